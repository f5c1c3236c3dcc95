import type { ExamCase } from '../../scenarios/exam/exam.ts';
import { createWorkerClient } from '../../workers/client.ts';
import type { WishedPaper } from './make.ts';

const asker = createWorkerClient<WishedPaper, readonly ExamCase[]>(
  () => new Worker(new URL('./exam-worker.ts', import.meta.url), { type: 'module' }),
);

/** A paper, made in a worker; where none starts, in the page. @throws Error where it can’t be had */
export async function fetchPaper(wished: WishedPaper): Promise<readonly ExamCase[]> {
  try {
    return await asker.ask(wished);
  } catch {
    const { makePaper } = await import('./make.ts');
    return makePaper(wished);
  }
}
