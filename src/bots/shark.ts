import type { BotEngine } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import type { Bot, Budget } from './bot.ts';
import { type Evaluation, evaluateCandidates, gainOver, listLevelMoves, pickBest } from './search/evaluation.ts';
import type { Gain } from './search/gain.ts';
import type { MoveValues } from './search/move-values.ts';

/** Loaded together with the shark, for hints and the coach. */
export { evaluateCandidates, isClearlyWorse, MAX_WORLDS } from './search/evaluation.ts';

/** The budget without a time limit, so that every device plays the same. */
export const defaultBudget = ({ search: { worlds } }: BotEngine): Budget => ({ worlds });

/** How the chosen move compares with another, in number of worlds. */
export interface ChoiceProof extends Pick<Gain, 'better' | 'worse' | 'worlds'> {
  readonly instead: GameMove;
}

/** The best move, how sure it is, and the evidence. */
export interface BotChoice {
  readonly move: GameMove;
  /** A move that can't be told apart from the best, if any. */
  readonly equalMove: GameMove | null;
  /** Comparison with the closest move; null if no worlds were sampled. */
  readonly proof: ChoiceProof | null;
  /** Whether nothing is hidden and the deal was solved. */
  readonly isExact: boolean;
}

/** Returns the move closest to the best; undefined if no other move was tried. */
function findRival(evaluation: Evaluation, best: MoveValues): MoveValues | undefined {
  return evaluation.evaluatedMoves
    .filter((one) => one !== best && one.values.length > 0)
    .toSorted((a, b) => gainOver(evaluation, best, a).mean - gainOver(evaluation, best, b).mean)[0];
}

export function toBotChoice(evaluation: Evaluation): BotChoice {
  const best = pickBest(evaluation);
  const rival = findRival(evaluation, best);
  const gain = rival && evaluation.method === 'worlds' ? gainOver(evaluation, best, rival) : null;
  return {
    move: best.move,
    equalMove: listLevelMoves(evaluation, best)[0]?.move ?? null,
    proof: rival && gain ? { instead: rival.move, better: gain.better, worse: gain.worse, worlds: gain.worlds } : null,
    isExact: evaluation.method === 'exact',
  };
}

/** Plays the move with the best evaluation over many worlds that are consistent with the view. */
export const shark: Bot = (game, view, seat, _random, budget = defaultBudget(game)) =>
  pickBest(evaluateCandidates(game, view, seat, { budget })).move;
