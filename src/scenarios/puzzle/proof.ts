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

/** Number of worlds to check, and most tries to judge in each. */
const WORLDS_TRIED = 6;
const MAX_TRIES = 2_000;
const PROOF_ERRORS = 3;

type PosedOfKind<K extends PosedPuzzle['kind']> = Extract<PosedPuzzle, { kind: K }>;

/** Samples worlds; an answer must be right in each of them. */
const sampleProofWorlds = (game: WholeGame, { view, seat }: SettledPuzzle) =>
  Array.from({ length: WORLDS_TRIED }, (_, i) => game.visibility.sampleWorld(view, seat, createRandom(i + 1)));

/** Returns a rule that is offered as wrong but may be broken in one of the worlds. */
function findAlsoBroken(game: WholeGame, settled: SettledPuzzle, move: GameMove): string | undefined {
  const wrongRules = offerRules(settled).filter((id) => !settled.right.includes(id));
  const findings = sampleProofWorlds(game, settled).flatMap((world) => judge(game, world, settled.seat, move).findings);
  return wrongRules.find((id) => findings.some(({ rule }) => rule === id));
}

/** Returns what is wrong with the items in the answer, or null. */
function findMissingItem(game: WholeGame, settled: SettledPuzzle, posed: PosedOfKind<'all'>): string | null {
  const { view, seat, right } = settled;
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  const found = new Set<string>();
  let left = MAX_TRIES;
  for (const move of game.play.tries(view, seat)) {
    if (left-- === 0) break;
    if (!judge(game, view, seat, move).isLegal || findAction(game, view, seat, move) !== posed.action) continue;
    for (const pick of game.table.picksOf(view, seat, move)) if (pick.zone === posed.zone) found.add(pick.item);
  }
  const listedItems = right[0]?.split(' ') ?? [];
  const other = [...found].find((id) => !listedItems.includes(id));
  if (other !== undefined) return `${other} is right but not in the answer`;
  return listedItems.length === zone?.items.length ? 'every item is right' : null;
}

/** Checks that each right move is better than each wrong one, by exact values or by sampling. */
function findBestMoveFault(
  game: WholeGame,
  settled: SettledPuzzle,
  posed: PosedOfKind<'move'>,
  extra?: number,
): string | null {
  const { view, seat, state } = settled;
  const moves = posed.figures.flatMap(([json]) => {
    const parsed = readMove(game, json, state.options, seat);
    return parsed.ok ? [parsed.value] : [];
  });
  const isRight = (move: GameMove): boolean => settled.right.includes(writeMoveAnswer(settled, move));
  const hasWrongAsGood = (values: readonly (readonly number[])[], minErrors: number): boolean =>
    moves.some((good, i) =>
      moves.some(
        (bad, j) =>
          isRight(good) && !isRight(bad) && !isSureGain(measureGain(values[i] ?? [], values[j] ?? []), minErrors),
      ),
    );
  if (!moves.some(isRight) || moves.every(isRight)) return 'the answers are all right or all wrong';
  const good = moves.filter(isRight);
  const canComeFirst = moves
    .filter((move) => !isRight(move))
    .some((bad) => good.some((one) => game.play.commute?.(view, seat, one, bad)));
  if (canComeFirst) return 'a wrong move can be played first without loss';
  if (posed.proven === 'exact') {
    const onlyWorld = findOnlyWorld(sampleWorlds(game, view, seat, 1));
    const values = onlyWorld && solveValues(game, onlyWorld, seat, moves);
    if (!values) return 'the deal can’t be solved';
    return hasWrongAsGood(
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
  if (extra !== undefined)
    return hasWrongAsGood(sampleValues(extra), 0) ? 'in other worlds a wrong move is as good' : null;
  const first = sampleValues(seeds[0]);
  const storedValues = posed.figures.map(([, value]) => value);
  const isReproduced = first.every((values, i) => Math.abs(mean(values) - (storedValues[i] ?? Number.NaN)) < 0.01);
  if (!isReproduced) return 'the stored values can’t be reproduced';
  return hasWrongAsGood(first, PROOF_ERRORS) || hasWrongAsGood(sampleValues(seeds[1]), PROOF_ERRORS)
    ? 'a right move is not surely better'
    : null;
}

/**
 * Returns what is wrong with a puzzle, or null: it must have a right answer, and no wrong answer may be right.
 * @param extra seed of other worlds in which to check a best move
 */
export function findFault(game: WholeGame, posed: PosedPuzzle, extra?: number): string | null {
  const settled = settlePuzzle(game, posed);
  if (!settled) return 'the case is not valid';
  const { right, tries, seat } = settled;
  if (right.length === 0) return 'no answer is right';
  const [move] = tries;
  switch (posed.kind) {
    case 'legal': {
      const verdicts = sampleProofWorlds(game, settled).map((world) => move && judge(game, world, seat, move).isLegal);
      const isLegal = right[0] === 'legal';
      return verdicts.every((verdict) => verdict === isLegal) ? null : 'the verdict depends on unseen cards';
    }
    case 'rule': {
      const other = move && findAlsoBroken(game, settled, move);
      return other === undefined ? null : `${other} may be broken as well`;
    }
    case 'pair':
      return right.length === 1 && tries.length === 2 ? null : 'both tries are legal';
    case 'who':
      return right.length === 1 ? null : 'both claims are true';
    case 'score':
      return right[0] === '0' ? 'nothing is scored' : null;
    case 'all':
      return writeItemsAnswer(right[0]?.split(' ') ?? []) === right[0]
        ? findMissingItem(game, settled, posed)
        : 'the items are not sorted';
    case 'move':
      return findBestMoveFault(game, settled, posed, extra);
  }
}
