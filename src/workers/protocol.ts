/** Messages are plain data with ids, since an answer may arrive after its question was dropped. */
export interface WorkerQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}

/** Progress of a long answer: steps done, of all steps. */
export interface WorkerProgress {
  readonly done: number;
  readonly of: number;
}

/** An answer, a failure, or progress with what is known so far. */
export type WorkerReply<A, P extends WorkerProgress = WorkerProgress> =
  | { readonly id: number; readonly progress: P }
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failed: string };
