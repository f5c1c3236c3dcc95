import type { ComponentChildren, VNode } from 'preact';
import type { ItemRef } from '../../game/zone.ts';
import { propose, type TableSeat } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';

interface Props {
  readonly at: TableSeat;
  readonly picked: readonly ItemRef[];
  readonly label: string;
  /** What they are, for their look. */
  readonly css: string;
  readonly onAct: (label: string, way: number) => void;
  /** What else one can do. */
  readonly children?: ComponentChildren;
}

/** An answer is a move: those of the game, as buttons. */
export function MoveButtons({ at, picked, label, css, onAct, children }: Props): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class={`${css} buttons`} role="group" aria-label={label}>
      <Actions
        labels={at.game.table.actions(at.view, at.seat)}
        proposals={propose({ at, picked })}
        ready={picked.length > 0}
        onAct={onAct}
        Text={CardText}
      />
      {children}
    </div>
  );
}
