import { expect, test } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { declares } from './ask.ts';

type House = Partial<PokexOptions>;
type Ask = readonly [where: string, position: object, seat: number, move: object, rule: string];
/** What the referee says of a try, and the cards it means. */
export type Row = readonly [...Ask, says: string, marked: string, house?: House];
/** A try that comes near a rule and doesn't break it. */
export type Near = readonly [...Ask, house?: House];

function found(position: object, seat: number, move: object, rule: string, house: House = {}) {
  const options = { ...(defaultOptions(game.options) as PokexOptions), ...house };
  const read = game.wire.position.read({ ...position }, options, 1);
  const tried = game.wire.move.read({ ...move }, options);
  if (!read.ok || !tried.ok) throw new Error(`no case: ${JSON.stringify([read, tried])}`);
  return judge(game, read.value, seat, tried.value).findings.find((one) => one.rule === `pokex/${rule}`);
}

export const WILD_RANK: House = { wildRank: true };
export const CHOSEN: House = { centre: 'chosen' };
export const CLOCKWISE: House = { order: 'clockwise' };
export const FORCED: House = { allPass: 'forced' };

/** Seat 0 declares and leads to the first trick. */
export const LEADS = { phase: 'play', ...declares(0, 3) };
export const NAMING = { ...LEADS, phase: 'name' };
export const SEVENS = { ...LEADS, wild: '7' };
export const OVER = { ...LEADS, phase: 'over' };
/** Seat 0 has led, and the row lies open: its partner is next, or clockwise seat 1. */
export const LED = {
  ...LEADS,
  laid: [{ seat: 0, cards: ['AS', 'AD'] }],
  centre: ['2C', 'AH', '9D', '9S', 'X', '5H'],
};
export const PARTNER_LAID = {
  ...LEADS,
  laid: [...LED.laid, { seat: 2, cards: ['KS', 'KD'] }],
  current: '2C',
  centre: ['AH', '9D', '9S', 'X', '5H'],
};

export function checkWording(rows: readonly Row[], near: readonly Near[]): void {
  for (const [where, position, seat, move, rule, says, marked, house] of rows) {
    test(`${where}, ${rule}: ${says}`, () => {
      const finding = found(position, seat, move, rule, house);
      expect(finding?.says).toBe(says);
      expect(finding?.cards.map(game.pack.code).sort().join(' ')).toBe(marked);
    });
  }
  for (const [where, position, seat, move, rule, house] of near) {
    test(`${where}, nothing of ${rule}: ${JSON.stringify(move)}`, () => {
      expect(found(position, seat, move, rule, house)).toBeUndefined();
    });
  }
}
