import { type Card, rankOf, suitOf } from '../../../cards/card.ts';
import type { Policy } from '../../../game/heuristics.ts';
import type { Seat } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, courtOf, JOKER_11, JOKER_15, JOKER_20, worth } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { CAROUSEL, SCHNAPPS } from '../play/score.ts';
import { carryOut } from '../play/turn.ts';
import { type BroomMove, type BroomState, type Item, isCombined, sideOf, worthOf } from '../state.ts';

/** Points a card adds towards "most cards", and a spade towards "most spades". */
const PER_CARD = 0.08;
const PER_SPADE = 0.25;

const CARD_VALUES: ReadonlyMap<Card, number> = new Map([
  [JOKER_20, 10],
  [JOKER_15, 5],
  [JOKER_11, 3],
  [CAROUSEL, 2],
  [SCHNAPPS, 2],
]);

/** Approximate points of a card in the pile. */
export function points(card: Card, options: BroomOptions): number {
  const spade = suitOf(card) === 'S';
  const each = options.point === 'spade' ? spade : rankOf(card) === 'A';
  return (CARD_VALUES.get(card) ?? 0) + (each ? 1 : 0) + (spade ? PER_SPADE : 0) + PER_CARD;
}

const total = (cards: readonly Card[], options: BroomOptions): number =>
  cards.reduce((sum, card) => sum + points(card, options), 0);

interface CatchableItem {
  readonly worth: number;
  readonly points: number;
  readonly court: string | undefined;
}

function catchableItems(table: readonly Item[], options: BroomOptions): CatchableItem[] {
  return table.map(({ cards }) => ({
    worth: worthOf(cards),
    points: total(cards, options),
    court: courtOf(cards[0] as Card),
  }));
}

/** Most points one card could take: all equal values and the best sum (knapsack over values). */
function bestCatch(card: Card, prey: readonly CatchableItem[]): number {
  if (card === BROOM) return prey.reduce((sum, p) => sum + p.points, 0);
  const court = courtOf(card);
  if (court) {
    const like = prey.filter((p) => p.court === court).map((p) => p.points);
    if (like.length === 3) return like.reduce((a, b) => a + b, 0);
    return Math.max(0, ...like);
  }
  const value = worth(card);
  const best = new Array<number>(value + 1).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  let equal = 0;
  for (const p of prey) {
    if (p.worth === value) equal += p.points;
    if (p.worth === 0 || p.worth >= value) continue;
    for (let sum = value; sum >= p.worth; sum--) {
      best[sum] = Math.max(best[sum] as number, (best[sum - p.worth] as number) + p.points);
    }
  }
  return equal + Math.max(0, best[value] as number);
}

/** Points the next player is expected to take, by the unseen cards. */
function expectedCatch(prey: readonly CatchableItem[], unseen: readonly Card[], handSize: number): number {
  if (unseen.length === 0 || prey.length === 0 || handSize === 0) return 0;
  const share = Math.min(1, handSize / unseen.length);
  const byWorth = new Map<string, { caught: number; n: number }>();
  for (const card of unseen) {
    const kind = card === BROOM ? 'broom' : (courtOf(card) ?? String(worth(card)));
    const known = byWorth.get(kind);
    if (known) known.n++;
    else byWorth.set(kind, { caught: bestCatch(card, prey), n: 1 });
  }
  let expected = 0;
  let free = 1;
  for (const { caught, n } of [...byWorth.values()].sort((a, b) => b.caught - a.caught)) {
    const holds = 1 - (1 - share) ** n;
    expected += free * holds * caught;
    free *= 1 - holds;
  }
  return expected;
}

/** Chance (0 … 1) that no opponent can take a card of this value before the seat's next turn. */
function survivalChance(value: number, unseen: readonly Card[], handSize: number, opponents: number): number {
  const takers = unseen.filter((card) => worth(card) === value || card === BROOM).length;
  const share = unseen.length === 0 ? 0 : Math.min(1, (handSize * opponents) / unseen.length);
  return (1 - share) ** takers;
}

/** Value of keeping a card: the Broom most, else by its points, courts and high values a little more. */
function keepingValue(card: Card, options: BroomOptions): number {
  if (card === BROOM) return 2.5;
  return 0.7 * points(card, options) + (courtOf(card) ? 0.1 : worth(card) * 0.02);
}

