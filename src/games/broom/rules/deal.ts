import { consequence } from '../../../game/rule.ts';

export const dealRules = [
  consequence({
    id: 'broom/deal-four',
    title: 'Four cards each',
    law: 'All 56 cards are shuffled at the start of a session. Each player gets four from the top, face down, beginning with the player left of the dealer.',
  }),
  consequence({
    id: 'broom/table-eight',
    title: 'Eight on the table',
    law: 'Eight ordinary cards are turned up after the hands are dealt. A joker or the Broom that turns up goes back into the stock, anywhere, and another card replaces it.',
    notes: {
      'Back into the stock':
        'The source puts such a card back “somewhere in the middle”. We put it anywhere, so that no player knows where it is.',
    },
  }),
  consequence({
    id: 'broom/first-turn',
    title: 'Who begins',
    law: 'The player left of the dealer has the first turn, and play goes clockwise. The deal passes to the left after each session.',
    notes: {
      'Who deals first?':
        'The source doesn’t say, so settle it as you like: cut the pack, toss a coin, or let the youngest deal. On this site the first seat deals. That the deal then passes to the left is our reading, as in most card games.',
    },
  }),
  consequence({
    id: 'broom/deal-again',
    title: 'Four more cards each',
    law: 'Each player is dealt four more cards the same way whenever all hands are empty, until the stock is gone. No cards are added to the table.',
    notes: {
      'When do you draw?':
        'The source has a player draw four as soon as their own hand is empty. Each player plays one card a turn, so all hands run out in the same round. Here the cards are dealt once the last hand is empty.',
    },
  }),
];
