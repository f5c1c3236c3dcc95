/** What goes to a worker and what comes back: plain data, numbered, since an answer may come when nobody wants it any more. */
export interface Sent<Q> {
  readonly id: number;
  readonly question: Q;
}

/** How much of a long answer is done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export type Back<A> =
  /** Not yet an answer: how far it has come. */
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failed: string };
