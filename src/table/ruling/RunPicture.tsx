import type { VNode } from 'preact';
import type { Run } from '../../game/picture.ts';
import { type Looks, MiniCards } from './MiniCard.tsx';

const SIGN = { there: '', new: '✓', gap: '', wrong: '✕' } as const;

/** Cards in order: an empty place with what belongs there, a cross below what doesn't belong. */
export function RunPicture({ of: { slots }, looks }: { readonly of: Run; readonly looks: Looks }): VNode {
  return (
    <div class="picture-run">
      {slots.map(({ card, text, mark }, i) => (
        <span key={i} class={`is-${mark}`}>
          {card === null ? <b>{text}</b> : <MiniCards cards={[card]} looks={looks} />}
          <small>{SIGN[mark] || (card !== null && looks(card).suit === null ? text : '')}</small>
        </span>
      ))}
    </div>
  );
}
