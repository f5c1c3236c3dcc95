import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import '../ui/focus/focus.css';
import './exercise.css';
import { useFocusOn } from '../ui/focus/use-focus-on.ts';

interface Props {
  /** What it is, for its look. */
  readonly css: string;
  /** Of which game it is, where a page has several. */
  readonly game?: string | undefined;
  /** The way out, how far one is, and what else there is in a line. */
  readonly head: ComponentChildren;
  /** What is asked. */
  readonly question: ComponentChildren;
  readonly sheet: ComponentChildren;
  /** What comes of an answer, or what stands there before it. */
  readonly feedback: ComponentChildren;
  /** How one answers, and the way on. */
  readonly controls: ComponentChildren;
  /** The way to what lies below the edge of the room for it. */
  readonly below?: ComponentChildren;
  /** Moves are made between the table and what comes of them: these have no room in common. */
  readonly isPlayed?: boolean;
  /** Where the keyboard stands, and each time what changes. */
  readonly focus: string;
  readonly changed: readonly unknown[];
}

/** One question in one window: what is asked, the table, what one answers, what comes of it. */
export function Exercise(props: Props): VNode {
  const { css, game, head, question, sheet, feedback, below, controls, isPlayed, focus, changed } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFocusOn(frame, focus, changed);
  const foot = (
    <>
      <div class="focus-answer is-docked">{feedback}</div>
      {below}
      {controls}
    </>
  );
  return (
    <div ref={frame} class={`focus exercise ${css}`} data-game={game}>
      <div class="focus-head exercise-head">{head}</div>
      {question}
      {sheet}
      {isPlayed ? foot : <div class="exercise-foot">{foot}</div>}
    </div>
  );
}
