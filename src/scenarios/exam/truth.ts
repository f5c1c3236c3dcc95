import type { Game } from '../../game/game.ts';
import type { Finding } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import { readCase } from '../../referee/case.ts';
import { findMarks } from '../../referee/marks.ts';
import { attemptMove, type TryResult } from '../../referee/try-result.ts';
import { type ReasonedVerdict, type Verdict, verdictOf } from '../../referee/verdict.ts';
import type { ExamCase } from './exam.ts';

/** A table of a case, ready to be shown. */
export interface LaidTable {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly seats: number;
  readonly name: SeatNamer;
  readonly zones: readonly Zone[];
  /** The items the try picks. */
  readonly picks: readonly ItemRef[];
  /** Description of the try, in the imperative. */
  readonly moveText: string;
  /** The seat whose turn it is, as the trying seat sees it; null: none. */
  readonly turn: Seat | null;
}

/**
 * Lays out the tables of a case.
 * @throws RangeError if one isn't valid
 */
export function layTables(game: Game, { tables }: ExamCase): readonly LaidTable[] {
  return tables.map((json) => {
    const parsedCase = readCase(json, () => game, 'move');
    if (!parsedCase.ok) throw new RangeError(parsedCase.fault.says);
    const { state, seat, move } = parsedCase.value;
    if (!move) throw new RangeError('The case has no move.');
    const name = seatNamerFor(seat);
    const view = game.visibility.view(state, seat);
    return {
      state,
      seat,
      move,
      seats: game.seats(state.options),
      name,
      zones: game.table.zones(view, seat, name),
      picks: game.table.picksOf(view, seat, move),
      moveText: game.texts.describeMove(move),
      turn: game.play.turn(view),
    };
  });
}

/** The ruling on a case. */
export interface ExamTruth {
  /** Index of the judged table; in a record, of the illegal move. */
  readonly at: number;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The rules that are broken, permit the try, or may be broken, most important first. */
  readonly rules: readonly string[];
}

const rulesOf = ({ findings, permits, maybe }: ReasonedVerdict): readonly string[] => [
  ...findings.map(({ rule }) => rule),
  ...permits,
  ...maybe.map(({ rule }) => rule),
];

export function findTruth(game: Game, tables: readonly LaidTable[]): ExamTruth {
  const verdicts = tables.map(({ state, seat, move }) => verdictOf(game, state, seat, move));
  const illegalIndex = verdicts.findIndex(({ verdict }) => verdict === 'illegal');
  const tableIndex = tables.length > 1 && illegalIndex >= 0 ? illegalIndex : 0;
  const reasonedVerdict = verdicts[tableIndex] as ReasonedVerdict;
  return {
    at: tableIndex,
    verdict: reasonedVerdict.verdict,
    findings: reasonedVerdict.findings,
    rules: rulesOf(reasonedVerdict),
  };
}

/**
 * Returns the full ruling on a table.
 * @throws TooMuch if it takes too long
 */
export const ruleOnTable = (game: Game, { state, seat, name, move }: LaidTable): TryResult =>
  attemptMove({ game, state, seat, name, hasHiddenCards: true }, move);

/** Returns the items a finding is about. */
export const itemsNamedBy = ({ zones, picks }: LaidTable, { cards }: Finding): readonly ItemRef[] =>
  cards.length > 0 ? findMarks(zones, cards, picks) : [];
