import type { Card } from '../cards/card.ts';
import { withVerb } from '../cards/grammar.ts';
import type { Pack } from '../cards/pack.ts';
import { capitalize, quote } from '../cards/words.ts';
import type { Json } from './json.ts';
import type { AmountsField, ChoiceField, PadEntry, PadNextRound, PadTable, PilesField } from './pad.ts';

/** The next round after a deal: the dealer, and that the neighbour on the left begins. */
export const nextDeal = (
  { options, name }: PadTable<{ readonly seats: number }>,
  dealer: number,
  rule: string,
): PadNextRound => ({
  first: dealer,
  says: `${capitalize(withVerb(name(dealer), 'deal'))}, ${withVerb(name((dealer + 1) % options.seats), 'begin')}.`,
  rule,
});

/** "10+15-8" → 17. Null for an empty text, undefined where it is no sum. Only digits 0 to 9 count. */
export function parseSum(text: string): number | null | undefined {
  const sumText = text
    .trim()
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s*([+-])\s*/g, '$1');
  if (sumText === '') return null;
  if (!/^[+-]?\d+(?:[+-]\d+)*[+-]?$/.test(sumText)) return undefined;
  return [...sumText.matchAll(/[+-]?\d+/g)].reduce((total, [term]) => total + Number(term), 0);
}

/** Explains that a text is no amount, naming its player; null where it is an amount or empty. */
export function sumError(player: string, text: string): string | null {
  return parseSum(text) === undefined ? `${player}: ${quote(text)} isn’t a whole number.` : null;
}

const listIn = (entry: PadEntry, id: string): readonly Json[] => {
  const list = entry[id];
  return Array.isArray(list) ? list : [];
};

/** The typed text of each player; empty if the player has none. */
export function readTexts(entry: PadEntry, { id, labels }: Pick<AmountsField, 'id' | 'labels'>): readonly string[] {
  const list = listIn(entry, id);
  return labels.map((_, i) => {
    const text = list[i];
    return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
  });
}

/** The error of each typed amount, in a sentence that names the player; null for a valid amount. */
export function amountErrors(entry: PadEntry, field: AmountsField): readonly (string | null)[] {
  return readTexts(entry, field).map((text, i) => {
    const player = field.labels[i] ?? '';
    const amount = parseSum(text);
    if (typeof amount !== 'number') return sumError(player, text);
    const why = amount < 0 ? 'it is less than zero' : field.whyNot(amount);
    return why === null ? null : `${player}: ${quote(text)} can’t be, ${why}.`;
  });
}

/**
 * The amounts by player, blanks filled in by the field's `blank` rule; null where an amount is missing or can't be
 * read.
 */
export function readAmounts(entry: PadEntry, field: AmountsField): readonly (number | null)[] {
  const sums = readTexts(entry, field).map(parseSum);
  const amounts = sums.map((n) => n ?? null);
  const blanks = sums.filter((n) => n === null).length;
  if (blanks === amounts.length || sums.includes(undefined)) return amounts;
  if (field.blank === 'zero') return amounts.map((n) => n ?? 0);
  const remainder = (field.all ?? 0) - amounts.reduce<number>((sum, n) => sum + (n ?? 0), 0);
  if (field.blank === 'rest' && blanks === 1 && remainder >= 0) return amounts.map((n) => n ?? remainder);
  return amounts;
}

/** All amounts, or null if one is missing. */
export function readAllAmounts(entry: PadEntry, field: AmountsField): readonly number[] | null {
  const amounts = readAmounts(entry, field);
  return amounts.some((n) => n === null) ? null : amounts.map(Number);
}

/** The chosen values; at most one unless the field allows several. */
export function readChoices(
  entry: PadEntry,
  { id, choices, allowsSeveral: several = false }: ChoiceField,
): readonly Json[] {
  const chosenValues = several ? listIn(entry, id) : [entry[id]];
  return choices.flatMap(({ value }) => (chosenValues.includes(value) ? [value] : []));
}

/** The chosen number; null without one. */
export function readNumber(entry: PadEntry, field: ChoiceField): number | null {
  const [value] = readChoices(entry, field);
  return typeof value === 'number' ? value : null;
}

/** The cards of each player: only those the field asks for, none more often than the pack has it. */
export function readPiles(
  entry: PadEntry,
  { id, labels, cards }: PilesField,
  pack: Pack,
): readonly (readonly Card[])[] {
  const copiesLeft = new Map(cards.map((card) => [card, pack.copies(card)]));
  const lists = listIn(entry, id);
  return labels.map((_, i) => {
    const list = lists[i];
    return (Array.isArray(list) ? list : []).flatMap((code: Json) => {
      const card = typeof code === 'string' ? pack.read(code) : undefined;
      if (card === undefined) return [];
      const copies = copiesLeft.get(card) ?? 0;
      if (copies === 0) return [];
      copiesLeft.set(card, copies - 1);
      return [card];
    });
  });
}
