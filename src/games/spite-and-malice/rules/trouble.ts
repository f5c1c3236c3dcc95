import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('spite-and-malice', {
  misdeal: {
    near: 'goal-piles',
    law: 'Until the first move, even out unequal goal piles from the bottom of the larger one, and use the stock to bring hands to five; after that, the deal stands.',
    strict: 'Everything is gathered in and dealt again.',
  },
  exposed: {
    near: 'hands',
    law: 'A card shown by accident goes back into the hand or the middle of the stock; a goal card seen too early is shuffled back among the face-down ones.',
  },
  short: {
    near: 'packs',
    law: 'If a card is missing from the pack with jokers, play without it; if a goal pile is one short, set aside the bottom card of the other.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A card moved out of turn goes back where it came from, any goal card turned up after it is turned face down again, and the right player plays on.',
    strict: 'The player who moved it may not move that card in their next turn.',
  },
  'too-early': {
    near: 'draw-up',
    law: 'Cards drawn too early, or a second time in one turn, go back on the stock in the same order, or into its middle if they were looked at.',
  },
  'at-once': {
    near: 'goal-turn',
    law: 'You may put a card back until you let go of it, but not once you have turned up the next goal card.',
  },
  'before-next': {
    near: 'centre-next',
    law: 'If a wrong move is noticed before the other player has moved, the card goes back with anything laid on it, and you go on with your turn.',
    strict: 'The cards go back, and your turn is over.',
  },
  later: {
    near: 'centre-next',
    also: ['A completed pile wasn’t shuffled in'],
    title: 'A mistake, and the other player has moved since',
    law: 'A mistake noticed later stands: the wrong card stays and you build on the rank it shows, but an overlooked completed pile is shuffled in at once.',
  },
  count: {
    near: 'draw-up',
    law: 'If you hold more than five cards, the other player draws the extra ones unseen and puts them into the stock; if fewer, you draw up at your next turn.',
  },
  looked: {
    near: 'goal-piles',
    law: 'A player who has looked at the stock or under a goal card shuffles the cards they saw, but the face-up goal card stays on top.',
    strict: 'The player also misses a turn.',
  },
  'taken-back': {
    near: 'end',
    law: 'You may take back “done” until the other player has drawn or touched a card, and rename a joker on a side pile until the next card is laid anywhere.',
    strict: 'What has been said stands.',
  },
  mixed: {
    near: 'centre-four',
    also: ['A pile was knocked over'],
    law: 'If piles get mixed up, rebuild the centre, then the side piles as you both remember them, then shuffle, and count out goal piles as before; the rest is stock.',
  },
  concede: {
    near: 'goal-empty',
    law: 'A player who gives up pays for the cards left in their own goal pile, as if the other player had just played their last goal card.',
    because: 'giving up shouldn’t cost less than losing.',
  },
  leaves: {
    near: 'standstill',
    law: 'If a player has to leave, the game counts as a standstill: the player with the smaller goal pile wins one stake for each card by which it is smaller.',
  },
  score: {
    near: 'goal-empty',
    law: 'A wrong score may be corrected until the goal piles for the next game have been split.',
  },
});
