import { loadCoached, loadGame } from '../games/loader.ts';
import { freshTries } from '../scenarios/puzzle/fresh.ts';
import { answerWith } from '../workers/answer.ts';
import type { Wished } from './drill-fresh.ts';

/** Games are played here for tables one hasn't seen, so that the drill never waits for them. */
answerWith(async ({ game: id, rules, seed }: Wished) => {
  const [game, engine] = await Promise.all([loadGame(id), loadCoached(id)]);
  if (!game || !engine) throw new RangeError(`There is no game ${id}.`);
  return freshTries({ ...game, ...engine }, rules, seed);
});
