import type { Card } from '../../../cards/card.ts';
import { TooMuch } from '../../../game/fault.ts';
import type { Seat } from '../../../game/seat.ts';
import { BROOM, courtOf, PACK, worth } from '../pack.ts';
import {
  type BroomMove,
  type BroomState,
  compareNames,
  type Item,
  type ItemName,
  isCombined,
  worthOf,
} from '../state.ts';
import { type Effort, eachGrouping, eachSubset, reachableSums } from './subset-sums.ts';

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
  const sorted = table.slice();
  for (let i = 1; i < sorted.length; i++) {
    const item = sorted[i] as Item;
    let at = i;
    while (at > 0 && compareNames((sorted[at - 1] as Item).cards, item.cards) > 0) {
      sorted[at] = sorted[at - 1] as Item;
      at--;
    }
    sorted[at] = item;
  }
  return sorted;
}

function sortTable(table: readonly Item[]): SortedTable {
  const sorted = sortItems(table);
  const values: Item[] = [];
  const worths: number[] = [];
  const courts: ItemName[] = [];
  const combined: Item[] = [];
  for (const item of sorted) {
    const n = worthOf(item.cards);
    if (n > 0) {
      values.push(item);
      worths.push(n);
      if (isCombined(item.cards)) combined.push(item);
    } else if (courtOf(item.cards[0] as Card)) {
      courts.push(item.cards);
    }
  }
  return { values, worths, courts, combined, reach: reachableSums(worths) };
}

const canMake = (table: SortedTable, sum: number): boolean => (((table.reach[0] as number) >> sum) & 1) === 1;

type MoveVisitor = (move: BroomMove) => boolean;

/** Step limits of a search with `most` and of one with `end`; no dealt table needs as many. */
const GLANCE_STEPS = 400_000;
const LIST_STEPS = 2_000_000;
const TOO_MANY = 'The cards on the table make too many sums to list all the moves.';

/** Shared single-card lists, used by every move with the card. */
const CARDS: readonly (readonly Card[])[] = PACK.cards.map((card) => [card]);
const PLACE: readonly BroomMove[] = CARDS.map((cards) => ({ type: 'place', cards }));
const POWERS: readonly number[] = Array.from({ length: PACK.size }, (_, i) => 2 ** i);

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
  sums: boolean,
  visit: MoveVisitor,
  effort?: Effort,
): void {
  const value = worth(card);
  if (!canMake(table, value)) return;
  // Items allowed in sums; if a house rule excludes combined cards, they are filtered again.
  const all = sums || table.combined.length === 0;
  const fits = all
    ? table.values
    : table.values.filter(({ cards }) => !isCombined(cards) || worthOf(cards) === value);
  const worths = all ? table.worths : fits.map((item) => worthOf(item.cards));
  const named = groupNamer(fits);
  // A set of items as a sum of powers of two, exact since there are at most 43 value cards.
  let seen: Map<number, number> | undefined;
  const each = (groups: readonly (readonly number[])[]): 'on' | 'past' | 'stop' => {
    let before: number | undefined;
    // Items that make up one group have no other grouping; only two or more groups may.
    if (groups.length > 1) {
      let items = 0;
      for (const group of groups) for (const i of group) items += POWERS[i] as number;
      const first = (groups[groups.length - 1] as readonly number[])[0] as number;
      seen ??= new Map();
      before = seen.get(items);
      if (before !== undefined && before <= first) return 'past';
      seen.set(items, first);
    }
    if (before !== undefined) return 'on';
    return visit({ type: 'take', cards: CARDS[card] as readonly Card[], groups: named(groups) })
      ? 'on'
      : 'stop';
  };
  eachGrouping(worths, value, 1, each, effort, all ? table.reach : undefined);
}

function visitCourtTakes(card: Card, table: SortedTable, courts: string, visit: MoveVisitor): void {
  const like = table.courts.filter((name) => courtOf(name[0] as Card) === courtOf(card));
  const sets = like.map((name) => [name]);
  if (courts !== 'one' && like.length === 3) sets.push(like);
  if (courts === 'any') {
    for (const [i, a] of like.entries()) for (const b of like.slice(i + 1)) sets.push([a, b]);
  }
  for (const names of sets) visit({ type: 'take', cards: [card], groups: names.map((name) => [name]) });
}

