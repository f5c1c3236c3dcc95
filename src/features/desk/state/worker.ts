import { loadRuledDesk } from '../../../games/boxes.ts';
import { serveAnswers } from '../../../workers/server.ts';
import { type Ahead, judged, type Question } from './judge.ts';

/** The referee judges here, so that the desk never waits for it. */
serveAnswers(async (question: Question | Ahead) => {
  const game = await loadRuledDesk(question.game);
  if (!game) throw new RangeError(`There is no game ${question.game}.`);
  return 'draft' in question ? judged(game, question) : null;
});
