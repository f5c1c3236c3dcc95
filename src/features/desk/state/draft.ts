import type { ChoicePlace, CountForm, DeskPlace } from '../../../game/desk.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { Box, DeskGame, TableGame } from '../../../game/game.ts';
import { isObject, type JsonObject } from '../../../game/json.ts';
import { changedOptions, defaultOptions, type Options } from '../../../game/options.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { readCase, readHouseRules } from '../../../referee/case.ts';
import { orderCase } from '../../../referee/ordered-case.ts';
import { playerName } from '../../house-rules/index.ts';
import { WORDS } from './words.ts';

/** `MOVE`, which every game has (is a move allowed?), or the id of one of the game's counts. */
export type DeskQuestion = string;
export const MOVE_QUESTION = 'move';

/** Everything laid out at the desk. Positions stay JSON, because they may be incomplete or wrong. */
export interface DeskDraft {
  readonly question: DeskQuestion;
  readonly options: Options;
  readonly position: JsonObject;
  readonly seat: Seat;
  readonly move: JsonObject | null;
  readonly seed: number | null;
  /** What was won, with the keys of the game's `score` form. */
  readonly won: JsonObject;
  /** Points that each side claims; null if unsaid. */
  readonly claims: readonly (number | null)[];
}

/** A draft with these house rules and nothing else. */
export function bareDraft(game: DeskGame, options: Options, question: DeskQuestion = MOVE_QUESTION): DeskDraft {
  const position = completePosition(game, game.desk.start ?? {}, options);
  return { question, options, position, seat: 0, move: null, seed: null, won: {}, claims: [] };
}

export const emptyDraft = (game: DeskGame, question: DeskQuestion = MOVE_QUESTION): DeskDraft =>
  bareDraft(game, defaultOptions(game.options), question);

/** Names relative to the player who makes the try, who is “you”. */
export function deskNaming({ options, seat }: DeskDraft): SeatNamer {
  const seats = Number(options['seats']);
  return (otherSeat) => playerName((otherSeat - seat + seats) % seats);
}

/** The count that the draft asks for; undefined if it asks about a move. */
export function countFormOf(game: DeskGame, { question }: DeskDraft): CountForm<Options> | undefined {
  return game.desk.counts.find(({ id }) => id === question);
}

export function placesOf(game: DeskGame, draft: DeskDraft): readonly DeskPlace[] {
  const { options, seat } = draft;
  const places = countFormOf(game, draft)?.places(options, deskNaming(draft));
  return places ?? game.desk.places(options, seat, deskNaming(draft));
}

/** Questions about the things in a place: who made a combined card, what a joker stands for. */
export function questionsAbout(place: DeskPlace, json: JsonObject): readonly ChoicePlace[] {
  if (place.kind !== 'set' && place.kind !== 'row' && place.kind !== 'pile') return [];
  return [...new Set(place.read(json) ?? [])].flatMap((thing) => place.ask?.(thing) ?? []);
}

/** The JSON that the places of the question read and write. */
export function placeJsonOf({ question, position, won }: DeskDraft): JsonObject {
  return question === MOVE_QUESTION ? position : won;
}

export function withPlaceJson(game: DeskGame, draft: DeskDraft, json: JsonObject): DeskDraft {
  if (draft.question !== MOVE_QUESTION) return { ...draft, won: json };
  return { ...draft, position: completePosition(game, json, draft.options) };
}

/** Completes a position with the unseen cards that must exist, so that it can be judged and sent. */
export function completePosition(game: DeskGame, position: JsonObject, options: Options): JsonObject {
  return game.desk.complete?.(position, options) ?? position;
}

/** The draft as a case for the referee. */
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

/** The draft as input of the `score` command. */
export function scoreCaseOf(game: Box, { options, won }: DeskDraft): JsonObject {
  return { game: game.id, options: changedOptions(game.options, options), ...won };
}

/** Whether only house rules differ from a new draft: then the address carries nothing. */
export function isEmptyDraft(game: DeskGame, draft: DeskDraft): boolean {
  const textOf = (one: DeskDraft): string => JSON.stringify(writeDraft(game, one));
  return draft.question === MOVE_QUESTION && textOf(draft) === textOf(bareDraft(game, draft.options));
}

const CLAIMS_KEY = 'claimed';

/** The draft as JSON, as links carry it. */
export function writeDraft(game: Box, draft: DeskDraft): JsonObject {
  if (draft.question === MOVE_QUESTION) return orderCase(caseOf(game, draft));
  const claimed = draft.claims.some((claim) => claim !== null) ? { [CLAIMS_KEY]: draft.claims } : {};
  return orderCase({ ...scoreCaseOf(game, draft), question: draft.question, ...claimed });
}

/** Parses a draft from untrusted JSON. A wrong position or move is kept; only what can't be laid out is a fault. */
export function readDeskDraft(game: DeskGame<TableGame>, json: JsonObject): Result<DeskDraft> {
  if (json['game'] !== game.id) {
    return fault('unknown-game', 'game', WORDS.otherGame);
  }
  const options = readHouseRules(game, json['options']);
  if (!options.ok) return options;
  const draft = { ...emptyDraft(game), options: options.value };
  if (game.desk.counts.some(({ id }) => id === json['question'])) return readCountDraft(draft, json);
  const { position = {}, move, seed } = json;
  const parsedCase = readCase(json, () => game, 'position');
  const isLayable = parsedCase.ok || parsedCase.fault.code === 'bad-move' || parsedCase.fault.code === 'bad-position';
  if (!parsedCase.ok && (!isLayable || parsedCase.fault.path === 'seat' || !isObject(position))) return parsedCase;
  return ok({
    ...draft,
    position: completePosition(game, position as JsonObject, options.value),
    seat: parsedCase.ok ? parsedCase.value.seat : seatIn(json, game.seats(options.value)),
    move: isObject(move) ? (move as JsonObject) : null,
    seed: typeof seed === 'number' ? seed : null,
  });
}

/** The named seat, else the one whose turn it is; 0 if neither is valid. For positions that can't be read. */
function seatIn({ seat, position }: JsonObject, seats: number): Seat {
  const namedSeat = seat ?? (isObject(position) ? position['turn'] : 0);
  return Number.isInteger(namedSeat) && (namedSeat as number) >= 0 && (namedSeat as number) < seats
    ? (namedSeat as number)
    : 0;
}

function readCountDraft(draft: DeskDraft, json: JsonObject): Result<DeskDraft> {
  const { game: _, options: __, question, [CLAIMS_KEY]: claimed, ...won } = json;
  const claims = Array.isArray(claimed)
    ? claimed.map((claim) => (Number.isSafeInteger(claim) ? (claim as number) : null))
    : [];
  return ok({ ...draft, question: question as string, won, claims });
}

/** Writes a value to a place of any kind; the value must come from the same place. */
export function setPlace(place: DeskPlace, json: JsonObject, value: unknown): JsonObject {
  return (place.write as (json: JsonObject, value: unknown) => JsonObject)(json, value);
}
