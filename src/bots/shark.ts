import type { BotEngine } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import type { Bot, Budget } from './bot.ts';
import type { Gain } from './search/gate.ts';
import { ahead, bestOf, type Judgement, judgeAll, levelWith } from './search/judge-all.ts';
import type { Weighed } from './search/move-values.ts';

/** Who loads a Shark asks for hints and coaching too. */
export { isClearlyWorse, judgeAll, MOST } from './search/judge-all.ts';

/** As much as it thinks where nobody says how much: the same on every device. */
export const usual = ({ search: { worlds } }: BotEngine): Budget => ({ worlds });

/** How a move did beside another: the deals in which it came out better and worse; in the rest it was the same. */
export interface Proof extends Pick<Gain, 'better' | 'worse' | 'worlds'> {
  readonly instead: GameMove;
}

/** The best of a decision, how sure that is, and what it rests on. */
export interface Choice {
  readonly move: GameMove;
  /** Another that is as good, as far as anybody can tell. */
  readonly level: GameMove | null;
  /** Beside the next best; null where nothing was compared in worlds. */
  readonly proof: Proof | null;
  /** Nothing is hidden, and it is solved. */
  readonly isExact: boolean;
}

/** The move the best is held against: the one that came closest. */
function rivalOf(judgement: Judgement, best: Weighed): Weighed | undefined {
  return judgement.all
    .filter((one) => one !== best && one.values.length > 0)
    .toSorted((a, b) => ahead(judgement, best, a).mean - ahead(judgement, best, b).mean)[0];
}

/** What a judgement comes to. */
export function choiceOf(judgement: Judgement): Choice {
  const best = bestOf(judgement);
  const rival = rivalOf(judgement, best);
  const by = rival && judgement.by === 'worlds' ? ahead(judgement, best, rival) : null;
  return {
    move: best.move,
    level: levelWith(judgement, best)[0]?.move ?? null,
    proof:
      rival && by ? { instead: rival.move, better: by.better, worse: by.worse, worlds: by.worlds } : null,
    isExact: judgement.by === 'exact',
  };
}

/**
 * Looks again at the moves that look best: it plays each of them on in many worlds that its seat can't rule out, the
 * same for all, and takes the one that comes to most.
 */
export const shark: Bot = (game, view, seat, _random, budget = usual(game)) =>
  bestOf(judgeAll(game, view, seat, { budget })).move;
