import type { BotEngine } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import type { Bot, Budget } from './bot.ts';
import {
  type Evaluation,
  evaluateCandidates,
  gainOver,
  listLevelMoves,
  pickBest,
} from './search/evaluation.ts';
import type { Gain } from './search/gain.ts';
import type { MoveValues } from './search/move-values.ts';

/** Who loads a Shark asks for hints and coaching too. */
export { evaluateCandidates, isClearlyWorse, MAX_WORLDS } from './search/evaluation.ts';

/** As much as it thinks where nobody says how much: the same on every device. */
export const defaultBudget = ({ search: { worlds } }: BotEngine): Budget => ({ worlds });

/** How a move did beside another: the deals in which it came out better and worse; in the rest it was the same. */
export interface ChoiceProof extends Pick<Gain, 'better' | 'worse' | 'worlds'> {
  readonly instead: GameMove;
}

/** The best of a decision, how sure that is, and what it rests on. */
export interface BotChoice {
  readonly move: GameMove;
  /** Another that is as good, as far as anybody can tell. */
  readonly level: GameMove | null;
  /** Beside the next best; null where nothing was compared in worlds. */
  readonly proof: ChoiceProof | null;
  /** Nothing is hidden, and it is solved. */
  readonly isExact: boolean;
}

/** The move the best is held against: the one that came closest. */
function findRival(judgement: Evaluation, best: MoveValues): MoveValues | undefined {
  return judgement.all
    .filter((one) => one !== best && one.values.length > 0)
    .toSorted((a, b) => gainOver(judgement, best, a).mean - gainOver(judgement, best, b).mean)[0];
}

/** What a judgement comes to. */
export function toBotChoice(judgement: Evaluation): BotChoice {
  const best = pickBest(judgement);
  const rival = findRival(judgement, best);
  const by = rival && judgement.by === 'worlds' ? gainOver(judgement, best, rival) : null;
  return {
    move: best.move,
    level: listLevelMoves(judgement, best)[0]?.move ?? null,
    proof:
      rival && by ? { instead: rival.move, better: by.better, worse: by.worse, worlds: by.worlds } : null,
    isExact: judgement.by === 'exact',
  };
}

/**
 * Looks again at the moves that look best: it plays each of them on in many worlds that its seat can't rule out, the
 * same for all, and takes the one that comes to most.
 */
export const shark: Bot = (game, view, seat, _random, budget = defaultBudget(game)) =>
  pickBest(evaluateCandidates(game, view, seat, { budget })).move;
