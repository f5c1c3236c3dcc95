import { type Card, STANDARD_SIZE } from '../../cards/card.ts';
import { definePack, type ExtraCard } from '../../cards/pack.ts';

/** Sum of all copies of a number, and points of a joker left over. */
export const SIXTY = 60;

/** The numbers in the pack, divisors of sixty. */
export const NUMBERS = [3, 4, 5, 6, 10, 12, 15, 20, 30] as const;

const NUMBER_WORDS = ['three', 'four', 'five', 'six', 'ten', 'twelve', 'fifteen', 'twenty', 'thirty'];

const number = (n: number, i: number): ExtraCard => ({
  code: String(n),
  text: String(n),
  spoken: NUMBER_WORDS[i] ?? '',
  copies: SIXTY / n,
});

const joker = (code: string, text: string): ExtraCard => ({ code, text, spoken: `joker ${text}`, copies: 2 });

const extras: readonly ExtraCard[] = [
  ...NUMBERS.map(number),
  joker('ABRACADABRA', 'Abracadabra'),
  joker('HOCUS', 'Hocus-pocus'),
  joker('ZAP', 'Zap'),
];
const place = new Map(extras.map(({ code }, i) => [code, i]));

/** 77 number cards and six jokers, in code order. */
export const PACK = definePack({
  standard: 0,
  extras,
  order: (a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0),
});

export const FULL_PACK: readonly Card[] = PACK.cards.flatMap((card) => new Array<Card>(PACK.copies(card)).fill(card));

/** The first joker; number cards are below it. */
const FIRST_JOKER: Card = STANDARD_SIZE + NUMBERS.length;
export const ABRACADABRA: Card = FIRST_JOKER;
export const HOCUS: Card = FIRST_JOKER + 1;
export const ZAP: Card = FIRST_JOKER + 2;

export function isJoker(card: Card): boolean {
  return card >= FIRST_JOKER;
}

export function isNumber(card: Card): boolean {
  return card >= STANDARD_SIZE && card < FIRST_JOKER;
}

const CARD_NUMBERS: readonly number[] = [...new Array<number>(STANDARD_SIZE).fill(0), ...NUMBERS];

/** The number on a card; 0 for jokers and unseen cards. */
export function numberOn(card: Card): number {
  return CARD_NUMBERS[card] ?? 0;
}

/** Penalty points of a card. */
export function pointsOf(card: Card): number {
  return isJoker(card) ? SIXTY : numberOn(card);
}

export function sumOf(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += numberOn(card);
  return sum;
}
