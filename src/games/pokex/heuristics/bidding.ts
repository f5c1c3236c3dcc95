import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { count } from '../../../cards/words.ts';
import type { Thumbs } from '../../../game/coach.ts';
import type { Seat } from '../../../game/seat.ts';
import { heightOf, JOKER, PACK } from '../pack.ts';
import { auction } from '../play/auction.ts';
import { isWild, wildsOf } from '../play/hand.ts';
import { pointsOf } from '../play/score.ts';
import { type PokexState, sideOf, TRICKS } from '../state.ts';
import { cardsText } from '../texts/words.ts';
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

const worth = (state: PokexState, tricks: number): number => pointsOf(state.options, tricks, tricks);

/** Cards of the row of whose rank the seat holds at least one. */
function matched({ state, seat }: Scene): readonly Card[] {
  const own = (state.hands[seat] ?? []).filter((card) => card >= 0 && card !== JOKER).map(heightOf);
  return state.centre.filter((card) => card >= 0 && card !== JOKER && own.includes(heightOf(card)));
}

/** The highest bid so far, and whether it is the other side’s. */
function highest({ state, seat }: Scene): { seat: Seat; tricks: number; isTheirs: boolean } | null {
  const { high } = auction(state.bids, state.dealer);
  return high && { ...high, isTheirs: sideOf(high.seat) !== sideOf(seat) };
}

const isFree = ({ state }: Scene): boolean => state.options.failed === 'zero';

/** What speaks for a word in the auction, and for the rank one names. Weightiest first. */
export const BIDDING: Thumbs<Scene> = {
  'bid-counts': (scene) => {
    const { state, seat, move } = scene;
    const share = move.type === 'bid' ? atLeast(hopes(state, seat), move.tricks) : 0;
    if (move.type !== 'bid' || share < LIKELY) return undefined;
    const jokers = (state.hands[seat] ?? []).filter((card) => card === JOKER).length;
    const fits = matched(scene);
    const joker = jokers > 0 ? cardsText(Array.from({ length: jokers }, () => JOKER)) : '';
    const row = fits.length > 0 ? `cards that match ${cardsText(fits)} in the row` : '';
    const held = [joker, row].filter((text) => text !== '').join(' and ');
    return {
      says: `A bid of ${move.tricks} should be made ${often(share)}${held ? `: you hold ${held}` : ''}.`,
      facts: { tricks: move.tricks, often: often(share), jokers, matched: fits.map(PACK.code) },
    };
  },
  outbids: (scene) => {
    const { state, seat, move, name } = scene;
    const high = highest(scene);
    if (move.type !== 'bid' || !high?.isTheirs || !isFree(scene)) return undefined;
    const theirs = atLeast(TRICKS - hopes(state, seat), high.tricks);
    return (
      theirs >= LIKELY && {
        says: `It takes the deal from ${name(high.seat)}, whose ${high.tricks} would be made ${often(theirs)}; and a bid that fails costs nothing.`,
        facts: { by: high.seat, tricks: high.tricks, often: often(theirs) },
      }
    );
  },
  'last-word': (scene) => {
    const high = highest(scene);
    if (scene.move.type !== 'bid' || scene.move.tricks !== TRICKS || !high?.isTheirs || !isFree(scene))
      return undefined;
    const points = worth(scene.state, high.tricks);
    return {
      says: `Nobody can go over ${TRICKS}. It keeps them from the ${count(points, 'point')} of their ${high.tricks}, and costs nothing if it fails.`,
      facts: { over: high.tricks, points },
    };
  },
  'more-points': (scene) => {
    const { state, move } = scene;
    const high = highest(scene);
    const lower = (high?.tricks ?? 0) + 1;
    if (move.type !== 'bid' || move.tricks <= lower || high?.isTheirs || !isFree(scene)) return undefined;
    const [points, less] = [worth(state, move.tricks), worth(state, move.tricks - 1)];
    return {
      says: `Made, a bid of ${move.tricks} brings ${points} points at least; ${move.tricks - 1} made exactly brings ${less}. It costs nothing if it fails.`,
      facts: { tricks: move.tricks, points, less },
    };
  },
  'shuts-out': (scene) => {
    const { move } = scene;
    const high = highest(scene);
    if (move.type !== 'bid' || move.tricks !== TRICKS - 1 || !isFree(scene)) return undefined;
    return (
      (high === null || high.isTheirs) && {
        says: `Over a bid of ${move.tricks} they can say nothing but ${TRICKS}; and if it fails, it costs nothing.`,
        facts: { tricks: move.tricks, left: TRICKS },
      }
    );
  },
  'leaves-partner': (scene) => {
    const high = highest(scene);
    if (scene.move.type !== 'pass' || !high || high.isTheirs) return undefined;
    return {
      says: `It leaves ${possessive(scene.name(high.seat))} bid of ${high.tricks} alone, and that counts for both of you.`,
      facts: { by: high.seat, tricks: high.tricks },
    };
  },
  'too-little': (scene) => {
    const { state, seat, move } = scene;
    const more = (highest(scene)?.tricks ?? 0) + 1;
    if (move.type !== 'pass' || isFree(scene) || more > TRICKS) return undefined;
    const share = atLeast(hopes(state, seat), more);
    const costs = -pointsOf(state.options, more, 0);
    return {
      says: `A bid of ${more} would be made ${often(share)}, and costs ${costs} where it fails.`,
      facts: { more, costs, often: often(share) },
    };
  },
  'names-held': ({ move, state, seat }) => {
    if (move.type !== 'name') return undefined;
    const held = (state.hands[seat] ?? []).filter(
      (card) =>
        card >= 0 &&
        card !== JOKER &&
        isWild(wildsOf(state.options, move.rank === 'X' ? null : move.rank), card),
    );
    return (
      held.length > 0 && {
        says: `It makes wild what you hold: ${cardsText(held)}.`,
        facts: { cards: held.map(PACK.code) },
      }
    );
  },
};
