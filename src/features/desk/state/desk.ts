import { atom, computed } from 'nanostores';
import type { Card } from '../../../cards/card.ts';
import type { DeskPlace } from '../../../game/desk.ts';
import type { Result } from '../../../game/fault.ts';
import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { ItemRef, Zone } from '../../../game/zone.ts';
import { ownOptions } from '../../house-rules/index.ts';
import {
  bareDraft,
  countFormOf,
  type DeskDraft,
  type DeskQuestion,
  isEmptyDraft,
  MOVE_QUESTION,
  placesOf,
  readDeskDraft,
} from './draft.ts';
import { countDraft, layTable } from './laid-table.ts';

/** The game of this desk; null until it is loaded. */
export const $game = atom<DeskGame | null>(null);
/** The game with its drawing code, loaded after the desk itself. */
export const $tableGame = atom<DeskGame<TableGame> | null>(null);
/** The game with its laws, loaded last: the first cards don't need them. */
export const $ruledGame = atom<DeskGame<Game> | null>(null);
export const $draft = atom<DeskDraft | null>(null);
/** Touched things of the drawn table; not yet a move. */
export const $touched = atom<readonly ItemRef[]>([]);
/** Id of the place that is being filled. */
export const $place = atom<string | null>(null);
/** Indices of the touched things in that place, to be removed or replaced. */
export const $touchedThings = atom<readonly number[]>([]);
/** The two cards put down last, the newest at the end. */
export const $latestCards = atom<readonly Card[]>([]);
/** Ids of places that the player can't answer. */
export const $unknownPlaces = atom<readonly string[]>([]);
/** Whether two sides share the screen: `asked` hides the ruling until both have answered; `told` shows it to both. */
export const $twoSides = atom<'asked' | 'told' | null>(null);
/** Why a link could not be read, as a sentence. */
export const $problem = atom<string | null>(null);
/** The last change, for screen readers. */
export const $announcement = atom('');
/** The draft before “Clear”; null if nothing was cleared, or another draft was opened since. */
export const $clearedDraft = atom<DeskDraft | null>(null);
/** Whether the pack is open. Links open with it closed, because they are about the ruling. */
export const $isLaying = atom(true);
/** Id of the last count that was asked for; its entries are kept, since other counts have other places. */
const $lastCount = atom(MOVE_QUESTION);
/** Whether this is the player's own table, not an example or a link: only then are its house rules stored. */
export const $isOwnTable = atom(true);

export const $places = computed([$game, $draft], (game, draft) => (game && draft ? placesOf(game, draft) : []));
export const $laidTable = computed([$tableGame, $draft], (game, draft) =>
  game && draft ? layTable(game, draft) : null,
);
/** Touched things on the table: those of the judged move, else those touched by hand. */
export const $picked = computed(
  [$tableGame, $draft, $laidTable, $touched],
  (game, draft, laidTable, touched): readonly ItemRef[] => {
    if (!game || !draft || !laidTable?.ok) return [];
    const { view, zones } = laidTable.value;
    if (!draft.move) return touched.filter(({ zone, item }) => hasItem(zones, zone, item));
    const move = game.notation.move.read(draft.move, draft.options, draft.seat);
    return move.ok ? game.table.picksOf(view, draft.seat, move.value) : [];
  },
);

const hasItem = (zones: readonly Zone[], zone: string, item: string): boolean =>
  zones.some(({ id, items }) => id === zone && items.some((one) => one.id === item));

export const $count = computed([$ruledGame, $draft], (game, draft) =>
  game && draft && draft.question !== MOVE_QUESTION ? countDraft(game, draft) : null,
);

/** The place being filled: the chosen one, else the first. */
export const $target = computed([$places, $place], (places, id): DeskPlace | null => {
  return places.find((place) => place.id === id) ?? places[0] ?? null;
});

/** Opens the pack on a place. */
export function choosePlace(id: string): void {
  $touchedThings.set([]);
  $place.set(id);
  $isLaying.set(true);
}

/** Puts a draft on the desk and resets all selections. */
export function putDraft(draft: DeskDraft, isLaying: boolean): void {
  $touched.set([]);
  $touchedThings.set([]);
  $clearedDraft.set(null);
  $latestCards.set([]);
  $place.set(null);
  $problem.set(null);
  $unknownPlaces.set([]);
  $isLaying.set(isLaying);
  pendingCase = null;
  if (draft.question !== MOVE_QUESTION) $lastCount.set(draft.question);
  $draft.set(draft);
}

const isTable = (game: DeskGame): game is DeskGame<TableGame> => 'table' in game;
const isRuled = (game: DeskGame): game is DeskGame<Game> => 'rules' in game;
const isEntered = (json: JsonObject): boolean => Object.keys(json).length > 0;
/** Whether a draft is about an answer: a table that can be judged, or entries to count. */
const isShown = (game: DeskGame, draft: DeskDraft): boolean =>
  draft.question === MOVE_QUESTION
    ? isEntered(draft.position) && isTable(game) && layTable(game, draft).ok
    : isEntered(draft.won);
/** A case chosen before the drawing code was loaded. */
let pendingCase: JsonObject | null = null;

/** Sets the game that draws the table, and shows a pending case. */
export function setTableGame(game: DeskGame<TableGame>): void {
  $tableGame.set(game);
  if (pendingCase) showCase(pendingCase);
}

/** Opens the desk on a parsed draft; a fault or null leaves the desk empty. */
export function showDraft(game: DeskGame, parsedDraft: Result<DeskDraft> | null): void {
  $game.set(game);
  if (isTable(game)) $tableGame.set(game);
  else if ($tableGame.get()?.id !== game.id) $tableGame.set(null);
  if (isRuled(game)) $ruledGame.set(game);
  else if ($ruledGame.get()?.id !== game.id) $ruledGame.set(null);
  $isOwnTable.set(parsedDraft === null);
  const draft = parsedDraft?.ok ? parsedDraft.value : bareDraft(game, ownOptions(game));
  putDraft(draft, isEmptyDraft(game, draft) || !isShown(game, draft));
  if (parsedDraft && !parsedDraft.ok) $problem.set(parsedDraft.fault.says);
}

/** Clears all but the house rules; `restoreDraft` undoes it. */
export function clearDesk(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  putDraft(bareDraft(game, draft.options, draft.question), true);
  $clearedDraft.set(draft);
}

export function restoreDraft(): void {
  const clearedDraft = $clearedDraft.get();
  if (clearedDraft) putDraft(clearedDraft, clearedDraft.move === null);
}

/** Opens the desk on a written case, or remembers it until the drawing code is loaded. */
export function showCase(json: JsonObject): void {
  const game = $tableGame.get();
  if (!game) pendingCase = json;
  const parsedDraft = game && readDeskDraft(game, { game: game.id, ...json });
  if (!parsedDraft?.ok) return;
  $isOwnTable.set(false);
  putDraft(parsedDraft.value, false);
}

/** Shows the example of the current question. */
export function showExample(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  const form = countFormOf(game, draft);
  showCase(form ? { ...form.example, question: form.id } : game.desk.example);
}

/** Switches the question and keeps what was laid for the other one. */
export function askQuestion(question: DeskQuestion): void {
  const draft = $draft.get();
  if (!draft || draft.question === question) return;
  $place.set(null);
  $touchedThings.set([]);
  $problem.set(null);
  $isLaying.set(true);
  const won = question === MOVE_QUESTION || question === $lastCount.get() ? draft.won : {};
  if (question !== MOVE_QUESTION) $lastCount.set(question);
  $draft.set({ ...draft, question, won });
}
