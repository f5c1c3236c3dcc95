import { type Card, rankOf, suitOf } from '../../../cards/card.ts';
import type { Policy } from '../../../game/heuristics.ts';
import type { Seat } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, cardWorth, courtOf, JOKER_11, JOKER_15, JOKER_20 } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { CAROUSEL, SCHNAPPS } from '../play/score.ts';
import { carryOut } from '../play/turn.ts';
import { type BroomMove, type BroomState, type Item, isCombined, sideOf, worthOf } from '../state.ts';

/** Estimated points that each card in the pile adds towards "most cards". */
const POINTS_PER_CARD = 0.08;
/** Estimated points that each spade in the pile adds towards "most spades". */
const POINTS_PER_SPADE = 0.25;

const CARD_VALUES: ReadonlyMap<Card, number> = new Map([
  [JOKER_20, 10],
  [JOKER_15, 5],
  [JOKER_11, 3],
  [CAROUSEL, 2],
  [SCHNAPPS, 2],
]);

/** Estimates the points of a card in the pile. */
export function points(card: Card, options: BroomOptions): number {
  const isSpade = suitOf(card) === 'S';
  const isPointCard = options.point === 'spade' ? isSpade : rankOf(card) === 'A';
  return (CARD_VALUES.get(card) ?? 0) + (isPointCard ? 1 : 0) + (isSpade ? POINTS_PER_SPADE : 0) + POINTS_PER_CARD;
}

const totalPoints = (cards: readonly Card[], options: BroomOptions): number =>
  cards.reduce((sum, card) => sum + points(card, options), 0);

interface CatchableItem {
  readonly worth: number;
  readonly points: number;
  readonly court: string | undefined;
}

function catchableItems(table: readonly Item[], options: BroomOptions): CatchableItem[] {
  return table.map(({ cards }) => ({
    worth: worthOf(cards),
    points: totalPoints(cards, options),
    court: courtOf(cards[0] as Card),
  }));
}

/** Returns the most points one card can take: all items of its value, and the best sum (knapsack). */
function bestCatch(card: Card, items: readonly CatchableItem[]): number {
  if (card === BROOM) return items.reduce((sum, item) => sum + item.points, 0);
  const court = courtOf(card);
  if (court) {
    const sameCourt = items.filter((item) => item.court === court).map((item) => item.points);
    if (sameCourt.length === 3) return sameCourt.reduce((a, b) => a + b, 0);
    return Math.max(0, ...sameCourt);
  }
  const value = cardWorth(card);
  const bestBySum = new Array<number>(value + 1).fill(Number.NEGATIVE_INFINITY);
  bestBySum[0] = 0;
  let equalPoints = 0;
  for (const item of items) {
    if (item.worth === value) equalPoints += item.points;
    if (item.worth === 0 || item.worth >= value) continue;
    for (let sum = value; sum >= item.worth; sum--) {
      bestBySum[sum] = Math.max(bestBySum[sum] as number, (bestBySum[sum - item.worth] as number) + item.points);
    }
  }
  return equalPoints + Math.max(0, bestBySum[value] as number);
}

/** Estimates the points the next player takes, over the unseen cards that the hand may hold. */
function expectedCatch(items: readonly CatchableItem[], unseen: readonly Card[], handSize: number): number {
  if (unseen.length === 0 || items.length === 0 || handSize === 0) return 0;
  const share = Math.min(1, handSize / unseen.length);
  const byWorth = new Map<string, { catchPoints: number; count: number }>();
  for (const card of unseen) {
    const kind = card === BROOM ? 'broom' : (courtOf(card) ?? String(cardWorth(card)));
    const entry = byWorth.get(kind);
    if (entry) entry.count++;
    else byWorth.set(kind, { catchPoints: bestCatch(card, items), count: 1 });
  }
  let expectedPoints = 0;
  let freeChance = 1;
  for (const { catchPoints, count } of [...byWorth.values()].sort((a, b) => b.catchPoints - a.catchPoints)) {
    const holdChance = 1 - (1 - share) ** count;
    expectedPoints += freeChance * holdChance * catchPoints;
    freeChance *= 1 - holdChance;
  }
  return expectedPoints;
}

/** Chance (0 … 1) that no opponent can take a card of this value before the seat's next turn. */
function survivalChance(value: number, unseen: readonly Card[], handSize: number, opponents: number): number {
  const takers = unseen.filter((card) => cardWorth(card) === value || card === BROOM).length;
  const share = unseen.length === 0 ? 0 : Math.min(1, (handSize * opponents) / unseen.length);
  return (1 - share) ** takers;
}

/**
 * Estimates in points what a card is worth in the hand: the Broom most, courts and high values a little
 * more.
 */
function keepingValue(card: Card, options: BroomOptions): number {
  if (card === BROOM) return 2.5;
  return 0.7 * points(card, options) + (courtOf(card) ? 0.1 : cardWorth(card) * 0.02);
}

