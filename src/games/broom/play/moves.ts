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

/** The table sorted for building: value items in code order, their worths, courts, combined cards. */
interface SortedTable {
  readonly values: readonly Item[];
  readonly worths: readonly number[];
  readonly courts: readonly ItemName[];
  readonly combined: readonly Item[];
  /** Bit s of entry i: some value items from i on add up to s. */
  readonly reach: readonly number[];
}

/** By code order, in place: tables are short, and mostly sorted by the time they are sorted again. */
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

/** Steps of a search for a glance, and for a list with an end: more than any table that was dealt takes. */
const GLANCE_STEPS = 400_000;
const LIST_STEPS = 2_000_000;
const TOO_MANY = 'The cards on the table make so many sums that nobody could list the moves.';

/** A played card, as every move with it has it. */
const CARDS: readonly (readonly Card[])[] = PACK.cards.map((card) => [card]);
const PLACE: readonly BroomMove[] = CARDS.map((cards) => ({ type: 'place', cards }));
const POWERS: readonly number[] = Array.from({ length: PACK.size }, (_, i) => 2 ** i);

/** What the items at these places are called. By `map`, which takes no more memory than they need; `push` would. */
const namesOf = (items: readonly Item[], places: readonly number[]): ItemName[] =>
  places.map((i) => (items[i] as Item).cards);

/**
 * Names what is in groups. Of two layouts that follow one another most groups are the same: they share their names, or
 * a list of 40,000 moves would take five times the memory.
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
 * Takes with a value card, each set of items once, in the grouping whose text comes first: groupings are
 * visited in text order, so the first to use a set of items is the one to keep.
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
  // Which items may be in a sum: where a house rule leaves combined cards out, it is looked through again.
  const all = sums || table.combined.length === 0;
  const fits = all
    ? table.values
    : table.values.filter(({ cards }) => !isCombined(cards) || worthOf(cards) === value);
  const worths = all ? table.worths : fits.map((item) => worthOf(item.cards));
  const named = groupNamer(fits);
  // A set of items as a sum of powers of two: at most 43 value cards exist, so it stays exact.
  let seen: Map<number, number> | undefined;
  const each = (groups: readonly (readonly number[])[]): 'on' | 'past' | 'stop' => {
    let before: number | undefined;
    // Items that make the value once can’t make it twice: only with a second group is there another grouping.
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

/** What further combined cards are made of: the singles not yet used, by their worths. */
interface CombineSearch {
  readonly singles: readonly Item[];
  readonly worths: readonly number[];
  readonly used: readonly number[];
  readonly target: number;
}

/** Further combined cards of the target's worth; false once the visit ends it, or nothing is left of the effort. */
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
 * Every legal move of the seat on turn, canonical; [] for anybody else. See the contract for `most` and `end`.
 * @throws TooMuch where a list with an end takes longer to find than any such list may
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
  // Each search may take as much.
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
