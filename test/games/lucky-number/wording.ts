import { expect, test } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { combine, lying } from './ask.ts';

/** Who tries it, and at what table. */
interface Table {
  readonly seat?: number;
  readonly options?: object;
}

/** What is said when this is tried, and the codes of the cards it marks. */
export type Row = readonly [
  position: object,
  move: object,
  rule: string,
  says: string,
  marked: string,
  table?: Table,
];

/** A try at the very edge of a rule, of which the rule says nothing. */
export type Edge = readonly [about: string, position: object, move: object, rule: string, table?: Table];

/** Seat 0 holds these cards and is on turn, with 9♥ on top. */
export const held = (hand: string, more: object = {}): object =>
  lying(`${hand} | 3C 6C | 6D 10S`, 'QH 9H', more);

/** Seat 0 tries a combination of all the cards it holds, its number being 20. */
export const tried = (
  base: string,
  aces: string,
  rule: string,
  says: string,
  marked: string,
  more: object = {},
  table: Table = {},
): Row => [held(`${base} ${aces}`.trim()), combine(base, aces, more), rule, says, marked, table];

/** The same at the edge of a rule. */
export const edge = (about: string, base: string, aces: string, rule: string, table: Table = {}): Edge => [
  about,
  held(`${base} ${aces}`.trim()),
  combine(base, aces),
  rule,
  table,
];

export const SPADES = 'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS';

function found(position: object, move: object, rule: string, { seat = 0, options = {} }: Table) {
  const rules = { ...defaultOptions(game.options), ...options } as LuckyOptions;
  const read = game.wire.position.read(position as never, rules, 1);
  const tried = game.wire.move.read(move as never, rules);
  if (!read.ok || !tried.ok) throw new Error(`no case: ${JSON.stringify([read, tried])}`);
  const { findings } = judge(game, read.value, seat, tried.value);
  return findings.find((one) => one.rule === `lucky-number/${rule}`);
}

export function wording(rows: readonly Row[]): void {
  const titled = rows.map(([position, move, rule, says, marked, table = {}]) => ({
    title: `${rule}: ${says}`,
    position,
    move,
    rule,
    says,
    marked,
    table,
  }));
  test.each(titled)('$title', ({ position, move, rule, says, marked, table }) => {
    const finding = found(position, move, rule, table);
    expect(finding?.says).toBe(says);
    expect(finding?.cards.map(game.pack.code).sort().join(' ')).toBe(marked);
  });
}

export function edges(rows: readonly Edge[]): void {
  const titled = rows.map(([about, position, move, rule, table = {}]) => ({
    about,
    position,
    move,
    rule,
    table,
  }));
  test.each(titled)('nothing is said of $about', ({ position, move, rule, table }) => {
    expect(found(position, move, rule, table)).toBeUndefined();
  });
}
