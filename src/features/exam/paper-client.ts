import type { ExamCase } from '../../scenarios/exam/exam.ts';
import { createWorkerClient } from '../../workers/client.ts';
import type { PaperRequest } from './paper-maker.ts';

const workerClient = createWorkerClient<PaperRequest, readonly ExamCase[]>(
  () => new Worker(new URL('./exam-worker.ts', import.meta.url), { type: 'module' }),
);

/** Makes a paper in a worker, or in the page if no worker starts. @throws Error if it can't be made */
export async function fetchPaper(request: PaperRequest): Promise<readonly ExamCase[]> {
  try {
    return await workerClient.ask(request);
  } catch {
    const { makePaper } = await import('./paper-maker.ts');
    return makePaper(request);
  }
}
