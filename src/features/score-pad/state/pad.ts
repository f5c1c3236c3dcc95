import { atom, computed, type WritableAtom } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import type { Game } from '../../../game/game.ts';
import { changedOptions, type Options } from '../../../game/options.ts';
import { fetchGame } from '../../../table/game.ts';
import { device } from '../../../ui/device/device.ts';
import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { saveOptions } from '../../house-rules/our-table.ts';
import { ownOptions } from '../../house-rules/table-options.ts';
import { fetchForPad } from '../../share/box.ts';
import { createDraft, type RoundDraft, reopenRound } from './draft.ts';
import { loadDraft, loadHistory, saveDraft, saveHistory } from './draft-store.ts';
import { namesAt } from './people.ts';
import { openSheet, type PadAction, type PadState, reduce } from './reducer.ts';
import { EMPTY, PAD_VERSION, readBook, type Sheet, writeBook } from './sheet.ts';
import {
  computeRound,
  computeStanding,
  isWritable,
  openingOf,
  type PadBox,
  type PadGame,
  type PadStanding,
  type RoundResult,
} from './standing.ts';

/** The game of this page; null before it has come. */
export const $box = atom<PadBox | null>(null);
/** The same with the judge who counts, who comes while one sets up. */
export const $game = atom<PadGame | null>(null);
export const $state = atom<PadState>({ book: EMPTY, past: [] });
export const $draft = atom<RoundDraft | null>(null);
/** What is to be known about what was just done, in a sentence. */
export const $message = atom('');

export const $sheet = computed($state, ({ book }) => openSheet(book) ?? null);
export const $standing = computed([$game, $sheet], (game, sheet): PadStanding | null =>
  game && sheet ? computeStanding(game, sheet) : null,
);
/** What the round that is being written comes to; null while something is missing. */
export const $roundResult = computed(
  [$game, $standing, $draft],
  (game, standing, draft): RoundResult | null => {
    if (!game || !standing || !draft) return null;
    return computeRound(game, openingOf(standing, draft.at), draft);
  },
);

const padKey = (game: string): string => `fair-deal/score/${game}`;

type StoredBook = ReturnType<typeof writeBook>;
let kept: WritableAtom<StoredBook> | null = null;

/** The quickest way to write down a round. */
function newDraft(): RoundDraft | null {
  const [game, standing] = [$game.get(), $standing.get()];
  const way = game && standing && game.pad.ways(standing.table)[0];
  return way ? createDraft(way.id) : null;
}

export function dispatch(action: PadAction): void {
  $state.set(reduce($state.get(), action));
  kept?.set(writeBook($state.get().book));
  const box = $box.get();
  if (box) saveHistory(box.id, $state.get().past);
  $message.set('');
  if (['begin', 'add', 'open', 'remove', 'undo', 'write', 'strike', 'people'].includes(action.type))
    $draft.set(newDraft());
}

/** Changes the round that is being written. Asked as it is now: a page draws later than one types. */
export function editDraft(change: (draft: RoundDraft) => RoundDraft): void {
  const draft = $draft.get();
  if (draft) $draft.set(change(draft));
}

/** Writes down the round as it stands. */
export function writeRound(): void {
  const draft = $draft.get();
  const reckoned = $roundResult.get();
  if (!draft || !isWritable(reckoned)) return;
  const { at, way, entry, claims } = draft;
  dispatch({ type: 'write', at, round: { way, entry, claims } });
}

/** Opens a round to be mended; null goes on with the next. */
export function openRound(at: number | null): void {
  const sheet = $sheet.get();
  $message.set('');
  $draft.set(sheet && at !== null ? reopenRound(sheet, at) : newDraft());
}

/** What a new table begins with: the people of the last one, and the house rules of our table. */
export function proposeTable(game: PadBox): Omit<Sheet, 'id'> {
  const [last] = $state.get().book.sheets;
  const options = changedOptions(game.options, ownOptions(game));
  const names = last ? namesAt(game, last, last.rounds.length) : [];
  return { names, options, first: 0, rounds: [] };
}

/** A new game of the people who are at the table now. */
export function proposeNextGame(game: PadBox, sheet: Sheet, { table, next }: PadStanding): Omit<Sheet, 'id'> {
  const names = namesAt(game, sheet, sheet.rounds.length);
  return { names, options: changedOptions(game.options, table.options), first: next.first, rounds: [] };
}

/** The house rules of the open sheet; those of a table that begins are our table’s from now on. */
export function setHouseRules(options: Options): void {
  const [game, sheet] = [$game.get(), $sheet.get()];
  if (!game || !sheet) return;
  const changed = changedOptions(game.options, options);
  if (sheet.rounds.length === 0) saveOptions(game.id, changed);
  dispatch({ type: 'rules', options: changed });
}

/** Puts sheets from elsewhere beside one’s own; what is wrong with them is said. */
export function addSheets(read: Result<readonly Sheet[]>): void {
  if (read.ok) dispatch({ type: 'add', sheets: read.value });
  $message.set(
    read.ok ? 'The score sheet lies beside your own now.' : `${read.fault.says} Yours is as it was.`,
  );
}

/** Opens the pad of a game. @throws Error where the game can't be had */
export async function openPad(id: string): Promise<void> {
  // Whoever has nothing to go on with sets up meanwhile.
  const awaited = device.read(padKey(id)) === null ? null : fetchGame(id);
  const [box, early] = await Promise.all([fetchForPad(id), awaited]);
  const empty = writeBook(EMPTY);
  const store = persistentAtom<StoredBook>({
    key: padKey(id),
    version: PAD_VERSION,
    what: 'your score sheets',
    empty,
    read: (json) => {
      const book = readBook(box, json);
      return book && writeBook(book);
    },
  });
  kept = store;
  const take = (json: StoredBook): void => {
    const book = readBook(box, json) ?? EMPTY;
    if (JSON.stringify(writeBook($state.get().book)) === JSON.stringify(json)) return;
    // Another tab has written: there is no way back to before it.
    $state.set({ book, past: [] });
    $draft.set(newDraft());
  };
  const count = (game: Game): void => $game.set({ ...game, pad: box.pad });
  if (early) count(early);
  $box.set(box);
  store.subscribe(take);
  $state.set({ ...$state.get(), past: loadHistory(box) });
  if (!early) count(await fetchGame(id));
  $draft.set(loadDraft(id, $sheet.get()) ?? newDraft());
  $draft.listen((draft) => saveDraft(id, $sheet.get(), draft));
}
