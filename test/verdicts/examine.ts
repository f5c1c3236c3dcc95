import { catchTooMuch } from '../../src/game/fault.ts';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { worlds } from '../../src/game/worlds.ts';
import { type Case, readCase } from '../../src/referee/case.ts';
import { certainMoves } from '../../src/referee/certain-moves.ts';
import { type ReasonedVerdict, verdictOf } from '../../src/referee/verdict.ts';

/** Limit of moves to list for one table, so that a comparison stays fast. */
const MAX_LISTED = 3000;
/** Limit of worlds in which the moves of one table are listed. */
const MAX_WORLDS = 300;

/** A case with a try, and what the rules say about it. */
export interface Examined {
  readonly json: JsonObject;
  readonly parsed: Case & { readonly move: NonNullable<Case['move']> };
  readonly ruling: ReasonedVerdict;
}

/** Judges a case by the rules; undefined if it isn't valid or too much to judge. */
export function examine(game: Game, json: JsonObject): Examined | undefined {
  const parsed = readCase(json, () => game, 'move');
  if (!parsed.ok || !parsed.value.move) return undefined;
  const { state, seat, move } = parsed.value;
  const ruling = catchTooMuch(() => verdictOf(game, state, seat, move));
  return ruling.ok ? { json, parsed: { ...parsed.value, move }, ruling: ruling.value } : undefined;
}

/** Ids of the rules that an illegal try breaks. */
export const brokenRules = ({ ruling }: Examined): readonly string[] => ruling.findings.map(({ rule }) => rule);

/**
 * The verdict by the other definition of legality: the generated moves never ask a rule. They are listed as the seat
 * knows the table, and in every world that makes a difference. Undefined if there are too many.
 */
export function verdictByMoves(game: Game, { parsed }: Examined): ReasonedVerdict['verdict'] | undefined {
  const { state, seat, move } = parsed;
  const key = game.notation.key(move);
  const result = catchTooMuch(() => {
    const isCertain = certainMoves(game, state, seat, { end: MAX_LISTED }).some(
      (one) => game.notation.key(one) === key,
    );
    const unseen = game.visibility.unseen(state, seat, move);
    if (unseen.length === 0) return isCertain ? 'legal' : 'illegal';
    const verdicts = new Set<boolean>();
    let worldCount = 0;
    for (const world of worlds(state, unseen)) {
      if (++worldCount > MAX_WORLDS) return undefined;
      const moves = game.play.moves(world.state, seat, undefined, MAX_LISTED);
      verdicts.add(moves.some((one) => game.notation.key(one) === key));
    }
    // A move that is legal in every world must also be listed as certain.
    if (isCertain !== (verdicts.size === 1 && verdicts.has(true))) return undefined;
    if (verdicts.size > 1) return 'depends';
    return isCertain ? 'legal' : 'illegal';
  });
  return result.ok ? result.value : undefined;
}

/** Whether both definitions of legality give the same verdict. */
export const isAgreed = (game: Game, examined: Examined): boolean =>
  verdictByMoves(game, examined) === examined.ruling.verdict;
