import { game } from '../../../src/games/spite-and-malice/index.ts';
import { sentenceOf } from '../findings.ts';
import { cards, type RulingAnswer, refereeOf } from '../referee.ts';

/** A position on the wire. */
interface Position {
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
}

const ask = refereeOf<Position>(game);
export const { error } = ask;
export { cards };

/** Four piles in card text, bottom first: `piles('KS QD | 7H')`. */
export const piles = (text: string): string[][] => Array.from({ length: 4 }, (_, i) => cards(text.split('|')[i] ?? ''));
/** A centre pile up to a rank, in one suit. */
export const upTo = (rank: string, suit = 'S'): string => {
  const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
  return ranks
    .slice(0, ranks.indexOf(rank) + 1)
    .map((one) => one + suit)
    .join(' ');
};

interface TableOptions {
  readonly goal?: string;
  readonly theirGoal?: string;
  readonly hand?: string;
  readonly theirHand?: string;
  readonly side?: string;
  readonly theirSide?: string;
  readonly centre?: string;
}

/** The table of seat 0, in card text. */
export function tableOf(
  { goal, theirGoal, hand, theirHand, side, theirSide, centre }: TableOptions,
  otherFields: object = {},
) {
  return {
    goal: [cards(goal ?? '12? 9C'), cards(theirGoal ?? '15? QD')],
    hands: [cards(hand ?? ''), cards(theirHand ?? '5?')],
    side: [piles(side ?? ''), piles(theirSide ?? '')],
    centre: piles(centre ?? ''),
    ...otherFields,
  };
}

/** The source of a card: "7S" of the hand, "goal", "side 2", "side 2 5S", "stock", "centre 1", "their side 0". */
function source(text: string): object {
  const [sourceWord = '', ...words] = text.split(' ');
  if (sourceWord === 'their') return { ...source(words.join(' ')), seat: 1 };
  if (sourceWord === 'goal') return { zone: 'goal', ...(words[0] ? { card: words[0] } : {}) };
  if (sourceWord === 'stock') return { zone: 'stock' };
  if (sourceWord === 'centre') return { zone: 'centre', pile: Number(words[0]) };
  if (sourceWord === 'side') return { zone: 'side', pile: Number(words[0]), ...(words[1] ? { card: words[1] } : {}) };
  return { zone: 'hand', card: sourceWord };
}

export const toCentre = (from: string, pile: number) => ({
  type: 'move',
  from: source(from),
  to: { zone: 'centre', pile },
});
export const toSide = (from: string, pile: number, targetFields: object = {}) => ({
  type: 'move',
  from: source(from),
  to: { zone: 'side', pile, ...targetFields },
});
export const END_MOVE = { type: 'end' };

export const judged = (position: object, move: object, options: object = {}, otherFields: object = {}): RulingAnswer =>
  ask.judged(position, move, { options, ...otherFields });
/** The rules a try breaks, without the game's name; empty for a legal one. */
export const breaks = (position: object, move: object, options: object = {}, otherFields: object = {}): string[] => {
  const ruled = judged(position, move, options, otherFields);
  if (!ruled.findings) throw new Error(JSON.stringify(ruled));
  return ruled.verdict === 'depends' ? ['depends'] : ask.rules(ruled);
};
/** One rule's sentence on a try of seat 0, and the marked cards; undefined if the rule is kept. */
export const hears = (position: object, move: object, rule: string, options: object = {}) =>
  sentenceOf(game, position, 0, move, rule, options);
export const permits = (position: object, move: object, options: object = {}): string[] =>
  judged(position, move, options).permits.map(ask.short);
export const applyMove = (position: object, move: object, options: object = {}, otherFields: object = {}) => {
  const applied = ask.moved(position, move, { options, ...otherFields });
  if (!applied.position) throw new Error(JSON.stringify(applied));
  return applied;
};
/** The rules of the events. */
export const rules = ask.reasons;
export const listed = (position: object, options: object = {}, otherFields: object = {}): readonly object[] =>
  ask.listed(position, { options, ...otherFields });
export const askScore = (input: object) =>
  ask.said('score', input) as {
    readonly scores: readonly number[];
    readonly winner: number | null;
    readonly lines: readonly { seat: number; rule: string; points: number; says: string }[];
  };
