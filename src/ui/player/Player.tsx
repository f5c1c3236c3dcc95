import type { VNode } from 'preact';
import './player.css';

interface Props {
  readonly name: string;
  readonly isLit: boolean;
}

/** Name of a player, highlighted if it is their turn. */
export function Player({ name, isLit }: Props): VNode {
  return (
    <div class={`player is-name${isLit ? ' is-on' : ''}`} aria-current={isLit ? 'true' : undefined}>
      <span class="player-face" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span class="player-name">{name}</span>
    </div>
  );
}
