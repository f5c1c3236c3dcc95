import type { TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import type { ItemRef, Zone } from '../game/zone.ts';
import { readCase } from '../referee/case.ts';

/** Kinds the referee’s rulings answer: with a verdict · a rule · one of several things one could do · one move of a row. */
export type RuledKind = 'legal' | 'rule' | 'option' | 'replay';
/** How a question is answered; also: with a move · a count · some things of the table. */
export type ExerciseKind = RuledKind | 'move' | 'score' | 'select';

/** An answer that is offered, and what its button says. */
export interface AnswerChoice {
  readonly answer: string;
  readonly says: string;
}

/** What is asked at a table. */
export interface ExerciseQuestion<Kind extends ExerciseKind = ExerciseKind> {
  readonly kind: Kind;
  /** The question in a sentence; empty where what is tried says enough. */
  readonly asks: string;
  /** Answers in words; of rules none before the laws have come. */
  readonly choices: readonly AnswerChoice[];
  /** Every right answer, as the engine works it out; null until the laws have come. */
  readonly right: readonly string[] | null;
  /** What is asked next of whoever was right. */
  readonly next?: ExerciseQuestion<Kind> | undefined;
}

/** A table as it lies before somebody, and what is tried there. */
export interface ExercisePosition {
  readonly zones: readonly Zone[];
  /** How many sit there. */
  readonly seats: number;
  /** Whose side of the table is below. */
  readonly eyes: Seat;
  readonly name: SeatNamer;
  readonly state: GameState;
  /** As whoever tries sees it. */
  readonly view: GameState;
  readonly seat: Seat;
  /** Null where one finds it oneself. */
  readonly move: GameMove | null;
  /** What is tried, in the imperative, and the things it touches. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
}

/** A question of the product: what is asked, and all that is tried at its table. */
export interface ExerciseItem<P extends ExercisePosition = ExercisePosition> extends ExerciseQuestion {
  readonly tries: readonly P[];
}

/**
 * Lays a table before whoever tries something there.
 * @param open all hands lie open, as seen from seat 0
 */
export function createPosition(
  game: TableGame,
  { state, seat, move }: Pick<ExercisePosition, 'state' | 'seat' | 'move'>,
  open = false,
): ExercisePosition {
  const eyes = open ? 0 : seat;
  const name = seatNamerFor(eyes);
  const view = open ? state : game.visibility.view(state, seat);
  return {
    state,
    view,
    seat,
    move,
    eyes,
    name,
    zones: game.table.zones(view, eyes, name),
    seats: game.seats(state.options),
    says: move ? game.texts.describeMove(move) : '',
    picks: move ? game.table.picksOf(view, seat, move) : [],
  };
}

/** The same of a case; undefined where it can’t be read: another edition’s, perhaps. */
export function createCasePosition(
  game: TableGame,
  json: JsonObject,
  open = false,
): ExercisePosition | undefined {
  const read = readCase({ ...json, game: game.id }, () => game, 'position');
  return read.ok ? createPosition(game, read.value, open) : undefined;
}
