import type { ChoicePlace, CountForm, DeskPlace } from '../../../game/desk.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { Box, DeskGame, TableGame } from '../../../game/game.ts';
import { isObject, type JsonObject } from '../../../game/json.ts';
import { changedOptions, defaultOptions, type Options } from '../../../game/options.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { readCase, readHouseRules } from '../../../referee/case.ts';
import { orderCase } from '../../../referee/ordered-case.ts';
import { playerName } from '../../house-rules/names.ts';

/** What one asks the referee: whether a move was allowed, or one of the game’s counts by its id. */
export type DeskQuestion = string;

/** The question that every desk has. */
export const MOVE = 'move';

/** All that was said at the desk, however wrong it is: positions stay the JSON that a link carries. */
export interface DeskDraft {
  readonly question: DeskQuestion;
  readonly options: Options;
  readonly position: JsonObject;
  readonly seat: Seat;
  readonly move: JsonObject | null;
  readonly seed: number | null;
  /** What was won, in the keys of the game's `score` form. */
  readonly won: JsonObject;
  /** What each side says it has won this time; null where nobody said. */
  readonly claims: readonly (number | null)[];
}

export function emptyDraft(game: DeskGame, question: DeskQuestion = MOVE): DeskDraft {
  const options = defaultOptions(game.options);
  const position = completePosition(game, game.desk.start ?? {}, options);
  return { question, options, position, seat: 0, move: null, seed: null, won: {}, claims: [] };
}

/** Nothing said yet at a table with these house rules. */
export function bareDraft(game: DeskGame, options: Options, question: DeskQuestion = MOVE): DeskDraft {
  const position = completePosition(game, game.desk.start ?? {}, options);
  return { ...emptyDraft(game, question), options, position };
}

/** Whoever tries is "you"; the others go round from there. */
export function deskNaming({ options, seat }: DeskDraft): SeatNamer {
  const seats = Number(options['seats']);
  return (other) => playerName((other - seat + seats) % seats);
}

/** The count that is asked for; undefined where a move is. */
export function countFormOf(game: DeskGame, { question }: DeskDraft): CountForm<Options> | undefined {
  return game.desk.counts.find(({ id }) => id === question);
}

export function placesOf(game: DeskGame, draft: DeskDraft): readonly DeskPlace[] {
  const { options, seat } = draft;
  const places = countFormOf(game, draft)?.places(options, deskNaming(draft));
  return places ?? game.desk.places(options, seat, deskNaming(draft));
}

/** What is asked about things that lie there: who made a combined card, what a joker stands for. */
export function questionsAbout(place: DeskPlace, json: JsonObject): readonly ChoicePlace[] {
  if (place.kind !== 'set' && place.kind !== 'row' && place.kind !== 'pile') return [];
  return [...new Set(place.read(json) ?? [])].flatMap((thing) => place.ask?.(thing) ?? []);
}

/** The JSON in which the places of the question stand. */
export function placeJsonOf({ question, position, won }: DeskDraft): JsonObject {
  return question === MOVE ? position : won;
}

export function withPlaceJson(game: DeskGame, draft: DeskDraft, json: JsonObject): DeskDraft {
  if (draft.question !== MOVE) return { ...draft, won: json };
  return { ...draft, position: completePosition(game, json, draft.options) };
}

/** A position with what must be there and nobody showed: it can be judged, and sent, as it stands. */
export function completePosition(game: DeskGame, position: JsonObject, options: Options): JsonObject {
  return game.desk.complete?.(position, options) ?? position;
}

/** The case, as the referee reads it. */
export function caseOf(game: Box, { options, position, seat, move, seed }: DeskDraft): JsonObject {
  return {
    game: game.id,
    options: changedOptions(game.options, options),
    position,
    seat,
    ...(move ? { move } : {}),
    ...(seed === null ? {} : { seed }),
  };
}

/** The line of the `score` command. */
export function scoreCaseOf(game: Box, { options, won }: DeskDraft): JsonObject {
  return { game: game.id, options: changedOptions(game.options, options), ...won };
}

/** Nothing was laid down, nothing tried, whatever the house rules: the address needs to carry nothing. */
export function isEmptyDraft(game: DeskGame, draft: DeskDraft): boolean {
  const text = (one: DeskDraft): string => JSON.stringify(writeDraft(game, one));
  return draft.question === MOVE && text(draft) === text(bareDraft(game, draft.options));
}

const CLAIMS = 'claimed';

/** A draft as JSON: what a link to it holds. */
export function writeDraft(game: Box, draft: DeskDraft): JsonObject {
  if (draft.question === MOVE) return orderCase(caseOf(game, draft));
  const claimed = draft.claims.some((claim) => claim !== null) ? { [CLAIMS]: draft.claims } : {};
  return orderCase({ ...scoreCaseOf(game, draft), question: draft.question, ...claimed });
}

/** A draft from JSON of any origin, and what is wrong with its move. What can't be laid down at all is a fault. */
export function readDeskDraft(game: DeskGame<TableGame>, json: JsonObject): Result<DeskDraft> {
  if (json['game'] !== game.id) {
    return fault('unknown-game', 'game', 'This link belongs to the desk of another game.');
  }
  const options = readHouseRules(game, json['options']);
  if (!options.ok) return options;
  const draft = { ...emptyDraft(game), options: options.value };
  if (game.desk.counts.some(({ id }) => id === json['question'])) return readCountDraft(draft, json);
  const { position = {}, move, seed } = json;
  const read = readCase(json, () => game, 'position');
  // A wrong position or move is laid down all the same: the desk says what is wrong, where it lies.
  const lies = read.ok || read.fault.code === 'bad-move' || read.fault.code === 'bad-position';
  if (!read.ok && (!lies || read.fault.path === 'seat' || !isObject(position))) return read;
  return ok({
    ...draft,
    position: completePosition(game, position as JsonObject, options.value),
    seat: read.ok ? read.value.seat : seatIn(json, game.seats(options.value)),
    move: isObject(move) ? (move as JsonObject) : null,
    seed: typeof seed === 'number' ? seed : null,
  });
}

/** The seat where the position can't be read: the one that is named, or the one on turn. */
function seatIn({ seat, position }: JsonObject, seats: number): Seat {
  const named = seat ?? (isObject(position) ? position['turn'] : 0);
  return Number.isInteger(named) && (named as number) >= 0 && (named as number) < seats
    ? (named as number)
    : 0;
}

function readCountDraft(draft: DeskDraft, json: JsonObject): Result<DeskDraft> {
  const { game: _, options: __, question, [CLAIMS]: claimed, ...won } = json;
  const claims = Array.isArray(claimed)
    ? claimed.map((claim) => (Number.isSafeInteger(claim) ? (claim as number) : null))
    : [];
  return ok({ ...draft, question: question as string, won, claims });
}

/** Says something of a place whatever its kind: each takes back what it gave. */
export function setPlace(place: DeskPlace, json: JsonObject, said: unknown): JsonObject {
  return (place.write as (json: JsonObject, said: unknown) => JsonObject)(json, said);
}
