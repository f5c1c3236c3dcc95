import { game } from '../../../src/games/sixty/index.ts';
import { cards, refereeOf } from '../referee.ts';

/** A position on the wire. */
interface Position {
  readonly turn: number | null;
  readonly direction: 1 | -1;
  readonly hands: readonly (readonly string[])[];
  readonly attack: readonly string[];
  readonly from: number | null;
  readonly discard: readonly string[];
  readonly deck: readonly string[];
  readonly penalty: readonly (readonly string[])[];
  readonly round: number;
  readonly starter: number;
  readonly totals: readonly number[];
}

export const { said, judged, rules, moved, reasons, listed, error } = refereeOf<Position>(game);

export const attack = (text: string) => ({ type: 'attack', cards: cards(text) });
export const passOn = (text: string) => ({ type: 'pass-on', cards: cards(text) });
export const beat = (text: string) => ({ type: 'beat', cards: cards(text) });
export const joker = (text: string, pick?: string) => ({
  type: 'joker',
  cards: cards(text),
  ...(pick === undefined ? {} : { pick }),
});
export const take = { type: 'take' };

/** Hands by seat, in card text, and the cards played on seat 0: `table('4 10', '3 3')`. */
export function table(...hands: readonly string[]): { readonly hands: readonly string[][] } {
  return { hands: hands.map(cards) };
}

/** The same with an empty deck: a round that can end. */
export function lateTable(...hands: readonly string[]): {
  readonly hands: readonly string[][];
  readonly deck: [];
} {
  return { ...table(...hands), deck: [] };
}

export const attackedWith = (text: string, from: number | null = null) => ({ attack: cards(text), from });
export const discardOf = (text: string) => ({ discard: cards(text) });
export const twoPlayers = { options: { seats: 2 } };

export const askScore = (input: object) =>
  said('score', input) as {
    readonly scores: readonly number[];
    readonly lines: readonly { seat: number; rule: string; points: number; says: string }[];
    readonly next?: number;
    readonly winners?: readonly number[];
  };
