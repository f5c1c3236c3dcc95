import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import '../ui/focus/focus.css';
import './exercise.css';
import { useFocusOn } from '../ui/focus/use-focus-on.ts';

interface Props {
  /** Class of the exercise. */
  readonly css: string;
  /** Id of the game, on pages with several games. */
  readonly game?: string | undefined;
  /** Exit link, progress, and other content of the first line. */
  readonly head: ComponentChildren;
  readonly question: ComponentChildren;
  readonly sheet: ComponentChildren;
  /** Feedback on an answer, or what precedes it. */
  readonly feedback: ComponentChildren;
  /** Answer buttons, and the Next button. */
  readonly controls: ComponentChildren;
  /** Button that scrolls the feedback. */
  readonly below?: ComponentChildren;
  /** Moves are made between table and feedback, which then share no box. */
  readonly isPlayed?: boolean;
  /** Selector of the element that gets the focus; `changed` lists the dependencies that move it. */
  readonly focus: string;
  readonly changed: readonly unknown[];
}

/** Layout of one question that fills the window: question, table, feedback and controls. */
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
