/** What goes to a worker and what comes back: plain data, numbered, since an answer may come when nobody wants it any more. */
export interface WorkerQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}

/** How much of a long answer is done. */
export interface WorkerProgress {
  readonly done: number;
  readonly of: number;
}

/** An answer; or before it how far it has come, and what is known by then. */
export type WorkerReply<A, P extends WorkerProgress = WorkerProgress> =
  | { readonly id: number; readonly progress: P }
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failed: string };
