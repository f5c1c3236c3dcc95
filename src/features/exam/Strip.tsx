import type { VNode } from 'preact';
import { WORDS } from './words.ts';

/** How far one has come: a mark for each case, in three groups as they are on the paper. */
export function Strip({ at, of }: { readonly at: number; readonly of: number }): VNode {
  return (
    <>
      <span class="exam-strip" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <span key={i.toString()} class={i < at ? 'is-done' : i === at ? 'is-now' : ''} />
        ))}
      </span>
      <h1 class="exam-at">{WORDS.case(Math.min(at + 1, of), of)}</h1>
    </>
  );
}
