import type { VNode } from 'preact';
import './lines.css';

interface Props {
  readonly claimed: number;
  readonly counted: number;
}

function describeDifference(claimed: number, counted: number): string {
  if (claimed === counted) return 'right';
  return claimed > counted ? `${claimed - counted} too many` : `${counted - claimed} too few`;
}

/** Difference between a claimed count and the right one. */
export function ClaimDifference({ claimed, counted }: Props): VNode {
  return <b class={`claimed ${claimed === counted ? 'is-right' : 'is-off'}`}>{describeDifference(claimed, counted)}</b>;
}
