import { answerWith } from '../../workers/answer.ts';
import { makePaper } from './make.ts';

/** Papers are made here, so that the page can be used meanwhile. */
answerWith(makePaper);
