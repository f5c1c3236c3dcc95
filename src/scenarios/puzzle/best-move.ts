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

/** Range of the number of distinct moves. */
const MIN_MOVES = 3;
const MAX_MOVES = 10;
/** A right answer must be better than each wrong one by this many standard errors, in two samples. */
const PROOF_ERRORS = 3;
/** Number of worlds in each of these samples. */
const PROOF_WORLDS = 1_000;
/** Number of worlds for a quick first ranking, which rejects moments without a clear best move. */
const GLANCE_WORLDS = 40;
/** Standard errors by which a right move must be better in that ranking. */
const GLANCE_ERRORS = 2;

const sortByValue = (evaluatedMoves: readonly MoveValues[]): readonly MoveValues[] =>
  evaluatedMoves.toSorted((a, b) => mean(b.values) - mean(a.values));

/** Returns whether each of the first `at` moves is surely better than each of the others. */
const isSplitAt = (ranked: readonly MoveValues[], rightCount: number, minErrors: number): boolean =>
  ranked
    .slice(0, rightCount)
    .every((rightMove) =>
      ranked
        .slice(rightCount)
        .every((wrongMove) => isSureGain(measureGain(rightMove.values, wrongMove.values), minErrors)),
    );

/** Returns the number of right answers (1 or 2); 0 if the ranking isn't clear. */
const findSplit = (ranked: readonly MoveValues[], minErrors: number): number =>
  [1, 2].find((at) => at < ranked.length - 1 && isSplitAt(ranked, at, minErrors)) ?? 0;

/** Groups equivalent moves. */
function groupEquivalent(game: WholeGame, { state, seat }: Moment): readonly (readonly GameMove[])[] {
  const view = game.visibility.view(state, seat);
  const moves = game.play.moves(view, seat, undefined, 10 * MAX_MOVES);
  const key = (move: GameMove): string => game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
  return [...Map.groupBy(moves, key).values()];
}

/** Ranks moves by exact values with all cards known; empty if the search is too large. */
function rankBySolving(
  game: WholeGame,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly MoveValues[] {
  const values = solveValues(game, state, seat, moves) ?? [];
  // Each value is listed twice, so that the standard error is 0 and equal moves don't count as better.
  return sortByValue(values.map((value, i) => ({ move: moves[i] as GameMove, values: [value, value], leads: [] })));
}

/** Sample size and threshold of a proof. */
export type ProofStrictness = Pick<PuzzleRequest, 'worlds' | 'sure'>;

/** Ranks moves by values from sampled worlds; empty unless a second sample confirms the result. */
function rankBySampling(
  game: WholeGame,
  { state, seat, seed }: Moment,
  moves: readonly GameMove[],
  { worlds: worldCount = PROOF_WORLDS, sure = PROOF_ERRORS }: ProofStrictness,
): readonly MoveValues[] {
  const view = game.visibility.view(state, seat);
  const rankMoves = (worlds: number, chance: number): readonly MoveValues[] =>
    sortByValue(
      rollOutMoves(game, { seat, moves, worlds: sampleWorlds(game, view, seat, chance), budget: { worlds } }),
    );
  if (findSplit(rankMoves(GLANCE_WORLDS, seed), GLANCE_ERRORS) === 0) return [];
  const firstRanking = rankMoves(worldCount, seed + 1);
  const rightCount = findSplit(firstRanking, sure);
  if (rightCount === 0) return [];
  const secondRanking = rankMoves(worldCount, seed + 2);
  const bestMoves = firstRanking.slice(0, rightCount).map(({ move }) => move);
  const isConfirmed = secondRanking.slice(0, rightCount).every(({ move }) => bestMoves.includes(move));
  return isConfirmed && isSplitAt(secondRanking, rightCount, sure) ? firstRanking : [];
}

/** Makes a puzzle about the best move, if it is proven. */
export function makeBestMovePuzzles(
  game: WholeGame,
  moment: Moment,
  strictness: ProofStrictness = {},
): readonly FoundPuzzle[] {
  const { state, seat, seed } = moment;
  const moveGroups = groupEquivalent(game, moment);
  if (moveGroups.length < MIN_MOVES || moveGroups.length > MAX_MOVES) return [];
  const moves = moveGroups.map(([first]) => first as GameMove);
  const view = game.visibility.view(state, seat);
  const onlyWorld = findOnlyWorld(sampleWorlds(game, view, seat, seed));
  const ranked = onlyWorld
    ? rankBySolving(game, onlyWorld, seat, moves)
    : rankBySampling(game, moment, moves, strictness);
  const rightCount = findSplit(ranked, strictness.sure ?? PROOF_ERRORS);
  if (rightCount === 0) return [];
  const rightMoves = ranked.slice(0, rightCount).map(({ move }) => move);
  const wrongMoves = ranked.slice(rightCount).map(({ move }) => move);
  // If a wrong move can be played before a right one without loss, it isn't wrong.
  const canPrecede = rightMoves.some((rightMove) =>
    wrongMoves.some((wrongMove) => game.play.commute?.(view, seat, rightMove, wrongMove)),
  );
  if (canPrecede) return [];
  const answers = moveGroups
    .filter(([first]) => rightMoves.includes(first as GameMove))
    .flat()
    .map((move) => game.notation.move.write(move));
  const proof: BestMoveProof = onlyWorld
    ? 'exact'
    : { worlds: strictness.worlds ?? PROOF_WORLDS, seeds: [seed + 1, seed + 2] };
  const figures = ranked.map(
    ({ move, values }) => [game.notation.move.write(move), Number(mean(values).toFixed(2))] as const,
  );
  const puzzle = {
    kind: 'move',
    case: writeCase({ game, options: state.options, state: view, seat, move: null }),
    asks: `Seat ${seat}: what is the best move?`,
    answers,
    proof: {
      ...(proof === 'exact' ? { by: proof } : { by: 'worlds', ...proof }),
      values: figures.map(([move, value]) => ({ move, value })),
    },
  } as const;
  return [{ rules: [], puzzle, posed: { kind: 'move', case: puzzle.case, best: answers, figures, proven: proof } }];
}
