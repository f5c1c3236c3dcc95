import type { VNode } from 'preact';
import type { CardLook } from '../card/card-look.ts';
import { SUIT_PATH } from '../card/paths.ts';
import './card-key.css';

interface Props {
  readonly look: CardLook;
  /** Whether the card is in the chosen place; undefined where a press always adds one. */
  readonly isInPlace?: boolean;
  /** Whether no copy is left. */
  readonly isUsedUp: boolean;
  /** Read out after the card's name: where it is, how many are left. */
  readonly note: string;
  readonly badge: string;
  readonly onTap: () => void;
}

/** A key for a card: large index and suit, as wide as a finger. */
export function CardKey({ look, isInPlace, isUsedUp, note, badge, onTap }: Props): VNode {
  const { code, index, suit, art, ink, spoken } = look;
  return (
    <button
      type="button"
      class={`key is-${suit ?? ink}${isUsedUp ? ' is-used' : ''}`}
      data-key={code}
      aria-pressed={isInPlace}
      onClick={onTap}
    >
      <span class="unseen">{note === '' ? spoken : `${spoken}, ${note}`}</span>
      <span class="key-index" aria-hidden="true">
        {index}
      </span>
      <svg viewBox={suit ? '0 0 24 24' : '0 0 100 100'} aria-hidden="true">
        <path d={suit ? SUIT_PATH[suit] : art} />
      </svg>
      {badge !== '' && (
        <span class="key-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
