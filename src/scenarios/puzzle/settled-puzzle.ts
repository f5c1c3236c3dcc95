import type { Game } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { readCase, readMove } from '../../referee/case.ts';
import { ruleWithReadings } from '../../referee/readings.ts';
import { verdictOf } from '../../referee/verdict.ts';
import { listActions } from './all-cards.ts';
import { findTrueClaims } from './claims.ts';
import type { PosedPuzzle } from './posed-puzzle.ts';

/** A puzzle with its position and its right answers. */
export interface SettledPuzzle {
  readonly game: Game;
  readonly posed: PosedPuzzle;
  readonly state: GameState;
  readonly view: GameState;
  readonly seat: Seat;
  /** The tries: one move, two for a pair, none if the answer is a move. */
  readonly tries: readonly GameMove[];
  /** The right answers as texts. */
  readonly rightAnswers: readonly string[];
}

/** Writes items as an answer. */
export const writeItemsAnswer = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** Writes a move as an answer; equivalent moves have the same text. */
export function writeMoveAnswer({ game, view, seat }: Omit<SettledPuzzle, 'rightAnswers'>, move: GameMove): string {
  return game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
}

/** Sums the points a move brings to a seat or side. */
export function sumPointsFor(
  game: Game,
  { state, seat }: Omit<SettledPuzzle, 'rightAnswers'>,
  move: GameMove,
  owner: number,
): number {
  return game.play
    .play(state, seat, move)
    .events.filter((event) => (event.side ?? event.seat) === owner)
    .reduce((sum, { points = 0 }) => sum + points, 0);
}

function findRightAnswers(puzzle: Omit<SettledPuzzle, 'rightAnswers'>): readonly string[] {
  const { game, posed, state, view, seat, tries } = puzzle;
  const [move] = tries;
  switch (posed.kind) {
    case 'legal':
      return move ? [verdictOf(game, view, seat, move).verdict] : [];
    case 'rule':
      return move ? verdictOf(game, view, seat, move).findings.map(({ rule }) => rule) : [];
    case 'score':
      return move ? [String(sumPointsFor(game, puzzle, move, posed.of))] : [];
    case 'who':
      return move ? findTrueClaims(posed.claims, ruleWithReadings(game, view, seat, move)) : [];
    case 'pair':
      return tries.flatMap((one, i) => (verdictOf(game, view, seat, one).verdict === 'legal' ? [String(i)] : []));
    case 'all': {
      const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
      const movesById = zone && listActions(game, view, seat, zone).get(posed.action);
      return movesById ? [writeItemsAnswer([...movesById.keys()])] : [];
    }
    case 'move':
      return posed.best.flatMap((json) => {
        const parsedMove = readMove(game, json, state.options, seat);
        return parsedMove.ok ? [writeMoveAnswer(puzzle, parsedMove.value)] : [];
      });
  }
}

/** Lays out a puzzle and computes its answers; undefined if its case isn't valid. */
export function settlePuzzle(game: Game, posed: PosedPuzzle): SettledPuzzle | undefined {
  const parsedCase = readCase(posed.case, (id) => (id === game.id ? game : undefined), 'position');
  if (!parsedCase.ok) return undefined;
  const { state, seat, move, options } = parsedCase.value;
  const parsedPair = posed.kind === 'pair' ? posed.tries.map((json) => readMove(game, json, options, seat)) : [];
  const tries = [...(move ? [move] : []), ...parsedPair.flatMap((one) => (one.ok ? [one.value] : []))];
  const unanswered = { game, posed, state, view: game.visibility.view(state, seat), seat, tries };
  return { ...unanswered, rightAnswers: findRightAnswers(unanswered) };
}
