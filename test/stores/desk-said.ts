import type { DeskPlace } from '../../src/game/desk.ts';
import { $draft, $places } from '../../src/stores/desk.ts';
import type { Answered } from '../../src/stores/desk-answer.ts';
import { type Draft, saidIn } from '../../src/stores/desk-draft.ts';
import { sayOf } from '../../src/stores/desk-edit.ts';
import { $answer } from '../../src/stores/desk-ruling.ts';

/** What is said at the desk, place by place, for tests of one game’s desk. */

export const draft = (): Draft => $draft.get() as Draft;

export function placeOf(id: string): DeskPlace {
  const place = $places.get().find((one) => one.id === id);
  if (!place) throw new RangeError(`no place ${id}`);
  return place;
}

export const said = (id: string): unknown => placeOf(id).read(saidIn(draft()));
export const choose = (id: string, value: unknown): void => sayOf(placeOf(id), value);

/** The ruling that lies on the desk. */
export function rulingNow(): Answered {
  const answer = $answer.get();
  if (!answer?.ok) throw new Error('there is no ruling');
  return answer.value;
}
