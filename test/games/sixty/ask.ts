import { game } from '../../../src/games/sixty/index.ts';
import { answer } from '../../../src/referee/answer.ts';

interface Ruled {
  readonly verdict: string;
  readonly findings: readonly { readonly rule: string; readonly says: string }[];
  readonly depends: readonly string[];
  readonly permits: readonly string[];
  readonly nearest: readonly { readonly move: object; readonly says: string }[];
}

interface Applied {
  readonly position: {
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
  };
  readonly events: readonly { readonly kind: string; readonly rule: string; readonly says: string }[];
}

type Command = 'judge' | 'moves' | 'apply' | 'score';

const find = (id: string) => (id === game.id ? game : undefined);
const said = (command: Command, given: object): unknown =>
  answer(command, JSON.stringify({ game: game.id, ...given }), find);

const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));

export const attack = (text: string) => ({ type: 'attack', cards: cards(text) });
export const passOn = (text: string) => ({ type: 'pass-on', cards: cards(text) });
export const beat = (text: string) => ({ type: 'beat', cards: cards(text) });
export const joker = (text: string, pick?: string) => ({
  type: 'joker',
  cards: cards(text),
  ...(pick === undefined ? {} : { pick }),
});
export const take = { type: 'take' };

/** Hands by seat, in card text, and what is played on seat 0: `table('4 10', '3 3')`. */
export function table(...hands: readonly string[]): { readonly hands: readonly string[][] } {
  return { hands: hands.map(cards) };
}

/** The same with the deck empty: a round that can end. */
export function late(...hands: readonly string[]): {
  readonly hands: readonly string[][];
  readonly deck: [];
} {
  return { ...table(...hands), deck: [] };
}

export const played = (text: string, from: number | null = null) => ({ attack: cards(text), from });
export const discarded = (text: string) => ({ discard: cards(text) });
export const two = { options: { seats: 2 } };

export const judged = (position: object, move: object, more: object = {}): Ruled =>
  said('judge', { position, move, ...more }) as Ruled;
export const rules = (ruling: Ruled): string[] =>
  ruling.findings.map(({ rule }) => rule.replace('sixty/', ''));
export const moved = (position: object, move: object, more: object = {}): Applied =>
  said('apply', { position, move, ...more }) as Applied;
export const reasons = ({ events }: Applied): string[] =>
  events.map(({ rule }) => rule.replace('sixty/', ''));
export const listed = (position: object, more: object = {}): readonly object[] =>
  (said('moves', { position, ...more }) as { moves: readonly object[] }).moves;
export const scored = (given: object) =>
  said('score', given) as {
    readonly scores: readonly number[];
    readonly lines: readonly { seat: number; rule: string; points: number; says: string }[];
    readonly next?: number;
    readonly winners?: readonly number[];
  };
export const error = (command: Command, given: object) =>
  (said(command, given) as { error?: { code: string; path: string } }).error;
