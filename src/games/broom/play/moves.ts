import type { Card } from '../../../cards/card.ts';
import { TooMuch } from '../../../game/fault.ts';
import type { Seat } from '../../../game/seat.ts';
import { BROOM, cardWorth, courtOf, PACK } from '../pack.ts';
import {
  type BroomMove,
  type BroomState,
  compareNames,
  type Item,
  type ItemName,
  isCombined,
  worthOf,
} from '../state.ts';
import { type Effort, reachableSums, visitGroupings, visitSubsets } from './subset-sums.ts';

/** The table sorted for search: value items in code order, their values, courts, combined cards. */
interface SortedTable {
  readonly values: readonly Item[];
  readonly worths: readonly number[];
  readonly courts: readonly ItemName[];
  readonly combined: readonly Item[];
  /** Bit s of entry i: some value items from i on sum to s. */
  readonly reach: readonly number[];
}

/** Insertion sort by code: tables are short and usually sorted already. */
function sortItems(table: readonly Item[]): Item[] {
  const sortedItems = table.slice();
  for (let i = 1; i < sortedItems.length; i++) {
    const item = sortedItems[i] as Item;
    let index = i;
    while (index > 0 && compareNames((sortedItems[index - 1] as Item).cards, item.cards) > 0) {
      sortedItems[index] = sortedItems[index - 1] as Item;
      index--;
    }
    sortedItems[index] = item;
  }
  return sortedItems;
}

function sortTable(table: readonly Item[]): SortedTable {
  const sortedItems = sortItems(table);
  const values: Item[] = [];
  const worths: number[] = [];
  const courts: ItemName[] = [];
  const combined: Item[] = [];
  for (const item of sortedItems) {
    const worth = worthOf(item.cards);
    if (worth > 0) {
      values.push(item);
      worths.push(worth);
      if (isCombined(item.cards)) combined.push(item);
    } else if (courtOf(item.cards[0] as Card)) {
      courts.push(item.cards);
    }
  }
  return { values, worths, courts, combined, reach: reachableSums(worths) };
}

const canMake = (table: SortedTable, sum: number): boolean => (((table.reach[0] as number) >> sum) & 1) === 1;

type MoveVisitor = (move: BroomMove) => boolean;

/** Step limit of a search with `maxMoves`; dealt tables stay far below it. */
const PARTIAL_LIST_STEPS = 400_000;
/** Step limit of a search with `end`; dealt tables stay far below it. */
const LIST_STEPS = 2_000_000;
const TOO_MANY_MESSAGE = 'The cards on the table make too many sums to list all the moves.';

/** Shared single-card lists, used by every move with the card. */
const SINGLE_CARDS: readonly (readonly Card[])[] = PACK.cards.map((card) => [card]);
const PLACE_MOVES: readonly BroomMove[] = SINGLE_CARDS.map((cards) => ({ type: 'place', cards }));
const POWERS_OF_TWO: readonly number[] = Array.from({ length: PACK.size }, (_, i) => 2 ** i);

/** Names of the items at these indices. `map` allocates just the memory needed, `push` more. */
const namesOf = (items: readonly Item[], places: readonly number[]): ItemName[] =>
  places.map((i) => (items[i] as Item).cards);

/**
 * Names the items of groups. Consecutive layouts share most groups, so their arrays are reused: a list of 40,000 moves
 * would need five times the memory.
 */
function groupNamer(items: readonly Item[]): (groups: readonly (readonly number[])[]) => ItemName[][] {
  let groupsBefore: readonly (readonly number[])[] = [];
  let namesBefore: readonly ItemName[][] = [];
  return (groups) => {
    const names = groups.map((group, k) =>
      group === groupsBefore[k] ? (namesBefore[k] as ItemName[]) : namesOf(items, group),
    );
    groupsBefore = groups;
    namesBefore = names;
    return names;
  };
}

/**
 * Visits takes with a value card, each set of items once. Groupings come in text order, so the first one of a set is
 * kept.
 */
