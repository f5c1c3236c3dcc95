import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('sixty', {
  misdeal: {
    near: 'deal-five',
    law: 'Whoever hasn’t five cards says so before the first attack is answered: missing cards are drawn, and from a hand with too many the left-hand neighbour draws blind and shuffles what is drawn into the deck.',
    strict: 'Everything is shuffled and dealt again.',
  },
  exposed: {
    near: 'refill',
    law: 'A card shown in the deal or dropped goes back to its hand, and a card of the deck that was seen is shuffled into it.',
    source: 'Players should not show their cards to anyone.',
  },
  short: {
    near: 'deck',
    law: 'If the pack turns out not to be 83 cards, the round under way counts all the same, and the missing ones are looked for before the next deal.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'Cards played out of turn go back to their hand, and what was drawn for them is shuffled into the deck.',
    strict: 'They become their owner’s penalty cards.',
  },
  'too-early': {
    near: 'refill',
    law: 'Cards drawn before the answer was played, or while taking, are shuffled into the deck; if they are among the others already, the left-hand neighbour draws as many blind.',
  },
  'at-once': {
    near: 'attack',
    law: 'Until you let go of them, and have drawn no card, you may take your cards back and play others.',
  },
  'before-next': {
    near: 'same-number',
    law: 'A wrong attack or answer that is noticed before anybody else has played goes back to the hand, what was drawn for it is shuffled into the deck, and the same player plays again.',
    strict: 'After a wrong answer the cards played on you are your penalty.',
  },
  later: {
    near: 'must-answer',
    law: 'Noticed later, it stands, and so do penalty cards that somebody took who could have answered.',
    strict: 'Whoever took without having to adds ten points at the end of the round.',
  },
  count: {
    near: 'refill',
    law: 'Whoever forgot to draw draws when it is noticed; from a hand of more than five the left-hand neighbour draws blind, and what is drawn is shuffled into the deck.',
  },
  looked: {
    near: 'take',
    law: 'Penalty cards lie face down for their owner too; whoever has looked at some shows them to all, and the discard pile is open to everyone anyway.',
  },
  'taken-back': {
    near: 'take',
    law: '“I take them” may be taken back until the cards have been turned over, and the card picked for Hocus-pocus until the next player has touched a card.',
    strict: 'What was said is said.',
  },
  mixed: {
    near: 'points',
    law: 'If deck and discard pile run together, all of it is shuffled and is the deck; if penalty cards do, their points are added up and shared equally, rounded up.',
  },
  concede: {
    near: 'round-end',
    law: 'Nobody gives up in the middle of a round; between two rounds you may, and then you have come last.',
  },
  leaves: {
    near: 'round-end',
    law: 'If somebody has to go, the round under way isn’t counted, and the rest either play on with the totals they have or let those decide.',
  },
  score: {
    near: 'last-round',
    law: 'The sums on the paper may be put right until a winner has been named; who began a round stays as it was.',
  },
});
