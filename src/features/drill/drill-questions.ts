import type { DrillMode } from '../../scenarios/drill/kinds.ts';
import { type BookCase, type DrillQuestion, toVerdictQuestion } from '../../scenarios/drill/question.ts';
import { createWorkerClient } from '../../workers/client.ts';

/** Requests one question for each of these cases. */
export interface QuestionRequest {
  readonly game: string;
  readonly mode: DrillMode;
  readonly cases: readonly BookCase[];
  readonly seed: number;
  /** Time in ms in which games are played to find positions. */
  readonly ms: number;
}

const PLAY_MS = 800;
/** Time to wait for fresh tables before using the book’s. */
const PATIENCE_MS = 1_200;
/** Time after which the book’s tables are no longer replaced by fresh ones. */
const LIMIT_MS = 8_000;

const asker = createWorkerClient<QuestionRequest, readonly DrillQuestion[]>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const wait = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms));

/** Questions to begin with, and a replacement for them. */
export interface DrillQuestions {
  readonly first: readonly DrillQuestion[];
  /** The replacement; undefined if there is none. */
  readonly later: Promise<readonly DrillQuestion[] | undefined>;
}

/** Fresh tables, filled up from the book if there are too few; undefined if the request fails. */
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

/** Returns fresh tables if they come in time, else the book’s with the fresh ones to follow. */
export async function fetchQuestions(wished: Omit<QuestionRequest, 'ms'>): Promise<DrillQuestions> {
  const { mode, cases } = wished;
  const fresh = requestQuestions(wished);
  const waits = mode === 'mixed' || mode === 'legal' ? [wait(PATIENCE_MS)] : [];
  const first = await Promise.race([fresh, ...waits]);
  const later = first ? Promise.resolve(undefined) : fresh;
  return { first: first ?? cases.map(toVerdictQuestion), later };
}
