import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('sixty', {
  misdeal: {
    near: 'deal-five',
    law: 'A misdealt hand can be put right until the first attack is answered: missing cards are drawn; the left-hand neighbour draws extra ones blind and shuffles them into the deck.',
    strict: 'All the cards are shuffled and dealt again.',
  },
  exposed: {
    near: 'refill',
    law: 'A card that is dropped or shown in the deal goes back to its player’s hand, and a deck card that was seen is shuffled back in.',
    source: 'Players should not show their cards to anyone.',
  },
  short: {
    near: 'deck',
    law: 'The round in progress still counts if the pack turns out not to have 83 cards; you look for the missing cards before the next deal.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'Cards played out of turn go back to the player’s hand, and cards drawn for them are shuffled into the deck.',
    strict: 'Cards played out of turn become the player’s penalty cards.',
  },
  'too-early': {
    near: 'refill',
    law: 'Cards drawn before answering, or when taking, are shuffled back into the deck; if they are already in your hand, your left-hand neighbour draws the same number blind instead.',
  },
  'at-once': {
    near: 'attack',
    law: 'You may take your cards back and play others until you let go of them or draw a card.',
  },
  'before-next': {
    near: 'same-number',
    law: 'A wrong attack or answer noticed before another player has played is taken back, any cards drawn for it are shuffled into the deck, and the player plays again.',
    strict: 'After a wrong answer, the cards played on you go on your penalty pile.',
  },
  later: {
    near: 'must-answer',
    also: ['A player took cards they could have answered'],
    law: 'A wrong attack or answer noticed later stands, and a player who took when they could have answered keeps the cards.',
    strict: 'A player who took without having to gets ten extra points at the end of the round.',
  },
  count: {
    near: 'refill',
    also: ['A player forgot to draw'],
    law: 'A player who forgot to draw does so when it is noticed; the left-hand neighbour draws any cards over five blind and shuffles them into the deck.',
  },
  looked: {
    near: 'take',
    law: 'Players may not look at penalty cards, even their own, and a player who does shows them to everybody; the discard pile may be looked through at any time.',
  },
  'taken-back': {
    near: 'take',
    law: 'You may take back “I’ll take them” until the cards have been turned over, and change your pick for Hocus-pocus until the next player has touched a card.',
    strict: 'What a player has said stands.',
  },
  mixed: {
    near: 'points',
    law: 'If the deck and the discard pile get mixed up, they are shuffled together as the new deck; the points of mixed-up penalty cards are shared equally, rounded up.',
  },
  concede: {
    near: 'round-end',
    law: 'You may give up between rounds but not in the middle of one, and if you do, you come last.',
  },
  leaves: {
    near: 'round-end',
    law: 'If a player has to go, the round in progress isn’t counted, and the others either play on with their totals or let the totals decide.',
  },
  score: {
    near: 'last-round',
    law: 'The score sheet may be corrected until a winner has been named, but this doesn’t change who began a round already under way.',
  },
});
