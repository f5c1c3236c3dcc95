import { atom, computed, type WritableAtom } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import type { Game } from '../../../game/game.ts';
import { changedOptions, type Options } from '../../../game/options.ts';
import { fetchGame } from '../../../table/fetch-game.ts';
import { localStore } from '../../../ui/device/device.ts';
import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { ownOptions, saveOptions } from '../../house-rules/index.ts';
import { fetchForPad } from '../../share/index.ts';
import { WORDS } from '../words.ts';
import { createDraft, type RoundDraft, reopenRound } from './draft.ts';
import { loadDraft, loadHistory, saveDraft, saveHistory } from './draft-store.ts';
import { namesAt } from './people.ts';
import { openSheet, type PadAction, type PadState, reduce } from './reducer.ts';
import { EMPTY_BOOK, PAD_VERSION, readBook, type Sheet, writeBook } from './sheet.ts';
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

/** The game of this page without its rules, for setting up a table; null until loaded. */
export const $box = atom<PadBox | null>(null);
/** The game with its rules, which load while a table is set up. */
export const $game = atom<PadGame | null>(null);
export const $state = atom<PadState>({ book: EMPTY_BOOK, past: [] });
export const $draft = atom<RoundDraft | null>(null);
/** A message about the last action. */
export const $message = atom('');

export const $sheet = computed($state, ({ book }) => openSheet(book) ?? null);
export const $standing = computed([$game, $sheet], (game, sheet): PadStanding | null =>
  game && sheet ? computeStanding(game, sheet) : null,
);
/** The result of the round being written; null if it is incomplete. */
export const $roundResult = computed([$game, $standing, $draft], (game, standing, draft): RoundResult | null => {
  if (!game || !standing || !draft) return null;
  return computeRound(game, openingOf(standing, draft.at), draft);
});

const padKey = (game: string): string => `fair-deal/score/${game}`;

/** Whether sheets of a game are stored on this device. */
export const hasStoredSheets = (game: string): boolean => localStore.read(padKey(game)) !== null;

type StoredBook = ReturnType<typeof writeBook>;
let storedBook: WritableAtom<StoredBook> | null = null;

/** A new draft with the first way of entering a round that the game offers. */
function newDraft(): RoundDraft | null {
  const [game, standing] = [$game.get(), $standing.get()];
  const way = game && standing && game.pad.ways(standing.table)[0];
  return way ? createDraft(way.id) : null;
}

/** Applies an action to the sheets, stores them, and starts a new draft if rounds may have changed. */
export function dispatch(action: PadAction): void {
  $state.set(reduce($state.get(), action));
  storedBook?.set(writeBook($state.get().book));
  const box = $box.get();
  if (box) saveHistory(box.id, $state.get().past);
  $message.set('');
  if (['begin', 'add', 'open', 'remove', 'undo', 'write', 'strike', 'people'].includes(action.type))
    $draft.set(newDraft());
}

/** Changes the round being written. Takes a function because the page renders later than the player types. */
export function editDraft(change: (draft: RoundDraft) => RoundDraft): void {
  const draft = $draft.get();
  if (draft) $draft.set(change(draft));
}

/** Writes the draft into the sheet if its result can be computed. */
export function writeRound(): void {
  const draft = $draft.get();
  const result = $roundResult.get();
  if (!draft || !isWritable(result)) return;
  const { at, way, entry, claims } = draft;
  dispatch({ type: 'write', at, round: { way, entry, claims } });
}

/** Opens a round for a change, by index; null opens the next round. */
export function openRound(at: number | null): void {
  const sheet = $sheet.get();
  $message.set('');
  $draft.set(sheet && at !== null ? reopenRound(sheet, at) : newDraft());
}

/** A new table's defaults: the players of the last one, and the house rules of the player's table. */
export function proposeTable(game: PadBox): Omit<Sheet, 'id'> {
  const [lastSheet] = $state.get().book.sheets;
  const options = changedOptions(game.options, ownOptions(game));
  const names = lastSheet ? namesAt(game, lastSheet, lastSheet.rounds.length) : [];
  return { names, options, first: 0, rounds: [] };
}

/** The next game of the same table: its players, its house rules, and who begins. */
export function proposeNextGame(game: PadBox, sheet: Sheet, { table, nextRound }: PadStanding): Omit<Sheet, 'id'> {
  const names = namesAt(game, sheet, sheet.rounds.length);
  return { names, options: changedOptions(game.options, table.options), first: nextRound.first, rounds: [] };
}

/** Sets the house rules of the open sheet; before its first round they become those of the player's table. */
export function setHouseRules(options: Options): void {
  const [game, sheet] = [$game.get(), $sheet.get()];
  if (!game || !sheet) return;
  const changes = changedOptions(game.options, options);
  if (sheet.rounds.length === 0) saveOptions(game.id, changes);
  dispatch({ type: 'rules', options: changes });
}

/** Adds sheets from elsewhere, or reports what is wrong with them. */
export function addSheets(parsed: Result<readonly Sheet[]>): void {
  if (parsed.ok) dispatch({ type: 'add', sheets: parsed.value });
  $message.set(parsed.ok ? WORDS.added : WORDS.notAdded(parsed.fault.says));
}

/** Opens the pad of a game. @throws Error if the game can't be fetched */
export async function openPad(id: string): Promise<void> {
  // Without stored sheets the player sets up a table while the rules load.
  const pendingGame = hasStoredSheets(id) ? fetchGame(id) : null;
  const [box, loadedGame] = await Promise.all([fetchForPad(id), pendingGame]);
  storedBook = persistentAtom<StoredBook>({
    key: padKey(id),
    version: PAD_VERSION,
    description: WORDS.stored,
    empty: writeBook(EMPTY_BOOK),
    read: (json) => {
      const book = readBook(box, json);
      return book && writeBook(book);
    },
  });
  const takeStored = (json: StoredBook): void => {
    const book = readBook(box, json) ?? EMPTY_BOOK;
    if (JSON.stringify(writeBook($state.get().book)) === JSON.stringify(json)) return;
    // Another tab has written: the history no longer applies.
    $state.set({ book, past: [] });
    $draft.set(newDraft());
  };
  const setGame = (game: Game): void => $game.set({ ...game, pad: box.pad });
  if (loadedGame) setGame(loadedGame);
  $box.set(box);
  storedBook.subscribe(takeStored);
  $state.set({ ...$state.get(), past: loadHistory(box) });
  if (!loadedGame) setGame(await fetchGame(id));
  $draft.set(loadDraft(id, $sheet.get()) ?? newDraft());
  $draft.listen((draft) => saveDraft(id, $sheet.get(), draft));
}
