import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Announced } from '../announce/Announced.tsx';
import './end-sheet.css';

interface EndSheetProps {
  readonly css?: string;
  readonly onClickCapture?: (event: Event) => void;
  /** Id of the title, unique on the page. */
  readonly id: string;
  /** Level of the title; the first level only where the page has no other. */
  readonly level?: 1 | 2;
  /** The first line: what was played, and how long. */
  readonly head: readonly [ComponentChildren, ComponentChildren];
  readonly title: ComponentChildren;
  /** A drawing beside the title. */
  readonly figure?: ComponentChildren;
  /** What stands under the title: scores, notes. */
  readonly result?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** One or two buttons: what to do next. */
  readonly ways: ComponentChildren;
  /** Lesser buttons, drawn as links. */
  readonly more?: ComponentChildren;
  /** Whether the page announces the result and moves the focus itself. */
  readonly isQuiet?: boolean;
}

/**
 * The end of something played, as one printed sheet: what it was, the result, its lines, and what to do next, which
 * gets the focus.
 */
export function EndSheet({
  css = '',
  onClickCapture,
  id,
  level,
  head,
  title,
  figure,
  result,
  children,
  ways,
  more,
  isQuiet,
}: EndSheetProps): VNode {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isQuiet) sheet.current?.querySelector<HTMLElement>('.end-ways .primary')?.focus({ preventScroll: true });
  }, []);
  const Title = level === 1 ? 'h1' : 'h2';
  const outcome = (
    <>
      <Title id={id} tabIndex={-1}>
        {title}
      </Title>
      {figure}
      {result}
    </>
  );
  return (
    <section ref={sheet} class={`end ${css}`} aria-labelledby={id} onClickCapture={onClickCapture}>
      <p class="end-head">
        <span>{head[0]}</span> <span>{head[1]}</span>
      </p>
      {isQuiet ? (
        <div class="end-result">{outcome}</div>
      ) : (
        <Announced as="div" class="end-result">
          {outcome}
        </Announced>
      )}
      {children}
      <div class="end-ways">
        <div class="buttons">{ways}</div>
        {more && <div class="buttons end-more">{more}</div>}
      </div>
    </section>
  );
}
