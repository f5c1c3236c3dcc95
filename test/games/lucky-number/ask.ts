import { game } from '../../../src/games/lucky-number/index.ts';
import { cards, refereeOf } from '../referee.ts';

/** A position on the wire. */
interface Position {
  readonly turn: number | null;
  readonly direction: number;
  readonly hands: readonly (readonly string[])[];
  readonly pile: readonly string[];
  readonly stock: readonly string[];
  readonly suit: string | null;
  readonly owed: { readonly by: string; readonly n: number } | null;
  readonly drawn: string | null;
  readonly open: number | null;
  readonly idle: number;
  readonly turns: number;
  readonly winners: readonly number[];
}

export const { judged, rules, moved, reasons, listed, error } = refereeOf<Position>(game);

/** Short forms of moves: `lay('7H')`, `combine('2D 3D 4D', 'AS')`. */
export const lay = (text: string, suit?: string) => ({
  type: 'lay',
  cards: cards(text),
  ...(suit ? { suit } : {}),
});
export const jump = (text: string, suit?: string) => ({ ...lay(text, suit), type: 'jump' });
export const combine = (base: string, aces = '', otherFields: object = {}) => ({
  type: 'combine',
  cards: cards(base),
  aces: cards(aces),
  ...otherFields,
});
export const draw = { type: 'draw' };
export const pass = { type: 'pass' };
export const decline = { type: 'decline' };

/** Hands, the top of the pile and other fields: `lying('9S 4S | 3C | 6D', 'QH 9H', { lucky: [9, 20, 30] })`. */
export function tableOf(hands: string, pile: string, otherFields: object = {}): object {
  const handCodes = hands.split('|').map((hand) => cards(hand.trim()));
  return { turn: 0, lucky: handCodes.map(() => 20), hands: handCodes, pile: cards(pile), turns: 12, ...otherFields };
}

/** A position in which seat 0 has this number and these cards, with 9♥ on top. */
export const number = (lucky: number, hand: string, otherFields: object = {}): object =>
  tableOf(`${hand} 4S | 3C 6C | 6D 10S`, 'QH 9H', { lucky: [lucky, 20, 30], ...otherFields });

/** "legal", "depends", or the rules broken. */
export const ruled = (position: object, move: object, otherFields: object = {}): string => {
  const ruling = judged(position, move, otherFields);
  return ruling.verdict === 'illegal' ? rules(ruling).join(' ') : ruling.verdict;
};
