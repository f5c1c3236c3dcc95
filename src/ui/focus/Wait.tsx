import type { ComponentChildren, VNode } from 'preact';
import './focus.css';
import './wait.css';
import { Announced } from '../announce/Announced.tsx';

interface Props {
  /** What the page is about. */
  readonly introduction: ComponentChildren;
  /** The link that leaves the page. */
  readonly exitLink: VNode;
  /** What is loading, or why it failed. */
  readonly now: string;
  /** Class of what is waited for, if that decides the height. */
  readonly css?: string;
}

/** Placeholder of a table, served with the page so that it can be read while the cards load. */
export function Wait({ introduction, exitLink, now, css = '' }: Props): VNode {
  return (
    <div class={`focus is-waiting ${css}`}>
      <div class="focus-head">{exitLink}</div>
      <div class="focus-table focus-coming">
        <p>{introduction}</p>
        <Announced class="focus-now">{now}</Announced>
      </div>
    </div>
  );
}
