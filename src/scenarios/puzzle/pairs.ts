import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';
import { listDoableTries } from '../slips/slips.ts';
import type { Moment } from './moments.ts';
import type { FoundPuzzle } from './puzzle.ts';
import { judgeTry } from './verdicts.ts';

/** Most tries to examine. */
const MAX_TRIES = 300;
/** Most legal moves of each kind with each card. */
const MAX_MOVES = 3;
/** Most picks in which the tries of a pair differ. */
const MAX_DIFFERENCE = 2;

/** Counts the elements of the first list that aren't in the second. */
export const countExtra = (names: readonly string[], comparedNames: readonly string[]): number =>
  names.filter((one) => !comparedNames.includes(one)).length;

const countDifferences = (one: readonly string[], other: readonly string[]): number =>
  countExtra(one, other) + countExtra(other, one);

/** Returns a key for each pick of a move. */
export function listTouchedThings(game: CoachedGame, view: GameState, seat: Seat, move: GameMove): readonly string[] {
  return game.table.picksOf(view, seat, move).map(({ zone, item }) => `${zone} ${item}`);
}

/** Makes puzzles with two similar tries of a kind, one legal and one illegal, at most one for each rule. */
export function makePairPuzzles(game: CoachedGame, moment: Moment): readonly FoundPuzzle[] {
  const { state, seat, seed } = moment;
  const random = createRandom(seed);
  const view = game.visibility.view(state, seat);
  const moves = game.play.moves(state, seat, MAX_MOVES).map((move) => ({
    move,
    kind: game.play.kindOf(move),
    touches: listTouchedThings(game, view, seat, move),
  }));
  const puzzlesByRule = new Map<string, FoundPuzzle>();
  for (const wrongMove of listDoableTries(game, state, seat, MAX_TRIES)) {
    const [finding, ...otherFindings] = judge(game, state, seat, wrongMove).findings;
    if (!finding || otherFindings.length > 0 || puzzlesByRule.has(finding.rule)) continue;
    const touches = listTouchedThings(game, view, seat, wrongMove);
    const similarMove = moves.find(
      ({ kind, touches: moveTouches }) =>
        kind === game.play.kindOf(wrongMove) && countDifferences(moveTouches, touches) <= MAX_DIFFERENCE,
    );
    const pair = similarMove && makePair(game, moment, similarMove.move, wrongMove, random.fraction() < 0.5);
    if (pair) puzzlesByRule.set(finding.rule, pair);
  }
  return [...puzzlesByRule.values()];
}

/** Makes a puzzle of two tries, if the seat's view suffices to tell which one is legal. */
function makePair(
  game: CoachedGame,
  moment: Moment,
  legalMove: GameMove,
  wrongMove: GameMove,
  isRightFirst: boolean,
): FoundPuzzle | undefined {
  const { seat } = moment;
  const [{ move: _, ...json }, rightVerdict] = judgeTry(game, moment, seat, legalMove);
  const [, wrongVerdict] = judgeTry(game, moment, seat, wrongMove);
  const [legalText, wrongText] = [game.texts.describeMove(legalMove), game.texts.describeMove(wrongMove)];
  if (rightVerdict.verdict !== 'legal' || wrongVerdict.verdict !== 'illegal' || legalText === wrongText)
    return undefined;
  const [firstMove, secondMove] = isRightFirst ? [legalMove, wrongMove] : [wrongMove, legalMove];
  const tries = [game.notation.move.write(firstMove), game.notation.move.write(secondMove)] as const;
  const puzzle = {
    kind: 'pair',
    case: json,
    asks: `Seat ${seat}: “${game.texts.describeMove(firstMove)}” or “${game.texts.describeMove(secondMove)}” Which of them is allowed?`,
    offers: tries,
    answers: [game.notation.move.write(legalMove)],
    proof: {
      permits: [...rightVerdict.permits],
      findings: wrongVerdict.findings.map(({ rule, says: why }) => ({ rule, says: why })),
    },
  } as const;
  const rules = wrongVerdict.findings.map(({ rule }) => rule);
  return { puzzle, rules, posed: { kind: 'pair', case: json, tries } };
}
