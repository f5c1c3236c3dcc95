import { findOnlyWorld, solveValues } from '../../bots/search/exact-values.ts';
import { isSureGain, measureGain } from '../../bots/search/gain.ts';
import { rollOutMoves } from '../../bots/search/rollouts.ts';
import { sampleWorlds } from '../../bots/search/worlds.ts';
import { mean } from '../../bots/statistics.ts';
import type { WholeGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import { createRandom } from '../../random/random.ts';
import { readMove } from '../../referee/case.ts';
import { findAction } from './all-cards.ts';
import type { PosedPuzzle } from './posed-puzzle.ts';
import { offerRules } from './rule-offers.ts';
import { type SettledPuzzle, settlePuzzle, writeItemsAnswer, writeMoveAnswer } from './settled-puzzle.ts';

/** Number of worlds in which a verdict is checked. */
const WORLDS_TRIED = 6;
/** Most tries to judge. */
const MAX_TRIES = 2_000;
const PROOF_ERRORS = 3;

type PosedOfKind<K extends PosedPuzzle['kind']> = Extract<PosedPuzzle, { kind: K }>;

/** Samples worlds; an answer must be right in each of them. */
const sampleProofWorlds = (game: WholeGame, { view, seat }: SettledPuzzle) =>
  Array.from({ length: WORLDS_TRIED }, (_, i) => game.visibility.sampleWorld(view, seat, createRandom(i + 1)));

/** Returns a rule that is offered as wrong but may be broken in one of the worlds. */
function findAlsoBroken(game: WholeGame, settled: SettledPuzzle, move: GameMove): string | undefined {
  const wrongRules = offerRules(settled).filter((id) => !settled.rightAnswers.includes(id));
  const findings = sampleProofWorlds(game, settled).flatMap((world) => judge(game, world, settled.seat, move).findings);
  return wrongRules.find((id) => findings.some(({ rule }) => rule === id));
}

/** Returns what is wrong with the items in the answer, or null. */
function findMissingItem(game: WholeGame, settled: SettledPuzzle, posed: PosedOfKind<'all'>): string | null {
  const { view, seat, rightAnswers } = settled;
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  const rightItems = new Set<string>();
  let triesLeft = MAX_TRIES;
  for (const move of game.play.tries(view, seat)) {
    if (triesLeft-- === 0) break;
    if (!judge(game, view, seat, move).isLegal || findAction(game, view, seat, move) !== posed.action) continue;
    for (const pick of game.table.picksOf(view, seat, move)) if (pick.zone === posed.zone) rightItems.add(pick.item);
  }
  const listedItems = rightAnswers[0]?.split(' ') ?? [];
  const missingItem = [...rightItems].find((id) => !listedItems.includes(id));
  if (missingItem !== undefined) return `${missingItem} is right but not in the answer`;
  return listedItems.length === zone?.items.length ? 'every item is right' : null;
}

/** Checks that each right move is better than each wrong one, by exact values or by sampling. */
function findBestMoveFault(
  game: WholeGame,
  settled: SettledPuzzle,
  posed: PosedOfKind<'move'>,
  extraSeed?: number,
): string | null {
  const { view, seat, state } = settled;
  const moves = posed.figures.flatMap(([json]) => {
    const parsedMove = readMove(game, json, state.options, seat);
    return parsedMove.ok ? [parsedMove.value] : [];
  });
  const isRight = (move: GameMove): boolean => settled.rightAnswers.includes(writeMoveAnswer(settled, move));
  const hasEqualWrongMove = (values: readonly (readonly number[])[], minErrors: number): boolean =>
    moves.some((rightMove, i) =>
      moves.some(
        (wrongMove, j) =>
          isRight(rightMove) &&
          !isRight(wrongMove) &&
          !isSureGain(measureGain(values[i] ?? [], values[j] ?? []), minErrors),
      ),
    );
  if (!moves.some(isRight) || moves.every(isRight)) return 'the answers are all right or all wrong';
  const rightMoves = moves.filter(isRight);
  const canComeFirst = moves
    .filter((move) => !isRight(move))
    .some((wrongMove) => rightMoves.some((one) => game.play.commute?.(view, seat, one, wrongMove)));
  if (canComeFirst) return 'a wrong move can be played first without loss';
  if (posed.proven === 'exact') {
    const onlyWorld = findOnlyWorld(sampleWorlds(game, view, seat, 1));
    const values = onlyWorld && solveValues(game, onlyWorld, seat, moves);
    if (!values) return 'the deal can’t be solved';
    return hasEqualWrongMove(
      values.map((value) => [value, value]),
      PROOF_ERRORS,
    )
      ? 'a wrong move is as good'
      : null;
  }
  const { seeds, worlds: worldCount } = posed.proven;
  const sampleValues = (seed: number): readonly (readonly number[])[] =>
    rollOutMoves(game, {
      seat,
      moves,
      worlds: sampleWorlds(game, view, seat, seed),
      budget: { worlds: worldCount },
    }).map(({ values }) => values);
  if (extraSeed !== undefined)
    return hasEqualWrongMove(sampleValues(extraSeed), 0) ? 'in other worlds a wrong move is as good' : null;
  const firstValues = sampleValues(seeds[0]);
  const storedValues = posed.figures.map(([, value]) => value);
  const isReproduced = firstValues.every(
    (values, i) => Math.abs(mean(values) - (storedValues[i] ?? Number.NaN)) < 0.01,
  );
  if (!isReproduced) return 'the stored values can’t be reproduced';
  return hasEqualWrongMove(firstValues, PROOF_ERRORS) || hasEqualWrongMove(sampleValues(seeds[1]), PROOF_ERRORS)
    ? 'a right move is not surely better'
    : null;
}

/**
 * Returns what is wrong with a puzzle, or null: it must have a right answer, and no wrong answer may be right.
 * @param extraSeed seed of other worlds in which to check a best move
 */
export function findFault(game: WholeGame, posed: PosedPuzzle, extraSeed?: number): string | null {
  const settled = settlePuzzle(game, posed);
  if (!settled) return 'the case is not valid';
  const { rightAnswers, tries, seat } = settled;
  if (rightAnswers.length === 0) return 'no answer is right';
  const [move] = tries;
  switch (posed.kind) {
    case 'legal': {
      const verdicts = sampleProofWorlds(game, settled).map((world) => move && judge(game, world, seat, move).isLegal);
      const isLegal = rightAnswers[0] === 'legal';
      return verdicts.every((verdict) => verdict === isLegal) ? null : 'the verdict depends on unseen cards';
    }
    case 'rule': {
      const alsoBroken = move && findAlsoBroken(game, settled, move);
      return alsoBroken === undefined ? null : `${alsoBroken} may be broken as well`;
    }
    case 'pair':
      return rightAnswers.length === 1 && tries.length === 2 ? null : 'both tries are legal';
    case 'who':
      return rightAnswers.length === 1 ? null : 'both claims are true';
    case 'score':
      return rightAnswers[0] === '0' ? 'nothing is scored' : null;
    case 'all':
      return writeItemsAnswer(rightAnswers[0]?.split(' ') ?? []) === rightAnswers[0]
        ? findMissingItem(game, settled, posed)
        : 'the items are not sorted';
    case 'move':
      return findBestMoveFault(game, settled, posed, extraSeed);
  }
}
