import { greedy } from '../../src/bots/greedy.ts';
import { random as randomBot } from '../../src/bots/random.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { changedOptions, defaultOptions, type Options } from '../../src/game/options.ts';
import type { GameEvent, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';
import { someOptions } from '../contract/play-through.ts';

/** A decision of a match; `told` are the events since the decision before. */
export interface MatchDecision {
  readonly at: number;
  readonly state: GameState;
  readonly seat: Seat;
  readonly told: readonly GameEvent[];
}

export interface PlayedMatch {
  readonly options: Options;
  /** The changed house rules, as a line. */
  readonly house: string;
  readonly decisions: readonly MatchDecision[];
  /** All events up to the end. */
  readonly events: readonly GameEvent[];
  readonly end: GameState;
}

/** A match between good players who sometimes play anything; every third has the usual house rules. */
export function playMatch(game: WholeGame, seed: number): PlayedMatch {
  const options = seed % 3 === 0 ? defaultOptions(game.options) : someOptions(game, createRandom(seed));
  const changes = Object.entries(changedOptions(game.options, options)).map(([key, value]) => `${key} ${value}`);
  const random = createRandom(seed);
  const decisions: MatchDecision[] = [];
  let state = game.play.deal(options, seed);
  let told: readonly GameEvent[] = game.play.opening?.(state) ?? [];
  const events = [...told];
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    decisions.push({ at: decisions.length, state, seat, told });
    const bot = random.fraction() < 0.7 ? greedy : randomBot;
    const played = game.play.play(state, seat, bot(game, game.visibility.view(state, seat), seat, random));
    ({ state, events: told } = played);
    events.push(...told);
  }
  return { options, house: changes.join(', ') || 'as usual', decisions, events, end: state };
}

/** So many decisions of a match, from its first to its last, evenly. */
export function spread<T>(decisions: readonly T[], count: number): readonly T[] {
  const last = decisions.length - 1;
  const places = Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
  return decisions.filter((_, at) => places.includes(at));
}
