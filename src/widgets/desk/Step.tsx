import type { ComponentChildren, VNode } from 'preact';

export type Actions = readonly { readonly label: string; readonly onAct: () => void }[];

interface Props {
  readonly number: number;
  /** Its heading's address on the page. */
  readonly id: string;
  readonly title: string;
  readonly folded?: boolean;
  /** What can be done with the whole step, beside its heading. */
  readonly actions?: Actions;
  readonly children?: ComponentChildren;
}

/** One of the desk's steps: a large number, a heading, and what there is to do. */
export function Step({ number, id, title, folded = false, actions = [], children }: Props): VNode {
  return (
    <section class={`step step-${id}${folded ? ' is-folded' : ''}`} aria-labelledby={`step-${id}`}>
      <div class="step-head">
        <h2 id={`step-${id}`} tabIndex={-1}>
          <span aria-hidden="true">{number}</span> {title}
        </h2>
        {actions.map(({ label, onAct }) => (
          <button key={label} type="button" class="chip" onClick={onAct}>
            {label}
          </button>
        ))}
      </div>
      {!folded && children}
    </section>
  );
}
