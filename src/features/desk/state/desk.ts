import { atom, computed } from 'nanostores';
import type { Card } from '../../../cards/card.ts';
import type { DeskPlace } from '../../../game/desk.ts';
import type { Result } from '../../../game/fault.ts';
import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { ItemRef, Zone } from '../../../game/zone.ts';
import { ownOptions } from '../../house-rules/table-options.ts';
import {
  bareDraft,
  countFormOf,
  type DeskDraft,
  type DeskQuestion,
  isEmptyDraft,
  MOVE,
  placesOf,
  readDeskDraft,
} from './draft.ts';
import { countDraft, layTable } from './laid-table.ts';

/** The game whose desk this is; null before it has come. */
export const $game = atom<DeskGame | null>(null);
/** The same with what draws its tables, which comes while one looks for a first card. */
export const $tableGame = atom<DeskGame<TableGame> | null>(null);
/** The same with its laws: nobody needs them to put down a first card. */
export const $ruledGame = atom<DeskGame<Game> | null>(null);
/** All that was said here. */
export const $draft = atom<DeskDraft | null>(null);
/** Things of the drawn table that are touched, before a move is tried. */
export const $touched = atom<readonly ItemRef[]>([]);
/** The place that is being filled, by its id. */
export const $place = atom<string | null>(null);
/** Things of that place that are touched in it, to be taken away or changed for others. */
export const $touchedThings = atom<readonly number[]>([]);
/** The two cards that were put down last, the later one last. */
export const $latestCards = atom<readonly Card[]>([]);
/** A link that could not be read, in a sentence. */
export const $problem = atom<string | null>(null);
/** The last thing that was done, for those who don't see it. */
export const $announcement = atom('');
/** What lay there before it was cleared away; null where nothing was, or something else came. */
export const $clearedDraft = atom<DeskDraft | null>(null);
/** Whether cards are being put down, or the table is looked at: whoever opens a link came for the ruling. */
export const $isLaying = atom(true);
/** The count that was asked for last: another has other places. */
const $lastCount = atom(MOVE);
/** Whether this is one’s own table, and no example or link: then its house rules are kept as such. */
export const $isOwnTable = atom(true);

export const $places = computed([$game, $draft], (game, draft) =>
  game && draft ? placesOf(game, draft) : [],
);
export const $laidTable = computed([$tableGame, $draft], (game, draft) =>
  game && draft ? layTable(game, draft) : null,
);
/** What lies there touched: by the move that is judged, or by a hand, and by nothing else. */
export const $picked = computed(
  [$tableGame, $draft, $laidTable, $touched],
  (game, draft, laid, touched): readonly ItemRef[] => {
    if (!game || !draft || !laid?.ok) return [];
    const { view, zones } = laid.value;
    if (!draft.move) return touched.filter(({ zone, item }) => hasItem(zones, zone, item));
    const move = game.notation.move.read(draft.move, draft.options, draft.seat);
    return move.ok ? game.table.picksOf(view, draft.seat, move.value) : [];
  },
);

const hasItem = (zones: readonly Zone[], zone: string, item: string): boolean =>
  zones.some(({ id, items }) => id === zone && items.some((one) => one.id === item));

export const $count = computed([$ruledGame, $draft], (game, draft) =>
  game && draft && draft.question !== MOVE ? countDraft(game, draft) : null,
);

/** The place that is being filled: the one chosen, else the first there is. */
export const $target = computed([$places, $place], (places, id): DeskPlace | null => {
  return places.find((place) => place.id === id) ?? places[0] ?? null;
});

/** Goes to a place, to say what is there. */
export function choosePlace(id: string): void {
  $touchedThings.set([]);
  $place.set(id);
  $isLaying.set(true);
}

/** Puts this on the desk, and nothing of what was there before is held any more. */
export function putDraft(draft: DeskDraft, laying: boolean): void {
  $touched.set([]);
  $touchedThings.set([]);
  $clearedDraft.set(null);
  $latestCards.set([]);
  $place.set(null);
  $problem.set(null);
  $isLaying.set(laying);
  pendingCase = null;
  if (draft.question !== MOVE) $lastCount.set(draft.question);
  $draft.set(draft);
}

const isTable = (game: DeskGame): game is DeskGame<TableGame> => 'table' in game;
const isRuled = (game: DeskGame): game is DeskGame<Game> => 'rules' in game;
/** A case that was chosen before it could be laid. */
let pendingCase: JsonObject | null = null;

/** From now on what lies on this desk is drawn. */
export function setTableGame(game: DeskGame<TableGame>): void {
  $tableGame.set(game);
  if (pendingCase) showCase(pendingCase);
}

/** Opens the desk on a draft that was read; a damaged one, or none, leaves it empty. */
export function showDraft(game: DeskGame, read: Result<DeskDraft> | null): void {
  $game.set(game);
  if (isTable(game)) $tableGame.set(game);
  else if ($tableGame.get()?.id !== game.id) $tableGame.set(null);
  if (isRuled(game)) $ruledGame.set(game);
  else if ($ruledGame.get()?.id !== game.id) $ruledGame.set(null);
  $isOwnTable.set(read === null);
  const draft = read?.ok ? read.value : bareDraft(game, ownOptions(game));
  putDraft(
    draft,
    isEmptyDraft(game, draft) ||
      Object.keys(draft.position).length === 0 ||
      !(isTable(game) && layTable(game, draft).ok),
  );
  if (read && !read.ok) $problem.set(read.fault.says);
}

/** Everything away but the house rules, which are the table's. It can be laid back as it was. */
export function clearDesk(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  putDraft(bareDraft(game, draft.options, draft.question), true);
  $clearedDraft.set(draft);
}

export function restoreDraft(): void {
  const before = $clearedDraft.get();
  if (before) putDraft(before, before.move === null);
}

/** Opens the desk on a case that somebody wrote down: its try is to be looked at, and anything in it changed. */
export function showCase(json: JsonObject): void {
  const game = $tableGame.get();
  if (!game) pendingCase = json;
  const read = game && readDeskDraft(game, { game: game.id, ...json });
  if (!read?.ok) return;
  $isOwnTable.set(false);
  putDraft(read.value, read.value.question !== MOVE);
}

/** Shows how the question is asked. */
export function showExample(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  const form = countFormOf(game, draft);
  showCase(form ? { ...form.example, question: form.id } : game.desk.example);
}

/** Asks the other question. What was said for the first one stays. */
export function askQuestion(question: DeskQuestion): void {
  const draft = $draft.get();
  if (!draft || draft.question === question) return;
  $place.set(null);
  $touchedThings.set([]);
  $problem.set(null);
  $isLaying.set(true);
  const won = question === MOVE || question === $lastCount.get() ? draft.won : {};
  if (question !== MOVE) $lastCount.set(question);
  $draft.set({ ...draft, question, won });
}
