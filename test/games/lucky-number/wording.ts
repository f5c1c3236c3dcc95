import { expect, test } from 'vitest';
import { game } from '../../../src/games/lucky-number/index.ts';
import { sentenceOf } from '../findings.ts';
import { combine, tableOf } from './ask.ts';

/** The player who tries it, and the table. */
interface TryContext {
  readonly seat?: number;
  readonly options?: object;
}

/** The sentence on a try, and the codes of the marked cards. */
export type WordingRow = readonly [
  position: object,
  move: object,
  rule: string,
  sentence: string,
  markedCodes: string,
  table?: TryContext,
];

/** A try at the very edge of a rule, which has no finding. */
export type EdgeRow = readonly [about: string, position: object, move: object, rule: string, table?: TryContext];

/** Seat 0 holds these cards and is on turn, with 9♥ on top. */
export const withHand = (hand: string, otherFields: object = {}): object =>
  tableOf(`${hand} | 3C 6C | 6D 10S`, 'QH 9H', otherFields);

/** A row in which seat 0 tries a combination of all its cards; its number is 20. */
export const comboRow = (
  base: string,
  aces: string,
  rule: string,
  sentence: string,
  markedCodes: string,
  moveFields: object = {},
  table: TryContext = {},
): WordingRow => [
  withHand(`${base} ${aces}`.trim()),
  combine(base, aces, moveFields),
  rule,
  sentence,
  markedCodes,
  table,
];

/** A row for a combination that just keeps a rule. */
export const atEdge = (about: string, base: string, aces: string, rule: string, table: TryContext = {}): EdgeRow => [
  about,
  withHand(`${base} ${aces}`.trim()),
  combine(base, aces),
  rule,
  table,
];

export const ALL_SPADES = 'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS';

/** Tests that each try gets its sentence and marks. */
export function testWording(rows: readonly WordingRow[]): void {
  for (const [position, move, rule, sentence, markedCodes, { seat = 0, options } = {}] of rows) {
    test(`${rule}: ${sentence}`, () => {
      expect(sentenceOf(game, position, seat, move, rule, options)).toEqual({
        says: sentence,
        marked: markedCodes,
      });
    });
  }
}

/** Tests that the rule has no finding on any of these tries. */
export function testEdges(rows: readonly EdgeRow[]): void {
  for (const [about, position, move, rule, { seat = 0, options } = {}] of rows) {
    test(`nothing is said about ${about}`, () => {
      expect(sentenceOf(game, position, seat, move, rule, options)).toBeUndefined();
    });
  }
}
