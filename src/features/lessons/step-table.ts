import type { Pack } from '../../cards/pack.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { LessonStep } from '../../scenarios/lesson.ts';

/** Whether a step lays out its own cards instead of those that the step before left. */
export const laysTable = ({ word, position }: LessonStep): boolean =>
  position !== undefined || word === 'better' || word === 'score';

/** Finds the items a text points at, by the id of a zone or item, or by a face-up card. */
export function findPointedAt(pack: Pack, zones: readonly Zone[], places: readonly string[]): readonly ItemRef[] {
  return places.flatMap((place) => {
    const card = pack.read(place);
    return zones.flatMap(({ id, items }) =>
      items
        .filter((item) => id === place || item.id === place || (card !== undefined && item.cards.includes(card)))
        .map((item) => ({ zone: id, item: item.id })),
    );
  });
}
