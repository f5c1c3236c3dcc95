import { type Card, UNKNOWN } from '../../../../cards/card.ts';
import type { ChoicePlace, DeskPlace, NumberPlace } from '../../../../game/desk.ts';
import { fault, ok, type Result } from '../../../../game/fault.ts';
import type { DeskGame, Game } from '../../../../game/game.ts';
import type { Json, JsonObject } from '../../../../game/json.ts';
import { packOf } from '../../../../game/pack-of.ts';
import type { GameState } from '../../../../game/play.ts';
import type { Seat, SeatNamer } from '../../../../game/seat.ts';
import type { ItemRef, Zone } from '../../../../game/zone.ts';
import { expandRuns } from '../../../../referee/position-patterns.ts';
import type { RecordEntry, TableRecord, WrittenPosition } from '../../../../referee/record.ts';
import { playRecordedTry } from '../../../../referee/try-outcome.ts';
import { withTurn } from '../../../../referee/turn-search.ts';
import { setPlace } from '../../../desk/state/draft.ts';
import { isAsked, isCardPlace, locateCards } from '../../../desk/state/things.ts';

const UNSEEN = '?';
/** In place of a card while another takes its place. */
const PLACEHOLDER = '';
const CARD_ELSEWHERE = fault(
  'bad-position',
  '',
  'This card lies elsewhere on the table already. Say first which card lies there.',
);

/** The state as it can be written down; null for a table that can’t be. */
function writePosition(game: Game, state: GameState): WrittenPosition | null {
  const position = game.notation.position.write(state);
  const read = game.notation.position.read(position, state.options, 1);
  return read.ok ? { position, state: { ...read.value, chance: state.chance } } : null;
}

/** Whoever looks at a table, and what they see of it. */
export interface Standpoint {
  readonly state: GameState;
  readonly seat: Seat;
  readonly name: SeatNamer;
}

const zoneAt = (game: Game, { state, seat, name }: Standpoint, { zone }: ItemRef): Zone | undefined =>
  game.table.zones(game.visibility.view(state, seat), seat, name).find(({ id }) => id === zone);

const placesAt = ({ desk }: DeskGame<Game>, { state, seat, name }: Standpoint): readonly DeskPlace[] =>
  desk.places(state.options, seat, name);

/** The card that is seen of a thing, or UNKNOWN: of a pile its top; undefined for what no place can be told of. */
export function cardAt(game: DeskGame<Game>, at: Standpoint, thing: ItemRef): number | undefined {
  const cards = zoneAt(game, at, thing)?.items.find(({ id }) => id === thing.item)?.cards ?? [];
  const place = placesAt(game, at).find(({ id }) => id === thing.zone);
  return place && isCardPlace(place) && (cards.length === 1 || place.kind === 'pile')
    ? cards.at(-1)
    : undefined;
}

/** What else is said of a table, and is no card: whose turn it is, a number one wears. */
export type TableField = ChoicePlace | NumberPlace;

/** What is asked of the table besides its cards. */
export function listTableFields(game: DeskGame<Game>, at: Standpoint): readonly TableField[] {
  const json = game.notation.position.write(at.state);
  return placesAt(game, at).filter(
    (place): place is TableField =>
      (place.kind === 'choice' || place.kind === 'number') && isAsked(place, json),
  );
}

/** The same table with something said of it that is no card. */
export function setTableField(
  game: DeskGame<Game>,
  { state }: Standpoint,
  place: TableField,
  value: Json,
): Result<WrittenPosition> {
  const json = setPlace(place, game.notation.position.write(state), value);
  const read = game.notation.position.read(json, state.options, 1);
  if (!read.ok) return read;
  return ok({ position: json, state: { ...read.value, chance: state.chance } });
}

/** A card of the pack that lies nowhere on the table, as far as anybody said. */
export function findFreeCard(game: Game, state: GameState): Card | undefined {
  const pack = packOf(game, state.options);
  const lying = game.play.cards(state);
  return pack.cards.find((card) => lying.filter((one) => one === card).length < pack.copies(card));
}

