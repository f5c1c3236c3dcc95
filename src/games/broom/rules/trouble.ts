import { troubleChapter } from '../../../game/trouble.ts';

export const TROUBLE = troubleChapter('broom', {
  misdeal: {
    near: 'deal-four',
    law: 'If a hand has more or fewer than four cards, or not eight ordinary cards lie open, and nobody has played yet, the same dealer gathers everything in, shuffles and deals again.',
    strict: 'The deal passes to the left as well.',
  },
  exposed: {
    near: 'deal-four',
    law: 'A card that shows itself in the deal stays with whoever it was for, a joker or the Broom shown means a new deal, and a card you drop or show yourself goes back to your hand.',
    source: 'The players keep their cards hidden and do not show them to others.',
  },
  short: {
    near: 'deck',
    law: 'If the pack turns out not to be 56 cards, the session doesn’t count and is dealt again once it is whole; the sessions before it stand.',
  },
  'out-of-turn': {
    near: 'your-turn',
    law: 'A card played out of turn goes back to its hand, what it took or built is laid out as it was, and the right player plays.',
    strict: 'The card stays on the table, as placed, and that was its owner’s next turn.',
  },
  'too-early': {
    near: 'deal-again',
    law: 'Whoever picks up the next four cards too early lays them aside face down, plays the old ones first, and takes them up when all hands are empty.',
  },
  'at-once': {
    near: 'choice',
    law: 'Until you let go of the cards you may put everything back as it lay and play again, with another card if you like.',
    strict: 'The card from your hand is played; what it takes may still be changed.',
  },
  'before-next': {
    near: 'take-sum',
    law: 'A wrong take or combined card that is noticed before the next player has played is undone, and the same player plays again.',
    strict: 'The table is laid as it was, and the card stays there as placed.',
  },
  later: {
    near: 'combine-hold',
    law: 'Noticed later, a wrong take stays in its pile, a wrong combined card stays one card, and the session goes on from there.',
  },
  count: {
    near: 'from-hand',
    law: 'A hand with too few cards is played out and then passed over; from a hand with too many the left-hand neighbour draws blind, and what is drawn goes into the stock, or beside the table’s cards if the stock is gone.',
  },
  looked: {
    near: 'pile',
    law: 'Nobody looks through a pile before the count; if somebody has, that pile is opened for all to see once, and play goes on.',
    strict: 'Whoever looked can’t have the points for most spades and most cards in this session.',
  },
  'taken-back': {
    near: 'combine-values',
    law: 'A value said wrongly counts for nothing, for the cards do; and once the next player has played you can’t add to your take what you overlooked.',
  },
  mixed: {
    near: 'pile',
    law: 'If two piles run together, each side takes out what everyone agrees is its own, and the points for the rest are shared equally, a point left over falling away.',
  },
  concede: {
    near: 'target',
    law: 'With two players or two sides you may give up at any time and the other side has won; with three or four for themselves a session is played to its end.',
  },
  leaves: {
    near: 'session-end',
    law: 'If somebody has to go, the session under way isn’t counted, and the rest either play on with the totals they have or let those decide.',
  },
  score: {
    near: 'score-each',
    law: 'A count may be put right until the next session has been counted; after that it stands as written.',
    strict: 'It stands as soon as the next session has been dealt.',
  },
});
