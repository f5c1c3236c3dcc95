import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('sixty', {
  misdeal: {
    near: 'deal-five',
    law: 'A wrong hand is put right until the first attack is answered: missing cards are drawn; extra ones are drawn blind by the left-hand neighbour and shuffled into the deck.',
    strict: 'Everything is shuffled and dealt again.',
  },
  exposed: {
    near: 'refill',
    law: 'A card shown in the deal or dropped goes back to its player’s hand, and a card of the deck that was seen is shuffled into the deck.',
    source: 'Players should not show their cards to anyone.',
  },
  short: {
    near: 'deck',
    law: 'The round under way counts even if the pack turns out not to have 83 cards; the missing cards are looked for before the next deal.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'Cards played out of turn go back to the player’s hand, and cards drawn for them are shuffled into the deck.',
    strict: 'Cards played out of turn become the player’s penalty cards.',
  },
  'too-early': {
    near: 'refill',
    law: 'Cards drawn before the answer is played, or while taking, are shuffled into the deck; if they are already in the hand, the left-hand neighbour draws the same number blind.',
  },
  'at-once': {
    near: 'attack',
    law: 'You may take your cards back and play others until you let go of them or draw a card.',
  },
  'before-next': {
    near: 'same-number',
    law: 'A wrong attack or answer noticed before another player has played goes back to the hand, cards drawn for it are shuffled into the deck, and the player plays again.',
    strict: 'After a wrong answer, the cards played on you become your penalty.',
  },
  later: {
    near: 'must-answer',
    law: 'A wrong attack or answer noticed later stands, and so do cards taken by a player who could have answered.',
    strict: 'A player who took without having to adds ten points at the end of the round.',
  },
  count: {
    near: 'refill',
    law: 'A player who forgot to draw draws when it is noticed; cards over five are drawn blind by the left-hand neighbour and shuffled into the deck.',
  },
  looked: {
    near: 'take',
    law: 'Penalty cards stay face down even for their owner, and a player who has looked at some shows them to all; everybody may look through the discard pile.',
  },
  'taken-back': {
    near: 'take',
    law: 'You may take back “I’ll take them” until the cards have been turned over, and your pick for Hocus-pocus until the next player has touched a card.',
    strict: 'What a player has said stands.',
  },
  mixed: {
    near: 'points',
    law: 'Deck and discard pile, once mixed, are shuffled together and become the deck; the points of mixed penalty cards are added up and shared equally, rounded up.',
  },
  concede: {
    near: 'round-end',
    law: 'You may give up between two rounds, but not in the middle of one, and then you come last.',
  },
  leaves: {
    near: 'round-end',
    law: 'The round under way isn’t counted if a player has to go; the other players either play on with their totals or let the totals decide.',
  },
  score: {
    near: 'last-round',
    law: 'The sums on the score sheet may be put right until a winner has been named; a round already begun keeps its starter.',
  },
});
