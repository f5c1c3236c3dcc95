import { serveAnswers } from '../../workers/server.ts';
import { answerQuery } from './finder.ts';

/** The index is read and looked through here, so that whoever types is never kept waiting. */
serveAnswers(answerQuery);
