import type { DrillMode } from '../../scenarios/drill/kinds.ts';
import { type BookCase, type DrillQuestion, toVerdictQuestion } from '../../scenarios/drill/question.ts';
import { createWorkerClient } from '../../workers/client.ts';

/** Questions wished for: one for each of these cases of the book. */
export interface QuestionRequest {
  readonly game: string;
  readonly mode: DrillMode;
  readonly cases: readonly BookCase[];
  readonly seed: number;
  /** So long, in ms, games are played for them. */
  readonly ms: number;
}

/** So long, in ms, games are played for a drill. */
const PLAY_MS = 800;
/** So long one waits for what comes of it before the book’s tables are laid, and so long it may come after. */
const PATIENCE_MS = 1_200;
const LIMIT_MS = 8_000;

const asker = createWorkerClient<QuestionRequest, readonly DrillQuestion[]>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const wait = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms));

/** Questions to begin with, and those that come later in their place. */
export interface DrillQuestions {
  readonly first: readonly DrillQuestion[];
  /** Undefined where nothing comes any more. */
  readonly later: Promise<readonly DrillQuestion[] | undefined>;
}

/** Tables nobody has seen before, the book’s where there are too few of them; undefined where none could be had. */
async function requestQuestions(
  wished: Omit<QuestionRequest, 'ms'>,
): Promise<readonly DrillQuestion[] | undefined> {
  const { cases } = wished;
  const late = setTimeout(asker.stop, LIMIT_MS);
  try {
    const found = await asker.ask({ ...wished, ms: PLAY_MS });
    return [...found, ...cases.slice(found.length).map(toVerdictQuestion)];
  } catch {
    return undefined;
  } finally {
    clearTimeout(late);
  }
}

/** What is asked: fresh tables as soon as they are there; until then, where the book has something to ask, its own. */
export async function fetchQuestions(wished: Omit<QuestionRequest, 'ms'>): Promise<DrillQuestions> {
  const { mode, cases } = wished;
  const fresh = requestQuestions(wished);
  const waits = mode === 'mixed' || mode === 'legal' ? [wait(PATIENCE_MS)] : [];
  const first = await Promise.race([fresh, ...waits]);
  const later = first ? Promise.resolve(undefined) : fresh;
  return { first: first ?? cases.map(toVerdictQuestion), later };
}
