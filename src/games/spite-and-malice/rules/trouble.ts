import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('spite-and-malice', {
  misdeal: {
    near: 'goal-piles',
    law: 'Until the first card has moved, goal piles that aren’t equal are levelled from below the longer one, and hands of more or fewer than five are mended from the stock; after that both play with what they have.',
    strict: 'Everything is gathered in and dealt again.',
  },
  exposed: {
    near: 'hands',
    law: 'A card of your hand goes back to your hand, a card of the stock goes back into its middle, and a goal card seen before its time is shuffled into the face-down cards of its pile.',
  },
  short: {
    near: 'packs',
    law: 'A card missing from the second pack is played without; one missing from a goal pile is made up for by taking one from below the other pile.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A card moved out of turn goes back to where it came from, a goal card turned up by it is turned down again, and the right player goes on.',
    strict: 'Whoever moved it may not move that card in their next turn.',
  },
  'too-early': {
    near: 'draw-up',
    law: 'Cards drawn too early, or a second time in one turn, go back on the stock in their order, or into its middle if they have been looked at.',
  },
  'at-once': {
    near: 'goal-turn',
    law: 'Until you let go of a card it may go back to where it came from, and once you have turned up the next goal card it may not.',
  },
  'before-next': {
    near: 'centre-next',
    law: 'A card laid wrongly goes back, with whatever was laid on it, if it is noticed before the other player has moved, and you go on with your turn.',
    strict: 'The cards go back, and your turn is over.',
  },
  later: {
    near: 'centre-next',
    law: 'Noticed later, the card stays where it is and is what it is: the next card goes by the one on top.',
  },
  count: {
    near: 'draw-up',
    law: 'From a hand of more than five the other player draws blind, and what is drawn goes into the stock; a hand of fewer is filled at its owner’s next turn.',
  },
  looked: {
    near: 'goal-piles',
    law: 'Whoever has looked into the stock or under a goal card shuffles what was looked at, and the open card stays on top.',
    strict: 'And misses a turn.',
  },
  'taken-back': {
    near: 'end',
    law: '“Done” may be taken back until the other player has drawn or touched a card, and the name of a joker on a side pile until the next card has been laid anywhere.',
    strict: 'What was said is said.',
  },
  mixed: {
    near: 'centre-four',
    law: 'If piles run together, the centre is rebuilt first, then the side piles as both remember them; goal piles get as many cards as they had, shuffled, and what is left goes into the stock.',
  },
  concede: {
    near: 'goal-empty',
    law: 'Whoever gives up pays for the goal cards left in their own pile, as if the other had just played the last one.',
  },
  leaves: {
    near: 'standstill',
    law: 'If somebody has to go, it counts as a standstill: the smaller goal pile wins the difference.',
  },
  score: {
    near: 'goal-empty',
    law: 'A settlement counted wrongly may be put right until the next goal piles have been split.',
  },
});
