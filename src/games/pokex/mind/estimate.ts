import type { Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import { heightOf, JOKER, LADDER } from '../pack.ts';
import { auction } from '../play/auction.ts';
import { moves } from '../play/moves.ts';
import { pointsFor } from '../play/score.ts';
import { type PokexMove, type PokexState, sideOf, TRICKS } from '../state.ts';

/** What cards are worth in tricks to a side that declares, fitted over thousands of deals of greedy players. */
interface Worth {
  /** A hand with nothing in it, beside an unseen partner. */
  readonly bare: number;
  readonly joker: number;
  /** A card of the row of which the hand holds none, one, two, three or more. */
  readonly match: readonly [number, number, number, number];
  /** Three or four of a rank: too many cards for one trick, unless the row asks for them. */
  readonly three: number;
  readonly four: number;
  /** One rank more, on the average of all twelve cards. */
  readonly height: number;
}

const PLAIN: Worth = {
  bare: 1.8,
  joker: 0.6,
  match: [0, 0.1, 0.31, 0.49],
  three: -0.27,
  four: -0.5,
  height: 0.09,
};
const TOP_RANK: Worth = { ...PLAIN, bare: 2, joker: 0, match: [0, 0.1, 0.3, 0.6], three: -0.35 };
/** Three of a rank can be made wild. */
const WILD_RANK: Worth = {
  bare: 2.35,
  joker: 0.4,
  match: [0, 0.09, 0.22, 0.29],
  three: 0.22,
  four: 0.53,
  height: 0.07,
};

const worthOf = ({ jokers, wildRank }: PokexOptions): Worth =>
  wildRank ? WILD_RANK : jokers === 'top-rank' ? TOP_RANK : PLAIN;

/** Tricks a seat's side should take, by its twelve cards and the row alone. */
export function estimate({ options, hands, centre }: PokexState, seat: Seat): number {
  const worth = worthOf(options);
  const counts = LADDER.map(() => 0);
  let heights = 0;
  let jokers = 0;
  const hand = (hands[seat] ?? []).filter((card) => card >= 0);
  for (const card of hand) {
    const height = heightOf(card);
    if (card === JOKER) jokers++;
    else counts[height] = (counts[height] ?? 0) + 1;
    heights += Math.max(0, height);
  }
  let sum = worth.bare + worth.joker * jokers + (worth.height * heights) / Math.max(1, hand.length);
  for (const n of counts) sum += n === 3 ? worth.three : n === 4 ? worth.four : 0;
  for (const card of centre) {
    const n = card < 0 || card === JOKER ? 0 : (counts[heightOf(card)] ?? 0);
    sum += worth.match[Math.min(3, n) as 0 | 1 | 2 | 3];
  }
  return sum;
}

/** What a bid of so many tricks tells of its bidder beyond an ordinary hand. */
const SIGNAL: readonly number[] = [0, -0.3, -0.1, 0.15, 0.4, 0.6, 0.8];

/** The same with what the others have said: good news of a partner, bad news of the others. */
export function hopes(view: PokexState, seat: Seat): number {
  const said = new Map<Seat, number>();
  for (const bid of view.bids) if (bid.tricks !== null) said.set(bid.seat, bid.tricks);
  let sum = estimate(view, seat);
  for (const [other, tricks] of said) {
    if (other === seat) continue;
    sum += (SIGNAL[tricks] ?? 0) * (sideOf(other) === sideOf(seat) ? 1 : -1);
  }
  return sum;
}

/** How likely a side that should take `mean` tricks takes at least so many: a bell curve in steps. */
export function atLeast(mean: number, tricks: number): number {
  return tricks <= 0 ? 1 : tricks > TRICKS ? 0 : 1 / (1 + Math.exp(1.7 * (tricks - 0.5 - mean)));
}

/** Points a bid should bring. */
export function expected(options: PokexOptions, mean: number, bid: number): number {
  let sum = 0;
  for (let taken = 0; taken <= TRICKS; taken++) {
    const chance = atLeast(mean, taken) - atLeast(mean, taken + 1);
    sum += chance * pointsFor(options, bid, taken).reduce((a, b) => a + b, 0);
  }
  return sum;
}

/** A bid that fails more often than not is no bid … */
const HONEST = 0.5;
/** … but where it costs nothing, and the others would be left theirs, one made this often keeps them from it. */
const BRAVE = 0.05;

/**
 * How good a word in the auction looks: a bid brings points, or is a lie; passing leaves a partner's bid alone, and
 * the others what they should make of theirs.
 */
export function rateSpoken(view: PokexState, seat: Seat, tricks: number | null): number {
  const mean = hopes(view, seat);
  const { high } = auction(view.bids, view.dealer);
  const ours = high !== null && sideOf(high.seat) === sideOf(seat);
  if (tricks !== null) {
    const points = expected(view.options, mean, tricks);
    const least = high === null || ours || view.options.failed === 'minus' ? HONEST : BRAVE;
    return atLeast(mean, tricks) >= least ? points : points - 100;
  }
  if (high === null) return 0;
  return ours
    ? expected(view.options, mean, high.tricks) + 0.5
    : -expected(view.options, TRICKS - mean, high.tricks);
}

/** A bid that is made less often is no slip of the tongue, and keeps the others from nothing. */
const HOPELESS = 0.01;

/** What anybody would think of doing: every move but a hopeless bid. */
export function worthTrying(view: PokexState, seat: Seat): readonly PokexMove[] {
  const all = moves(view, seat);
  if (view.phase !== 'auction') return all;
  const mean = hopes(view, seat);
  const some = all.filter((move) => move.type !== 'bid' || atLeast(mean, move.tricks) >= HOPELESS);
  return some.length > 0 ? some : all;
}
