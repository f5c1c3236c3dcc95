import type { ComponentChildren, VNode } from 'preact';
import './end-sheet.css';

interface EndSheetProps {
  /** Id of the title, unique on the page. */
  readonly id: string;
  /** Extra class. */
  readonly css?: string;
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
}

/** The end of something played, as one printed sheet: what it was, the result, its lines, and what to do next. */
export function EndSheet({ id, css, head, title, figure, result, children, ways, more }: EndSheetProps): VNode {
  return (
    <section class={`end${css ? ` ${css}` : ''}`} aria-labelledby={id}>
      <p class="end-head">
        <span>{head[0]}</span> <span>{head[1]}</span>
      </p>
      <div class="end-result">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {figure}
        {result}
      </div>
      {children}
      <div class="end-ways">
        <div class="buttons">{ways}</div>
        {more && <div class="buttons end-more">{more}</div>}
      </div>
    </section>
  );
}
