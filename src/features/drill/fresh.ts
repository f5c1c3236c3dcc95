import type { DrillMode } from '../../scenarios/drill/kinds.ts';
import { type BookCase, type DrillQuestion, toVerdictQuestion } from '../../scenarios/drill/question.ts';
import { createWorkerClient } from '../../workers/client.ts';

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
/** So long one waits for what comes of it before the book’s tables are laid, and so long it may come after. */
const PATIENCE = 1_200;
const LONG = 8_000;

const asker = createWorkerClient<Wished, readonly DrillQuestion[]>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

const wait = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms));

/** Questions to begin with, and those that come later in their place. */
export interface Coming {
  readonly first: readonly DrillQuestion[];
  /** Undefined where nothing comes any more. */
  readonly later: Promise<readonly DrillQuestion[] | undefined>;
}

/** Tables nobody has seen before, the book’s where there are too few of them; undefined where none could be had. */
async function asked(wished: Omit<Wished, 'ms'>): Promise<readonly DrillQuestion[] | undefined> {
  const { cases } = wished;
  const late = setTimeout(asker.stop, LONG);
  try {
    const found = await asker.ask({ ...wished, ms: PLAYED });
    return [...found, ...cases.slice(found.length).map(toVerdictQuestion)];
  } catch {
    return undefined;
  } finally {
    clearTimeout(late);
  }
}

/** What is asked: fresh tables as soon as they are there; until then, where the book has something to ask, its own. */
export async function freshQuestions(wished: Omit<Wished, 'ms'>): Promise<Coming> {
  const { mode, cases } = wished;
  const fresh = asked(wished);
  const waits = mode === 'mixed' || mode === 'legal' ? [wait(PATIENCE)] : [];
  const first = await Promise.race([fresh, ...waits]);
  const later = first ? Promise.resolve(undefined) : fresh;
  return { first: first ?? cases.map(toVerdictQuestion), later };
}
