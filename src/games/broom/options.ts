import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const RULES = {
  seats: {
    ...players([2, 3, 4], 2),
    about:
      'How many sit down. More players, fewer hands each: six with two, four with three, three with four.',
    because:
      'The source says two, three or four. The 48 cards beside the first eight divide evenly among any of them, so that no hand is ever short.',
    rule: 'broom/deal-four',
  },
  partners: {
    title: 'Partners',
    about: 'With four at the table: two against two, partners opposite. They share one pile and one score.',
    because:
      '“You can also play in pairs 2 vs 2” is all the source says of it. That partners sit opposite and share a pile is how pairs play in most games.',
    rule: 'broom/first-turn',
    set: oneOf([false, 'Everyone for themselves'], [true, 'Two against two']),
    structural: true,
  },
  target: {
    title: 'Points to win',
    about:
      'The total that ends the game. A session holds 39 points: 120 takes two players about six sessions and four about ten.',
    because:
      'The source prints 120. If aces count in place of spades, a session holds nine points fewer, and you may want to lower the target with it.',
    rule: 'broom/target',
    set: numberOf(1, 999, 120, 60),
  },
  raise: {
    title: 'Raising a combined card',
    about: 'When another card may be added to a combined card that already lies there.',
    because:
      'Another player may add to a combined card, says the source, and then: “this can only be done if there is one combined card”. One on the whole table, or one to add to? We read the first. Who reads the second raises always, and some would rather not raise at all.',
    rule: 'broom/raise-lone',
    set: oneOf(['lone', 'Only while it is the one combined card'], ['any', 'Always'], ['never', 'Never']),
  },
  raiseOwn: {
    title: 'Raising your own',
    about: 'Whether whoever made a combined card may raise it too.',
    because:
      'The source lets “another player” add to a combined card. It doesn’t say that the builder can’t, and in many casino games the builder can.',
    rule: 'broom/raise-own',
    set: oneOf([false, 'Only somebody else’s'], [true, 'Your own as well']),
  },
  point: {
    title: 'One point each for',
    about:
      'Which cards are worth a point apiece: the spades, as our source prints it, or the aces, as Lithuania counts.',
    because:
      '“1 point for each spade” is printed, and makes 39 points a session. But the example table in the same source adds up to 30 a session, which is what a point for each ace gives, and so the game is mostly described in Lithuania.',
    rule: 'broom/score-each',
    set: oneOf(['spade', 'Spades (39 points a session)'], ['ace', 'Aces (30 points a session)']),
  },
  courts: {
    title: 'Courts in one take',
    about: 'How many jacks a jack may take, and queens a queen, and kings a king.',
    because:
      'The source takes one court or three and forbids two, with an example and without a reason. Who finds that odd allows two as well. Who finds three too rich takes one.',
    rule: 'broom/court-one-or-three',
    set: oneOf(['one-or-three', 'One, or all three'], ['any', 'One, two or three'], ['one', 'One only']),
  },
  sumWithCombined: {
    title: 'Combined cards in sums',
    about: 'Whether a combined card may be one part of a sum, like any other card of its value.',
    because:
      'A combined card is to be treated “as if it was a one card”. A card worth 6 joins sums, so this one does. But in every example of the source it is taken whole, and that is the other reading.',
    rule: 'broom/combined-in-sum',
    set: oneOf([true, 'They may join a sum'], [false, 'Taken by their own value only']),
  },
  leftovers: {
    title: 'Cards left at the end',
    about: 'Who gets what still lies on the table when the last card has been played.',
    because:
      'The source gives them to whoever took last. That can be seven cards for one lucky take at the end; where this decides too much, they count for nobody. The second way is our addition.',
    rule: 'broom/last-takes-rest',
    set: oneOf(['last-taker', 'Whoever took last'], ['nobody', 'Nobody']),
  },
  sessionCap: {
    title: 'Most sessions',
    about:
      'After so many sessions the highest total wins, and equal totals share. 0 plays on for ever. (Our own addition.)',
    because:
      'The source plays until somebody has 120. A lead that stays shared could go on for ever, so we set an end.',
    rule: 'broom/session-cap',
    set: numberOf(0, 999, 60, 0),
  },
};

export type BroomOptions = OptionsOf<typeof RULES>;

export const OPTIONS = optionsOf(RULES);
