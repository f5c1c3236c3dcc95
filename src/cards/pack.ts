import { type Card, STANDARD_SIZE } from './card.ts';
import { RANKS, rankName, readRank } from './ranks.ts';
import { readSuit, SUIT_NAME, SUIT_SYMBOL, SUITS } from './suits.ts';

/** A card that is not one of the 52. */
export interface ExtraCard {
  /** Canonical code in notation, upper case: `X`, `J20`. */
  readonly code: string;
  /** In a sentence about cards: "the 20 joker". */
  readonly text: string;
  /** For screen readers: "joker twenty". */
  readonly spoken: string;
  readonly copies: number;
}

/** The cards of a game, and their spellings. */
export interface Pack {
  /** Number of cards, copies counted. */
  readonly size: number;
  /** Every distinct card. */
  readonly cards: readonly Card[];
  /** Copies of a card in the pack; 0 for other cards. */
  copies(card: Card): number;
  /** Canonical code: `10D`. */
  code(card: Card): string;
  /** For a sentence: `10♦`. */
  text(card: Card): string;
  /** For screen readers: "ten of diamonds". */
  spoken(card: Card): string;
  /** The card of a code in any accepted spelling; undefined for any other text. */
  read(code: string): Card | undefined;
  /** Compares in code order, the plain text order of canonical codes. */
  compare(a: Card, b: Card): number;
}

interface PackSpec {
  /** Copies of each of the 52 standard cards. */
  readonly standard: number;
  readonly extras?: readonly ExtraCard[];
  /** Order of canonical codes. Default: plain text order. */
  readonly order?: (a: string, b: string) => number;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface PackFace {
  readonly code: string;
  readonly text: string;
  readonly spoken: string;
  readonly copies: number;
}

function standardFaces(copies: number): PackFace[] {
  return RANKS.flatMap((rank) =>
    SUITS.map((suit) => ({
      code: rank + suit,
      text: rank + SUIT_SYMBOL[suit],
      spoken: `${rankName(rank)} of ${SUIT_NAME[suit]}`,
      copies,
    })),
  );
}

/** Variation selectors: phones add them after a suit symbol to choose text or picture. */
const VARIATION_SELECTOR = /[\uFE0E\uFE0F]/g;
/** Excludes letters whose capitals are ASCII letters (ſ, ı). */
const CODE_PATTERN = /^[A-Za-z0-9]+[♠♥♦♣]?$/;

function readStandard(code: string): Card | undefined {
  const suit = readSuit(code.slice(-1));
  const rank = readRank(code.slice(0, -1));
  return suit && rank ? RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit) : undefined;
}

/** Creates a pack of standard cards and extra cards; these are numbered from 52 in their order. */
export function definePack({ standard, extras = [], order = compareText }: PackSpec): Pack {
  const faces: readonly PackFace[] = [...standardFaces(standard), ...extras];
  const cards = faces.flatMap((face, i) => (face.copies > 0 ? [i] : []));
  const extraByCode = new Map(extras.map((extra, i) => [extra.code, STANDARD_SIZE + i]));
  const place: number[] = new Array(faces.length).fill(0);
  [...cards]
    .sort((a, b) => order(faces[a]?.code ?? '', faces[b]?.code ?? ''))
    .forEach((c, i) => {
      place[c] = i;
    });
  const face = (c: Card): PackFace =>
    faces[c] ?? { code: '?', text: 'an unseen card', spoken: 'unseen card', copies: 0 };
  const cardByCode = new Map<string, Card>(cards.map((c) => [face(c).code, c]));
  return {
    size: faces.reduce((sum, f) => sum + f.copies, 0),
    cards,
    copies: (c) => face(c).copies,
    code: (c) => face(c).code,
    text: (c) => face(c).text,
    spoken: (c) => face(c).spoken,
    read(spelling) {
      const exact = cardByCode.get(spelling);
      if (exact !== undefined) return exact;
      const code = spelling.replace(VARIATION_SELECTOR, '');
      if (!CODE_PATTERN.test(code)) return undefined;
      const card = extraByCode.get(code.toUpperCase()) ?? readStandard(code);
      return card !== undefined && face(card).copies > 0 ? card : undefined;
    },
    compare: (a, b) => (place[a] ?? -1) - (place[b] ?? -1),
  };
}
