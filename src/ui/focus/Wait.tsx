import type { ComponentChildren, VNode } from 'preact';
import './focus.css';
import './wait.css';
import { Announced } from '../announce/Announced.tsx';

interface Props {
  /** What this is going to be. */
  readonly says: ComponentChildren;
  /** The way out. */
  readonly out: VNode;
  /** What is waited for, or why that is in vain. */
  readonly now: string;
}

/** Before there is a table: what comes, in the page as it is sent, so that it is read while the cards are fetched. */
export function Wait({ says, out, now }: Props): VNode {
  return (
    <div class="focus is-waiting">
      <div class="focus-head">{out}</div>
      <div class="focus-table focus-coming">
        <p>{says}</p>
        <Announced class="focus-now">{now}</Announced>
      </div>
    </div>
  );
}
