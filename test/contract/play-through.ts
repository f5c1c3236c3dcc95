import type { Game } from '../../src/game/game.ts';
import { choices, type OptionSpec, type Options, type OptionValue } from '../../src/game/options.ts';
import type { GameEvent, GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom, type Random } from '../../src/random/random.ts';

/** One decision of a random game: the state before it, the move and the result. */
export interface PlayedDecision {
  readonly state: GameState;
  readonly seat: Seat;
  readonly moves: readonly GameMove[];
  readonly move: GameMove;
  readonly stateAfter: GameState;
  readonly events: readonly GameEvent[];
}

/**
 * Returns a value for a numeric house rule: its default or a smaller one. Values of 0 are avoided because 0
 * often means “without end”.
 */
function someNumber({ default: usual, values }: OptionSpec, random: Random): OptionValue {
  if (typeof usual !== 'number' || !('min' in values) || random.integerBelow(3) === 0) return usual;
  const minValue = Math.max(1, values.min);
  return usual > minValue ? minValue + random.integerBelow(usual - minValue + 1) : usual;
}

/** Random house rules, with each choice equally likely. */
export function someOptions(game: Game, random: Random): Options {
  for (;;) {
    const options = Object.fromEntries(
      game.options.map((spec) => {
        const optionChoices = choices(spec);
        return [spec.key, optionChoices.length > 0 ? random.pick(optionChoices).value : someNumber(spec, random)];
      }),
    );
    if (!game.checkOptions?.(options)) return options;
  }
}

/** Plays a whole game of random moves from a seed; the last decision ends it. */
export function* playThrough(game: Game, options: Options, seed: number): Generator<PlayedDecision, GameState> {
  const random = createRandom(seed);
  let state = game.play.deal(options, random.integerBelow(2 ** 31));
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const moves = game.play.moves(state, seat);
    const move = random.pick(moves);
    const { state: stateAfter, events } = game.play.play(state, seat, move);
    yield { state, seat, moves, move, stateAfter, events };
    state = stateAfter;
  }
  return state;
}

/** Freezes plain data deeply; frozen parts are skipped. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}
