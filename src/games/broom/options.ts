import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const HOUSE_RULES = {
  seats: {
    ...players([2, 3, 4], 2),
    about:
      'How many people play. The more players, the fewer hands each: six with two players, four with three, three with four.',
    source: 'Two, three or four players.',
    because:
      'The 48 cards that aren’t turned up divide evenly among two, three or four players, so no hand is ever short.',
    rule: 'broom/deal-four',
  },
  partners: {
    title: 'Partners',
    about:
      'With four players: two against two, with partners opposite each other. Partners share one pile and one score.',
    source: '“You can also play in pairs 2 vs 2”. It says no more than that.',
    because: 'In most games partners sit opposite each other and share a pile.',
    rule: 'broom/first-turn',
    set: oneOf([false, 'Everyone for themselves'], [true, 'Two against two']),
    structural: true,
  },
  target: {
    isTarget: true,
    title: 'Points to win',
    about:
      'The total that ends the game. A session holds 39 points: 120 takes two players about six sessions and four about ten.',
    source: '120 points.',
    because:
      'If aces count instead of spades, a session holds nine points fewer, and you may want to lower the target too.',
    rule: 'broom/target',
    set: numberOf(1, 999, 120, 60),
  },
  raise: {
    title: 'Raising a combined card',
    about: 'When a player may add a card to a combined card on the table.',
    source: 'Another player may add to a combined card; “this can only be done if there is one combined card”.',
    because:
      'Does that mean only one on the whole table, or just that there is one to add to? We read it the first way. Tables that read it the second way always allow raising, and some tables never do.',
    rule: 'broom/raise-lone',
    set: oneOf(['lone', 'Only while it is the only one'], ['any', 'Always'], ['never', 'Never']),
  },
  raiseOwn: {
    title: 'Raising your own',
    about: 'Whether the player who made a combined card may raise it too.',
    source: '“Another player” may add to a combined card. It doesn’t say that the maker can’t.',
    because: 'In many games of this family the maker can.',
    rule: 'broom/raise-own',
    set: oneOf([false, 'Only another player’s'], [true, 'Your own as well']),
  },
  point: {
    title: 'Cards worth a point',
    about:
      'Which cards are worth a point each: the spades, as our source has it, or the aces, as descriptions in Lithuanian have it.',
    source: '“1 point for each spade”, which makes 39 points a session.',
    because:
      'The example game in the same source adds up to 30 a session, which is what a point for each ace gives, and descriptions of the game in Lithuanian count the aces.',
    rule: 'broom/score-each',
    set: oneOf(['spade', 'Spades (39 points a session)'], ['ace', 'Aces (30 points a session)']),
  },
  courts: {
    title: 'Courts in one take',
    about: 'How many jacks a jack may take, and queens a queen, and kings a king.',
    source: 'One court or three, never two, with an example but no reason.',
    because: 'If that seems odd, allow two as well; if three seems too many, allow only one.',
    rule: 'broom/court-one-or-three',
    set: oneOf(['one-or-three', 'One, or all three'], ['any', 'One, two or three'], ['one', 'One only']),
  },
  sumWithCombined: {
    title: 'Combined cards in sums',
    about: 'Whether a combined card may be one part of a sum, like any other card of its value.',
    source: 'A combined card is treated “as if it was a one card”. In every example it is taken by its own value.',
    because:
      'A card worth 6 can be part of a sum, so we let a combined 6 be part of one too. Tables that go by the examples don’t.',
    rule: 'broom/combined-in-sum',
    set: oneOf([true, 'They may join a sum'], [false, 'Taken by their own value only']),
  },
  leftovers: {
    title: 'Cards left at the end',
    about: 'Who gets the cards still on the table after the last card has been played.',
    source: 'The player who took last gets them.',
    because:
      'That can be seven cards for one lucky take at the end. If that decides too much for you, let them count for nobody; that is our own addition.',
    rule: 'broom/last-takes-rest',
    set: oneOf(['last-taker', 'The last taker'], ['nobody', 'Nobody']),
  },
  sessionCap: {
    title: 'Limit on sessions',
    about:
      'After this number of sessions the highest total wins, and equal totals share the win. 0 means no limit. (Our own addition.)',
    source: 'The game goes on until one player has 120.',
    because: 'A shared lead could go on for ever, so we set an end.',
    rule: 'broom/session-cap',
    set: numberOf(0, 999, 60, 0),
  },
};

export type BroomOptions = OptionsOf<typeof HOUSE_RULES>;

export const OPTIONS = optionsOf(HOUSE_RULES);
