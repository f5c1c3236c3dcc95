import type { AnyDecisionSet } from '../../game/decision.ts';
import type { WholeGame } from '../../game/game.ts';
import { defaultOptions } from '../../game/options.ts';
import { moments } from '../puzzle/moments.ts';
import type { Weighty } from './judgement.ts';
import { type Work, weighty } from './weigh.ts';

/** What is harvested, and from what. */
export interface Wanted extends Work {
  readonly game: WholeGame;
  readonly judgement: AnyDecisionSet;
  /** So many of each choice. */
  readonly count: number;
}

/** So many moments are looked at for each table; a choice that comes up less often has fewer. */
const PATIENCE = 250;
/** The next comes some moments later: no two are nearly the same. */
const APART = 5;

/** Tables out of games that Regulars play, at which there is something to weigh: the same work, the same tables. */
export function* harvested({ game, judgement, count, worlds, seed }: Wanted): Generator<Weighty> {
  const found = new Map(judgement.decisions.map(({ id }) => [id, 0]));
  const often = (id: string): number => found.get(id) ?? 0;
  const stream = moments(game, defaultOptions(game.options), seed);
  let left = PATIENCE * count * judgement.decisions.length;
  while (left-- > 0) {
    const open = judgement.decisions.filter(({ id }) => often(id) < count);
    if (open.length === 0) return;
    const moment = stream.next().value;
    for (const decision of open.toSorted((a, b) => often(a.id) - often(b.id))) {
      const one = weighty(game, decision, moment, { worlds, seed: moment.seed });
      if (!one) continue;
      yield one;
      found.set(decision.id, often(decision.id) + 1);
      for (let i = 0; i < APART; i++) stream.next();
      break;
    }
  }
}
