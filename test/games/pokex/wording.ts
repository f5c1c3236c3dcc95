import { expect, test } from 'vitest';
import { game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { sentenceOf } from '../findings.ts';
import { bidsOfDeclarer } from './ask.ts';

type House = Partial<PokexOptions>;
type Ask = readonly [where: string, position: object, seat: number, move: object, rule: string];
/** The referee's sentence on a try, and the marked cards. */
export type WordingRow = readonly [...Ask, says: string, marked: string, house?: House];
/** A try near a rule that doesn't break it. */
export type NearRow = readonly [...Ask, house?: House];

export const WILD_RANK: House = { wildRank: true };
export const CHOSEN_CENTRE: House = { centre: 'chosen' };
export const CLOCKWISE: House = { order: 'clockwise' };
export const FORCED_BID: House = { allPass: 'forced' };

/** Seat 0 declares and leads to the first trick. */
export const LEAD_POSITION = { phase: 'play', ...bidsOfDeclarer(0, 3) };
export const NAMING_POSITION = { ...LEAD_POSITION, phase: 'name' };
export const SEVENS_WILD = { ...LEAD_POSITION, wild: '7' };
export const OVER_POSITION = { ...LEAD_POSITION, phase: 'over' };
/** Seat 0 has led, and the row is open: its partner is next, or clockwise seat 1. */
export const LED_POSITION = {
  ...LEAD_POSITION,
  laid: [{ seat: 0, cards: ['AS', 'AD'] }],
  centre: ['2C', 'AH', '9D', '9S', 'X', '5H'],
};
export const PARTNER_LAID = {
  ...LEAD_POSITION,
  laid: [...LED_POSITION.laid, { seat: 2, cards: ['KS', 'KD'] }],
  current: '2C',
  centre: ['AH', '9D', '9S', 'X', '5H'],
};

export function checkWording(wordingRows: readonly WordingRow[], nearRows: readonly NearRow[]): void {
  for (const [heading, position, seat, move, rule, sentence, markedCards, house] of wordingRows) {
    test(`${heading}, ${rule}: ${sentence}`, () => {
      expect(sentenceOf(game, position, seat, move, rule, house)).toEqual({
        says: sentence,
        marked: markedCards,
      });
    });
  }
  for (const [heading, position, seat, move, rule, house] of nearRows) {
    test(`${heading}, ${rule} isn’t mentioned: ${JSON.stringify(move)}`, () => {
      expect(sentenceOf(game, position, seat, move, rule, house)).toBeUndefined();
    });
  }
}
