import type { VNode } from 'preact';
import './lines.css';

interface Props {
  readonly said: number;
  readonly right: number;
}

function difference(said: number, right: number): string {
  if (said === right) return 'right';
  return said > right ? `${said - right} too many` : `${right - said} too few`;
}

/** Difference between a claimed count and the right one. */
export function ClaimDifference({ said, right }: Props): VNode {
  return <b class={`claimed ${said === right ? 'is-right' : 'is-off'}`}>{difference(said, right)}</b>;
}
