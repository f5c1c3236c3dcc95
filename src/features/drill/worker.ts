import { loadCoached } from '../../games/engines.ts';
import { loadGame } from '../../games/loader.ts';
import { makeQuestions } from '../../scenarios/drill/questions.ts';
import { serveAnswers } from '../../workers/server.ts';
import type { QuestionRequest } from './drill-questions.ts';

/** Plays games for fresh positions off the main thread. */
serveAnswers(async ({ game: id, ms, ...wished }: QuestionRequest) => {
  const [game, engine] = await Promise.all([loadGame(id), loadCoached(id)]);
  if (!game || !engine) throw new RangeError(`Unknown game ${id}.`);
  const deadline = performance.now() + ms;
  return makeQuestions({ ...game, ...engine }, wished, { isTimeUp: () => performance.now() > deadline });
});
