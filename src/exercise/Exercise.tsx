import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import '../ui/focus/focus.css';
import './exercise.css';

/**
 * Moves the focus after each change, but not at the first render: a new page is read from its top.
 * @param root the container
 * @param selector selector of the element that gets the focus
 * @param dependencies values whose change moves the focus
 */
function useFocusOn(root: RefObject<HTMLElement>, selector: string, dependencies: readonly unknown[]): void {
  const isFirstRender = useRef(true);
  useLayoutEffect(() => {
    const isFirst = isFirstRender.current;
    isFirstRender.current = false;
    if (!isFirst) root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, dependencies);
}

interface Props {
  /** Class of the exercise. */
  readonly css: string;
  /** Id of the game, on pages with several games. */
  readonly game?: string | undefined;
  /** Exit link, progress, and other content of the first line. */
  readonly head: ComponentChildren;
  readonly question: ComponentChildren;
  readonly sheet: ComponentChildren;
  /** Feedback on an answer, or the text shown before the answer. */
  readonly feedback: ComponentChildren;
  /** Answer buttons, and the Next button. */
  readonly controls: ComponentChildren;
  /** Button that scrolls the feedback. */
  readonly scrollButton?: ComponentChildren;
  /** Whether the buttons for moves stand between table and feedback, which are then separate boxes. */
  readonly isPlayed?: boolean;
  /** Selector of the element that gets the focus whenever one of `focusDependencies` changes. */
  readonly focus: string;
  readonly focusDependencies: readonly unknown[];
}

/** Layout of one question that fills the window: question, table, feedback and controls. */
export function Exercise(props: Props): VNode {
  const { css, game, head, question, sheet, feedback, scrollButton, controls, isPlayed, focus, focusDependencies } =
    props;
  const frame = useRef<HTMLDivElement>(null);
  useFocusOn(frame, focus, focusDependencies);
  const foot = (
    <>
      <div class="focus-answer is-docked">{feedback}</div>
      {scrollButton}
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