/** The same table with a card told: the one at this thing is this. One that was thought to lie elsewhere changes places with it. */
export function setCard(
  game: DeskGame<Game>,
  at: Standpoint,
  thing: ItemRef,
  card: number,
): Result<WrittenPosition> {
  const { state } = at;
  const { desk, notation } = game;
  const pack = packOf(game, state.options);
  const before = cardAt(game, at, thing) ?? UNKNOWN;
  const from = before === UNKNOWN ? UNSEEN : pack.code(before);
  const places = placesAt(game, at).filter(isCardPlace);
  let json = expandRuns(notation.position.write(state)) as JsonObject;
  const change = (id: string, one: string, other: string): void => {
    const place = places.find((there) => there.id === id);
    // Where nothing was said of a place, as many cards lie there as are drawn.
    const things = place?.read(json) ?? zoneAt(game, at, thing)?.items.map(() => UNSEEN) ?? [];
    const index = things.lastIndexOf(one);
    if (place && index >= 0) json = place.write(json, things.with(index, other));
  };
  const lying = locateCards(desk, places, json).get(card) ?? [];
  const elsewhere = lying.length >= pack.copies(card) ? lying.find(({ isJoined }) => !isJoined) : undefined;
  change(thing.zone, from, PLACEHOLDER);
  if (elsewhere) change(elsewhere.place.id, pack.code(card), from);
  change(thing.zone, PLACEHOLDER, pack.code(card));
  const read = notation.position.read(json, state.options, 1);
  if (!read.ok) return elsewhere && from === UNSEEN ? CARD_ELSEWHERE : read;
  const told = writePosition(game, { ...read.value, chance: state.chance });
  return told ? ok(told) : CARD_ELSEWHERE;
}

/** Cards of a state that nobody showed. */
const countUnseen = (game: Game, state: GameState): number =>
  game.play.cards(state).filter((card) => card === UNKNOWN).length;

/** The table as if a try had been allowed; null where nobody can say what that would bring about. */
function applyTry(
  { game, start }: TableRecord,
  before: GameState,
  tried: Pick<RecordEntry, 'seat' | 'move'>,
) {
  try {
    const { state, unclear } = playRecordedTry(game, before, tried, { dealt: 'seed' in start, taken: [] });
    if (unclear) return null;
    const after = writePosition(game, state);
    const isDealt = String(state.chance) !== String(before.chance);
    // What was played without a card would otherwise lie there as one that nobody showed.
    const isMade = after && !isDealt && countUnseen(game, after.state) > countUnseen(game, before);
    return isMade ? null : after;
  } catch {
    // `play` is made for what is allowed: of anything else it may say nothing at all.
    return null;
  }
}

/** How the cards lie after a try that stood: as if it had been allowed; where that can’t be, as before, and the next one plays. */
export function settleStoodTry(
  record: TableRecord,
  state: GameState,
  tried: Pick<RecordEntry, 'seat' | 'move'>,
): WrittenPosition | null {
  const { game, options } = record;
  const next = withTurn(game, state, (tried.seat + 1) % game.seats(options));
  return applyTry(record, state, tried) ?? writePosition(game, next ?? state);
}

/** The record with an entry more. */
export const appendEntry = (record: TableRecord, entry: RecordEntry): TableRecord => ({
  ...record,
  entries: [...record.entries, entry],
});

/**
 * The record with the cards lying so by now: they are written down after the last try that wasn’t taken back, or at
 * the start.
 * @param isBack whether the entry of this number was taken back
 */
export function withPosition(
  record: TableRecord,
  now: WrittenPosition,
  isBack: (at: number) => boolean,
): TableRecord {
  const { entries } = record;
  const at = entries.findLastIndex((_, i) => !isBack(i));
  const last = entries[at];
  if (!last) return { ...record, start: now };
  return { ...record, entries: entries.with(at, { ...last, response: now }) };
}