function visitValueTakes(
  card: Card,
  table: SortedTable,
  canSumCombined: boolean,
  visit: MoveVisitor,
  effort?: Effort,
): void {
  const value = cardWorth(card);
  if (!canMake(table, value)) return;
  // Items allowed in sums; if a house rule excludes combined cards, they are filtered again.
  const usesWholeTable = canSumCombined || table.combined.length === 0;
  const usableItems = usesWholeTable
    ? table.values
    : table.values.filter(({ cards }) => !isCombined(cards) || worthOf(cards) === value);
  const worths = usesWholeTable ? table.worths : usableItems.map((item) => worthOf(item.cards));
  const nameGroups = groupNamer(usableItems);
  // Key: a set of items as a sum of powers of two, exact because there are at most 43 value cards.
  let firstIndexBySet: Map<number, number> | undefined;
  const visitGroups = (groups: readonly (readonly number[])[]): 'on' | 'past' | 'stop' => {
    let earlierIndex: number | undefined;
    // A single group has only one grouping; repeats are possible only with two or more groups.
    if (groups.length > 1) {
      let items = 0;
      for (const group of groups) for (const i of group) items += POWERS_OF_TWO[i] as number;
      const firstIndex = (groups[groups.length - 1] as readonly number[])[0] as number;
      firstIndexBySet ??= new Map();
      earlierIndex = firstIndexBySet.get(items);
      if (earlierIndex !== undefined && earlierIndex <= firstIndex) return 'past';
      firstIndexBySet.set(items, firstIndex);
    }
    if (earlierIndex !== undefined) return 'on';
    return visit({ type: 'take', cards: SINGLE_CARDS[card] as readonly Card[], groups: nameGroups(groups) })
      ? 'on'
      : 'stop';
  };
  visitGroupings(worths, value, 1, visitGroups, effort, usesWholeTable ? table.reach : undefined);
}

function visitCourtTakes(card: Card, table: SortedTable, courts: string, visit: MoveVisitor): void {
  const sameRank = table.courts.filter((name) => courtOf(name[0] as Card) === courtOf(card));
  const sets = sameRank.map((name) => [name]);
  if (courts !== 'one' && sameRank.length === 3) sets.push(sameRank);
  if (courts === 'any') {
    for (const [i, court] of sameRank.entries())
      for (const otherCourt of sameRank.slice(i + 1)) sets.push([court, otherCourt]);
  }
  for (const names of sets) visit({ type: 'take', cards: [card], groups: names.map((name) => [name]) });
}

/**
 * Input of the search for further combined cards: single items, their values, and the indices already
 * used.
 */
interface CombineSearch {
  readonly singles: readonly Item[];
  readonly worths: readonly number[];
  readonly used: readonly number[];
  readonly target: number;
}

/** Visits further combined cards of the target value; false if the visit or the step limit ended it. */
function visitFurtherCards(
  { singles, worths, used, target }: CombineSearch,
  visit: (furtherGroups: readonly (readonly ItemName[])[]) => boolean,
  effort?: Effort,
): boolean {
  const unusedItems: Item[] = [];
  const unusedWorths: number[] = [];
  let sums = 1;
  for (let i = 0; i < singles.length; i++) {
    const worth = worths[i] as number;
    if (worth >= target || used.includes(i)) continue;
    unusedItems.push(singles[i] as Item);
    unusedWorths.push(worth);
    sums |= sums << worth;
  }
  if (((sums >> target) & 1) === 0) return true;
  let shouldContinue = true;
  const nameGroups = groupNamer(unusedItems);
  const visitGroups = (groups: readonly (readonly number[])[]): 'on' | 'stop' => {
    shouldContinue = visit(nameGroups(groups));
    return shouldContinue ? 'on' : 'stop';
  };
  visitGroupings(unusedWorths, target, 2, visitGroups, effort);
  return shouldContinue && (!effort || effort.left >= 0);
}

