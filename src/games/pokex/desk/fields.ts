import { sentence } from '../../../cards/words.ts';
import { type CardPlace, type ChoicePlace, field, type NumberPlace, type Slot } from '../../../game/desk.ts';
import type { Json } from '../../../game/json.ts';
import { type Naming, seatsOf } from '../../../game/seat.ts';
import { SEATS } from '../state.ts';

export const seats = seatsOf({ seats: SEATS });
export const SIDES = [0, 1] as const;

/** Both players of a side. */
export const sideName = (side: number, name: Naming): string =>
  `${sentence(name(side))} and ${name(side + 2)}`;

/** Cards of which any may be unseen. */
export function cards(id: string, label: string, path: string, slot: Slot<readonly string[]>): CardPlace {
  return { id, label, kind: 'set', paths: [path], unsaid: 'Cards nobody showed', unseen: true, ...slot };
}

/** A whole number, seldom said. */
export function number(
  id: string,
  label: string,
  path: string,
  slot: Slot<number>,
  more: Partial<NumberPlace> = {},
): NumberPlace {
  return {
    id,
    label,
    kind: 'number',
    paths: [path],
    rare: true,
    min: 0,
    max: 999,
    usual: 0,
    ...slot,
    ...more,
  };
}

/** One of a few words of the position; the first holds while nothing is said. */
export function choice(
  id: string,
  label: string,
  key: string,
  choices: ChoicePlace['choices'],
  rare = true,
): ChoicePlace {
  const is = (json: unknown): json is Json => choices.some(({ value }) => value === json);
  return {
    id,
    label,
    kind: 'choice',
    paths: [`position.${key}`],
    rare,
    choices,
    ...field(key, is, choices[0]?.value ?? null),
  };
}
