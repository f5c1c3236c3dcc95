import { atom, computed } from 'nanostores';
import type { Card } from '../../../cards/card.ts';
import type { DeskPlace } from '../../../game/desk.ts';
import type { Result } from '../../../game/fault.ts';
import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { ItemRef, Zone } from '../../../game/zone.ts';
import { tableOf } from '../../house-rules/table-of.ts';
import {
  bareDraft,
  type DeskQuestion,
  type Draft,
  formOf,
  isEmpty,
  MOVE,
  placesOf,
  readQuestion,
} from './draft.ts';
import { countUp, lay } from './laid.ts';

/** The game whose desk this is; null before it has come. */
export const $game = atom<DeskGame | null>(null);
/** The same with what draws its tables, which comes while one looks for a first card. */
export const $table = atom<DeskGame<TableGame> | null>(null);
/** The same with its laws: nobody needs them to put down a first card. */
export const $ruled = atom<DeskGame<Game> | null>(null);
/** All that was said here. */
export const $draft = atom<Draft | null>(null);
/** Things of the drawn table that are touched, before a move is tried. */
export const $touched = atom<readonly ItemRef[]>([]);
/** The place that is being filled, by its id. */
export const $place = atom<string | null>(null);
/** Things of that place that are touched in it, to be taken away or changed for others. */
export const $held = atom<readonly number[]>([]);
/** The two cards that were put down last, the later one last. */
export const $latest = atom<readonly Card[]>([]);
/** A link that could not be read, in a sentence. */
export const $problem = atom<string | null>(null);
/** The last thing that was done, for those who don't see it. */
export const $said = atom('');
/** What lay there before it was cleared away; null where nothing was, or something else came. */
export const $cleared = atom<Draft | null>(null);
/** Whether cards are being put down, or the table is looked at: whoever opens a link came for the ruling. */
export const $laying = atom(true);
/** The count that was asked for last: another has other places. */
const $form = atom(MOVE);
/** Whether this is one’s own table, and no example or link: then its house rules are kept as such. */
export const $own = atom(true);

export const $places = computed([$game, $draft], (game, draft) =>
  game && draft ? placesOf(game, draft) : [],
);
export const $laid = computed([$table, $draft], (game, draft) => (game && draft ? lay(game, draft) : null));
/** What lies there touched: by the move that is judged, or by a hand, and by nothing else. */
export const $picked = computed(
  [$table, $draft, $laid, $touched],
  (game, draft, laid, touched): readonly ItemRef[] => {
    if (!game || !draft || !laid?.ok) return [];
    const { view, zones } = laid.value;
    if (!draft.move) return touched.filter(({ zone, item }) => lies(zones, zone, item));
    const move = game.notation.move.read(draft.move, draft.options, draft.seat);
    return move.ok ? game.table.picksOf(view, draft.seat, move.value) : [];
  },
);

const lies = (zones: readonly Zone[], zone: string, item: string): boolean =>
  zones.some(({ id, items }) => id === zone && items.some((one) => one.id === item));

export const $counted = computed([$ruled, $draft], (game, draft) =>
  game && draft && draft.question !== MOVE ? countUp(game, draft) : null,
);

/** The place that is being filled: the one chosen, else the first there is. */
export const $target = computed([$places, $place], (places, id): DeskPlace | null => {
  return places.find((place) => place.id === id) ?? places[0] ?? null;
});

/** Goes to a place, to say what is there. */
export function choosePlace(id: string): void {
  $held.set([]);
  $place.set(id);
  $laying.set(true);
}

/** Puts this on the desk, and nothing of what was there before is held any more. */
export function put(draft: Draft, laying: boolean): void {
  $touched.set([]);
  $held.set([]);
  $cleared.set(null);
  $latest.set([]);
  $place.set(null);
  $problem.set(null);
  $laying.set(laying);
  wanted = null;
  if (draft.question !== MOVE) $form.set(draft.question);
  $draft.set(draft);
}

const isTable = (game: DeskGame): game is DeskGame<TableGame> => 'table' in game;
const isRuled = (game: DeskGame): game is DeskGame<Game> => 'rules' in game;
/** A case that was chosen before it could be laid. */
let wanted: JsonObject | null = null;

/** From now on what lies on this desk is drawn. */
export function drawBy(game: DeskGame<TableGame>): void {
  $table.set(game);
  if (wanted) layCase(wanted);
}

/** Opens the desk on a draft that was read; a damaged one, or none, leaves it empty. */
export function layDraft(game: DeskGame, read: Result<Draft> | null): void {
  $game.set(game);
  if (isTable(game)) $table.set(game);
  else if ($table.get()?.id !== game.id) $table.set(null);
  if (isRuled(game)) $ruled.set(game);
  else if ($ruled.get()?.id !== game.id) $ruled.set(null);
  $own.set(read === null);
  const draft = read?.ok ? read.value : bareDraft(game, tableOf(game));
  put(
    draft,
    isEmpty(game, draft) ||
      Object.keys(draft.position).length === 0 ||
      !(isTable(game) && lay(game, draft).ok),
  );
  if (read && !read.ok) $problem.set(read.fault.says);
}

/** Everything away but the house rules, which are the table's. It can be laid back as it was. */
export function clearDesk(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  put(bareDraft(game, draft.options, draft.question), true);
  $cleared.set(draft);
}

export function layBack(): void {
  const before = $cleared.get();
  if (before) put(before, before.move === null);
}

/** Opens the desk on a case that somebody wrote down: its try is to be looked at, and anything in it changed. */
export function layCase(json: JsonObject): void {
  const game = $table.get();
  if (!game) wanted = json;
  const read = game && readQuestion(game, { game: game.id, ...json });
  if (!read?.ok) return;
  $own.set(false);
  put(read.value, read.value.question !== MOVE);
}

/** Shows how the question is asked. */
export function showExample(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  const form = formOf(game, draft);
  layCase(form ? { ...form.example, question: form.id } : game.desk.example);
}

/** Asks the other question. What was said for the first one stays. */
export function ask(question: DeskQuestion): void {
  const draft = $draft.get();
  if (!draft || draft.question === question) return;
  $place.set(null);
  $held.set([]);
  $problem.set(null);
  $laying.set(true);
  const won = question === MOVE || question === $form.get() ? draft.won : {};
  if (question !== MOVE) $form.set(question);
  $draft.set({ ...draft, question, won });
}
