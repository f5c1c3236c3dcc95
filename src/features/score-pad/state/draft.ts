import type { Json } from '../../../game/json.ts';
import { type PadField, type PadWay, POINTS } from '../../../game/pad.ts';
import { readTexts } from '../../../game/pad-entry.ts';
import { LONGEST_TEXT, type Sheet, type WrittenRound } from './sheet.ts';

/** A round while it is written down: a new one, or one of the sheet again. */
export interface RoundDraft extends WrittenRound {
  /** Null: the next round. */
  readonly at: number | null;
  /** The side, or the seat, that is asked just now. */
  readonly who: number;
  /** The amounts that are typed just now, where there are several. */
  readonly field: string | null;
}

export const createDraft = (way: string): RoundDraft => ({
  at: null,
  way,
  entry: {},
  claims: [],
  who: 0,
  field: null,
});

/** Opens a round of the sheet to be mended. */
export function reopenRound({ rounds }: Sheet, at: number): RoundDraft | null {
  const round = rounds[at];
  return round ? { ...round, at, who: 0, field: null } : null;
}

/** Whether nothing at all was said. */
export const isEmptyDraft = ({ entry, claims }: RoundDraft): boolean =>
  Object.values(entry).every((said) => said === null || said === '' || isEmptyValue(said)) &&
  claims.every((text) => text === '');

const isEmptyValue = (said: Json): boolean =>
  Array.isArray(said) && said.every((one: Json) => one === '' || (Array.isArray(one) && one.length === 0));

export const setEntry = (draft: RoundDraft, id: string, value: Json): RoundDraft => ({
  ...draft,
  entry: { ...draft.entry, [id]: value },
});

/** Types an amount for one of them; what no sheet could hold isn’t taken. */
export function setAmount(
  draft: RoundDraft,
  field: Extract<PadField, { kind: 'amounts' }>,
  who: number,
  text: string,
): RoundDraft {
  const texts = readTexts(draft.entry, field).with(who, text.slice(0, LONGEST_TEXT));
  return { ...setEntry(draft, field.id, texts), who, field: field.id };
}

/** Types what a side says it has. */
export function setClaim(draft: RoundDraft, side: number, text: string, sides: number): RoundDraft {
  const before = Array.from({ length: sides }, (_, at) => draft.claims[at] ?? '');
  return { ...draft, claims: before.with(side, text.slice(0, LONGEST_TEXT)) };
}

/** Chooses a word, or lets go of it. */
export function toggleChoice(
  draft: RoundDraft,
  field: Extract<PadField, { kind: 'choice' }>,
  value: Json,
): RoundDraft {
  const now = draft.entry[field.id];
  if (!field.several) return setEntry(draft, field.id, now === value ? null : value);
  const list: readonly Json[] = Array.isArray(now) ? now : [];
  return setEntry(
    draft,
    field.id,
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value],
  );
}

/** Points that were said become what is claimed, once the round is counted in another way. */
export function changeWay(draft: RoundDraft, way: PadWay, points: readonly (number | null)[]): RoundDraft {
  const claimed = way.id === POINTS || draft.claims.some((text) => text !== '');
  const claims = claimed ? draft.claims : points.map((n) => (n === null ? '' : String(n)));
  return { ...draft, way: way.id, who: 0, field: null, claims };
}
