import type { Card } from '../../../cards/card.ts';
import { PACK } from '../pack.ts';
import { type BroomMove, codeOf, compareNames, type Name } from '../state.ts';

const wholeName = (name: Name): string => codeOf([...name].sort(PACK.compare));

/** Items of a group in code order. */
export function sortGroup(group: readonly Name[]): Name[] {
  return [...group].sort(compareNames);
}

/** Groups with their items in code order, by their first item. */
export function sortGroups(groups: readonly (readonly Name[])[]): Name[][] {
  const first = (group: readonly Name[]): string => (group[0] ? codeOf(group[0]) : '');
  return groups.map(sortGroup).sort((a, b) => (first(a) < first(b) ? -1 : first(a) > first(b) ? 1 : 0));
}

/** Same text, same move: takes with the same card and items are one, however they are grouped. */
export function key(move: BroomMove): string {
  const played = [...move.cards].sort(PACK.compare).map(PACK.code).join();
  switch (move.type) {
    case 'take':
      return `take ${played} ${move.groups.flat().map(wholeName).sort().join()}`;
    case 'combine':
      return `combine ${played} ${move.with.map(wholeName).sort().join()} ${move.also
        .map((made) => made.map(wholeName).sort().join())
        .sort()
        .join(' ')}`;
    default:
      return `${move.type} ${played}`;
  }
}

/** Cards a move plays and the others it names. */
export function cardsOf(move: BroomMove): {
  readonly played: readonly Card[];
  readonly named: readonly Card[];
} {
  if (move.type === 'take') return { played: move.cards, named: move.groups.flat(2) };
  if (move.type === 'combine')
    return { played: move.cards, named: [...move.with.flat(), ...move.also.flat(2)] };
  return { played: move.cards, named: [] };
}
