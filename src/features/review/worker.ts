import { loadReviewed } from '../../games/lazy-groups.ts';
import { serveAnswers } from '../../workers/server.ts';
import { type ReviewQuestion, reviewRecord } from './review-record.ts';
import type { ReviewProgress } from './review-report.ts';

/** Reviews in a worker, so that the page stays responsive. */
serveAnswers(async (question: ReviewQuestion, tell: (progress: ReviewProgress) => void) => {
  const game = await loadReviewed(question.game);
  if (!game) throw new RangeError(`Unknown game ${question.game}.`);
  return reviewRecord(game, question, tell);
});
