import type { Json } from '../../../game/json.ts';
import { type PadField, type PadWay, POINTS_FIELD } from '../../../game/pad.ts';
import { readTexts } from '../../../game/pad-entry.ts';
import { LONGEST_TEXT, type Sheet, type WrittenRound } from './sheet.ts';

/** A round being entered: a new round, or a change to a round of the sheet. */
export interface RoundDraft extends WrittenRound {
  /** Index of the round; null for the next one. */
  readonly at: number | null;
  /** Index of the selected side or seat. */
  readonly who: number;
  /** Id of the field the keypad writes to, if there are several. */
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

/** Opens a round of the sheet for a change. */
export function reopenRound({ rounds }: Sheet, at: number): RoundDraft | null {
  const round = rounds[at];
  return round ? { ...round, at, who: 0, field: null } : null;
}

export const isEmptyDraft = ({ entry, claims }: RoundDraft): boolean =>
  Object.values(entry).every((value) => value === null || value === '' || isEmptyValue(value)) &&
  claims.every((text) => text === '');

const isEmptyValue = (value: Json): boolean =>
  Array.isArray(value) && value.every((one: Json) => one === '' || (Array.isArray(one) && one.length === 0));

export const setEntry = (draft: RoundDraft, id: string, value: Json): RoundDraft => ({
  ...draft,
  entry: { ...draft.entry, [id]: value },
});

/** Sets the amount of one side, cut to the longest text a sheet can hold. */
export function setAmount(
  draft: RoundDraft,
  field: Extract<PadField, { kind: 'amounts' }>,
  side: number,
  text: string,
): RoundDraft {
  const texts = readTexts(draft.entry, field).with(side, text.slice(0, LONGEST_TEXT));
  return { ...setEntry(draft, field.id, texts), who: side, field: field.id };
}

/** Sets what a side claims. */
export function setClaim(draft: RoundDraft, side: number, text: string, sides: number): RoundDraft {
  const allClaims = Array.from({ length: sides }, (_, at) => draft.claims[at] ?? '');
  return { ...draft, claims: allClaims.with(side, text.slice(0, LONGEST_TEXT)) };
}

/** Selects a value, or deselects it if it is selected. */
export function toggleChoice(draft: RoundDraft, field: Extract<PadField, { kind: 'choice' }>, value: Json): RoundDraft {
  const chosen = draft.entry[field.id];
  if (!field.allowsSeveral) return setEntry(draft, field.id, chosen === value ? null : value);
  const chosenValues: readonly Json[] = Array.isArray(chosen) ? chosen : [];
  return setEntry(
    draft,
    field.id,
    chosenValues.includes(value) ? chosenValues.filter((one) => one !== value) : [...chosenValues, value],
  );
}

/** Changes the way a round is entered; points entered so far become claims. */
export function changeWay(draft: RoundDraft, way: PadWay, points: readonly (number | null)[]): RoundDraft {
  const hasClaims = way.id === POINTS_FIELD || draft.claims.some((text) => text !== '');
  const claims = hasClaims ? draft.claims : points.map((n) => (n === null ? '' : String(n)));
  return { ...draft, way: way.id, who: 0, field: null, claims };
}
