import type { GameOf } from './game.ts';
import { judge } from './judge.ts';
import type { Options } from './options.ts';
import type { GameEvent, GameMove, GameState } from './play.ts';
import type { Seat } from './seat.ts';

/** A move and who made it. */
export interface Turn<M> {
  readonly seat: Seat;
  readonly move: M;
  /** What a hint had said there. */
  readonly hint?: M;
}

/** A whole game, complete and small: options, seed and the moves made. */
export interface Match<M> {
  readonly options: Options;
  readonly seed: number;
  readonly turns: readonly Turn<M>[];
}

/** A state on the way, and what the move before it brought about. */
export interface Step<S, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly events: readonly E[];
}

/** The deal, and what it brought about. */
export function begin<O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>(
  game: Omit<GameOf<O, S, M, A, E>, 'rules'>,
  options: O,
  seed: number,
): Step<S, E> {
  const state = game.play.deal(options, seed);
  return { state, events: game.play.opening?.(state) ?? [] };
}

/**
 * Every state of a match, the deal first. Each move is judged again: a record that was edited ends before
 * its first illegal move, and `broken` is that move's place.
 */
export function replay<O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>(
  game: GameOf<O, S, M, A, E>,
  match: Match<M>,
): { readonly steps: readonly Step<S, E>[]; readonly broken: number | null } {
  const steps: Step<S, E>[] = [begin(game, match.options as O, match.seed)];
  for (const [i, { seat, move }] of match.turns.entries()) {
    const { state } = steps.at(-1) as Step<S>;
    if (!judge(game, state, seat, move).legal) return { steps, broken: i };
    steps.push(game.play.play(state, seat, move));
  }
  return { steps, broken: null };
}
