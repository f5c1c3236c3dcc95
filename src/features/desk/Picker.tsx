import type { RefObject, VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Card, STANDARD_SIZE, suitOf } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { SUITS } from '../../cards/suits.ts';
import type { CardPlace } from '../../game/desk.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { CardKey } from './CardKey.tsx';
import type { CardLocation } from './state/things.ts';
import './picker.css';
import { WORDS } from './words.ts';

const KEY_SELECTOR = 'button[data-key]';

function nextKey(root: Element, focusedKey: HTMLElement, key: string): HTMLElement | undefined {
  const buttons = [...root.querySelectorAll<HTMLElement>(KEY_SELECTOR)];
  const at = buttons.indexOf(focusedKey);
  if (key === 'ArrowLeft') return buttons[at - 1];
  if (key === 'ArrowRight') return buttons[at + 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const fromRect = focusedKey.getBoundingClientRect();
  const sign = key === 'ArrowDown' ? 1 : -1;
  const distanceTo = (button: HTMLElement): number => {
    const rect = button.getBoundingClientRect();
    const dy = (rect.top - fromRect.top) * sign;
    return dy < fromRect.height / 2 ? Number.POSITIVE_INFINITY : dy * 4 + Math.abs(rect.left - fromRect.left);
  };
  const nearest = buttons.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0];
  return nearest && Number.isFinite(distanceTo(nearest)) ? nearest : undefined;
}

/** Roving tab index: one Tab stop for the whole pack, arrow keys between the drawn lines. */
function useArrowKeys(root: RefObject<HTMLElement>, firstCode: string | undefined) {
  const [tab, setTab] = useState(firstCode);
  return {
    tab,
    onFocusIn: ({ target }: FocusEvent): void => {
      const code = (target as HTMLElement).dataset['key'];
      if (code !== undefined) setTab(code);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const nextButton = root.current && nextKey(root.current, event.target as HTMLElement, event.key);
      if (!nextButton) return;
      event.preventDefault();
      nextButton.focus();
    },
  };
}

interface Props {
  readonly pack: Pack;
  readonly looks: (card: Card) => CardLook;
  readonly target: CardPlace;
  readonly cardLocations: ReadonlyMap<Card, readonly CardLocation[]>;
  readonly onTap: (card: Card) => void;
}

/** CSS class of a line: a suit, or the game's own cards. A single own card is drawn in the last suit's line. */
function lineClass(line: readonly Card[]): string {
  if ((line[0] ?? 0) < STANDARD_SIZE) return 'picker-line';
  return `picker-line is-own${line.length === 1 ? ' is-single' : ''}`;
}

/** The whole pack, suit by suit, then the game's own cards. */
export function Picker({ pack, looks, target, cardLocations, onTap }: Props): VNode {
  const root = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => {
    const ownCards = pack.cards.filter((card) => card >= STANDARD_SIZE);
    const suits = SUITS.map((suit) => pack.cards.filter((card) => suitOf(card) === suit));
    return [...suits, ownCards].filter((line) => line.length > 0);
  }, [pack]);
  const { tab, ...keys } = useArrowKeys(root, pack.code(lines[0]?.[0] ?? 0));

  const key = (card: Card): VNode => {
    const places = cardLocations.get(card) ?? [];
    const leftCount = pack.copies(card) - places.length;
    const hasSeveralCopies = pack.copies(card) > 1;
    const isInPlace = places.some(({ place }) => place.id === target.id);
    const otherLocation = places.find(({ place }) => place.id !== target.id);
    const usedNote = otherLocation ? WORDS.inPlace(otherLocation.place.label) : WORDS.notPlayed;
    const note = leftCount > 0 || isInPlace ? '' : usedNote;
    const code = pack.code(card);
    return (
      <CardKey
        key={card}
        look={looks(card)}
        isInPlace={isInPlace}
        isUsedUp={leftCount <= 0 && !isInPlace}
        note={hasSeveralCopies && leftCount > 0 ? WORDS.left(leftCount) : note}
        badge={hasSeveralCopies && leftCount < pack.copies(card) ? String(Math.max(0, leftCount)) : ''}
        isTabStop={code === tab}
        onTap={() => onTap(card)}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div ref={root} class="picker" role="group" aria-label={WORDS.picker} {...keys}>
      {lines.map((line) => (
        <div key={line[0]} class={lineClass(line)}>
          {line.map(key)}
        </div>
      ))}
    </div>
  );
}