/**
 * Rating by a Regular: points won, points given to the next player, the chance that a combined card survives, and
 * leftovers once the stock is empty.
 * @returns approximate points; only the order matters
 */
function rate(state: BroomState, seat: Seat, move: BroomMove): number {
  const { options, hands, stock } = state;
  const [played] = move.cards;
  if (played === undefined) return Number.NEGATIVE_INFINITY;
  const { table, won } = carryOut(state, seat, move);
  const unseen = FIELDS.unseen(state);
  const next = (seat + 1) % hands.length;
  const handSize = hands[next]?.length ?? 0;
  const prey = catchableItems(table, options);
  const danger = expectedCatch(prey, unseen, handSize);
  const rest = prey.reduce((sum, p) => sum + p.points, 0);
  const lastHand = stock.length === 0 ? 1 : 0;
  if (won.length > 0) {
    const spent = played === BROOM ? keepingValue(played, options) : 0;
    const last = lastHand * rest * (handSize <= 1 ? 0.8 : 0.3);
    return total(won, options) - spent - danger + last;
  }
  if (move.type === 'combine') {
    const made = table.filter((item) => isCombined(item.cards) && item.cards.includes(played))[0];
    const worthMade = made ? worthOf(made.cards) : 0;
    const all = table.filter((item) => item.maker === seat && worthOf(item.cards) === worthMade);
    const taker = (hands[seat] ?? []).find((card) => card !== played && worth(card) === worthMade);
    const prize = total(
      [...all.flatMap((item) => item.cards), ...(taker === undefined ? [] : [taker])],
      options,
    );
    const opponents = options.partners ? 2 : hands.length - 1;
    return 0.85 * prize * survivalChance(worthMade, unseen, handSize, opponents) - danger;
  }
  return -keepingValue(played, options) - danger;
}

/** Lead in points above which a beginner gets careless. */
const AT_EASE = 7;
/** Number of items above which a beginner sweeps. */
const HEAP = 5;
const UNSEEN = -40;

/** Approximate lead of a seat over the best of the others, from totals and piles. */
function lead({ options, scores, taken }: BroomState, seat: Seat): number {
  const mine = sideOf(options, seat);
  const totals = scores.map((n, side) =>
    (taken[side] ?? []).reduce((sum, card) => sum + points(card, options), n),
  );
  return (totals[mine] ?? 0) - Math.max(...totals.filter((_, side) => side !== mine));
}

/** Rating by a careless beginner: takes an equal card, low ones first; no sums, no combining. */
function rateCarelessly(move: BroomMove): number {
  const small = -worth(move.cards[0] as Card) / 100;
  switch (move.type) {
    case 'combine':
      return UNSEEN;
    case 'take':
      return move.groups.flat().length === 1 ? 2 + small : UNSEEN;
    case 'sweep':
      return 1;
    case 'place':
      return small;
  }
}

/** Rating by an attentive beginner: points the move gains now. */
function gainOf({ options, table }: BroomState, move: BroomMove): number {
  const total = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + points(card, options), 0);
  const [played] = move.cards as [Card];
  switch (move.type) {
    case 'combine':
      return total([...move.with, ...move.also.flat()].flat()) + 1;
    case 'take':
      return total([played, ...move.groups.flat(2)]);
    case 'sweep':
      return table.length > HEAP ? 1 : -2.5;
    case 'place':
      return played === BROOM ? UNSEEN : -total([played]) - 1 - worth(played) / 1000;
  }
}

/**
 * Rating by a beginner: the immediate gain, not what the next player can take or who may take a combined card. A
 * beginner who is ahead overlooks sums and forgets to combine.
 */
function rateNaively(view: BroomState, seat: Seat, move: BroomMove): number {
  return lead(view, seat) > AT_EASE ? rateCarelessly(move) : gainOf(view, move);
}

/** Moves of each kind examined for each card; a full table has thousands of takes. */
const GLANCE = 150;

export const POLICY: Policy<BroomState, BroomMove> = {
  rate,
  rateNaively,
  candidateMoves: (state, seat) => moves(state, seat, GLANCE),
};
