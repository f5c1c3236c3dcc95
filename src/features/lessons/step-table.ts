import type { Pack } from '../../cards/pack.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { LessonStep } from '../../scenarios/lesson.ts';

/** Whether a step begins with other cards on the table than the one before left there. */
export const laysTable = ({ word, position }: LessonStep): boolean =>
  position !== undefined || word === 'better' || word === 'score';

/** The things a lesson's text points at: a zone, a thing by its id, or a card wherever it lies open. */
export function findPointedAt(
  pack: Pack,
  zones: readonly Zone[],
  look: readonly string[],
): readonly ItemRef[] {
  return look.flatMap((place) => {
    const card = pack.read(place);
    return zones.flatMap(({ id, items }) =>
      items
        .filter(
          (item) => id === place || item.id === place || (card !== undefined && item.cards.includes(card)),
        )
        .map((item) => ({ zone: id, item: item.id })),
    );
  });
}
