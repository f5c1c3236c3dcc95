import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const ID = 'spite-and-malice';

const RULES = {
  seats: {
    ...players([2], 2),
    about: 'Two, across the table from each other. A third could only watch, and comment.',
    because: '“Number of players: 2”, says the source.',
    rule: `${ID}/first-player`,
  },
  refill: {
    title: 'An empty hand',
    about: 'Whether a hand that is played out is filled again in the same turn, or waits for the next.',
    because:
      'The source fills the hand “at the beginning of each turn” and says no more. In many sister games a hand that is played out is filled at once, and people bring that along.',
    rule: `${ID}/refill-empty`,
    set: oneOf(['turn-start', 'Waits for your next turn'], ['when-empty', 'Is filled at once']),
  },
  centreMoves: {
    title: 'Cards to the centre',
    about:
      'How many cards of your hand and side piles may go to the centre in one turn. Goal cards never count.',
    because:
      '“With only one such card and in one turn”, says our translation: one card at a time, or one card a turn? With one a turn, two aces in hand could never both go, and the source wants each ace played. So we read: one at a time.',
    rule: `${ID}/one-centre`,
    set: oneOf(['any', 'As many as fit'], ['one', 'One a turn']),
  },
  lowOnSide: {
    title: 'Twos and aces on side piles',
    about: 'When a 2 may go on a 3, or an ace on a 2, of a side pile.',
    because:
      '“After building the central stacks”, says the source, a 2 may go on a 3 and an ace on a 2. We read: while all four stand. Other tables don’t want to look across before they lay a 2.',
    rule: `${ID}/side-low`,
    set: oneOf(['after-four', 'While all four centre piles stand'], ['always', 'Always']),
  },
  sideBuild: {
    title: 'Building side piles',
    about: 'What a side pile takes: the same rank or one lower, or whatever you like to throw on it.',
    because:
      'The source builds side piles on the same rank and downwards: a 5 on a 6, a queen on a queen. That downwards means one lower is our reading of its examples. In some sister games a side pile takes anything.',
    rule: `${ID}/side-build`,
    set: oneOf(['equal-or-lower', 'Same rank or one lower'], ['free', 'Anything']),
  },
  recycle: {
    title: 'Completed piles',
    about: 'Whether a pile with its king is shuffled into the stock at once, or kept until the stock is out.',
    because:
      'A completed pile is “dropped into the reserve”. We shuffle it in at once, so that the stock seldom runs out. Who hates shuffling keeps such piles until it does.',
    rule: `${ID}/centre-full`,
    set: oneOf(['now', 'Into the stock at once'], ['when-empty', 'Set aside until the stock is empty']),
  },
  aces: {
    title: 'Aces',
    about: 'Whether an ace you can reach has to go to the centre before your turn ends.',
    because:
      '“Each ace in cash must be played to form a central stack.” We take it at its word. Where it is only good advice, an ace may be kept back, out of spite.',
    rule: `${ID}/ace-first`,
    set: oneOf(['must', 'Must go to the centre'], ['may', 'May stay where they are']),
  },
  sideJoker: {
    title: 'Jokers on side piles',
    about: 'What a joker is while it lies on a side pile.',
    because:
      'The source says of a joker on a side pile only that it can go on to the centre. What may lie on it is open: with a name it can be built on, without one nothing goes there.',
    rule: `${ID}/side-joker`,
    set: oneOf(['named', 'Named a rank'], ['frozen', 'Nameless, and nothing goes on it']),
  },
  mayEnd: {
    title: 'Ending a turn empty-handed',
    about: 'Whether you may say “done” although a card of your hand would go on one of your side piles.',
    because:
      '“If a player does not want to make a move, he can end his turn.” So we play, and games freeze often. A table that wants none of that makes everybody lay a card while one can be laid.',
    rule: `${ID}/must-lay`,
    set: oneOf([true, 'Whenever you like'], [false, 'Only if nothing goes on a side pile']),
  },
  goal: {
    title: 'Cards in a goal pile',
    about: 'Twenty-six is half a pack each, and a long evening. Ten make a good first game.',
    because:
      'The first pack is split between the two, and that is twenty-six each. Fewer cards make a shorter game; the rest of that pack stays in the box.',
    rule: `${ID}/goal-piles`,
    set: numberOf(1, 26, 26, 10, 13),
  },
  stake: {
    title: 'A card is worth',
    about: 'What the loser pays for each card, in points, matches or whatever lies in your pockets.',
    because:
      'The source plays for money, “a certain value of one card” to be agreed before the game. A point a card is the same for people who want to stay friends.',
    rule: `${ID}/goal-empty`,
    set: numberOf(0, 1000, 1, 10),
  },
  turnCap: {
    title: 'Most turns',
    about: 'After so many turns the game counts as a standstill. 0 plays on for ever. (Our own addition.)',
    because:
      'The source ends a game when neither player wants to move. Two players who go on moving without getting anywhere end never, so we set an end.',
    rule: `${ID}/turn-cap`,
    set: numberOf(0, 10_000, 1000, 0),
  },
};

export type SpiteOptions = OptionsOf<typeof RULES>;

export const OPTIONS = optionsOf(RULES);
