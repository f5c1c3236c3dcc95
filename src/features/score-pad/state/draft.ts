import type { Json } from '../../../game/json.ts';
import { type PadField, type PadWay, POINTS } from '../../../game/pad.ts';
import { readTexts } from '../../../game/pad-entry.ts';
import { LONGEST_TEXT, type Round, type Sheet } from './sheet.ts';

/** A round while it is written down: a new one, or one of the sheet again. */
export interface Draft extends Round {
  /** Null: the next round. */
  readonly at: number | null;
  /** The side, or the seat, that is asked just now. */
  readonly who: number;
  /** The amounts that are typed just now, where there are several. */
  readonly field: string | null;
}

export const blank = (way: string): Draft => ({ at: null, way, entry: {}, claims: [], who: 0, field: null });

/** Opens a round of the sheet to be mended. */
export function again({ rounds }: Sheet, at: number): Draft | null {
  const round = rounds[at];
  return round ? { ...round, at, who: 0, field: null } : null;
}

/** Whether nothing at all was said. */
export const isBare = ({ entry, claims }: Draft): boolean =>
  Object.values(entry).every((said) => said === null || said === '' || isHollow(said)) &&
  claims.every((text) => text === '');

const isHollow = (said: Json): boolean =>
  Array.isArray(said) && said.every((one: Json) => one === '' || (Array.isArray(one) && one.length === 0));

export const said = (draft: Draft, id: string, value: Json): Draft => ({
  ...draft,
  entry: { ...draft.entry, [id]: value },
});

/** Types an amount for one of them; what no sheet could hold isn’t taken. */
export function typed(
  draft: Draft,
  field: Extract<PadField, { kind: 'amounts' }>,
  who: number,
  text: string,
): Draft {
  const texts = readTexts(draft.entry, field).with(who, text.slice(0, LONGEST_TEXT));
  return { ...said(draft, field.id, texts), who, field: field.id };
}

/** Types what a side says it has. */
export function claimed(draft: Draft, side: number, text: string, sides: number): Draft {
  const before = Array.from({ length: sides }, (_, at) => draft.claims[at] ?? '');
  return { ...draft, claims: before.with(side, text.slice(0, LONGEST_TEXT)) };
}

/** Chooses a word, or lets go of it. */
export function chose(draft: Draft, field: Extract<PadField, { kind: 'choice' }>, value: Json): Draft {
  const now = draft.entry[field.id];
  if (!field.several) return said(draft, field.id, now === value ? null : value);
  const list: readonly Json[] = Array.isArray(now) ? now : [];
  return said(draft, field.id, list.includes(value) ? list.filter((one) => one !== value) : [...list, value]);
}

/** Points that were said become what is claimed, once the round is counted in another way. */
export function counting(draft: Draft, way: PadWay, points: readonly (number | null)[]): Draft {
  const claimed = way.id === POINTS || draft.claims.some((text) => text !== '');
  const claims = claimed ? draft.claims : points.map((n) => (n === null ? '' : String(n)));
  return { ...draft, way: way.id, who: 0, field: null, claims };
}
