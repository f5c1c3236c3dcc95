import { serveAnswers } from '../../workers/server.ts';
import { makePaper } from './paper-maker.ts';

/** Makes papers off the main thread. */
serveAnswers(makePaper);
