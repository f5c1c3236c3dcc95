import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const RULES = {
  seats: {
    ...players([2, 3, 4], 2),
    about:
      'How many sit down. More players, fewer hands each: six with two, four with three, three with four.',
    rule: 'broom/deal-four',
  },
  partners: {
    title: 'Partners',
    about: 'With four at the table: two against two, partners opposite. They share one pile and one score.',
    rule: 'broom/first-turn',
    set: oneOf([false, 'Everyone for themselves'], [true, 'Two against two']),
    structural: true,
  },
  target: {
    title: 'Points to win',
    about:
      'The total that ends the game. A session holds 39 points: 120 takes two players about six sessions and four about ten.',
    rule: 'broom/target',
    set: numberOf(1, 999, 120),
  },
  raise: {
    title: 'Raising a combined card',
    about: 'When another card may be added to a combined card that already lies there.',
    rule: 'broom/raise-lone',
    set: oneOf(['lone', 'Only while it is the one combined card'], ['any', 'Always'], ['never', 'Never']),
  },
  raiseOwn: {
    title: 'Raising your own',
    about: 'Whether whoever made a combined card may raise it too.',
    rule: 'broom/raise-own',
    set: oneOf([false, 'Only somebody else’s'], [true, 'Your own as well']),
  },
  point: {
    title: 'One point each for',
    about:
      'Which cards are worth a point apiece: the spades, as our source prints it, or the aces, as Lithuania counts.',
    rule: 'broom/score-each',
    set: oneOf(['spade', 'Spades (39 points a session)'], ['ace', 'Aces (30 points a session)']),
  },
  courts: {
    title: 'Courts in one take',
    about: 'How many jacks a jack may take, and queens a queen, and kings a king.',
    rule: 'broom/court-one-or-three',
    set: oneOf(['one-or-three', 'One, or all three'], ['any', 'One, two or three'], ['one', 'One only']),
  },
  sumWithCombined: {
    title: 'Combined cards in sums',
    about: 'Whether a combined card may be one part of a sum, like any other card of its value.',
    rule: 'broom/combined-in-sum',
    set: oneOf([true, 'They may join a sum'], [false, 'Taken by their own value only']),
  },
  leftovers: {
    title: 'Cards left at the end',
    about: 'Who gets what still lies on the table when the last card has been played.',
    rule: 'broom/last-takes-rest',
    set: oneOf(['last-taker', 'Whoever took last'], ['nobody', 'Nobody']),
  },
  sessionCap: {
    title: 'Most sessions',
    about:
      'After so many sessions the highest total wins, and equal totals share. 0 plays on for ever. (Our own addition.)',
    rule: 'broom/session-cap',
    set: numberOf(0, 999, 60),
  },
};

export type BroomOptions = OptionsOf<typeof RULES>;

/** House rules, in the order in which a table settles them. */
export const OPTIONS = optionsOf(RULES);
