import type { DrillMode } from '../scenarios/drill/kinds.ts';
import { asVerdict, type BookCase, type Question } from '../scenarios/drill/question.ts';
import { createAsker } from '../workers/ask.ts';

/** Questions wished for: one for each of these cases of the book. */
export interface Wished {
  readonly game: string;
  readonly mode: DrillMode;
  readonly cases: readonly BookCase[];
  readonly seed: number;
  /** So long, in ms, games are played for them. */
  readonly ms: number;
}

/** So long, in ms, games are played for a drill. */
const PLAYED = 800;
/** So long one waits for what comes of it, where the book has something to ask, and where it has nothing. */
const PATIENCE = 1_200;
const LONG = 8_000;

const asker = createAsker<Wished, readonly Question[]>(
  () => new Worker(new URL('./drill-worker.ts', import.meta.url), { type: 'module' }),
);

/** Tables nobody has seen before, as far as some can be had in a moment; else what the book asks. */
export async function freshQuestions(wished: Omit<Wished, 'ms'>): Promise<readonly Question[]> {
  const { mode, cases } = wished;
  const book = mode === 'mixed' || mode === 'legal';
  const late = setTimeout(asker.stop, book ? PATIENCE : LONG);
  try {
    const found = await asker.ask({ ...wished, ms: PLAYED });
    return found.length < cases.length ? [...found, ...cases.slice(found.length).map(asVerdict)] : found;
  } catch {
    return cases.map(asVerdict);
  } finally {
    clearTimeout(late);
  }
}
