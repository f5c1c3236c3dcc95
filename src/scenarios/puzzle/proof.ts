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

/** Samples worlds; the answer must be right in each. */
const sampleProofWorlds = (game: WholeGame, { view, seat }: SettledPuzzle) =>
  Array.from({ length: WORLDS_TRIED }, (_, i) =>
    game.visibility.sampleWorld(view, seat, createRandom(i + 1)),
  );

/** Returns a rule that is offered as wrong but may be broken in one of the worlds. */
function findAlsoBroken(game: WholeGame, at: SettledPuzzle, move: GameMove): string | undefined {
  const refused = offerRules(at).filter((id) => !at.right.includes(id));
  const broken = sampleProofWorlds(game, at).flatMap((world) => judge(game, world, at.seat, move).findings);
  return refused.find((id) => broken.some(({ rule }) => rule === id));
}

/** Returns what is wrong with the items of the answer, or null. */
function findMissingItem(game: WholeGame, at: SettledPuzzle, posed: PosedOfKind<'all'>): string | null {
  const { view, seat, right } = at;
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  const found = new Set<string>();
  let left = MAX_TRIES;
  for (const move of game.play.tries(view, seat)) {
    if (left-- === 0) break;
    if (!judge(game, view, seat, move).legal || findAction(game, view, seat, move) !== posed.action) continue;
    for (const pick of game.table.picksOf(view, seat, move))
      if (pick.zone === posed.zone) found.add(pick.item);
  }
  const known = right[0]?.split(' ') ?? [];
  const other = [...found].find((id) => !known.includes(id));
  if (other !== undefined) return `${other} is right but not in the answer`;
  return known.length === zone?.items.length ? 'every item is right' : null;
}

/** Checks that each right move is better than each wrong one, by exact values or by sampling. */
function findBestMoveFault(
  game: WholeGame,
  at: SettledPuzzle,
  posed: PosedOfKind<'move'>,
  extra?: number,
): string | null {
  const { view, seat, state } = at;
  const moves = posed.figures.flatMap(([json]) => {
    const read = readMove(game, json, state.options, seat);
    return read.ok ? [read.value] : [];
  });
  const isRight = (move: GameMove): boolean => at.right.includes(writeMoveAnswer(at, move));
  const wrong = (values: readonly (readonly number[])[], sure: number): boolean =>
    moves.some((good, i) =>
      moves.some(
        (bad, j) =>
          isRight(good) && !isRight(bad) && !isSureGain(measureGain(values[i] ?? [], values[j] ?? []), sure),
      ),
    );
  if (!moves.some(isRight) || moves.every(isRight)) return 'the answers are all right or all wrong';
  const good = moves.filter(isRight);
  const canComeFirst = moves
    .filter((move) => !isRight(move))
    .some((bad) => good.some((one) => game.play.commute?.(view, seat, one, bad)));
  if (canComeFirst) return 'a wrong move can be played first without loss';
  if (posed.proven === 'exact') {
    const only = findOnlyWorld(sampleWorlds(game, view, seat, 1));
    const values = only && solveValues(game, only, seat, moves);
    if (!values) return 'the deal can’t be solved';
    return wrong(
      values.map((value) => [value, value]),
      PROOF_ERRORS,
    )
      ? 'a wrong move is as good'
      : null;
  }
  const { seeds, worlds: most } = posed.proven;
  const by = (seed: number): readonly (readonly number[])[] =>
    rollOutMoves(game, {
      seat,
      moves,
      worlds: sampleWorlds(game, view, seat, seed),
      budget: { worlds: most },
    }).map(({ values }) => values);
  if (extra !== undefined) return wrong(by(extra), 0) ? 'in other worlds a wrong move is as good' : null;
  const first = by(seeds[0]);
  const said = posed.figures.map(([, value]) => value);
  const same = first.every((values, i) => Math.abs(mean(values) - (said[i] ?? Number.NaN)) < 0.01);
  if (!same) return 'the stored values can’t be reproduced';
  return wrong(first, PROOF_ERRORS) || wrong(by(seeds[1]), PROOF_ERRORS)
    ? 'a right move is not surely better'
    : null;
}

/**
 * Returns what is wrong with a puzzle, or null: it must have a right answer, and no wrong answer may be right.
 * @param extra seed of other worlds in which to check a best move
 */
export function findFault(game: WholeGame, posed: PosedPuzzle, extra?: number): string | null {
  const at = settlePuzzle(game, posed);
  if (!at) return 'the case is not valid';
  const { right, tries, seat } = at;
  if (right.length === 0) return 'no answer is right';
  const [move] = tries;
  switch (posed.kind) {
    case 'legal': {
      const says = sampleProofWorlds(game, at).map((world) => move && judge(game, world, seat, move).legal);
      const legal = right[0] === 'legal';
      return says.every((one) => one === legal) ? null : 'the verdict depends on unseen cards';
    }
    case 'rule': {
      const other = move && findAlsoBroken(game, at, move);
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
        ? findMissingItem(game, at, posed)
        : 'the items are not sorted';
    case 'move':
      return findBestMoveFault(game, at, posed, extra);
  }
}
