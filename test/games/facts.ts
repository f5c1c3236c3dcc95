import { listCandidates } from '../../src/bots/bot.ts';
import { greedy } from '../../src/bots/greedy.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions, type Options, type OptionValue } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { createRandom } from '../../src/random/random.ts';
import { seatNumberName } from '../../src/referee/verdict.ts';
import { someOptions } from '../contract/play-through.ts';

/** A reason and where it was given: the view of the seat, the move, and the reason's facts and sentence. */
export interface GivenReason<M = GameMove> {
  readonly view: GameState;
  readonly seat: number;
  readonly move: M;
  readonly facts: JsonObject;
  readonly says: string;
}

/**
 * For each reason of a game by its id: whether its facts are true, computed from the view without the game's
 * own code.
 */
export type FactChecks = Readonly<Record<string, (reason: GivenReason<never>) => boolean>>;

/** Half of the games have the usual house rules, the others random ones. */
const optionsOf = (game: WholeGame, n: number): Options =>
  n % 2 === 0 ? defaultOptions(game.options) : someOptions(game, createRandom(n));

/** Number of moves checked per decision, including the move that is played. */
const MOVES_PER_DECISION = 8;

/**
 * Plays a number of decisions by Regulars, and returns a line for each wrong reason: one without facts, one that
 * isn't checked, one whose facts are false, or any for an only move.
 * @returns how often each reason was checked, too
 */
export function untrueReasons(
  game: WholeGame,
  factChecks: FactChecks,
  decisions: number,
): { readonly wrong: readonly string[]; readonly checked: Readonly<Record<string, number>> } {
  const wrongLines: string[] = [];
  const checked: Record<string, number> = {};
  let decisionsLeft = decisions;
  for (let gameNumber = 0; decisionsLeft > 0; gameNumber++) {
    const random = createRandom(gameNumber + 1);
    let state = game.play.deal(optionsOf(game, gameNumber), random.integerBelow(2 ** 30));
    for (let seat = game.play.turn(state); seat !== null && decisionsLeft > 0; seat = game.play.turn(state)) {
      const view = game.visibility.view(state, seat);
      const chosenMove = greedy(game, view, seat, random);
      const otherMoves = random.shuffle(listCandidates(game, view, seat)).slice(0, MOVES_PER_DECISION - 1);
      const isOnly = game.play.moves(view, seat, undefined, 2).length < 2;
      for (const move of [chosenMove, ...otherMoves]) {
        for (const { id, says, facts } of game.heuristics.reasons(view, seat, move, seatNumberName)) {
          const description = `${id}: ${says} (${game.texts.describeMove(move)})`;
          const isTrue = facts && factChecks[id]?.({ view, seat, move, facts, says } as never);
          if (isOnly) wrongLines.push(`for an only move, ${description}`);
          else if (!facts) wrongLines.push(`without facts, ${description}`);
          else if (!factChecks[id]) wrongLines.push(`not checked, ${description}`);
          else if (!isTrue) wrongLines.push(`untrue, ${description} ${JSON.stringify(facts)}`);
          checked[id] = (checked[id] ?? 0) + 1;
        }
      }
      if (!isOnly) decisionsLeft--;
      state = game.play.play(state, seat, chosenMove).state;
    }
  }
  return { wrong: [...new Set(wrongLines)], checked };
}

/** For tables laid out for a reason: whether it is given to the first seat, and its facts are true. */
export const reasonChecker =
  (game: WholeGame, factChecks: FactChecks) =>
  (
    id: string,
    position: JsonObject,
    move: JsonObject,
    options: Readonly<Record<string, OptionValue>> = {},
  ): boolean => {
    const rules = { ...defaultOptions(game.options), ...options };
    const parsedState = game.notation.position.read({ turn: 0, ...position }, rules, 1);
    if (!parsedState.ok) throw new Error(`${parsedState.fault.path}: ${parsedState.fault.says}`);
    const parsedMove = game.notation.move.read(move, rules);
    if (!parsedMove.ok) throw new Error(parsedMove.fault.says);
    const view = game.visibility.view(parsedState.value, 0);
    const givenReason = game.heuristics.reasons(view, 0, parsedMove.value, seatNumberName).find((one) => one.id === id);
    if (!givenReason?.facts) return false;
    const { facts, says } = givenReason;
    return factChecks[id]?.({ view, seat: 0, move: parsedMove.value, facts, says } as never) ?? false;
  };
