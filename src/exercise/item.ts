import type { TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import type { ItemRef, Zone } from '../game/zone.ts';
import { readCase } from '../referee/case.ts';

/** Kinds that rulings answer: by a verdict, a rule, one of several moves, or one move of a sequence. */
export type RuledKind = 'legal' | 'rule' | 'option' | 'replay';
/** Other kinds are answered by a move, a count, or items of the table. */
export type ExerciseKind = RuledKind | 'move' | 'score' | 'select';

/** An offered answer, and the text of its button. */
export interface AnswerChoice {
  readonly answer: string;
  readonly says: string;
}

export interface ExerciseQuestion<Kind extends ExerciseKind = ExerciseKind> {
  readonly kind: Kind;
  /** The question in a sentence; empty where the move alone is enough. */
  readonly asks: string;
  /** Answers in words; empty for questions about rules until the rules are loaded. */
  readonly choices: readonly AnswerChoice[];
  /** All right answers, computed by the engine; null until the rules are loaded. */
  readonly right: readonly string[] | null;
  /** Follow-up question, asked after a right answer. */
  readonly next?: ExerciseQuestion<Kind> | undefined;
}

/** A table from one seat's view, and what is tried on it. */
export interface ExercisePosition {
  readonly zones: readonly Zone[];
  /** Number of players. */
  readonly seats: number;
  /** Seat at the bottom of the table. */
  readonly viewer: Seat;
  readonly name: SeatNamer;
  readonly state: GameState;
  /** The view of `seat`. */
  readonly view: GameState;
  readonly seat: Seat;
  /** The move that is tried; null where the player finds it. */
  readonly move: GameMove | null;
  /** The move in the imperative; `picks` are the items it touches. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
}

/** A question with all the tries at its table. */
export interface ExerciseItem<P extends ExercisePosition = ExercisePosition> extends ExerciseQuestion {
  readonly tries: readonly P[];
}

/**
 * Lays out a table for the seat that makes the try.
 * @param isOpen whether all hands are shown, as seen from seat 0
 */
export function createPosition(
  game: TableGame,
  { state, seat, move }: Pick<ExercisePosition, 'state' | 'seat' | 'move'>,
  isOpen = false,
): ExercisePosition {
  const viewer = isOpen ? 0 : seat;
  const name = seatNamerFor(viewer);
  const view = isOpen ? state : game.visibility.view(state, seat);
  return {
    state,
    view,
    seat,
    move,
    viewer,
    name,
    zones: game.table.zones(view, viewer, name),
    seats: game.seats(state.options),
    says: move ? game.texts.describeMove(move) : '',
    picks: move ? game.table.picksOf(view, seat, move) : [],
  };
}

/** Lays out a case; undefined if it can't be parsed, for example from another edition. */
export function createCasePosition(game: TableGame, json: JsonObject, isOpen = false): ExercisePosition | undefined {
  const parsedCase = readCase({ ...json, game: game.id }, () => game, 'position');
  return parsedCase.ok ? createPosition(game, parsedCase.value, isOpen) : undefined;
}
