import { findOnlyWorld, solveValues } from '../../bots/search/exact-values.ts';
import { isSureGain, measureGain } from '../../bots/search/gain.ts';
import type { MoveValues } from '../../bots/search/move-values.ts';
import { rollOutMoves } from '../../bots/search/rollouts.ts';
import { sampleWorlds } from '../../bots/search/worlds.ts';
import { mean } from '../../bots/statistics.ts';
import type { WholeGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { writeCase } from '../../referee/case.ts';
import type { Moment } from './moments.ts';
import type { BestMoveProof } from './posed-puzzle.ts';
import type { FoundPuzzle, PuzzleRequest } from './puzzle.ts';

/** With fewer moves there is nothing to find, with more nobody looks at all of them. */
const MIN_MOVES = 3;
const MAX_MOVES = 10;
/** A right answer is better than each wrong one by so many standard errors, twice over. */
const PROOF_ERRORS = 3;
const PROOF_WORLDS = 1_000;
/** So many worlds tell whether it is worth proving, and by so many standard errors. */
const GLANCE_WORLDS = 40;
const GLANCE_ERRORS = 2;

const sortByValue = (all: readonly MoveValues[]): readonly MoveValues[] =>
  all.toSorted((a, b) => mean(b.values) - mean(a.values));

/** Whether so many of them, the best, are each surely better than each of the others. */
const isSplitAt = (ranked: readonly MoveValues[], at: number, sure: number): boolean =>
  ranked
    .slice(0, at)
    .every((good) => ranked.slice(at).every((bad) => isSureGain(measureGain(good.values, bad.values), sure)));

/** Where right answers end and wrong ones begin; 0 where nobody could say. */
const findSplit = (ranked: readonly MoveValues[], sure: number): number =>
  [1, 2].find((at) => at < ranked.length - 1 && isSplitAt(ranked, at, sure)) ?? 0;

/** Moves that come to the same, together. */
function groupEquivalent(game: WholeGame, { state, seat }: Moment): readonly (readonly GameMove[])[] {
  const view = game.visibility.view(state, seat);
  const moves = game.play.moves(view, seat, undefined, 10 * MAX_MOVES);
  const key = (move: GameMove): string =>
    game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
  return [...Map.groupBy(moves, key).values()];
}

/** By what they come to if everybody plays their best from there, all cards being seen; none where that can’t be found. */
function rankBySolving(
  game: WholeGame,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly MoveValues[] {
  const values = solveValues(game, state, seat, moves) ?? [];
  // The same in two worlds: what is exact has no error, and what is equal is not better.
  return sortByValue(
    values.map((value, i) => ({ move: moves[i] as GameMove, values: [value, value], leads: [] })),
  );
}

/** How strictly a best move is proven. */
export type ProofStrictness = Pick<PuzzleRequest, 'worlds' | 'sure'>;

/** By what they come to in worlds, where others confirm it; none where they don’t. */
function rankByWorlds(
  game: WholeGame,
  { state, seat, seed }: Moment,
  moves: readonly GameMove[],
  { worlds: most = PROOF_WORLDS, sure = PROOF_ERRORS }: ProofStrictness,
): readonly MoveValues[] {
  const view = game.visibility.view(state, seat);
  const ranked = (worlds: number, chance: number): readonly MoveValues[] =>
    sortByValue(
      rollOutMoves(game, { seat, moves, worlds: sampleWorlds(game, view, seat, chance), budget: { worlds } }),
    );
  if (findSplit(ranked(GLANCE_WORLDS, seed), GLANCE_ERRORS) === 0) return [];
  const first = ranked(most, seed + 1);
  const at = findSplit(first, sure);
  if (at === 0) return [];
  const again = ranked(most, seed + 2);
  const best = first.slice(0, at).map(({ move }) => move);
  const same = again.slice(0, at).every(({ move }) => best.includes(move));
  return same && isSplitAt(again, at, sure) ? first : [];
}

/** The best move of this moment, where it is proven to be the best of all that are legal. */
export function makeBestMovePuzzles(
  game: WholeGame,
  moment: Moment,
  strict: ProofStrictness = {},
): readonly FoundPuzzle[] {
  const { state, seat, seed } = moment;
  const all = groupEquivalent(game, moment);
  if (all.length < MIN_MOVES || all.length > MAX_MOVES) return [];
  const moves = all.map(([first]) => first as GameMove);
  const view = game.visibility.view(state, seat);
  const only = findOnlyWorld(sampleWorlds(game, view, seat, seed));
  const ranked = only ? rankBySolving(game, only, seat, moves) : rankByWorlds(game, moment, moves, strict);
  const at = findSplit(ranked, strict.sure ?? PROOF_ERRORS);
  if (at === 0) return [];
  const right = ranked.slice(0, at).map(({ move }) => move);
  const wrong = ranked.slice(at).map(({ move }) => move);
  // A player who makes the other first loses nothing by it.
  const isOpen = right.some((good) => wrong.some((bad) => game.play.commute?.(view, seat, good, bad)));
  if (isOpen) return [];
  const answers = all
    .filter(([first]) => right.includes(first as GameMove))
    .flat()
    .map((move) => game.notation.move.write(move));
  const proven: BestMoveProof = only
    ? 'exact'
    : { worlds: strict.worlds ?? PROOF_WORLDS, seeds: [seed + 1, seed + 2] };
  const figures = ranked.map(
    ({ move, values }) => [game.notation.move.write(move), Number(mean(values).toFixed(2))] as const,
  );
  const puzzle = {
    kind: 'move',
    case: writeCase({ game, options: state.options, state: view, seat, move: null }),
    asks: `Seat ${seat}: what is the best move?`,
    answers,
    proof: {
      ...(proven === 'exact' ? { by: proven } : { by: 'worlds', ...proven }),
      values: figures.map(([move, value]) => ({ move, value })),
    },
  } as const;
  return [{ rules: [], puzzle, posed: { kind: 'move', case: puzzle.case, best: answers, figures, proven } }];
}
