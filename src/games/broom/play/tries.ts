import { type Card, rankOf } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { PACK } from '../pack.ts';
import type { BroomMove, BroomState, ItemName } from '../state.ts';

/** Every way to put some of the names into groups, in any order: none, one group, several. */
function* groupings(
  names: readonly ItemName[],
  groups: readonly (readonly ItemName[])[] = [],
): Iterable<readonly (readonly ItemName[])[]> {
  const [first, ...rest] = names;
  if (!first) {
    yield groups;
    return;
  }
  yield* groupings(rest, groups);
  yield* groupings(rest, [...groups, [first]]);
  for (const i of groups.keys()) {
    yield* groupings(
      rest,
      groups.map((group, j) => (j === i ? [...group, first] : group)),
    );
  }
}

/** Names of all items on the table and of parts of combined cards. */
function nameableItems({ table }: BroomState): ItemName[] {
  return table.map((item) => item.cards);
}

function partNames({ table }: BroomState): ItemName[] {
  return table.filter((item) => item.cards.length > 1).flatMap((item) => item.cards.map((card) => [card]));
}

/** Cards of tries: each card of the hand, two cards, none, and one the hand doesn't hold. */
function playableCards(state: BroomState, seat: Seat): (readonly Card[])[] {
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0);
  const pairs = hand.flatMap((a, i) => hand.slice(i + 1).map((b) => [a, b]));
  const foreign = PACK.cards.filter((card) => !hand.includes(card)).slice(0, 1);
  return [...hand.map((card) => [card]), ...pairs, ...foreign.map((card) => [card]), []];
}

/** Groups with items that aren't on the table: an equal card taken long ago, and an item named twice. */
function* absentGroups(
  { table, taken }: BroomState,
  played: Card,
): Iterable<readonly (readonly ItemName[])[]> {
  const isLike = (card: Card): boolean => card !== played && rankOf(card) === rankOf(played);
  const gone = taken.flat().find(isLike);
  if (gone !== undefined) yield [[[gone]]];
  const once = table.find(({ cards: [first, ...more] }) => more.length === 0 && isLike(first as Card));
  if (once) yield [[once.cards], [once.cards]];
}

/** Tries of a seat: one or two cards, as any kind of move, with any grouping of the table; legal and illegal. */
export function* tries(state: BroomState, seat: Seat): Iterable<BroomMove> {
  const plays = playableCards(state, seat);
  for (const cards of plays) {
    yield { type: 'place', cards };
    yield { type: 'sweep', cards };
  }
  for (const part of partNames(state)) {
    for (const cards of plays) {
      yield { type: 'take', cards, groups: [[part]] };
      yield { type: 'combine', cards, with: [part], also: [] };
    }
  }
  for (const cards of plays) {
    const [played, more] = cards;
    if (played === undefined || more !== undefined || rankOf(played) === undefined) continue;
    for (const groups of absentGroups(state, played)) yield { type: 'take', cards, groups };
  }
  for (const groups of groupings(nameableItems(state))) {
    for (const cards of plays) {
      yield { type: 'take', cards, groups };
      yield { type: 'combine', cards, with: [], also: groups };
      for (const [i, onto] of groups.entries()) {
        yield { type: 'combine', cards, with: onto, also: groups.filter((_, j) => j !== i) };
      }
    }
  }
}
