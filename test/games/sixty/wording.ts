import { expect, test } from 'vitest';
import { game } from '../../../src/games/sixty/index.ts';
import { findings } from '../findings.ts';
import { attackedWith, discardOf, table } from './ask.ts';

export interface SixtyTable {
  /** The hand of each of the two others. */
  readonly others?: string;
  /** The cards of the discard pile. */
  readonly pile?: string;
  readonly turn?: number | null;
  readonly options?: object;
}

/** The findings on a try of the first seat with this hand, against these cards. */
export function sentencesOn(hand: string, lying: string, move: object, tableFields: SixtyTable) {
  const { others = '5?', pile = '', turn = 0, options = {} } = tableFields;
  const position = { turn, ...table(hand, others, others), ...attackedWith(lying), ...discardOf(pile) };
  return findings(game, position, 0, move, options);
}

export type WordingRow = readonly [
  hand: string,
  lying: string,
  move: object,
  rule: string,
  says: string,
  marked: string,
  more?: SixtyTable,
];

export type KeptRow = readonly [hand: string, lying: string, move: object, rule: string, more?: SixtyTable];

export const NO_OTHER_HANDS = { others: '' };
export const OTHER_TURN = { turn: 1 };
export const GAME_OVER = { turn: null, others: '' };

/** The referee's words on odd tries, and the marked cards. */
export function testSentences(rows: readonly WordingRow[]): void {
  for (const [hand, lying, move, rule, sentence, markedCodes, tableFields = {}] of rows) {
    test(`${rule}: “${sentence}” (${hand || 'nothing'} in hand)`, () => {
      const finding = sentencesOn(hand, lying, move, tableFields).find((one) => one.rule === `sixty/${rule}`);
      expect(finding?.says).toBe(sentence);
      expect(finding?.cards.map(game.pack.code).join(' ')).toBe(markedCodes);
    });
  }
}

/** A try that keeps a rule, though it may break another, has no finding of it. */
export function testKept(rows: readonly KeptRow[]): void {
  for (const [hand, lying, move, rule, tableFields = {}] of rows) {
    test(`${rule}: ${JSON.stringify(move)} (${hand || 'nothing'} in hand, ${lying || 'nothing'} played)`, () => {
      expect(sentencesOn(hand, lying, move, tableFields).map((one) => one.rule)).not.toContain(`sixty/${rule}`);
    });
  }
}
