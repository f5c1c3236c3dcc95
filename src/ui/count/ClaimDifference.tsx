import type { VNode } from 'preact';
import './lines.css';
import { WORDS } from '../words.ts';

interface Props {
  readonly claimed: number;
  readonly counted: number;
}

/** Difference between a claimed count and the right one. */
export function ClaimDifference({ claimed, counted }: Props): VNode {
  return <b class={`claimed ${claimed === counted ? 'is-right' : 'is-off'}`}>{WORDS.difference(claimed, counted)}</b>;
}
