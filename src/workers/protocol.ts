/** What goes to a worker and what comes back: plain data, numbered, since an answer may come when nobody wants it any more. */
export interface Sent<Q> {
  readonly id: number;
  readonly question: Q;
}

export type Back<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failed: string };
