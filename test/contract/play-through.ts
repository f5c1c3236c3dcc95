import type { Game, GameEvent, GameMove, GameState, Seat } from '../../src/game/game.ts';
import { choices, defaultOptions, type Options } from '../../src/game/options.ts';
import { type Random, seeded } from '../../src/random/random.ts';

/** One decision of a random game: the state before it, what was played and what came of it. */
export interface Decision {
  readonly state: GameState;
  readonly seat: Seat;
  readonly moves: readonly GameMove[];
  readonly move: GameMove;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/** House rules by chance: each choice as likely as the others, numbers at their default. */
export function someOptions(game: Game, random: Random): Options {
  const defaults = defaultOptions(game.options);
  for (;;) {
    const options = Object.fromEntries(
      game.options.map((spec) => {
        const all = choices(spec);
        return [spec.key, all.length > 0 ? random.pick(all).value : (defaults[spec.key] ?? spec.default)];
      }),
    );
    if (!game.wire.checkOptions?.(options)) return options;
  }
}

/** A whole game of random moves from a seed; the last decision ends it. */
export function* playThrough(game: Game, options: Options, seed: number): Generator<Decision, GameState> {
  const random = seeded(seed);
  let state = game.deal(options, random.below(2 ** 31));
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const moves = game.moves(state, seat);
    const move = random.pick(moves);
    const { state: after, events } = game.play(state, seat, move);
    yield { state, seat, moves, move, after, events };
    state = after;
  }
  return state;
}

/** Freezes plain data all the way down; what is frozen already is passed over. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}
