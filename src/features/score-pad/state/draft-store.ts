import type { Box } from '../../../game/game.ts';
import { isObject } from '../../../game/json.ts';
import { device } from '../../../ui/device/device.ts';
import { readStored, type StoredSpec } from '../../../ui/device/persistent-atom.ts';
import { isEmptyDraft, type RoundDraft } from './draft.ts';
import { readBook, readRound, type Sheet, type SheetBook, writeBook } from './sheet.ts';

/** What is on the way when a page is left: a round half typed, and the steps one could go back. */

const draftKey = (game: string): string => `fair-deal/score-round/${game}`;
const pastKey = (game: string): string => `fair-deal/score-past/${game}`;

/** Raised when what is kept beside the sheets means something else than before; they have a version of their own. */
const DRAFT_VERSION = 1;

/** Steps back that are kept, as long as they take no more room than this, in letters. */
const MAX_STEPS = 20;
const MAX_LETTERS = 200_000;

/** A round half typed, and the sheet it is for. */
interface StoredDraft {
  readonly sheet: string;
  readonly draft: RoundDraft;
}

function parseDraft(json: unknown): StoredDraft | undefined {
  if (!isObject(json) || json['version'] !== DRAFT_VERSION || typeof json['sheet'] !== 'string')
    return undefined;
  const { sheet, at, who } = json;
  const round = readRound(json['round']);
  if (!round || !(at === null || Number.isInteger(at)) || !Number.isInteger(who)) return undefined;
  const field = typeof json['field'] === 'string' ? json['field'] : null;
  return { sheet, draft: { ...round, at: at as number | null, who: who as number, field } };
}

const draftStore = (game: string): StoredSpec<StoredDraft> => ({
  key: draftKey(game),
  version: DRAFT_VERSION,
  what: 'the round you were writing',
  read: parseDraft,
});

/** Keeps the round as far as it is typed; one in which nothing was said is no loss. */
export function saveDraft(game: string, sheet: Sheet | null, draft: RoundDraft | null): void {
  if (!sheet || !draft || (draft.at === null && isEmptyDraft(draft))) {
    device.remove(draftKey(game));
    return;
  }
  const { at, who, field, way, entry, claims } = draft;
  const half = { version: DRAFT_VERSION, sheet: sheet.id, at, who, field, round: { way, entry, claims } };
  device.write(draftKey(game), JSON.stringify(half));
}

/** The round that was being written on this sheet; null where there was none. */
export function loadDraft(game: string, sheet: Sheet | null): RoundDraft | null {
  const half = readStored(draftStore(game));
  if (!half || half.sheet !== sheet?.id) return null;
  return half.draft.at === null || sheet.rounds[half.draft.at] ? half.draft : null;
}

/** Keeps the way back, as much of it as there is room for. */
export function saveHistory(game: string, past: readonly SheetBook[]): void {
  const texts: string[] = [];
  let room = MAX_LETTERS;
  for (const book of past.slice(0, MAX_STEPS)) {
    const text = JSON.stringify(writeBook(book));
    room -= text.length;
    if (room < 0) break;
    texts.push(text);
  }
  const key = pastKey(game);
  if (texts.length === 0) device.remove(key);
  // The sheets themselves need the room more.
  else if (device.write(key, `{"version":${DRAFT_VERSION},"past":[${texts.join()}]}`) !== 'ok')
    device.remove(key);
}

/** How the sheets were before, the last first. */
export function loadHistory(game: Box): readonly SheetBook[] {
  const read = (json: unknown): readonly SheetBook[] | undefined => {
    if (!isObject(json) || json['version'] !== DRAFT_VERSION || !Array.isArray(json['past']))
      return undefined;
    const books = json['past'].slice(0, MAX_STEPS).map((one: unknown) => readBook(game, one));
    return books.every((book) => book !== undefined) ? books : undefined;
  };
  const kept = {
    key: pastKey(game.id),
    version: DRAFT_VERSION,
    what: 'the way back on your score pad',
    read,
  };
  return readStored<readonly SheetBook[]>(kept) ?? [];
}