function visitCombines(
  card: Card,
  hand: readonly Card[],
  table: SortedTable,
  visit: MoveVisitor,
  effort?: Effort,
): void {
  const usesWholeTable = table.combined.length === 0;
  const singles = usesWholeTable ? table.values : table.values.filter((item) => !isCombined(item.cards));
  const worths = usesWholeTable ? table.worths : singles.map((item) => worthOf(item.cards));
  let triedTargets = 0;
  for (const taker of hand) {
    const target = cardWorth(taker);
    const missingWorth = target - cardWorth(card);
    if (missingWorth <= 0 || (triedTargets >> target) & 1 || !canMake(table, missingWorth)) continue;
    triedTargets |= 1 << target;
    const shouldContinue = visitSubsets(
      worths,
      missingWorth,
      (places) => {
        const onto = namesOf(singles, places);
        if (!visit({ type: 'combine', cards: SINGLE_CARDS[card] as ItemName, with: onto, also: [] })) return false;
        return visitFurtherCards(
          { singles, worths, used: places, target },
          (furtherGroups) =>
            visit({ type: 'combine', cards: SINGLE_CARDS[card] as ItemName, with: onto, also: furtherGroups }),
          effort,
        );
      },
      usesWholeTable ? table.reach : undefined,
    );
    if (!shouldContinue) return;
  }
}

function visitRaises(
  card: Card,
  hand: readonly Card[],
  table: SortedTable,
  state: BroomState,
  visit: MoveVisitor,
): void {
  const { raise, raiseOwn } = state.options;
  if (raise === 'never' || (raise === 'lone' && table.combined.length > 1)) return;
  for (const { cards, maker } of table.combined) {
    if (maker === state.turn && !raiseOwn) continue;
    const target = worthOf(cards) + cardWorth(card);
    if (hand.some((handCard) => handCard !== card && cardWorth(handCard) === target)) {
      visit({ type: 'combine', cards: [card], with: [cards], also: [] });
    }
  }
}

/**
 * Legal moves of the seat, canonical; [] out of turn. `Play.moves` explains `maxMoves` and `end`.
 * @throws TooMuch if a search with `end` exceeds its step limit
 */
export function moves(
  state: BroomState,
  seat: Seat,
  maxMoves = Number.POSITIVE_INFINITY,
  end = Number.POSITIVE_INFINITY,
): readonly BroomMove[] {
  if (state.turn !== seat) return [];
  const foundMoves: BroomMove[] = [];
  let limit = maxMoves;
  const visit: MoveVisitor = (move) => foundMoves.push(move) < limit;
  const visitWithNewLimit = (): MoveVisitor => {
    limit = Math.min(foundMoves.length + maxMoves, end);
    return visit;
  };
  const steps = Number.isFinite(end) ? LIST_STEPS : Number.isFinite(maxMoves) ? PARTIAL_LIST_STEPS : undefined;
  const effort = steps === undefined ? undefined : { left: steps };
  // Restores the step limit, because each search may use all of it.
  const resetEffort = (): void => {
    if (!effort || !steps) return;
    if (effort.left < 0 && Number.isFinite(end)) throw new TooMuch('position', TOO_MANY_MESSAGE);
    effort.left = steps;
  };
  const hand = state.hands[seat] ?? [];
  const table = sortTable(state.table);
  for (const card of hand) {
    if (card < 0 || foundMoves.length >= end) continue;
    if (card === BROOM) {
      if (state.table.length > 0) foundMoves.push({ type: 'sweep', cards: [card] });
    } else if (courtOf(card)) {
      if (table.courts.length > 0) visitCourtTakes(card, table, state.options.courts, visitWithNewLimit());
    } else {
      visitValueTakes(card, table, state.options.sumWithCombined, visitWithNewLimit(), effort);
      resetEffort();
      if (foundMoves.length < end) visitCombines(card, hand, table, visitWithNewLimit(), effort);
      resetEffort();
      if (table.combined.length > 0 && foundMoves.length < end)
        visitRaises(card, hand, table, state, visitWithNewLimit());
    }
    if (foundMoves.length < end) foundMoves.push(PLACE_MOVES[card] as BroomMove);
  }
  return foundMoves;
}
