import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const ID = 'spite-and-malice';

const RULES = {
  seats: {
    ...players([2], 2),
    about: 'Two, across the table from each other. A third could only watch, and comment.',
    rule: `${ID}/first-player`,
  },
  refill: {
    title: 'An empty hand',
    about: 'Whether a hand that is played out is filled again in the same turn, or waits for the next.',
    rule: `${ID}/refill-empty`,
    set: oneOf(['turn-start', 'Waits for your next turn'], ['when-empty', 'Is filled at once']),
  },
  centreMoves: {
    title: 'Cards to the centre',
    about:
      'How many cards of your hand and side piles may go to the centre in one turn. Goal cards never count.',
    rule: `${ID}/one-centre`,
    set: oneOf(['any', 'As many as fit'], ['one', 'One a turn']),
  },
  lowOnSide: {
    title: 'Twos and aces on side piles',
    about: 'When a 2 may go on a 3, or an ace on a 2, of a side pile.',
    rule: `${ID}/side-low`,
    set: oneOf(['after-four', 'While all four centre piles stand'], ['always', 'Always']),
  },
  sideBuild: {
    title: 'Building side piles',
    about: 'What a side pile takes: the same rank or one lower, or whatever you like to throw on it.',
    rule: `${ID}/side-build`,
    set: oneOf(['equal-or-lower', 'Same rank or one lower'], ['free', 'Anything']),
  },
  recycle: {
    title: 'Completed piles',
    about: 'Whether a pile with its king is shuffled into the stock at once, or kept until the stock is out.',
    rule: `${ID}/centre-full`,
    set: oneOf(['now', 'Into the stock at once'], ['when-empty', 'Set aside until the stock is empty']),
  },
  aces: {
    title: 'Aces',
    about: 'Whether an ace you can reach has to go to the centre before your turn ends.',
    rule: `${ID}/ace-first`,
    set: oneOf(['must', 'Must go to the centre'], ['may', 'May stay where they are']),
  },
  sideJoker: {
    title: 'Jokers on side piles',
    about: 'What a joker is while it lies on a side pile.',
    rule: `${ID}/side-joker`,
    set: oneOf(['named', 'Named a rank'], ['frozen', 'Nameless, and nothing goes on it']),
  },
  mayEnd: {
    title: 'Ending a turn empty-handed',
    about: 'Whether you may say “done” although a card of your hand would go on one of your side piles.',
    rule: `${ID}/must-lay`,
    set: oneOf([true, 'Whenever you like'], [false, 'Only if nothing goes on a side pile']),
  },
  goal: {
    title: 'Cards in a goal pile',
    about: 'Twenty-six is half a pack each, and a long evening. Ten make a good first game.',
    rule: `${ID}/goal-piles`,
    set: numberOf(1, 26, 26),
  },
  stake: {
    title: 'A card is worth',
    about: 'What the loser pays for each card, in points, matches or whatever lies in your pockets.',
    rule: `${ID}/goal-empty`,
    set: numberOf(0, 1000, 1),
  },
  turnCap: {
    title: 'Most turns',
    about: 'After so many turns the game counts as a standstill. 0 plays on for ever. (Our own addition.)',
    rule: `${ID}/turn-cap`,
    set: numberOf(0, 10_000, 1000),
  },
};

export type SpiteOptions = OptionsOf<typeof RULES>;

/** House rules, in the order in which a table settles them. */
export const OPTIONS = optionsOf(RULES);
