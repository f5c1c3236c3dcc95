/** Fills in the desk place by place, for tests of one game's desk. */
import { $draft, $places } from '../../../src/features/desk/state/desk.ts';
import type { DeskAnswer } from '../../../src/features/desk/state/desk-answer.ts';
import { type DeskDraft, placeJsonOf } from '../../../src/features/desk/state/draft.ts';
import { editPlace } from '../../../src/features/desk/state/edit.ts';
import { $answer } from '../../../src/features/desk/state/ruling.ts';
import type { DeskPlace } from '../../../src/game/desk.ts';

export const currentDraft = (): DeskDraft => $draft.get() as DeskDraft;

export function placeOf(id: string): DeskPlace {
  const place = $places.get().find((one) => one.id === id);
  if (!place) throw new RangeError(`no place ${id}`);
  return place;
}

export const entryAt = (id: string): unknown => placeOf(id).read(placeJsonOf(currentDraft()));
export const enterAt = (id: string, value: unknown): void => editPlace(placeOf(id), value);

/** The current ruling of the desk. */
export function currentRuling(): DeskAnswer {
  const answer = $answer.get();
  if (!answer?.ok) throw new Error('there is no ruling');
  return answer.value;
}
