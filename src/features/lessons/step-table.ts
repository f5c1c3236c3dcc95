import type { Pack } from '../../cards/pack.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { LessonStep } from '../../scenarios/lesson.ts';
import { type LessonAnswer, laidCards } from '../../scenarios/question.ts';

/** Whether a step shows cards laid out to be looked at, counted or compared, rather than the table. */
const isLaidOut = (step: LessonStep | undefined): boolean =>
  step?.word === 'better' || step?.word === 'score' || laidCards(step) !== undefined;

/** Whether a step shows other cards than those that the step before left. */
export function laysTable(steps: readonly LessonStep[], at: number): boolean {
  const step = steps[at];
  return step?.position !== undefined || isLaidOut(step) || (step !== undefined && isLaidOut(steps[at - 1]));
}

/** Whether a step is about the table in play. */
export const isAboutTable = (step: LessonStep | undefined): boolean => step?.word !== 'say' && !isLaidOut(step);

/** The items that a step answered for the learner picks: those to tap, or to find. */
export function answeredItems(
  step: LessonStep | undefined,
  zones: readonly Zone[],
  answer: LessonAnswer,
): readonly ItemRef[] {
  if ((step?.word !== 'tap' && step?.word !== 'find') || typeof answer !== 'object') return [];
  return zones
    .filter(({ id }) => step.word === 'find' || id === step.tap)
    .flatMap(({ id, items }) =>
      items.filter((item) => answer.includes(item.id)).map((item) => ({ zone: id, item: item.id })),
    );
}

/** The items that hold the cards of other items, wherever they are now. */
export function findMovedCards(
  zonesBefore: readonly Zone[],
  picks: readonly ItemRef[],
  zones: readonly Zone[],
): readonly ItemRef[] {
  const cards = picks.flatMap(
    ({ zone, item }) => zonesBefore.find(({ id }) => id === zone)?.items.find(({ id }) => id === item)?.cards ?? [],
  );
  return zones.flatMap(({ id, items }) =>
    items
      .filter((item) => item.cards.some((card) => card >= 0 && cards.includes(card)))
      .map((item) => ({ zone: id, item: item.id })),
  );
}

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
