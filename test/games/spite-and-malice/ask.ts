import { game } from '../../../src/games/spite-and-malice/index.ts';
import { answer, type Command } from '../../../src/referee/answer.ts';
import { heard } from '../heard.ts';

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
    readonly goal: readonly (readonly string[])[];
    readonly hands: readonly (readonly string[])[];
    readonly side: readonly (readonly (readonly string[])[])[];
    readonly centre: readonly (readonly string[])[];
    readonly stock: readonly string[];
    readonly aside: readonly string[];
    readonly moved: boolean;
    readonly centreMoved: number;
    readonly idle: number;
    readonly turns: number;
  };
  readonly events: readonly { readonly kind: string; readonly rule: string; readonly says: string }[];
}

const ID = `${game.id}/`;
const find = (id: string) => (id === game.id ? game : undefined);
const said = (command: Command, given: object): unknown =>
  answer(command, JSON.stringify({ game: game.id, ...given }), find);

/** "7S", "X=7", "12?" in a row. */
export const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');
/** Four piles in card text, bottom first: `piles('KS QD | 7H')`. */
export const piles = (text: string): string[][] =>
  Array.from({ length: 4 }, (_, i) => cards(text.split('|')[i] ?? ''));
/** A centre pile up to a rank, in one suit. */
export const upTo = (rank: string, suit = 'S'): string => {
  const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
  return ranks
    .slice(0, ranks.indexOf(rank) + 1)
    .map((one) => one + suit)
    .join(' ');
};

interface Lying {
  readonly goal?: string;
  readonly theirGoal?: string;
  readonly hand?: string;
  readonly theirHand?: string;
  readonly side?: string;
  readonly theirSide?: string;
  readonly centre?: string;
}

/** The table of seat 0, in card text. */
export function lying(
  { goal, theirGoal, hand, theirHand, side, theirSide, centre }: Lying,
  more: object = {},
) {
  return {
    goal: [cards(goal ?? '12? 9C'), cards(theirGoal ?? '15? QD')],
    hands: [cards(hand ?? ''), cards(theirHand ?? '5?')],
    side: [piles(side ?? ''), piles(theirSide ?? '')],
    centre: piles(centre ?? ''),
    ...more,
  };
}

/** Where a card comes from: "7S" of the hand, "goal", "side 2", "side 2 5S", "stock", "centre 1", "their side 0". */
function source(text: string): object {
  const [first = '', ...rest] = text.split(' ');
  if (first === 'their') return { ...source(rest.join(' ')), seat: 1 };
  if (first === 'goal') return { zone: 'goal', ...(rest[0] ? { card: rest[0] } : {}) };
  if (first === 'stock') return { zone: 'stock' };
  if (first === 'centre') return { zone: 'centre', pile: Number(rest[0]) };
  if (first === 'side') return { zone: 'side', pile: Number(rest[0]), ...(rest[1] ? { card: rest[1] } : {}) };
  return { zone: 'hand', card: first };
}

export const toCentre = (from: string, pile: number) => ({
  type: 'move',
  from: source(from),
  to: { zone: 'centre', pile },
});
export const toSide = (from: string, pile: number, more: object = {}) => ({
  type: 'move',
  from: source(from),
  to: { zone: 'side', pile, ...more },
});
export const END = { type: 'end' };

export const judged = (position: object, move: object, options: object = {}, more: object = {}): Ruled =>
  said('judge', { position, move, options, ...more }) as Ruled;
/** What a try breaks, without the game's name; empty for a legal one. */
export const breaks = (position: object, move: object, options: object = {}, more: object = {}): string[] => {
  const ruled = judged(position, move, options, more);
  if (!ruled.findings) throw new Error(JSON.stringify(ruled));
  return ruled.verdict === 'depends' ? ['depends'] : ruled.findings.map(({ rule }) => rule.replace(ID, ''));
};
/** What seat 0 hears of its try by one rule, and the cards that are marked; undefined where the rule is kept. */
export const hears = (position: object, move: object, rule: string, options: object = {}) =>
  heard(game, position, 0, move, rule, options);
export const permits = (position: object, move: object, options: object = {}): string[] =>
  judged(position, move, options).permits.map((rule) => rule.replace(ID, ''));
export const moved = (position: object, move: object, options: object = {}, more: object = {}): Applied => {
  const applied = said('apply', { position, move, options, ...more }) as Applied;
  if (!applied.position) throw new Error(JSON.stringify(applied));
  return applied;
};
export const rules = ({ events }: Applied): string[] => events.map(({ rule }) => rule.replace(ID, ''));
export const listed = (position: object, options: object = {}, more: object = {}): readonly object[] =>
  (said('moves', { position, options, ...more }) as { moves: readonly object[] }).moves;
export const scored = (given: object) =>
  said('score', given) as {
    readonly scores: readonly number[];
    readonly winner: number | null;
    readonly lines: readonly { seat: number; rule: string; points: number; says: string }[];
  };
export const error = (command: Command, given: object) =>
  (said(command, given) as { error?: { code: string; path: string; says: string } }).error;
