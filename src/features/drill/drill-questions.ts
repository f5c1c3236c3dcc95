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
/** Time after which the book's tables are used if fresh ones haven't come. */
const PATIENCE_MS = 1_200;
/** Time after which the book's tables are no longer replaced by fresh ones. */
const LIMIT_MS = 8_000;

const asker = createWorkerClient<QuestionRequest, readonly DrillQuestion[]>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Questions to begin with, and a replacement for them. */
export interface DrillQuestions {
  readonly firstQuestions: readonly DrillQuestion[];
  /** The replacement; undefined if there is none. */
  readonly replacement: Promise<readonly DrillQuestion[] | undefined>;
}

/** Fresh tables, filled up from the book if there are too few; undefined if the request fails. */
async function requestQuestions(request: Omit<QuestionRequest, 'ms'>): Promise<readonly DrillQuestion[] | undefined> {
  const { cases } = request;
  const timeout = setTimeout(asker.stop, LIMIT_MS);
  try {
    const playedQuestions = await asker.ask({ ...request, ms: PLAY_MS });
    return [...playedQuestions, ...cases.slice(playedQuestions.length).map(toVerdictQuestion)];
  } catch {
    return undefined;
  } finally {
    clearTimeout(timeout);
  }
}

/** Returns fresh tables if they come in time, else the book's with the fresh ones to follow. */
export async function fetchQuestions(request: Omit<QuestionRequest, 'ms'>): Promise<DrillQuestions> {
  const { mode, cases } = request;
  const freshQuestions = requestQuestions(request);
  const waits = mode === 'mixed' || mode === 'legal' ? [wait(PATIENCE_MS)] : [];
  const readyQuestions = await Promise.race([freshQuestions, ...waits]);
  const replacement = readyQuestions ? Promise.resolve(undefined) : freshQuestions;
  return { firstQuestions: readyQuestions ?? cases.map(toVerdictQuestion), replacement };
}
