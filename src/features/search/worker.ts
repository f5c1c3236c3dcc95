import { serveAnswers } from '../../workers/server.ts';
import { answerQuery } from './finder.ts';

/** Reads and searches the index off the main thread. */
serveAnswers(answerQuery);
