import { serveAnswers } from '../../workers/server.ts';
import { makePaper } from './paper-maker.ts';

/** Papers are made here, so that the page can be used meanwhile. */
serveAnswers(makePaper);
