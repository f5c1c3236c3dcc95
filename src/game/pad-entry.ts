import type { Card } from '../cards/card.ts';
import { does } from '../cards/grammar.ts';
import type { Pack } from '../cards/pack.ts';
import { quote, sentence } from '../cards/words.ts';
import type { Json } from './json.ts';
import type { AmountsField, ChoiceField, PadEntry, PadNextRound, PadTable, PilesField } from './pad.ts';

/** Whoever deals next, and that their neighbour begins: the deal goes round. */
export const nextDeal = (
  { options, name }: PadTable<{ readonly seats: number }>,
  dealer: number,
  rule: string,
): PadNextRound => ({
  first: dealer,
  says: `${sentence(does(name(dealer), 'deal'))}, ${does(name((dealer + 1) % options.seats), 'begin')}.`,
  rule,
});

/** What was said of a round, read for those who asked: whatever else stands there is as good as unsaid. */

const SUM = /^[+-]?\d+(?:[+-]\d+)*[+-]?$/;

/** "10+15-8" → 17. Null where nothing is typed; undefined where it is no sum. Figures are 0 to 9, of no other script. */
export function parseSum(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s*([+-])\s*/g, '$1');
  if (plain === '') return null;
  if (!SUM.test(plain)) return undefined;
  return (plain.match(/[+-]?\d+/g) ?? []).reduce((all, term) => all + Number(term), 0);
}

/** Says that a text is no amount, and of whom it was typed; null where it is one, or empty. */
export function sumError(who: string, text: string): string | null {
  return parseSum(text) === undefined ? `${who}: ${quote(text)} isn’t a whole number.` : null;
}

const listIn = (entry: PadEntry, id: string): readonly Json[] => {
  const list = entry[id];
  return Array.isArray(list) ? list : [];
};

/** What was typed for each. */
export function readTexts(entry: PadEntry, { id, who }: Pick<AmountsField, 'id' | 'who'>): readonly string[] {
  const list = listIn(entry, id);
  return who.map((_, i) => {
    const text = list[i];
    return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
  });
}

/** For each of them what is wrong with what was typed, in a sentence that names it; null where nothing is. */
export function amountErrors(entry: PadEntry, field: AmountsField): readonly (string | null)[] {
  return readTexts(entry, field).map((text, i) => {
    const who = field.who[i] ?? '';
    const amount = parseSum(text);
    if (typeof amount !== 'number') return sumError(who, text);
    const why = amount < 0 ? 'it is less than nothing' : field.whyNot(amount);
    return why === null ? null : `${who}: ${quote(text)} can’t be, ${why}.`;
  });
}

/** The amounts that were said, and what follows for those left blank; null where nothing does, or none can be read. */
export function readAmounts(entry: PadEntry, field: AmountsField): readonly (number | null)[] {
  const sums = readTexts(entry, field).map(parseSum);
  const said = sums.map((n) => n ?? null);
  const blanks = sums.filter((n) => n === null).length;
  if (blanks === 0 || blanks === said.length || sums.includes(undefined)) return said;
  if (field.blank === 'zero') return said.map((n) => n ?? 0);
  const left = (field.all ?? 0) - said.reduce<number>((sum, n) => sum + (n ?? 0), 0);
  if (field.blank === 'rest' && blanks === 1 && left >= 0) return said.map((n) => n ?? left);
  return said;
}

/** The same where all of them are there. */
export function readAllAmounts(entry: PadEntry, field: AmountsField): readonly number[] | null {
  const amounts = readAmounts(entry, field);
  return amounts.some((n) => n === null) ? null : amounts.map(Number);
}

/** The choices that were made; one at most, unless several are asked for. */
export function readChoices(entry: PadEntry, { id, choices, several = false }: ChoiceField): readonly Json[] {
  const said = several ? listIn(entry, id) : [entry[id]];
  return choices.flatMap(({ value }) => (said.includes(value) ? [value] : []));
}

/** The one number that was chosen. */
export function readNumber(entry: PadEntry, field: ChoiceField): number | null {
  const [value] = readChoices(entry, field);
  return typeof value === 'number' ? value : null;
}

/** The cards each has: only those that are asked for, and none more often than the pack has it. */
export function readPiles(
  entry: PadEntry,
  { id, who, cards }: PilesField,
  pack: Pack,
): readonly (readonly Card[])[] {
  const left = new Map(cards.map((card) => [card, pack.copies(card)]));
  const lists = listIn(entry, id);
  return who.map((_, i) => {
    const list = lists[i];
    return (Array.isArray(list) ? list : []).flatMap((code: Json) => {
      const card = typeof code === 'string' ? pack.read(code) : undefined;
      const n = card === undefined ? 0 : (left.get(card) ?? 0);
      if (card === undefined || n === 0) return [];
      left.set(card, n - 1);
      return [card];
    });
  });
}
