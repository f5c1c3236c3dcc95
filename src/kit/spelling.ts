import { STANDARD } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import { RANKS } from '../cards/ranks.ts';
import { SUIT_SYMBOL, SUITS } from '../cards/suits.ts';
import type { Spelling } from '../game/looks.ts';

/** What is described: all that is read, or only what is written. */
export type Mode = 'read' | 'written';

const anyOf = (all: readonly string[]): string => `(?:${all.join('|')})`;

/** A letter in either case. */
const either = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);

const LETTERS = RANKS.filter((rank) => rank.length === 1).join('');
const WRITTEN = { rank: anyOf([`[${LETTERS}]`, '10']), suit: `[${SUITS.join('')}]` };
const READ = {
  rank: anyOf([`[${LETTERS}T${LETTERS.replace(/\d/g, '').toLowerCase()}t]`, '10']),
  suit: `[${SUITS.flatMap((suit) => [suit, suit.toLowerCase(), SUIT_SYMBOL[suit]]).join('')}]`,
};

/** How the cards of a pack are spelled; without a pack there are none. */
export function spellingOf(mode: Mode, pack: Pack | undefined): Spelling {
  const isWritten = mode === 'written';
  const { rank, suit } = isWritten ? WRITTEN : READ;
  const cards = pack?.cards ?? [];
  const own = cards.filter((card) => card >= STANDARD).map((card) => pack?.code(card) ?? '');
  const standard = own.length < cards.length ? [rank + suit] : [];
  return {
    card: anyOf([...standard, ...(isWritten ? own : own.map(either))]),
    rank,
    suit,
    one: isWritten ? '\\?' : '1?\\?',
    run: isWritten ? '(?:[2-9]|[1-9]\\d+)?\\?' : '(?:[1-9]\\d*)?\\?',
  };
}
