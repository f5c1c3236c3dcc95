import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { bidRater, prospect } from '../heuristics/estimate.ts';
import { rate, WIN_SHARES } from '../heuristics/policy.ts';
import { JOKER } from '../pack.ts';
import { categoryIndex } from '../play/five-card-hand.ts';
import { fiveCardValue, showdown, type Wilds, wildsOf } from '../play/hand.ts';
import { moves } from '../play/moves.ts';
import { type PokexMove, type PokexState, partnerOf, sideOf } from '../state.ts';

const WIN_BONUS = 10;

const count = (counts: Int8Array, height: number): void => {
  counts[height + 1] = (counts[height + 1] as number) + 1;
};

/** Value of keeping each card of a hand, as a Regular rates it. */
function keepingCosts(hand: readonly Card[], { heights }: Wilds, row: readonly Card[]): readonly number[] {
  const heldCounts = new Int8Array(15);
  const rowCounts = new Int8Array(15);
  for (const card of hand) if (card >= 0) count(heldCounts, heights[card] as number);
  for (const card of row) if (card >= 0) count(rowCounts, heights[card] as number);
  return hand.map((card) => {
    const height = heights[card] as number;
    if (height < 0) return 0.3;
    return 0.004 * height + 0.04 * (heldCounts[height + 1] as number) + 0.07 * (rowCounts[height + 1] as number);
  });
}

/** Estimate of two cards with the centre card, while the partner's are unseen. */
function pairPromise({ heights }: Wilds, a: Card, b: Card, centre: Card): number {
  const [x, y] = [heights[a] as number, heights[b] as number];
  const z = centre === UNKNOWN ? -2 : (heights[centre] as number);
  const wildCount = (x < 0 ? 1 : 0) + (y < 0 ? 1 : 0) + (z === -1 ? 1 : 0);
  const pairs = (x >= 0 && x === y ? 1 : 0) + (x >= 0 && x === z ? 1 : 0) + (y >= 0 && y === z ? 1 : 0);
  const kind = pairs === 3 ? 0.42 : pairs > 0 ? 0.2 : 0;
  const suited = pairs === 0 && wildCount === 0 && (a & 3) === (b & 3) && a !== JOKER && b !== JOKER ? 0.05 : 0;
  return 0.16 + 0.24 * wildCount + kind + suited + 0.003 * (Math.max(x, 0) + Math.max(y, 0));
}

/**
 * Returns a function for the chance (0 … 1) that two cards win the trick: an estimate while others are still
 * to lay, exact for the last lay.
 */
function chanceOfPair(state: PokexState, seat: Seat, wilds: Wilds, centre: Card): (a: Card, b: Card) => number {
  const side = sideOf(seat);
  const ourCards: Card[] = [];
  const theirCards: Card[] = [];
  for (const lay of state.laid) (sideOf(lay.seat) === side ? ourCards : theirCards).push(...lay.cards);
  if (centre === UNKNOWN || ourCards.length < 2) {
    const unbeatenChance =
      centre === UNKNOWN || theirCards.length < 4
        ? 1
        : 1 - 0.8 * (WIN_SHARES[categoryIndex(fiveCardValue(wilds, [...theirCards, centre]))] as number);
    return (a, b) => unbeatenChance * pairPromise(wilds, a, b, centre);
  }
  const ourFive = [ourCards[0] as Card, ourCards[1] as Card, 0, 0, centre];
  const value = (a: Card, b: Card): number => {
    ourFive[2] = a;
    ourFive[3] = b;
    return fiveCardValue(wilds, ourFive);
  };
  if (theirCards.length < 4) return (a, b) => WIN_SHARES[categoryIndex(value(a, b))] as number;
  const theirFive = [...theirCards, centre];
  const theirValue = fiveCardValue(wilds, theirFive);
  const isLeading = state.leader !== null && sideOf(state.leader) === side;
  return (a, b) => {
    const ownValue = value(a, b);
    if (ownValue !== theirValue) return ownValue > theirValue ? 1 : 0;
    const hands = isLeading ? [ourFive, theirFive] : [theirFive, ourFive];
    const { winner } = showdown(state.options, state.wild, hands[0] as Card[], hands[1] as Card[]);
    return winner === (isLeading ? 0 : 1) ? 1 : 0;
  };
}

/** Chooses the lay that a Regular (the `greedy` bot) rates best, without allocating a move for each pair. */
function chooseLay(state: PokexState, seat: Seat): PokexMove {
  const hand = state.hands[seat] as readonly Card[];
  const { options, centre: row } = state;
  const wilds = wildsOf(options, state.wild);
  const canPick = options.centre === 'chosen' && state.leader !== null && seat === partnerOf(state.leader);
  const keepingCost = keepingCosts(hand, wilds, state.current === null ? row.slice(1) : row);
  let [bestRating, bestFirst, bestSecond, bestCentre] = [Number.NEGATIVE_INFINITY, 0, 1, row[0] ?? UNKNOWN];
  for (const centre of canPick ? row : [state.current ?? row[0] ?? UNKNOWN]) {
    const chance = chanceOfPair(state, seat, wilds, centre);
    for (let i = 0; i < hand.length; i++) {
      for (let j = i + 1; j < hand.length; j++) {
        const cost = (keepingCost[i] as number) + (keepingCost[j] as number);
        // Even a certain win would not make up for the cost.
        if (1 - cost < bestRating) continue;
        const rating =
          chance(hand[i] as Card, hand[j] as Card) - (keepingCost[i] as number) - (keepingCost[j] as number);
        if (rating > bestRating) [bestRating, bestFirst, bestSecond, bestCentre] = [rating, i, j, centre];
      }
    }
  }
  const cards = [hand[bestFirst] as Card, hand[bestSecond] as Card];
  return canPick ? { type: 'lay', cards, centre: bestCentre } : { type: 'lay', cards };
}

/**
 * Chooses a bid, a pass or a wild rank in a rollout. Unlike Regulars, who rarely overbid a 5, rollout
 * players bid 6 over it if failing is free, so a bid that survives them is sound.
 */
function chooseCall(state: PokexState, seat: Seat): PokexMove {
  const rateBid = bidRater(state, seat, 0);
  const ratingOf = (move: PokexMove): number =>
    state.phase === 'name' ? rate(state, seat, move) : rateBid(move.type === 'bid' ? move.tricks : null);
  return bestOf(moves(state, seat), ratingOf) ?? { type: 'pass' };
}

/** Returns a side's lead in points; before the first lay it includes the expected points of the bid. */
function lead(state: PokexState, seat: Seat): number {
  const { scores, phase, declarer, played, laid } = state;
  const pointLead = (scores[sideOf(seat)] ?? 0) - (scores[1 - sideOf(seat)] ?? 0);
  if (declarer === null || phase === 'over' || played > 0 || laid.length > 0) return pointLead;
  return pointLead + (sideOf(declarer) === sideOf(seat) ? prospect(state) : -prospect(state));
}

export const SEARCH: Search<PokexState, PokexMove> = {
  rolloutMove: (state, seat) => (state.phase === 'play' ? chooseLay(state, seat) : chooseCall(state, seat)),
  // A rollout plays an auction to its end and estimates the result: six random tricks would be noisier.
  dealOf: ({ deal, phase }) => 2 * deal + (phase === 'auction' ? 0 : 1),
  worlds: 256,
  lead,
  evaluate: (state, seat) => {
    const pointLead = lead(state, seat);
    return state.phase === 'over' ? pointLead + Math.sign(pointLead) * WIN_BONUS : pointLead;
  },
  thresholds: { slip: 0.2, mistake: 0.7, blunder: 1.5 },
};
