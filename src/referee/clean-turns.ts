import { fault, ok, type Result } from '../game/fault.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { auditRecord } from './audit.ts';
import { type JudgedEntry, judgeEntries } from './judged-entries.ts';
import type { TableRecord } from './record.ts';

/** A turn of a game in which nothing irregular happened: `at` counts what was tried, from 0. */
export interface CleanTurn {
  readonly at: number;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly hint: GameMove | null;
  readonly before: GameState;
  readonly after: GameState;
}

const irregularFault = (at: number, says: string): Result<never> =>
  fault('bad-record', `moves[${at}]`, `${says} Only a game without irregularities can be reviewed.`);

/** Against the rules, and the table says it was taken back: it changed nothing. */
const wasTakenBack = ({ reasoned, entry }: JudgedEntry): boolean =>
  reasoned.verdict === 'illegal' && entry.response === 'taken-back';

/** What becomes of tries that were against the rules and were taken back. */
interface CleanTurnOptions {
  /** They are left out: somebody slipped, and play went on as if nothing had been. */
  readonly slips?: 'left-out';
}

/** The turns of a record, where nothing irregular happened in it. @throws TooMuch */
export function cleanTurns(
  record: TableRecord,
  { slips }: CleanTurnOptions = {},
): Result<readonly CleanTurn[]> {
  const said = auditRecord(record);
  if (!said.ok) return said;
  const isLeftOut = (one: JudgedEntry): boolean => slips === 'left-out' && wasTakenBack(one);
  const first = said.value.irregular.find((one) => !isLeftOut(one));
  if (first)
    return irregularFault(first.at, first.irregular?.findings[0]?.says ?? 'This was against the rules.');
  const refuted = said.value.unsure.find(({ settled }) => settled?.verdict === 'illegal');
  if (refuted)
    return irregularFault(refuted.at, 'What came to light later shows that this was against the rules.');
  return ok(
    [...judgeEntries(record)]
      .filter((one) => !isLeftOut(one))
      .map(({ at, entry, before, after }) => ({
        at,
        seat: entry.seat,
        move: entry.move,
        hint: entry.hint ?? null,
        before,
        after,
      })),
  );
}