/**
 * Rates a move as a Regular (the `greedy` bot) does: points won, points given to the next player, the chance
 * that a combined card survives, and leftovers once the stock is empty.
 * @returns approximate points; only the order matters
 */
function rate(state: BroomState, seat: Seat, move: BroomMove): number {
  const { options, hands, stock } = state;
  const [playedCard] = move.cards;
  if (playedCard === undefined) return Number.NEGATIVE_INFINITY;
  const { table, wonCards } = carryOut(state, seat, move);
  const unseen = FIELDS.unseen(state);
  const nextSeat = (seat + 1) % hands.length;
  const handSize = hands[nextSeat]?.length ?? 0;
  const catchableTable = catchableItems(table, options);
  const danger = expectedCatch(catchableTable, unseen, handSize);
  const restPoints = catchableTable.reduce((sum, item) => sum + item.points, 0);
  const lastHand = stock.length === 0 ? 1 : 0;
  if (wonCards.length > 0) {
    const spentValue = playedCard === BROOM ? keepingValue(playedCard, options) : 0;
    const leftoverPoints = lastHand * restPoints * (handSize <= 1 ? 0.8 : 0.3);
    return totalPoints(wonCards, options) - spentValue - danger + leftoverPoints;
  }
  if (move.type === 'combine') {
    const madeItem = table.filter((item) => isCombined(item.cards) && item.cards.includes(playedCard))[0];
    const madeWorth = madeItem ? worthOf(madeItem.cards) : 0;
    const ownItems = table.filter((item) => item.maker === seat && worthOf(item.cards) === madeWorth);
    const taker = (hands[seat] ?? []).find((card) => card !== playedCard && cardWorth(card) === madeWorth);
    const prize = totalPoints(
      [...ownItems.flatMap((item) => item.cards), ...(taker === undefined ? [] : [taker])],
      options,
    );
    const opponents = options.partners ? 2 : hands.length - 1;
    return 0.85 * prize * survivalChance(madeWorth, unseen, handSize, opponents) - danger;
  }
  return -keepingValue(playedCard, options) - danger;
}

/** Lead in points above which a beginner plays carelessly. */
const CARELESS_LEAD = 7;
/** Number of items on the table above which a beginner sweeps. */
const SWEEP_MIN_ITEMS = 5;
const OVERLOOKED_RATING = -40;

/** Estimates a seat's lead in points over the best other side, from totals and piles. */
function lead({ options, scores, taken }: BroomState, seat: Seat): number {
  const ownSide = sideOf(options, seat);
  const totals = scores.map((score, side) =>
    (taken[side] ?? []).reduce((sum, card) => sum + points(card, options), score),
  );
  return (totals[ownSide] ?? 0) - Math.max(...totals.filter((_, side) => side !== ownSide));
}

/** Rates a move as a careless beginner does: takes one equal card, low ones first; no sums, no combining. */
function rateCarelessly(move: BroomMove): number {
  const lowCardBonus = -cardWorth(move.cards[0] as Card) / 100;
  switch (move.type) {
    case 'combine':
      return OVERLOOKED_RATING;
    case 'take':
      return move.groups.flat().length === 1 ? 2 + lowCardBonus : OVERLOOKED_RATING;
    case 'sweep':
      return 1;
    case 'place':
      return lowCardBonus;
  }
}

/** Rates a move as an attentive beginner does: by the points it gains at once. */
function gainOf({ options, table }: BroomState, move: BroomMove): number {
  const totalPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + points(card, options), 0);
  const [playedCard] = move.cards as [Card];
  switch (move.type) {
    case 'combine':
      return totalPoints([...move.with, ...move.also.flat()].flat()) + 1;
    case 'take':
      return totalPoints([playedCard, ...move.groups.flat(2)]);
    case 'sweep':
      return table.length > SWEEP_MIN_ITEMS ? 1 : -2.5;
    case 'place':
      return playedCard === BROOM ? OVERLOOKED_RATING : -totalPoints([playedCard]) - 1 - cardWorth(playedCard) / 1000;
  }
}

/**
 * Rates a move as a beginner does: by its immediate gain, whatever the next player can take. A beginner who
 * is ahead overlooks sums and forgets to combine.
 */
function rateNaively(view: BroomState, seat: Seat, move: BroomMove): number {
  return lead(view, seat) > CARELESS_LEAD ? rateCarelessly(move) : gainOf(view, move);
}

/** Maximum number of moves of each kind examined for each card; a full table has thousands of takes. */
const MOVES_PER_CARD = 150;

export const POLICY: Policy<BroomState, BroomMove> = {
  rate,
  rateNaively,
  candidateMoves: (state, seat) => moves(state, seat, MOVES_PER_CARD),
};
