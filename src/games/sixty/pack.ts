import { type Card, STANDARD } from '../../cards/card.ts';
import { definePack, type ExtraCard } from '../../cards/pack.ts';

/** Sum of all copies of a number, and points of a joker left over. */
export const SIXTY = 60;

/** The numbers in the pack, divisors of sixty. */
export const NUMBERS = [3, 4, 5, 6, 10, 12, 15, 20, 30] as const;

const SPOKEN = ['three', 'four', 'five', 'six', 'ten', 'twelve', 'fifteen', 'twenty', 'thirty'];

const number = (n: number, i: number): ExtraCard => ({
  code: String(n),
  text: String(n),
  spoken: SPOKEN[i] ?? '',
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
const JOKERS: Card = STANDARD + NUMBERS.length;
export const ABRACADABRA: Card = JOKERS;
export const HOCUS: Card = JOKERS + 1;
export const ZAP: Card = JOKERS + 2;

export function isJoker(card: Card): boolean {
  return card >= JOKERS;
}

export function isNumber(card: Card): boolean {
  return card >= STANDARD && card < JOKERS;
}

const VALUE: readonly number[] = [...new Array<number>(STANDARD).fill(0), ...NUMBERS];

/** The number on a card; 0 for jokers and unseen cards. */
export function numberOn(card: Card): number {
  return VALUE[card] ?? 0;
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
