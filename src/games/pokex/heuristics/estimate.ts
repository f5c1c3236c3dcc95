import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import type { PokexOptions } from '../options.ts';
import { heightOf, JOKER, LADDER } from '../pack.ts';
import { readAuction } from '../play/auction.ts';
import { moves } from '../play/moves.ts';
import { pointsOf } from '../play/score.ts';
import { type PokexMove, type PokexState, seatAfter, sideOf, TRICKS } from '../state.ts';

/** What cards are worth in tricks to a side that declares, fitted over thousands of deals of greedy players. */
interface HandWeights {
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

const PLAIN: HandWeights = {
  bare: 1.8,
  joker: 0.6,
  match: [0, 0.1, 0.31, 0.49],
  three: -0.27,
  four: -0.5,
  height: 0.09,
};
const TOP_RANK: HandWeights = { ...PLAIN, bare: 2, joker: 0, match: [0, 0.1, 0.3, 0.6], three: -0.35 };
/** Three of a rank can be made wild. */
const WILD_RANK: HandWeights = {
  bare: 2.35,
  joker: 0.4,
  match: [0, 0.09, 0.22, 0.29],
  three: 0.22,
  four: 0.53,
  height: 0.07,
};

const handWeights = ({ jokers, wildRank }: PokexOptions): HandWeights =>
  wildRank ? WILD_RANK : jokers === 'top-rank' ? TOP_RANK : PLAIN;

/** Tricks a seat's side should take, by its twelve cards and the row alone. */
export function estimate({ options, hands, centre }: PokexState, seat: Seat): number {
  const worth = handWeights(options);
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
export function expectedTricks(view: PokexState, seat: Seat): number {
  const said = new Map<Seat, number>();
  for (const bid of view.bids) if (bid.tricks !== null) said.set(bid.seat, bid.tricks);
  let sum = estimate(view, seat);
  for (const [other, tricks] of said) {
    if (other === seat) continue;
    sum += (SIGNAL[tricks] ?? 0) * (sideOf(other) === sideOf(seat) ? 1 : -1);
  }
  return sum;
}

/** How steep the curve is for a seat that knows one of the four hands, and where all are known. */
const ONE_HAND = 1.7;
const ALL_HANDS = 2;

/** How likely a side that should take `mean` tricks takes at least so many: a bell curve in steps. */
export function chanceOfTricks(mean: number, tricks: number, steepness = ONE_HAND): number {
  return tricks <= 0 ? 1 : tricks > TRICKS ? 0 : 1 / (1 + Math.exp(steepness * (tricks - 0.5 - mean)));
}

/** Points a bid should bring: what it brings for taking so many tricks, by how likely that is. */
function expectedPoints(options: PokexOptions, mean: number, bid: number, steepness = ONE_HAND): number {
  let sum = 0;
  for (let taken = 0; taken <= TRICKS; taken++) {
    const chance = chanceOfTricks(mean, taken, steepness) - chanceOfTricks(mean, taken + 1, steepness);
    if (chance > 0) sum += chance * pointsOf(options, bid, taken);
  }
  return sum;
}

/** A bid made less often is a shot in the dark: a Regular makes it only to keep others from much. */
const SLIM = 0.05;
/** Points that a shot in the dark has to be worth. */
const SHY = 8;
/** Points for each trick of an opening bid: what it takes from the room of the others, where it costs nothing to fail. */
const ROOM = 0.7;
/** Points for leaving the lead to a partner. */
const LEAD = 0.5;

/**
 * Rates the words of an auction in points: a bid by what it should bring or cost; a pass by what it leaves, the
 * partner's bid or the others'.
 * @returns the rating of a number of tricks, or of null for a pass
 */
export function bidRater(view: PokexState, seat: Seat, shy = SHY): (tricks: number | null) => number {
  const { options } = view;
  const mean = expectedTricks(view, seat);
  const { high } = readAuction(view.bids, view.dealer);
  const isFree = options.failed === 'zero';
  const ours = high !== null && sideOf(high.seat) === sideOf(seat);
  return (tricks) => {
    if (tricks !== null) {
      const points = expectedPoints(options, mean, tricks);
      if (!isFree) return points;
      const slim = chanceOfTricks(mean, tricks) < SLIM ? shy : 0;
      return points - slim + (high === null ? ROOM * tricks : 0);
    }
    if (high === null) return 0;
    return ours
      ? expectedPoints(options, mean, high.tricks) + LEAD
      : -expectedPoints(options, TRICKS - mean, high.tricks);
  };
}

/**
 * What anybody would think of saying: every move, but where failing costs nothing no opening lower than the one that
 * looks best. It gives room to the others, and oneself has to bid more a moment later.
 */
export function candidateMoves(view: PokexState, seat: Seat): readonly PokexMove[] {
  const all = moves(view, seat);
  const { high } = readAuction(view.bids, view.dealer);
  if (view.phase !== 'auction' || high !== null || view.options.failed !== 'zero') return all;
  const rated = bidRater(view, seat);
  const best = bestOf([1, 2, 3, 4, 5, 6], rated) ?? 1;
  return all.filter((move) => move.type !== 'bid' || move.tricks >= best);
}

/**
 * Points that a side should get for its bid before the first card is laid, all four hands open: fitted over thousands
 * of deals of Regulars. Chances are steeper than those of a seat that knows one hand.
 */
export function prospect(state: PokexState): number {
  const { declarer, bid, options } = state;
  if (declarer === null || bid === null) return 0;
  const usual = options.wildRank ? 3.4 : TRICKS / 2;
  const [ours, theirs] = [0, 1].map(
    (side) =>
      estimate(state, seatAfter(declarer, side)) + estimate(state, seatAfter(declarer, side + 2)) - 2 * usual,
  ) as [number, number];
  return expectedPoints(options, usual + 0.87 * ours - 0.77 * theirs, bid, ALL_HANDS);
}
