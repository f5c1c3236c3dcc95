import { atom, computed } from 'nanostores';
import type { CardPlace } from '../game/desk.ts';
import type { Result } from '../game/fault.ts';
import type { DeskGame } from '../game/game.ts';
import type { ItemRef, Zone } from '../game/zone.ts';
import { writeCase } from '../referee/case.ts';
import {
  completed,
  type DeskQuestion,
  type Draft,
  emptyDraft,
  isEmpty,
  placesOf,
  readQuestion,
} from './desk-draft.ts';
import { countUp, lay } from './desk-laid.ts';
import { isCards } from './desk-things.ts';
import type { Practice } from './match-record.ts';
import { HUMAN } from './names.ts';
import { tableOf } from './table-of.ts';

/** The game whose desk this is; null before it has come. */
export const $game = atom<DeskGame | null>(null);
/** All that was said here. */
export const $draft = atom<Draft | null>(null);
/** Things of the drawn table that are touched, before a move is tried. */
export const $touched = atom<readonly ItemRef[]>([]);
/** The place that the next card goes to. */
export const $place = atom<string | null>(null);
/** A link that could not be read, in a sentence. */
export const $problem = atom<string | null>(null);
/** The last thing that was done, for those who don't see it. */
export const $said = atom('');
/** What lay there before it was cleared away; null where nothing was, or something else came. */
export const $cleared = atom<Draft | null>(null);
/** Whether the laying out is folded away: whoever opens a link came for the ruling. */
export const $folded = atom(false);
/** Whether this is one’s own table, and no example or link: then its house rules are kept as such. */
export const $own = atom(true);

const both = [$game, $draft] as const;
export const $places = computed(both, (game, draft) => (game && draft ? placesOf(game, draft) : []));
export const $laid = computed(both, (game, draft) => (game && draft ? lay(game, draft) : null));
/** What lies there touched: by the move that is judged, or by a hand, and by nothing else. */
export const $picked = computed(
  [...both, $laid, $touched],
  (game, draft, laid, touched): readonly ItemRef[] => {
    if (!game || !draft || !laid?.ok) return [];
    const { view, zones } = laid.value;
    if (!draft.move) return touched.filter(({ zone, item }) => lies(zones, zone, item));
    const move = game.wire.move.read(draft.move, draft.options, draft.seat);
    return move.ok ? game.table.picksOf(view, draft.seat, move.value) : [];
  },
);

const lies = (zones: readonly Zone[], zone: string, item: string): boolean =>
  zones.some(({ id, items }) => id === zone && items.some((one) => one.id === item));

export const $counted = computed(both, (game, draft) =>
  game && draft?.question === 'count' ? countUp(game, draft) : null,
);

/** The place that cards go to: the one chosen, else the first there is. */
export const $target = computed([$places, $place], (places, id): CardPlace | null => {
  const all = places.filter(isCards);
  return all.find((place) => place.id === id) ?? all[0] ?? null;
});

function put(draft: Draft, folded: boolean): void {
  $touched.set([]);
  $cleared.set(null);
  $place.set(null);
  $problem.set(null);
  $folded.set(folded);
  $draft.set(draft);
}

/** Nothing laid down, at one's own table. */
function bareDesk(game: DeskGame): Draft {
  const empty = emptyDraft(game);
  return { ...empty, options: tableOf(game), position: completed(game, empty.position) };
}

/** Opens the desk on a draft that was read; a damaged one, or none, leaves it empty. */
export function layDraft(game: DeskGame, read: Result<Draft> | null): void {
  $game.set(game);
  $own.set(read === null);
  const draft = read?.ok ? read.value : bareDesk(game);
  put(draft, !isEmpty(game, draft) && Object.keys(draft.position).length > 0 && lay(game, draft).ok);
  if (read && !read.ok) $problem.set(read.fault.says);
}

/** Everything away but the house rules, which are the table's. It can be laid back as it was. */
export function clearDesk(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  put({ ...emptyDraft(game, draft.question), options: draft.options }, false);
  $cleared.set(draft);
}

export function layBack(): void {
  const before = $cleared.get();
  if (before) put(before, false);
}

export function showExample(): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  const counting = draft.question === 'count';
  const shown = counting ? { ...game.desk.count?.example, question: 'count' } : game.desk.example;
  const read = readQuestion(game, { game: game.id, ...shown });
  if (!read.ok) return;
  $own.set(false);
  put(read.value, false);
}

/** Asks the other question. What was said for the first one stays. */
export function ask(question: DeskQuestion): void {
  const draft = $draft.get();
  if (!draft || draft.question === question) return;
  $place.set(null);
  $problem.set(null);
  $folded.set(false);
  $draft.set({ ...draft, question });
}

/** Lays out the table of a practice game as its player sees it. */
export function takeOver({ game, steps }: Practice<DeskGame>): void {
  const state = steps.at(-1)?.state;
  if (!state) return;
  const shown = writeCase({
    game,
    options: state.options,
    state: game.seen.view(state, HUMAN),
    seat: HUMAN,
    move: null,
  });
  const read = readQuestion(game, shown);
  if (read.ok) put(read.value, true);
}
