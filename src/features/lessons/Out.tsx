import type { VNode } from 'preact';
import { WORDS } from './words.ts';

/** The way out of a lesson. */
export function Out({ home }: { readonly home: string }): VNode {
  return (
    <a class="focus-out" href={`${home}learn/`}>
      <span aria-hidden="true">×</span>
      <span class="unseen">{WORDS.out}</span>
    </a>
  );
}
