import type { ComponentChildren, VNode } from 'preact';
import type { ItemRef } from '../../game/zone.ts';
import { propose, type TableSeat } from '../../table/session.ts';
import '../../table/try/ways.css';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';

interface Props {
  readonly at: TableSeat;
  readonly picked: readonly ItemRef[];
  readonly label: string;
  /** Class of the buttons' group. */
  readonly css: string;
  readonly onAct: (label: string, way: number) => void;
  /** Buttons besides those of the game. */
  readonly children?: ComponentChildren;
}

/** Answer by a move: the game's own buttons. */
export function MoveButtons({ at, picked, label, css, onAct, children }: Props): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class={`${css} move-acts buttons`} role="group" aria-label={label}>
      <Actions
        labels={at.game.table.actions(at.view, at.seat)}
        proposals={propose({ tableSeat: at, picked })}
        isReady={picked.length > 0}
        onAct={onAct}
        Text={CardText}
      />
      {children}
    </div>
  );
}
