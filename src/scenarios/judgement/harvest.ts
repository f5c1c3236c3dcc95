import type { Sampling } from '../../bots/search/worlds.ts';
import type { AnyDecisionSet } from '../../game/decision.ts';
import type { WholeGame } from '../../game/game.ts';
import { defaultOptions } from '../../game/options.ts';
import { playMoments } from '../puzzle/moments.ts';
import type { JudgementPosition } from './judgement.ts';
import { createPosition } from './position.ts';

/** What to search and how thoroughly. */
export interface JudgementRequest extends Sampling {
  readonly game: WholeGame;
  readonly judgement: AnyDecisionSet;
  /** Number of positions for each decision. */
  readonly count: number;
}

/** Most moments to examine per position; a rare decision gets fewer positions. */
const MAX_MOMENTS = 250;
/** Moments to skip after a position, so that positions differ. */
const SKIPPED_MOMENTS = 5;

/** Yields positions worth weighing, from games between regulars. The same request gives the same positions. */
export function* harvestPositions({
  game,
  judgement,
  count,
  worlds,
  seed,
}: JudgementRequest): Generator<JudgementPosition> {
  const countsById = new Map(judgement.decisions.map(({ id }) => [id, 0]));
  const countFound = (id: string): number => countsById.get(id) ?? 0;
  const stream = playMoments(game, defaultOptions(game.options), seed);
  let momentsLeft = MAX_MOMENTS * count * judgement.decisions.length;
  while (momentsLeft-- > 0) {
    const openDecisions = judgement.decisions.filter(({ id }) => countFound(id) < count);
    if (openDecisions.length === 0) return;
    const moment = stream.next().value;
    for (const decision of openDecisions.toSorted((a, b) => countFound(a.id) - countFound(b.id))) {
      const position = createPosition(game, decision, moment, { worlds, seed: moment.seed });
      if (!position) continue;
      yield position;
      countsById.set(decision.id, countFound(decision.id) + 1);
      for (let i = 0; i < SKIPPED_MOMENTS; i++) stream.next();
      break;
    }
  }
}
