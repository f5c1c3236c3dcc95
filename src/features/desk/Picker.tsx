import type { RefObject, VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Card, STANDARD, suitOf } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { SUITS } from '../../cards/suits.ts';
import type { CardPlace } from '../../game/desk.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { CardKey } from './CardKey.tsx';
import type { CardLocation } from './state/things.ts';
import './picker.css';
import { WORDS } from './words.ts';

const KEYS = 'button[data-key]';

function nextKey(root: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(KEYS)];
  const at = all.indexOf(from);
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const here = from.getBoundingClientRect();
  const sign = key === 'ArrowDown' ? 1 : -1;
  const far = (button: HTMLElement): number => {
    const there = button.getBoundingClientRect();
    const dy = (there.top - here.top) * sign;
    return dy < here.height / 2 ? Number.POSITIVE_INFINITY : dy * 4 + Math.abs(there.left - here.left);
  };
  const best = all.toSorted((a, b) => far(a) - far(b))[0];
  return best && Number.isFinite(far(best)) ? best : undefined;
}

/** Roving tab index: one Tab stop for the whole pack, arrow keys between the drawn lines. */
function useArrowKeys(root: RefObject<HTMLElement>, first: string | undefined) {
  const [tab, setTab] = useState(first);
  return {
    tab,
    onFocusIn: ({ target }: FocusEvent): void => {
      const code = (target as HTMLElement).dataset['key'];
      if (code !== undefined) setTab(code);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const to = root.current && nextKey(root.current, event.target as HTMLElement, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
  };
}

interface Props {
  readonly pack: Pack;
  readonly looks: (card: Card) => CardLook;
  readonly target: CardPlace;
  readonly lying: ReadonlyMap<Card, readonly CardLocation[]>;
  readonly onTap: (card: Card) => void;
}

/** CSS class of a line: a suit, or the game's own cards, of which a single one joins the last suit. */
function lineClass(line: readonly Card[]): string {
  if ((line[0] ?? 0) < STANDARD) return 'picker-line';
  return `picker-line is-own${line.length === 1 ? ' is-single' : ''}`;
}

/** The whole pack, suit by suit, then the game's own cards. */
export function Picker({ pack, looks, target, lying, onTap }: Props): VNode {
  const root = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => {
    const own = pack.cards.filter((card) => card >= STANDARD);
    const suits = SUITS.map((suit) => pack.cards.filter((card) => suitOf(card) === suit));
    return [...suits, own].filter((line) => line.length > 0);
  }, [pack]);
  const { tab, ...keys } = useArrowKeys(root, pack.code(lines[0]?.[0] ?? 0));

  const key = (card: Card): VNode => {
    const places = lying.get(card) ?? [];
    const left = pack.copies(card) - places.length;
    const several = pack.copies(card) > 1;
    const here = places.some(({ place }) => place.id === target.id);
    const elsewhere = places.find(({ place }) => place.id !== target.id);
    const used = elsewhere ? WORDS.inPlace(elsewhere.place.label) : WORDS.notPlayed;
    const note = left > 0 || here ? '' : used;
    const code = pack.code(card);
    return (
      <CardKey
        key={card}
        look={looks(card)}
        here={here}
        used={left <= 0 && !here}
        note={several && left > 0 ? WORDS.left(left) : note}
        badge={several && left < pack.copies(card) ? String(Math.max(0, left)) : ''}
        tab={code === tab}
        onTap={() => onTap(card)}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div ref={root} class="picker" role="group" aria-label={WORDS.picker} {...keys}>
      {lines.map((line) => (
        <div key={line[0]} class={lineClass(line)}>
          {line.map(key)}
        </div>
      ))}
    </div>
  );
}
