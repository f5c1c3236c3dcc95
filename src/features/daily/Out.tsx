import type { VNode } from 'preact';
import { WORDS } from './words.ts';

/** The way out of the puzzles. */
export function Out({ root }: { readonly root: string }): VNode {
  return (
    <a class="focus-out" href={root}>
      <span aria-hidden="true">×</span>
      <span class="unseen">{WORDS.home}</span>
    </a>
  );
}
