import type { VNode } from 'preact';
import { WORDS } from './words.ts';

/** The way out of a paper, which is kept. */
export const Out = (): VNode => (
  <a class="focus-out" href={location.pathname}>
    <span aria-hidden="true">×</span>
    <span class="unseen">{WORDS.out}</span>
  </a>
);
