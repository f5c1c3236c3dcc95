import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Card, card, rankOf, STANDARD_SIZE } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { RANKS, type Rank } from '../../cards/ranks.ts';
import { SUIT_NAME, SUITS, type Suit } from '../../cards/suits.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { SUIT_PATH } from '../../ui/card/paths.ts';
import { CardKey } from '../../ui/card-key/CardKey.tsx';
import './keypad.css';
import { useTabStops } from './use-tab-stops.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly pack: Pack;
  readonly looks: (card: Card) => CardLook;
  /** Copies of a card that aren't laid yet. */
  readonly countLeft: (card: Card) => number;
  readonly onTap: (card: Card) => void;
  readonly onRemoveLast?: () => void;
  /** Shows a key for every card, with a line or two per suit; else a suit is chosen first. */
  readonly isWhole?: boolean;
}

interface SuitKeyProps {
  readonly suit: Suit;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SuitKey({ suit, isChosen, onChoose }: SuitKeyProps): VNode {
  return (
    <button type="button" class={`key is-${suit}`} data-suit={suit} aria-pressed={isChosen} onClick={onChoose}>
      <span class="unseen">{SUIT_NAME[suit]}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SUIT_PATH[suit]} />
      </svg>
    </button>
  );
}

/** The card a rank key lays: of the chosen suit, or of the next suit that has one left. */
function cardOfRank(rank: Rank, suit: Suit, countLeft: Props['countLeft']): Card {
  const first = SUITS.indexOf(suit);
  const suits = [...SUITS.slice(first), ...SUITS.slice(0, first)];
  return card(rank, suits.find((one) => countLeft(card(rank, one)) > 0) ?? suit);
}

/** The cards of the pack: a suit, which stays chosen, then ranks; and the game's own cards. */
export function Keypad({ pack, looks, countLeft, onTap, onRemoveLast, isWhole = false }: Props): VNode {
  const [suit, setSuit] = useState<Suit>(SUITS[0]);
  const keypad = useRef<HTMLDivElement>(null);
  useTabStops(keypad, '.keypad-line');
  const hasSuits = pack.cards.some((one) => one < STANDARD_SIZE);
  const ownCards = pack.cards.filter((one) => one >= STANDARD_SIZE);
  const key = (one: Card): VNode => {
    const leftCount = Math.max(0, countLeft(one));
    const showsCount = pack.copies(one) > 1 && leftCount < pack.copies(one);
    return (
      <CardKey
        key={one < STANDARD_SIZE && !isWhole ? `rank-${rankOf(one)}` : one}
        look={looks(one)}
        isUsedUp={leftCount === 0}
        note={showsCount ? WORDS.left(leftCount) : ''}
        badge={showsCount ? String(leftCount) : ''}
        onTap={() => onTap(one)}
      />
    );
  };
  if (isWhole) {
    const suitLines = hasSuits ? SUITS.map((one) => RANKS.map((rank) => card(rank, one))) : [];
    return (
      // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
      <div ref={keypad} class="keypad" role="group" aria-label={WORDS.picker}>
        {[...suitLines.slice(0, -1), [...(suitLines.at(-1) ?? []), ...ownCards]].map((line) => (
          <div key={line[0]} class="keypad-line">
            {line.map(key)}
          </div>
        ))}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div ref={keypad} class="keypad" role="group" aria-label={WORDS.picker}>
      {hasSuits && (
        <div class="keypad-line is-suits">
          {SUITS.map((one) => (
            <SuitKey key={one} suit={one} isChosen={one === suit} onChoose={() => setSuit(one)} />
          ))}
          {ownCards.map(key)}
        </div>
      )}
      <div class="keypad-line">
        {(hasSuits ? RANKS.map((rank) => cardOfRank(rank, suit, countLeft)) : ownCards).map(key)}
        {onRemoveLast && (
          <button type="button" class="key key-back" aria-label={WORDS.removeLast} onClick={onRemoveLast}>
            ⌫
          </button>
        )}
      </div>
    </div>
  );
}
