import type { JsonObject } from '../../../src/game/json.ts';
import { game } from '../../../src/games/pokex/index.ts';
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
    readonly dealer: number;
    readonly turn: number | null;
    readonly phase: string;
    readonly hands: readonly (readonly string[])[];
    readonly centre: readonly string[];
    readonly bids: readonly object[];
    readonly declarer: number | null;
    readonly bid: number | null;
    readonly wild: string | null;
    readonly leader: number | null;
    readonly laid: readonly { readonly seat: number; readonly cards: readonly string[] }[];
    readonly current: string | null;
    readonly tricks: readonly number[];
    readonly won: readonly (readonly string[])[];
    readonly gone: readonly string[];
    readonly played: number;
    readonly scores: readonly number[];
    readonly deal: number;
  };
  readonly events: readonly { readonly kind: string; readonly rule: string; readonly says: string }[];
}

type Command = 'judge' | 'moves' | 'apply' | 'score';

const find = (id: string) => (id === game.id ? game : undefined);
const said = (command: Command, given: object): unknown =>
  answer(command, JSON.stringify({ game: game.id, ...given }), find);

export const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));

export const bid = (tricks: number) => ({ type: 'bid', tricks });
export const pass = { type: 'pass' };
export const name = (rank: string) => ({ type: 'name', rank });
export const lay = (text: string, centre?: string) => ({
  type: 'lay',
  cards: cards(text),
  ...(centre === undefined ? {} : { centre }),
});

/** What was said, from the seat left of the dealer on: `'pass 2 pass 3'`; whoever passed is passed over. */
export function bids(dealer: number, text: string): readonly JsonObject[] {
  const out = new Set<number>();
  let seat = dealer;
  return cards(text).map((word) => {
    do seat = (seat + 1) % 4;
    while (out.has(seat));
    if (word !== 'pass') return { seat, tricks: Number(word) };
    out.add(seat);
    return { seat, pass: true };
  });
}

/** An auction at this point, seat 3 having dealt. */
export const spoken = (text: string, more: object = {}) => ({ dealer: 3, bids: bids(3, text), ...more });

/** Bids by which this seat declares. */
export const declares = (seat: number, tricks: number) => {
  const dealer = (seat + 3) % 4;
  return { dealer, bids: bids(dealer, `${tricks} pass pass pass`) };
};

/**
 * The fourth trick, which the others lead: seats 1, 3 and 2 have laid, seat 0 lays the last two of `ours`.
 * Four cards a side, the centre card apart.
 */
export function fourth(theirs: string, ours: string, current: string, more: object = {}): object {
  const [a, b] = [cards(theirs), cards(ours)];
  return {
    phase: 'play',
    ...declares(2, 3),
    hands: [[...b.slice(2), '4?'], ['4?'], ['4?'], ['4?']],
    laid: [
      { seat: 1, cards: a.slice(0, 2) },
      { seat: 3, cards: a.slice(2) },
      { seat: 2, cards: b.slice(0, 2) },
    ],
    current,
    tricks: [1, 2],
    played: 3,
    ...more,
  };
}

export const judged = (position: object, move: object, more: object = {}): Ruled =>
  said('judge', { position, move, ...more }) as Ruled;
export const rules = (ruling: Ruled): string[] =>
  ruling.findings.map(({ rule }) => rule.replace('pokex/', ''));
export const says = (ruling: Ruled): string => ruling.findings.map((finding) => finding.says).join(' ');
export const moved = (position: object, move: object, more: object = {}): Applied =>
  said('apply', { position, move, ...more }) as Applied;
export const reasons = ({ events }: Applied): string[] =>
  events.map(({ rule }) => rule.replace('pokex/', ''));
export const told = ({ events }: Applied, kind: string): string =>
  events.find((event) => event.kind === kind)?.says ?? '';
export const listed = (position: object, more: object = {}): readonly object[] =>
  (said('moves', { position, ...more }) as { moves: readonly object[] }).moves;
export const scored = (given: object) =>
  said('score', given) as {
    readonly scores?: readonly number[];
    readonly lines: readonly { seat: number | null; rule: string; points: number; says: string }[];
    readonly ranks?: readonly string[];
    readonly categories?: readonly string[];
    readonly winner?: number | null;
  };
export const error = (command: Command, given: object) =>
  (said(command, given) as { error?: { code: string; path: string } }).error;

/** What comes of the fourth trick: who won it, why, and in what words. */
export function outcome(
  theirs: string,
  ours: string,
  current: string,
  options: object = {},
  more: object = {},
) {
  const move = lay(cards(ours).slice(2).join(' '));
  const after = moved(fourth(theirs, ours, current, more), move, { options });
  const [mine = 0, others = 0] = after.position.tricks;
  const winner = mine === 2 ? 'ours' : others === 3 ? 'theirs' : 'nobody';
  const trick = after.events.find(({ kind }) => kind === 'trick');
  return { winner, rule: trick?.rule.replace('pokex/', ''), says: trick?.says ?? '', after };
}
