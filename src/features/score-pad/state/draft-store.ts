import type { Box } from '../../../game/game.ts';
import { isObject } from '../../../game/json.ts';
import { localStore } from '../../../ui/device/device.ts';
import { readStored, type StoredSpec } from '../../../ui/device/persistent-atom.ts';
import { WORDS } from '../words.ts';
import { isEmptyDraft, type RoundDraft } from './draft.ts';
import { readBook, readRound, type Sheet, type SheetBook, writeBook } from './sheet.ts';

/** Stores what must survive a reload: the unfinished round and the undo history. */

const draftKey = (game: string): string => `fair-deal/score-round/${game}`;
const pastKey = (game: string): string => `fair-deal/score-past/${game}`;

/** Version of the stored draft and history; raised when its meaning changes. The sheets have their own. */
const DRAFT_VERSION = 1;

/** Limits of the stored history: number of steps, and total length in characters. */
const MAX_STEPS = 20;
const MAX_LETTERS = 200_000;

/** An unfinished round, and the id of its sheet. */
interface StoredDraft {
  readonly sheet: string;
  readonly draft: RoundDraft;
}

function parseDraft(json: unknown): StoredDraft | undefined {
  if (!isObject(json) || json['version'] !== DRAFT_VERSION || typeof json['sheet'] !== 'string') return undefined;
  const { sheet, at, who } = json;
  const round = readRound(json['round']);
  if (!round || !(at === null || Number.isInteger(at)) || !Number.isInteger(who)) return undefined;
  const field = typeof json['field'] === 'string' ? json['field'] : null;
  return { sheet, draft: { ...round, at: at as number | null, who: who as number, field } };
}

const draftStore = (game: string): StoredSpec<StoredDraft> => ({
  key: draftKey(game),
  version: DRAFT_VERSION,
  description: WORDS.storedRound,
  read: parseDraft,
});

/** Stores the unfinished round; an empty one is removed. */
export function saveDraft(game: string, sheet: Sheet | null, draft: RoundDraft | null): void {
  if (!sheet || !draft || (draft.at === null && isEmptyDraft(draft))) {
    localStore.remove(draftKey(game));
    return;
  }
  const { at, who, field, way, entry, claims } = draft;
  const storedDraft = {
    version: DRAFT_VERSION,
    sheet: sheet.id,
    at,
    who,
    field,
    round: { way, entry, claims },
  };
  localStore.write(draftKey(game), JSON.stringify(storedDraft));
}

/** Loads the unfinished round of this sheet; null if there is none. */
export function loadDraft(game: string, sheet: Sheet | null): RoundDraft | null {
  const stored = readStored(draftStore(game));
  if (!stored || stored.sheet !== sheet?.id) return null;
  return stored.draft.at === null || sheet.rounds[stored.draft.at] ? stored.draft : null;
}

/** Stores as much of the undo history as fits. */
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
  if (texts.length === 0) localStore.remove(key);
  // If storage is full, the sheets themselves matter more than the history.
  else if (localStore.write(key, `{"version":${DRAFT_VERSION},"past":[${texts.join()}]}`) !== 'ok')
    localStore.remove(key);
}

/** Loads the undo history, the latest first. */
export function loadHistory(game: Box): readonly SheetBook[] {
  const parseHistory = (json: unknown): readonly SheetBook[] | undefined => {
    if (!isObject(json) || json['version'] !== DRAFT_VERSION || !Array.isArray(json['past'])) return undefined;
    const books = json['past'].slice(0, MAX_STEPS).map((one: unknown) => readBook(game, one));
    return books.every((book) => book !== undefined) ? books : undefined;
  };
  const historySpec = {
    key: pastKey(game.id),
    version: DRAFT_VERSION,
    description: WORDS.storedHistory,
    read: parseHistory,
  };
  return readStored<readonly SheetBook[]>(historySpec) ?? [];
}
