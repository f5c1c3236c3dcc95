import { loadGameWithDesk } from '../../../games/boxes.ts';
import { serveAnswers } from '../../../workers/server.ts';
import { answerQuestion, type PreloadRequest, type RefereeQuestion } from './referee.ts';

/** Judges in a worker, so that the page stays responsive. */
serveAnswers(async (question: RefereeQuestion | PreloadRequest) => {
  const game = await loadGameWithDesk(question.game);
  if (!game) throw new RangeError(`Unknown game ${question.game}.`);
  return 'draft' in question ? answerQuestion(game, question) : null;
});
