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
import { isAsked, isCardPlace, locateCards, setPlace } from '../../../desk/index.ts';
import { WORDS } from '../../words.ts';

const UNSEEN_CODE = '?';
/** Marks a slot while two cards change places. */
const PLACEHOLDER = '';
const CARD_ELSEWHERE = fault('bad-position', '', WORDS.elsewhere);

/** The state as a position that can be read back; null if it can't. */
function writePosition(game: Game, state: GameState): WrittenPosition | null {
  const position = game.notation.position.write(state);
  const result = game.notation.position.read(position, state.options, 1);
  return result.ok ? { position, state: { ...result.value, chance: state.chance } } : null;
}

/** A state, and the seat that looks at it. */
export interface Standpoint {
  readonly state: GameState;
  readonly seat: Seat;
  readonly name: SeatNamer;
}

const zoneAt = (game: Game, { state, seat, name }: Standpoint, { zone }: ItemRef): Zone | undefined =>
  game.table.zones(game.visibility.view(state, seat), seat, name).find(({ id }) => id === zone);

const placesAt = ({ desk }: DeskGame<Game>, { state, seat, name }: Standpoint): readonly DeskPlace[] =>
  desk.places(state.options, seat, name);

/** The card of an item (the top one of a pile), or UNKNOWN; undefined if no desk place holds its card. */
export function cardAt(game: DeskGame<Game>, at: Standpoint, thing: ItemRef): number | undefined {
  const cards = zoneAt(game, at, thing)?.items.find(({ id }) => id === thing.item)?.cards ?? [];
  const place = placesAt(game, at).find(({ id }) => id === thing.zone);
  return place && isCardPlace(place) && (cards.length === 1 || place.kind === 'pile') ? cards.at(-1) : undefined;
}

/** Parts of a position other than cards, such as whose turn it is. */
export type TableField = ChoicePlace | NumberPlace;

/** Lists the fields of the current position that aren't cards and whose value matters now. */
export function listTableFields(game: DeskGame<Game>, at: Standpoint): readonly TableField[] {
  const json = game.notation.position.write(at.state);
  return placesAt(game, at).filter(
    (place): place is TableField => (place.kind === 'choice' || place.kind === 'number') && isAsked(place, json),
  );
}

/** The position with another value in a field. */
export function setTableField(
  game: DeskGame<Game>,
  { state }: Standpoint,
  place: TableField,
  value: Json,
): Result<WrittenPosition> {
  const json = setPlace(place, game.notation.position.write(state), value);
  const result = game.notation.position.read(json, state.options, 1);
  if (!result.ok) return result;
  return ok({ position: json, state: { ...result.value, chance: state.chance } });
}

/** A card of the pack with a copy that isn't on the table. */
export function findFreeCard(game: Game, state: GameState): Card | undefined {
  const pack = packOf(game, state.options);
  const tableCards = game.play.cards(state);
  return pack.cards.find((card) => tableCards.filter((one) => one === card).length < pack.copies(card));
}

/** Sets the card of an item. If no copy is free, the item's old card goes where a copy was. */
export function setCard(game: DeskGame<Game>, at: Standpoint, thing: ItemRef, card: number): Result<WrittenPosition> {
  const { state } = at;
  const { desk, notation } = game;
  const pack = packOf(game, state.options);
  const cardBefore = cardAt(game, at, thing) ?? UNKNOWN;
  const codeBefore = cardBefore === UNKNOWN ? UNSEEN_CODE : pack.code(cardBefore);
  const places = placesAt(game, at).filter(isCardPlace);
  let json = expandRuns(notation.position.write(state)) as JsonObject;
  const replaceCode = (id: string, oldCode: string, newCode: string): void => {
    const place = places.find((cardPlace) => cardPlace.id === id);
    // A place without cards in the position holds one unseen card for each item drawn.
    const things = place?.read(json) ?? zoneAt(game, at, thing)?.items.map(() => UNSEEN_CODE) ?? [];
    const index = things.lastIndexOf(oldCode);
    if (place && index >= 0) json = place.write(json, things.with(index, newCode));
  };
  const locations = locateCards(desk, places, json).get(card) ?? [];
  const otherLocation = locations.length >= pack.copies(card) ? locations.find(({ isJoined }) => !isJoined) : undefined;
  replaceCode(thing.zone, codeBefore, PLACEHOLDER);
  if (otherLocation) replaceCode(otherLocation.place.id, pack.code(card), codeBefore);
  replaceCode(thing.zone, PLACEHOLDER, pack.code(card));
  const result = notation.position.read(json, state.options, 1);
  if (!result.ok) return otherLocation && codeBefore === UNSEEN_CODE ? CARD_ELSEWHERE : result;
  const newPosition = writePosition(game, { ...result.value, chance: state.chance });
  return newPosition ? ok(newPosition) : CARD_ELSEWHERE;
}

const countUnseen = (game: Game, state: GameState): number =>
  game.play.cards(state).filter((card) => card === UNKNOWN).length;

/** The position as if the try had been legal; null if its result is unclear. */
function applyTry({ game, start }: TableRecord, stateBefore: GameState, attempt: Pick<RecordEntry, 'seat' | 'move'>) {
  try {
    const { state, unclear } = playRecordedTry(game, stateBefore, attempt, {
      isSeedKnown: 'seed' in start,
      revealedCards: [],
    });
    if (unclear) return null;
    const newPosition = writePosition(game, state);
    const isDealt = String(state.chance) !== String(stateBefore.chance);
    // A move without cards would appear as an unseen card.
    const isMade = newPosition && !isDealt && countUnseen(game, newPosition.state) > countUnseen(game, stateBefore);
    return isMade ? null : newPosition;
  } catch {
    // `play` expects legal moves and may throw on others.
    return null;
  }
}

/**
 * The position after an illegal try that stood: as if it had been legal; if that is unclear, unchanged with the
 * next seat to move.
 */
export function settleStoodTry(
  record: TableRecord,
  state: GameState,
  attempt: Pick<RecordEntry, 'seat' | 'move'>,
): WrittenPosition | null {
  const { game, options } = record;
  const nextState = withTurn(game, state, (attempt.seat + 1) % game.seats(options));
  return applyTry(record, state, attempt) ?? writePosition(game, nextState ?? state);
}

/** The record with another entry at its end. */
export const appendEntry = (record: TableRecord, entry: RecordEntry): TableRecord => ({
  ...record,
  entries: [...record.entries, entry],
});

/**
 * The record with this position after its last entry that stands, or at the start.
 * @param isBack whether the entry with this index was taken back
 */
export function withPosition(
  record: TableRecord,
  position: WrittenPosition,
  isBack: (at: number) => boolean,
): TableRecord {
  const { entries } = record;
  const at = entries.findLastIndex((_, i) => !isBack(i));
  const lastEntry = entries[at];
  if (!lastEntry) return { ...record, start: position };
  return { ...record, entries: entries.with(at, { ...lastEntry, response: position }) };
}
