import type { GameOf } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import { begin, type Match, type Step } from '../../src/game/match.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameEvent, GameMove, GameState } from '../../src/game/play.ts';

/**
 * Replays a match: every state, the deal first. Each move is judged again, so an edited record ends before its first
 * illegal move; `illegalIndex` is the index of that move, null if there is none.
 */
export function replay<O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>(
  game: GameOf<O, S, M, A, E>,
  match: Match<M>,
): { readonly steps: readonly Step<S, E>[]; readonly illegalIndex: number | null } {
  const steps: Step<S, E>[] = [begin(game, match.options as O, match.seed)];
  for (const [i, { seat, move }] of match.turns.entries()) {
    const { state } = steps.at(-1) as Step<S>;
    if (!judge(game, state, seat, move).isLegal) return { steps, illegalIndex: i };
    steps.push(game.play.play(state, seat, move));
  }
  return { steps, illegalIndex: null };
}
