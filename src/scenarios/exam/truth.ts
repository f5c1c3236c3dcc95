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

/** A table of a paper, as it is laid on the page. */
export interface LaidTable {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly seats: number;
  readonly name: SeatNamer;
  readonly zones: readonly Zone[];
  /** The things the try touches. */
  readonly picks: readonly ItemRef[];
  /** What is tried, in the imperative. */
  readonly tried: string;
  /** Whose turn it is, as far as whoever tries can know; null: nobody’s. */
  readonly turn: Seat | null;
}

/** Lays the tables of a case. @throws RangeError for one that can’t be read: papers have none */
export function layTables(game: Game, { tables }: ExamCase): readonly LaidTable[] {
  return tables.map((json) => {
    const read = readCase(json, () => game, 'move');
    if (!read.ok) throw new RangeError(read.fault.says);
    const { state, seat, move } = read.value;
    if (!move) throw new RangeError('Nothing is tried there.');
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
      tried: game.texts.describeMove(move),
      turn: game.play.turn(view),
    };
  });
}

/** What the referee says of a case: which table it is about, the verdict, and what was broken there. */
export interface ExamTruth {
  /** Of a record: which move was wrong. */
  readonly at: number;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The rules it is about, the weightiest first: broken, allowing, or what it may break. */
  readonly rules: readonly string[];
}

const rulesOf = ({ findings, permits, maybe }: ReasonedVerdict): readonly string[] => [
  ...findings.map(({ rule }) => rule),
  ...permits,
  ...maybe.map(({ rule }) => rule),
];

/** Asks the referee. */
export function findTruth(game: Game, tables: readonly LaidTable[]): ExamTruth {
  const said = tables.map(({ state, seat, move }) => verdictOf(game, state, seat, move));
  const wrong = said.findIndex(({ verdict }) => verdict === 'illegal');
  const at = tables.length > 1 && wrong >= 0 ? wrong : 0;
  const reasoned = said[at] as ReasonedVerdict;
  return { at, verdict: reasoned.verdict, findings: reasoned.findings, rules: rulesOf(reasoned) };
}

/** The whole ruling on a table. @throws TooMuch */
export const ruleOnTable = (game: Game, { state, seat, name, move }: LaidTable): TryResult =>
  attemptMove({ game, state, seat, name, hidden: true }, move);

/** The things on the table that a finding speaks of: what is wrong, or what would have done. */
export const itemsNamedBy = ({ zones, picks }: LaidTable, { cards }: Finding): readonly ItemRef[] =>
  cards.length > 0 ? findMarks(zones, cards, picks) : [];
