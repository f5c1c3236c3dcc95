import { mean } from '../../bots/mean.ts';
import { clears, gain } from '../../bots/search/gate.ts';
import type { Weighed } from '../../bots/search/move-values.ts';
import { weigh } from '../../bots/search/weigh.ts';
import { worldsOf } from '../../bots/search/worlds.ts';
import type { AnyDecisionSet } from '../../game/decision.ts';
import type { WholeGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { writeCase } from '../../referee/case.ts';
import type { Moment } from '../puzzle/moments.ts';
import { type Answer, isRight, type Weighty } from './judgement.ts';

type AnyDecision = AnyDecisionSet['decisions'][number];

/** So many ways to go on are told apart on a small page. */
const MOST = 5;
/** With more there is too much to look through. */
const MOST_MOVES = 90;
/** So many worlds tell which move stands for its side, and whether it is worth weighing. */
const GLANCE = 24;
const WORTH_WEIGHING = 1.5;
/** Where the worst isn’t behind by so many standard errors, every answer would be right. */
const CLEARLY = 3;
const DECIMALS = 3;

/** How much is looked at, and by which chance: the same work, the same figures. */
export interface Work {
  readonly worlds: number;
  readonly seed: number;
}

const told = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

const ranked = (all: readonly Weighed[]): readonly Weighed[] =>
  all.toSorted((a, b) => mean(b.values) - mean(a.values));

/** How far the first is ahead of the last, in standard errors. */
function isSpread(all: readonly Weighed[], sure: number): boolean {
  const [first, last] = [all[0], all.at(-1)];
  return first !== undefined && last !== undefined && clears(gain(first.values, last.values), sure);
}

/** Of moves that come to the same, the first. */
function apart(
  game: WholeGame,
  view: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly GameMove[] {
  const key = (move: GameMove): string =>
    game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
  return [...Map.groupBy(moves, key).values()].map(([first]) => first as GameMove);
}

/** Moves played out in the same worlds: ways the cards can lie by what the seat sees. */
function playedOut(
  game: WholeGame,
  view: GameState,
  seat: Seat,
  moves: readonly GameMove[],
  { worlds, seed }: Work,
): readonly Weighed[] {
  return ranked(weigh(game, { seat, moves, worlds: worldsOf(game, view, seat, seed), budget: { worlds } }));
}

/** What there is to choose from: of each side the move that looks best, the best sides first and the worst of all. */
function choiceOf(
  game: WholeGame,
  decision: AnyDecision,
  { state, seat, seed }: Moment,
): readonly GameMove[] {
  const view = game.visibility.view(state, seat);
  const moves = apart(game, view, seat, game.play.moves(view, seat, undefined, MOST_MOVES + 1));
  if (moves.length > MOST_MOVES) return [];
  const sideOf = (move: GameMove): string | undefined => decision.side(move, view, seat);
  const own = moves.filter((move) => sideOf(move) !== undefined);
  const sides = new Set(own.map(sideOf));
  if (sides.size < 2 || decision.requiredSides?.some((side) => !sides.has(side))) return [];
  const glance = playedOut(game, view, seat, own, { worlds: GLANCE, seed });
  const best = [...Map.groupBy(glance, ({ move }) => sideOf(move)).values()].map(([one]) => one as Weighed);
  if (!isSpread(best, WORTH_WEIGHING)) return [];
  const shown = best.length > MOST ? [...best.slice(0, MOST - 1), best.at(-1) as Weighed] : best;
  return shown.map(({ move }) => move);
}

/** What each of some moves is behind the best of them in points on the sheet; none where a player who means to win plays otherwise. */
export function weighed(
  game: WholeGame,
  view: GameState,
  seat: Seat,
  moves: readonly GameMove[],
  work: Work,
): readonly Answer[] {
  const all = playedOut(game, view, seat, moves, work);
  const [best] = all as [Weighed];
  if (all.some(({ leads }) => mean(leads) > mean(best.leads))) return [];
  return all
    .map((one): Answer => {
      const { mean: by, error } = gain(best.leads, one.leads);
      return [game.notation.move.write(one.move), told(by), one === best ? 0 : told(error)];
    })
    .toSorted(([, a], [, b]) => a - b);
}

/** Whether an answer that is refused is as good as the best one in other worlds: then nobody should be told it is wrong. */
export function turnsOver(answers: readonly Answer[], again: readonly Answer[]): boolean {
  const behindNow = (move: Answer[0]): number =>
    again.find(([its]) => JSON.stringify(its) === JSON.stringify(move))?.[1] ?? 0;
  const [best] = answers as [Answer];
  const refused = answers.filter((one) => !isRight(one));
  return refused.some(([move]) => behindNow(move) <= behindNow(best[0]));
}

/**
 * The table with what there is to weigh; undefined where it is no such choice, every answer is as good, or other worlds
 * say otherwise.
 */
export function weighty(
  game: WholeGame,
  decision: AnyDecision,
  moment: Moment,
  work: Work,
): Weighty | undefined {
  const moves = choiceOf(game, decision, moment);
  if (moves.length < 2) return undefined;
  const { state, seat } = moment;
  const view = game.visibility.view(state, seat);
  const answers = weighed(game, view, seat, moves, work);
  const last = answers.at(-1);
  if (!last) return undefined;
  const [, behind, error] = last;
  if (behind <= CLEARLY * error || new Set(moves.map(game.texts.describeMove)).size < moves.length)
    return undefined;
  // What wins by chance in a thousand worlds mostly doesn’t in a thousand others.
  if (turnsOver(answers, weighed(game, view, seat, moves, { ...work, seed: work.seed + 1 })))
    return undefined;
  const json = writeCase({ game, options: state.options, state: view, seat, move: null });
  return { kind: decision.id, case: json, answers };
}
