import { loadReviewed } from '../../games/lazy-groups.ts';
import { serveAnswers } from '../../workers/server.ts';
import { type ReviewQuestion, reviewOf } from './judge.ts';
import type { ToldProgress } from './told.ts';

/** A game is reviewed here: it takes a while, and the page never waits for it. */
serveAnswers(async (question: ReviewQuestion, tell: (progress: ToldProgress) => void) => {
  const game = await loadReviewed(question.game);
  if (!game) throw new RangeError(`There is no game ${question.game}.`);
  return reviewOf(game, question, tell);
});