/** State of the search for further combined cards: single items, their values, and the indices in use. */
interface CombineSearch {
  readonly singles: readonly Item[];
  readonly worths: readonly number[];
  readonly used: readonly number[];
  readonly target: number;
}

/** Visits further combined cards of the target value; false if the visit or the step limit ended it. */
function visitFurtherCards(
  { singles, worths, used, target }: CombineSearch,
  visit: (also: readonly (readonly ItemName[])[]) => boolean,
  effort?: Effort,
): boolean {
  const others: Item[] = [];
  const left: number[] = [];
  let sums = 1;
  for (let i = 0; i < singles.length; i++) {
    const n = worths[i] as number;
    if (n >= target || used.includes(i)) continue;
    others.push(singles[i] as Item);
    left.push(n);
    sums |= sums << n;
  }
  if (((sums >> target) & 1) === 0) return true;
  let goOn = true;
  const named = groupNamer(others);
  const each = (groups: readonly (readonly number[])[]): 'on' | 'stop' => {
    goOn = visit(named(groups));
    return goOn ? 'on' : 'stop';
  };
  eachGrouping(left, target, 2, each, effort);
  return goOn && (!effort || effort.left >= 0);
}

function visitCombines(
  card: Card,
  hand: readonly Card[],
  table: SortedTable,
  visit: MoveVisitor,
  effort?: Effort,
): void {
  const whole = table.combined.length === 0;
  const singles = whole ? table.values : table.values.filter((item) => !isCombined(item.cards));
  const worths = whole ? table.worths : singles.map((item) => worthOf(item.cards));
  let done = 0;
  for (const other of hand) {
    const target = worth(other);
    const need = target - worth(card);
    if (need <= 0 || (done >> target) & 1 || !canMake(table, need)) continue;
    done |= 1 << target;
    const goOn = eachSubset(
      worths,
      need,
      (places) => {
        const onto = namesOf(singles, places);
        if (!visit({ type: 'combine', cards: CARDS[card] as ItemName, with: onto, also: [] })) return false;
        return visitFurtherCards(
          { singles, worths, used: places, target },
          (also) => visit({ type: 'combine', cards: CARDS[card] as ItemName, with: onto, also }),
          effort,
        );
      },
      whole ? table.reach : undefined,
    );
    if (!goOn) return;
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
    const target = worthOf(cards) + worth(card);
    if (hand.some((other) => other !== card && worth(other) === target)) {
      visit({ type: 'combine', cards: [card], with: [cards], also: [] });
    }
  }
}

/**
 * Legal moves of the seat, canonical; [] out of turn. See the contract for `most` and `end`.
 * @throws TooMuch if a search with `end` exceeds its step limit
 */
export function moves(
  state: BroomState,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
  end = Number.POSITIVE_INFINITY,
): readonly BroomMove[] {
  if (state.turn !== seat) return [];
  const found: BroomMove[] = [];
  let until = most;
  const visit: MoveVisitor = (move) => found.push(move) < until;
  const afresh = (): MoveVisitor => {
    until = Math.min(found.length + most, end);
    return visit;
  };
  const steps = Number.isFinite(end) ? LIST_STEPS : Number.isFinite(most) ? GLANCE_STEPS : undefined;
  const effort = steps === undefined ? undefined : { left: steps };
  // Each search has the whole step limit.
  const searched = (): void => {
    if (!effort || !steps) return;
    if (effort.left < 0 && Number.isFinite(end)) throw new TooMuch('position', TOO_MANY);
    effort.left = steps;
  };
  const hand = state.hands[seat] ?? [];
  const table = sortTable(state.table);
  for (const card of hand) {
    if (card < 0 || found.length >= end) continue;
    if (card === BROOM) {
      if (state.table.length > 0) found.push({ type: 'sweep', cards: [card] });
    } else if (courtOf(card)) {
      if (table.courts.length > 0) visitCourtTakes(card, table, state.options.courts, afresh());
    } else {
      visitValueTakes(card, table, state.options.sumWithCombined, afresh(), effort);
      searched();
      if (found.length < end) visitCombines(card, hand, table, afresh(), effort);
      searched();
      if (table.combined.length > 0 && found.length < end) visitRaises(card, hand, table, state, afresh());
    }
    if (found.length < end) found.push(PLACE[card] as BroomMove);
  }
  return found;
}
