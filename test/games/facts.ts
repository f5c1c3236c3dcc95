import { listCandidates } from '../../src/bots/bot.ts';
import { greedy } from '../../src/bots/greedy.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions, type Options, type OptionValue } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { createRandom } from '../../src/random/random.ts';
import { seatNumberName } from '../../src/referee/verdict.ts';
import { someOptions } from '../contract/play-through.ts';

/** The moment of a reason: the view of the seat, and all its moves. */
export interface GivenReason<M = GameMove> {
  readonly view: GameState;
  readonly seat: number;
  readonly move: M;
  readonly facts: JsonObject;
  readonly says: string;
}

/** For each reason of a game by its id: whether its facts are true, derived from the view independently. */
export type FactChecks = Readonly<Record<string, (given: GivenReason<never>) => boolean>>;

/** Half of the games have the usual house rules, the others random ones. */
const optionsOf = (game: WholeGame, n: number): Options =>
  n % 2 === 0 ? defaultOptions(game.options) : someOptions(game, createRandom(n));

/** Number of moves checked per decision, the one played among them. */
const ASKED = 8;

/**
 * Plays a number of decisions by Regulars, and returns a line for each wrong reason: one without facts, one that
 * isn't checked, one whose facts are false, or any for an only move.
 * @returns how often each reason was checked, too
 */
export function untrueReasons(
  game: WholeGame,
  holds: FactChecks,
  decisions: number,
): { readonly wrong: readonly string[]; readonly checked: Readonly<Record<string, number>> } {
  const wrong: string[] = [];
  const checked: Record<string, number> = {};
  let left = decisions;
  for (let n = 0; left > 0; n++) {
    const random = createRandom(n + 1);
    let state = game.play.deal(optionsOf(game, n), random.below(2 ** 30));
    for (let seat = game.play.turn(state); seat !== null && left > 0; seat = game.play.turn(state)) {
      const view = game.visibility.view(state, seat);
      const made = greedy(game, view, seat, random);
      const others = random.shuffle(listCandidates(game, view, seat)).slice(0, ASKED - 1);
      const isOnly = game.play.moves(view, seat, undefined, 2).length < 2;
      for (const move of [made, ...others]) {
        for (const { id, says, facts } of game.heuristics.reasons(view, seat, move, seatNumberName)) {
          const where = `${id}: ${says} (${game.texts.describeMove(move)})`;
          const isTrue = facts && holds[id]?.({ view, seat, move, facts, says } as never);
          if (isOnly) wrong.push(`for an only move, ${where}`);
          else if (!facts) wrong.push(`without facts, ${where}`);
          else if (!holds[id]) wrong.push(`not checked, ${where}`);
          else if (!isTrue) wrong.push(`untrue, ${where} ${JSON.stringify(facts)}`);
          checked[id] = (checked[id] ?? 0) + 1;
        }
      }
      if (!isOnly) left--;
      state = game.play.play(state, seat, made).state;
    }
  }
  return { wrong: [...new Set(wrong)], checked };
}

/** For tables laid out for a reason: whether it is given to the first seat, and its facts are true. */
export const reasonChecker =
  (game: WholeGame, holds: FactChecks) =>
  (
    id: string,
    position: JsonObject,
    move: JsonObject,
    options: Readonly<Record<string, OptionValue>> = {},
  ): boolean => {
    const rules = { ...defaultOptions(game.options), ...options };
    const read = game.notation.position.read({ turn: 0, ...position }, rules, 1);
    if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.says}`);
    const made = game.notation.move.read(move, rules);
    if (!made.ok) throw new Error(made.fault.says);
    const view = game.visibility.view(read.value, 0);
    const found = game.heuristics.reasons(view, 0, made.value, seatNumberName).find((one) => one.id === id);
    if (!found?.facts) return false;
    const { facts, says } = found;
    return holds[id]?.({ view, seat: 0, move: made.value, facts, says } as never) ?? false;
  };
