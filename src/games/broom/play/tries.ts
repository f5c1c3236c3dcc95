import { type Card, rankOf } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { PACK } from '../pack.ts';
import type { BroomMove, BroomState, ItemName } from '../state.ts';

/** Yields every way to divide some of the names into groups, including no group at all. */
function* groupings(
  names: readonly ItemName[],
  groups: readonly (readonly ItemName[])[] = [],
): Iterable<readonly (readonly ItemName[])[]> {
  const [firstName, ...otherNames] = names;
  if (!firstName) {
    yield groups;
    return;
  }
  yield* groupings(otherNames, groups);
  yield* groupings(otherNames, [...groups, [firstName]]);
  for (const i of groups.keys()) {
    yield* groupings(
      otherNames,
      groups.map((group, j) => (j === i ? [...group, firstName] : group)),
    );
  }
}

/** Returns the names of all items on the table. */
function nameableItems({ table }: BroomState): ItemName[] {
  return table.map((item) => item.cards);
}

function partNames({ table }: BroomState): ItemName[] {
  return table.filter((item) => item.cards.length > 1).flatMap((item) => item.cards.map((card) => [card]));
}

/** Returns the card lists to try: each card of the hand, each two, none, and a card the hand doesn't hold. */
function playableCards(state: BroomState, seat: Seat): (readonly Card[])[] {
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0);
  const pairs = hand.flatMap((card, i) => hand.slice(i + 1).map((otherCard) => [card, otherCard]));
  const foreign = PACK.cards.filter((card) => !hand.includes(card)).slice(0, 1);
  return [...hand.map((card) => [card]), ...pairs, ...foreign.map((card) => [card]), []];
}

/** Yields groups that break `on-table`: a card of the same rank taken earlier, and an item named twice. */
function* absentGroups({ table, taken }: BroomState, playedCard: Card): Iterable<readonly (readonly ItemName[])[]> {
  const isLike = (card: Card): boolean => card !== playedCard && rankOf(card) === rankOf(playedCard);
  const takenLike = taken.flat().find(isLike);
  if (takenLike !== undefined) yield [[[takenLike]]];
  const tableItem = table.find(
    ({ cards: [firstCard, ...otherCards] }) => otherCards.length === 0 && isLike(firstCard as Card),
  );
  if (tableItem) yield [[tableItem.cards], [tableItem.cards]];
}

/**
 * Yields legal and illegal moves of a seat: any of the card lists, as any kind of move, with any grouping.
 */
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
    const [playedCard, secondCard] = cards;
    if (playedCard === undefined || secondCard !== undefined || rankOf(playedCard) === undefined) continue;
    for (const groups of absentGroups(state, playedCard)) yield { type: 'take', cards, groups };
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
