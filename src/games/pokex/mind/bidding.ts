import { possessive } from '../../../cards/grammar.ts';
import type { Thumbs } from '../../../game/coach.ts';
import { auction } from '../play/auction.ts';
import { isWild, wildsOf } from '../play/hand.ts';
import { sideOf, TRICKS } from '../state.ts';
import { cardsText } from '../talk/words.ts';
import { atLeast, hopes } from './estimate.ts';
import type { Scene } from './scene.ts';

/** How often, as one says it at a table: the first whose share is reached. */
const OFTEN: readonly (readonly [share: number, says: string])[] = [
  [0.95, 'nearly every time'],
  [0.85, 'nine times in ten'],
  [0.7, 'three times in four'],
  [0.58, 'two times in three'],
  [0.42, 'every other time'],
  [0.29, 'one time in three'],
  [0.2, 'one time in four'],
  [0.08, 'one time in ten'],
  [0, 'hardly ever'],
];
const often = (share: number): string => OFTEN.find(([least]) => share >= least)?.[1] ?? 'hardly ever';

/** A bid made less often is no hope. */
const LIKELY = 0.29;

/** What speaks for a word in the auction, and for the rank one names. Weightiest first. */
export const BIDDING: Thumbs<Scene> = {
  'bid-counts': ({ state, seat, move }) => {
    const share = move.type === 'bid' ? atLeast(hopes(state, seat), move.tricks) : 0;
    if (move.type !== 'bid' || share < LIKELY) return undefined;
    return `A bid of ${move.tricks} should be made ${often(share)}, counting what your cards match in the row and among themselves.`;
  },
  outbids: ({ state, seat, move, name }) => {
    const { high } = auction(state.bids, state.dealer);
    if (move.type !== 'bid' || high === null || sideOf(high.seat) === sideOf(seat)) return undefined;
    const theirs = atLeast(TRICKS - hopes(state, seat), high.tricks);
    return (
      state.options.failed === 'zero' &&
      theirs >= LIKELY &&
      `It takes the deal from ${name(high.seat)}, whose ${high.tricks} would be made ${often(theirs)}; and a bid that fails costs nothing.`
    );
  },
  'free-to-try': ({ state, seat, move }) => {
    const { high } = auction(state.bids, state.dealer);
    return (
      move.type === 'bid' &&
      state.options.failed === 'zero' &&
      (high === null || sideOf(high.seat) === sideOf(seat)) &&
      `A bid of ${move.tricks} brings more than a lower one if it is made, leaves the others less room, and costs nothing if it fails.`
    );
  },
  'shuts-out': ({ state, seat, move }) => {
    const { high } = auction(state.bids, state.dealer);
    return (
      move.type === 'bid' &&
      move.tricks === TRICKS - 1 &&
      state.options.failed === 'zero' &&
      (high === null || sideOf(high.seat) !== sideOf(seat)) &&
      `Over a bid of ${move.tricks} they can say nothing but ${TRICKS}; and if it fails, it costs nothing.`
    );
  },
  'leaves-partner': ({ state, seat, move, name }) => {
    const { high } = auction(state.bids, state.dealer);
    return (
      move.type === 'pass' &&
      high !== null &&
      sideOf(high.seat) === sideOf(seat) &&
      `It leaves ${possessive(name(high.seat))} bid of ${high.tricks} alone, and that counts for both of you.`
    );
  },
  'too-little': ({ state, seat, move }) => {
    const { high } = auction(state.bids, state.dealer);
    const more = (high?.tricks ?? 0) + 1;
    const share = atLeast(hopes(state, seat), more);
    return move.type === 'pass' && `It is honest: a bid of ${more} would be made ${often(share)}.`;
  },
  'names-held': ({ move, state, seat }) => {
    if (move.type !== 'name') return undefined;
    const held = (state.hands[seat] ?? []).filter(
      (card) => card >= 0 && isWild(wildsOf(state.options, move.rank === 'X' ? null : move.rank), card),
    );
    return held.length > 0 && `It makes wild what you hold: ${cardsText(held)}.`;
  },
};
