import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import type { PokexOptions } from '../options.ts';
import { heightOf, JOKER, LADDER } from '../pack.ts';
import { readAuction } from '../play/auction.ts';
import { moves } from '../play/moves.ts';
import { pointsOf } from '../play/score.ts';
import { type PokexMove, type PokexState, seatAfter, sideOf, TRICKS } from '../state.ts';

/** Values of cards in tricks for the declaring side, fitted to thousands of deals between greedy bots. */
interface HandWeights {
  /** Value of an empty hand beside an unseen partner. */
  readonly emptyHand: number;
  readonly joker: number;
  /** Value of a card in the row whose rank the hand holds none, one, two, three or more times. */
  readonly match: readonly [number, number, number, number];
  /** Value of three or four of a rank: too many for one trick, unless the row has the rank. */
  readonly three: number;
  readonly four: number;
  /** Value of one rank in the average height of the twelve cards. */
  readonly height: number;
}

const PLAIN_WEIGHTS: HandWeights = {
  emptyHand: 1.8,
  joker: 0.6,
  match: [0, 0.1, 0.31, 0.49],
  three: -0.27,
  four: -0.5,
  height: 0.09,
};
const TOP_RANK_WEIGHTS: HandWeights = {
  ...PLAIN_WEIGHTS,
  emptyHand: 2,
  joker: 0,
  match: [0, 0.1, 0.3, 0.6],
  three: -0.35,
};
/** Weights if a rank can be named wild: three of a rank are useful. */
const WILD_RANK_WEIGHTS: HandWeights = {
  emptyHand: 2.35,
  joker: 0.4,
  match: [0, 0.09, 0.22, 0.29],
  three: 0.22,
  four: 0.53,
  height: 0.07,
};

export const handWeights = ({ jokers, wildRank }: PokexOptions): HandWeights =>
  wildRank ? WILD_RANK_WEIGHTS : jokers === 'top-rank' ? TOP_RANK_WEIGHTS : PLAIN_WEIGHTS;

/** Expected tricks of a seat's side, by its twelve cards and the row alone. */
export function estimate({ options, hands, centre }: PokexState, seat: Seat): number {
  const weights = handWeights(options);
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
  let sum = weights.emptyHand + weights.joker * jokers + (weights.height * heights) / Math.max(1, hand.length);
  for (const count of counts) sum += count === 3 ? weights.three : count === 4 ? weights.four : 0;
  for (const card of centre) {
    const count = card < 0 || card === JOKER ? 0 : (counts[heightOf(card)] ?? 0);
    sum += weights.match[Math.min(3, count) as 0 | 1 | 2 | 3];
  }
  return sum;
}

/** By the number bid: tricks that a bidder's hand is worth above the average. */
const SURPLUS_BY_BID: readonly number[] = [0, -0.3, -0.1, 0.15, 0.4, 0.6, 0.8];

/** Expected tricks, corrected by the partner's and the opponents' bids. */
export function expectedTricks(view: PokexState, seat: Seat): number {
  const tricksBySeat = new Map<Seat, number>();
  for (const bid of view.bids) if (bid.tricks !== null) tricksBySeat.set(bid.seat, bid.tricks);
  let sum = estimate(view, seat);
  for (const [bidder, tricks] of tricksBySeat) {
    if (bidder === seat) continue;
    sum += (SURPLUS_BY_BID[tricks] ?? 0) * (sideOf(bidder) === sideOf(seat) ? 1 : -1);
  }
  return sum;
}

/** Steepness of the curve with one known hand. */
const ONE_HAND = 1.7;
/** Steepness of the curve with all four hands known. */
const ALL_HANDS = 2;

/** Chance (0 … 1) that a side expected to take `mean` tricks takes at least `tricks` (logistic curve). */
export function chanceOfTricks(mean: number, tricks: number, steepness = ONE_HAND): number {
  return tricks <= 0 ? 1 : tricks > TRICKS ? 0 : 1 / (1 + Math.exp(steepness * (tricks - 0.5 - mean)));
}

/** Expected points of a bid, over all numbers of tricks. */
function expectedPoints(options: PokexOptions, mean: number, bid: number, steepness = ONE_HAND): number {
  let sum = 0;
  for (let tricks = 0; tricks <= TRICKS; tricks++) {
    const chance = chanceOfTricks(mean, tricks, steepness) - chanceOfTricks(mean, tricks + 1, steepness);
    if (chance > 0) sum += chance * pointsOf(options, bid, tricks);
  }
  return sum;
}

/** Chance below which a bid is a long shot; a Regular makes one only to stop an expensive bid. */
const LONG_SHOT_CHANCE = 0.05;
/** Points subtracted from the rating of a long shot. */
const LONG_SHOT_PENALTY = 8;
/** Points added per trick of an opening bid if failing is free, because it narrows the opponents' choice. */
const OPENING_BONUS = 0.7;
/** Points added for letting the partner declare. */
const PARTNER_DECLARES_BONUS = 0.5;

/**
 * Returns a function that rates calls in the auction, in points: a bid by its expected points, a pass by the
 * expected points of the highest bid.
 * @returns the rating of a number of tricks, or of null for a pass
 */
export function bidRater(
  view: PokexState,
  seat: Seat,
  longShotPenalty = LONG_SHOT_PENALTY,
): (tricks: number | null) => number {
  const { options } = view;
  const mean = expectedTricks(view, seat);
  const { highestBid } = readAuction(view.bids, view.dealer);
  const isFree = options.failed === 'zero';
  const isOurs = highestBid !== null && sideOf(highestBid.seat) === sideOf(seat);
  return (tricks) => {
    if (tricks !== null) {
      const points = expectedPoints(options, mean, tricks);
      if (!isFree) return points;
      const penalty = chanceOfTricks(mean, tricks) < LONG_SHOT_CHANCE ? longShotPenalty : 0;
      return points - penalty + (highestBid === null ? OPENING_BONUS * tricks : 0);
    }
    if (highestBid === null) return 0;
    return isOurs
      ? expectedPoints(options, mean, highestBid.tricks) + PARTNER_DECLARES_BONUS
      : -expectedPoints(options, TRICKS - mean, highestBid.tricks);
  };
}

/**
 * Returns all moves, but no opening bid below the best-rated one if failing is free: a low opening leaves
 * the opponents more bids, and a higher bid would follow anyway.
 */
export function candidateMoves(view: PokexState, seat: Seat): readonly PokexMove[] {
  const allMoves = moves(view, seat);
  const { highestBid } = readAuction(view.bids, view.dealer);
  if (view.phase !== 'auction' || highestBid !== null || view.options.failed !== 'zero') return allMoves;
  const rateBid = bidRater(view, seat);
  const bestBid = bestOf([1, 2, 3, 4, 5, 6], rateBid) ?? 1;
  return allMoves.filter((move) => move.type !== 'bid' || move.tricks >= bestBid);
}

/**
 * Expected points of the bid before the first lay with all hands known, fitted over thousands of deals of Regulars; the
 * curve is steeper than with one known hand.
 */
export function prospect(state: PokexState): number {
  const { declarer, bid, options } = state;
  if (declarer === null || bid === null) return 0;
  const usual = options.wildRank ? 3.4 : TRICKS / 2;
  const [ourSurplus, theirSurplus] = [0, 1].map(
    (side) => estimate(state, seatAfter(declarer, side)) + estimate(state, seatAfter(declarer, side + 2)) - 2 * usual,
  ) as [number, number];
  return expectedPoints(options, usual + 0.87 * ourSurplus - 0.77 * theirSurplus, bid, ALL_HANDS);
}
