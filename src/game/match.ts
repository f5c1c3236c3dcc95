import type { GameOf } from './game.ts';
import type { Options } from './options.ts';
import type { GameEvent, GameMove, GameState } from './play.ts';
import type { Seat } from './seat.ts';

/** A move and the seat that made it. */
export interface Turn<M> {
  readonly seat: Seat;
  readonly move: M;
  /** The move that a hint had suggested here. */
  readonly hint?: M;
}

/** A whole game in its shortest form: options, seed and moves. */
export interface Match<M> {
  readonly options: Options;
  readonly seed: number;
  readonly turns: readonly Turn<M>[];
}

/** A state of a match, and the events of the move before it. */
export interface Step<S, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly events: readonly E[];
}

/** Deals a match: the first state and the events of the deal. */
export function begin<O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>(
  game: Omit<GameOf<O, S, M, A, E>, 'rules'>,
  options: O,
  seed: number,
): Step<S, E> {
  const state = game.play.deal(options, seed);
  return { state, events: game.play.opening?.(state) ?? [] };
}
