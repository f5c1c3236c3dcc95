import { UNKNOWN } from '../../cards/card.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { SURE } from '../mean.ts';
import { ahead, bestOf, isSame, judgeAll } from '../search/judge-all.ts';
import type { Decision, Reviewed, Work } from './decision.ts';
import { flagOf } from './flag.ts';
import { judged } from './judged.ts';
import { dealt, drawn, isOpen, type Luck, type Made, together } from './luck.ts';

/** A decision of a game: `at` counts what was tried, from 0. */
export interface Turned extends Made {
  readonly at: number;
  /** What a hint had said there, where one was asked for. */
  readonly hint?: GameMove | null;
}

/** A decision that was judged, and what its seat could see before it. */
export interface JudgedAt {
  readonly at: number;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly view: GameState;
  readonly decision: Decision;
}

/** How a game went for a seat, in points on the sheet ahead of the others, no premium for winning: points = luck + play. */
export interface Sum {
  readonly seat: Seat;
  readonly points: number;
  /** What deals and draws gave it, played on as Regulars do; null where not every hand is known. */
  readonly luck: number | null;
  readonly luckError: number | null;
  /** What its play gave it, and that of the others. */
  readonly play: number | null;
  /** What its slips, mistakes and blunders cost it, and how far off that may be (95 %). */
  readonly cost: number;
  readonly costError: number;
  /** What is left of its play beside that: play = left − cost. */
  readonly left: number | null;
}

export interface Review {
  readonly decisions: readonly JudgedAt[];
  readonly summary: readonly Sum[];
}

/** Progress of a review, in moves, and the decision that was judged last. */
export interface Reviewing {
  readonly done: number;
  readonly of: number;
  readonly found?: JudgedAt;
}

/** So many decimals of a point are told: sums are made of what is told, so that they come out. */
const DECIMALS = 2;
export const told = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

/** Each decision draws its own worlds. */
const workAt = ({ worlds, seed }: Work, at: number): Work => ({
  worlds,
  seed: (seed ^ Math.imul(at + 1, 0x85ebca6b)) >>> 0,
});

/** Whether the cards were written down of whoever decided: else nobody can say what they could have done. */
const isKnown = ({ before, seat }: Made): boolean => !(handsOf(before)[seat] ?? []).includes(UNKNOWN);

/** Luck is the sum of many chances: each is looked at in so many times the worlds of a decision. */
const CLOSER = 2;
/** Worlds of a glance, by which the moves that look worst are judged first. */
const GLANCE = 8;

/** What deals and draws gave each seat; null where not every hand is known. */
function luckOf(
  game: Reviewed,
  start: GameState,
  turns: readonly Turned[],
  work: Work,
  progress: (done: number) => void,
): Luck | null {
  if (!isOpen(start) || !turns.every(({ after }) => isOpen(after))) return null;
  // Chances of their own: no decision is judged in the same worlds.
  const apart = { worlds: CLOSER * work.worlds, seed: work.seed + 1 };
  return turns.reduce(
    (sum, turn, n) => {
      progress(n);
      const by = drawn(game, turn, workAt(apart, turn.at));
      return by ? together(sum, by) : sum;
    },
    dealt(game, start, workAt(apart, -1)),
  );
}

/** How the game went for a seat. */
function sumOf(
  game: Reviewed,
  seat: Seat,
  end: GameState,
  decisions: readonly JudgedAt[],
  luck: Luck | null,
): Sum {
  const { thresholds, lead } = game.search;
  const flagged = decisions
    .filter((one) => one.seat === seat && flagOf(one.decision, thresholds))
    .map(({ decision }) => decision);
  const points = told(lead(end, seat));
  const cost = told(flagged.reduce((sum, { points: by }) => sum + told(by.cost), 0));
  const given = luck && told(luck.means[seat] ?? 0);
  const play = given === null ? null : told(points - given);
  return {
    seat,
    points,
    luck: given,
    luckError: luck && told(SURE * Math.sqrt(luck.squares[seat] ?? 0)),
    play,
    cost,
    costError: told(Math.sqrt(flagged.reduce((sum, { points: by }) => sum + by.error ** 2, 0))),
    left: play === null ? null : told(play + cost),
  };
}

/** How much a move seems to be behind at a glance. */
function seemsBehind(game: Reviewed, view: GameState, { seat, move }: Turned): number {
  const glance = judgeAll(game, view, seat, { also: [move], budget: { worlds: GLANCE } });
  const mine = glance.all.find((one) => isSame(game, view, seat, one.move, move));
  return mine && glance.all.length > 1 ? ahead(glance, bestOf(glance), mine).mean : 0;
}

/**
 * Judges every decision of a game by what its seat could know, and tells luck from play. The same game, worlds and
 * seed, the same figures.
 * @param hears how far it is, and each decision that was judged: those first that look worst
 */
export function review(
  game: Reviewed,
  start: GameState,
  turns: readonly Turned[],
  work: Work,
  hears: (progress: Reviewing) => void = () => undefined,
): Review {
  const of = turns.length;
  const looked = turns.filter(isKnown).map((turn) => {
    const view = game.visibility.view(turn.before, turn.seat);
    return { turn, view, behind: seemsBehind(game, view, turn) };
  });
  const decisions = looked
    .toSorted((a, b) => b.behind - a.behind)
    .map(({ turn, view }, done): JudgedAt => {
      const { at, seat, move, hint = null } = turn;
      // The same for everybody who asks about it.
      const decision = judged(game, { view, seat, move, hint }, { ...work, seed: 0 });
      const found = { at, seat, move, view, decision };
      hears({ done, of, found });
      return found;
    })
    .toSorted((a, b) => a.at - b.at);
  const luck = luckOf(game, start, turns, work, () => hears({ done: of, of }));
  const end = turns.at(-1)?.after ?? start;
  return { decisions, summary: handsOf(start).map((_, seat) => sumOf(game, seat, end, decisions, luck)) };
}
