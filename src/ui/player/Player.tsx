import type { VNode } from 'preact';
import './player.css';

interface Props {
  readonly name: string;
  readonly on: boolean;
}

/** Name of a player; lit if it is their turn. */
export function Player({ name, on }: Props): VNode {
  return (
    <div class={`player is-name${on ? ' is-on' : ''}`} aria-current={on ? 'true' : undefined}>
      <span class="player-face" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span class="player-name">{name}</span>
    </div>
  );
}
