import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/game/json.ts';
import { rulingReasons } from './ruling-reasons.ts';

/** A legal try, and the rules that allow it, in the order of the rulebook. */
export type PermitsRow = readonly [
  rules: string,
  position: object,
  move: object,
  table?: { readonly seat?: number; readonly options?: object },
];

/** Tests that each legal try is allowed by these rules and by no other. */
export function testPermits(id: string, rows: readonly PermitsRow[]): void {
  for (const [rules, position, move, table = {}] of rows) {
    test(`${rules} alone: ${JSON.stringify(move)}${JSON.stringify(table)}`, () => {
      const { ruling } = rulingReasons({ game: id, position, move, ...table } as unknown as JsonObject).tried;
      expect(ruling.verdict).toBe('legal');
      expect(ruling.permits.map((rule) => rule.replace(`${id}/`, '')).join(' ')).toBe(rules);
    });
  }
}
