import { game } from '../../../src/games/broom/index.ts';
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
    readonly dealer: number;
    readonly hands: readonly (readonly string[])[];
    readonly table: readonly string[];
    readonly stock: readonly string[];
    readonly taken: readonly (readonly string[])[];
    readonly lastTaker: number | null;
    readonly scores: readonly number[];
    readonly session: number;
    readonly builders: Readonly<Record<string, number>>;
  };
  readonly events: readonly { readonly kind: string; readonly rule: string; readonly says: string }[];
}

const find = (id: string) => (id === game.id ? game : undefined);
const said = (command: 'judge' | 'moves' | 'apply' | 'score', given: object): unknown =>
  answer(command, JSON.stringify({ game: game.id, ...given }), find);

/** "5♥ onto 5♣": a take, combine, place or sweep in short. */
export const take = (card: string, ...groups: string[]) => ({
  type: 'take',
  cards: card.split(' '),
  groups: groups.map((group) => group.split(' ')),
});
export const combine = (card: string, onto: string, ...also: string[]) => ({
  type: 'combine',
  cards: [card],
  with: onto.split(' '),
  also: also.map((made) => made.split(' ')),
});
export const place = (card: string) => ({ type: 'place', cards: [card] });
export const sweep = (card: string) => ({ type: 'sweep', cards: [card] });

/** Two hands and a table, in card text: `table('6S 2C', '5C AD 9H')`. */
export function lying(hand: string, table: string, more: object = {}): object {
  const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));
  return { turn: 0, hands: [cards(hand), ['4?']], table: cards(table), ...more };
}

export const judged = (position: object, move: object, more: object = {}): Ruled =>
  said('judge', { position, move, ...more }) as Ruled;
export const rules = (ruling: Ruled): string[] =>
  ruling.findings.map(({ rule }) => rule.replace('broom/', ''));
export const moved = (position: object, move: object, more: object = {}): Applied =>
  said('apply', { position, move, ...more }) as Applied;
export const listed = (position: object, more: object = {}): readonly object[] =>
  (said('moves', { position, ...more }) as { moves: readonly object[] }).moves;
export const scored = (given: object) =>
  said('score', given) as {
    scores: readonly number[];
    lines: readonly { seat: number | null; rule: string; points: number; for?: string }[];
  };
export const error = (command: 'judge' | 'moves' | 'apply' | 'score', given: object) =>
  (said(command, given) as { error?: { code: string; path: string } }).error;
