import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';
import type { Moment } from './moments.ts';
import type { FoundPuzzle } from './puzzle.ts';
import { judgeTry } from './verdicts.ts';

/** Most tries to examine, and most legal moves of each kind with each card. */
const MAX_TRIES = 300;
const MAX_MOVES = 3;
/** Most picks in which the tries of a pair differ. */
const MAX_DIFFERENCE = 2;

/** Number of elements that aren't in the other list. */
export const countExtra = (some: readonly string[], others: readonly string[]): number =>
  some.filter((one) => !others.includes(one)).length;

const countDifferences = (one: readonly string[], other: readonly string[]): number =>
  countExtra(one, other) + countExtra(other, one);

/** Returns a key for each pick of a move. */
export function listTouchedThings(
  game: CoachedGame,
  view: GameState,
  seat: Seat,
  move: GameMove,
): readonly string[] {
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
  const found = new Map<string, FoundPuzzle>();
  let left = MAX_TRIES;
  for (const wrong of game.play.tries(state, seat)) {
    if (left-- === 0) break;
    const [only, ...others] = judge(game, state, seat, wrong).findings;
    if (!only || others.length > 0 || found.has(only.rule)) continue;
    const touches = listTouchedThings(game, view, seat, wrong);
    const near = moves.find(
      ({ kind, touches: its }) =>
        kind === game.play.kindOf(wrong) && countDifferences(its, touches) <= MAX_DIFFERENCE,
    );
    const pair = near && makePair(game, moment, near.move, wrong, random.fraction() < 0.5);
    if (pair) found.set(only.rule, pair);
  }
  return [...found.values()];
}

/** Makes a puzzle of two tries, if the seat's view suffices to tell which one is legal. */
function makePair(
  game: CoachedGame,
  moment: Moment,
  right: GameMove,
  wrong: GameMove,
  first: boolean,
): FoundPuzzle | undefined {
  const { seat } = moment;
  const [{ move: _, ...json }, allowed] = judgeTry(game, moment, seat, right);
  const [, refused] = judgeTry(game, moment, seat, wrong);
  const [says, other] = [game.texts.describeMove(right), game.texts.describeMove(wrong)];
  if (allowed.verdict !== 'legal' || refused.verdict !== 'illegal' || says === other) return undefined;
  const [a, b] = first ? [right, wrong] : [wrong, right];
  const tries = [game.notation.move.write(a), game.notation.move.write(b)] as const;
  const puzzle = {
    kind: 'pair',
    case: json,
    asks: `Seat ${seat}: “${game.texts.describeMove(a)}” or “${game.texts.describeMove(b)}” Which of them is allowed?`,
    offers: tries,
    answers: [game.notation.move.write(right)],
    proof: {
      permits: [...allowed.permits],
      findings: refused.findings.map(({ rule, says: why }) => ({ rule, says: why })),
    },
  } as const;
  const rules = refused.findings.map(({ rule }) => rule);
  return { puzzle, rules, posed: { kind: 'pair', case: json, tries } };
}
