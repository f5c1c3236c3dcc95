import { fault, ok, type Result } from '../game/fault.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { auditRecord } from './audit.ts';
import { type Irregularity, type JudgedEntry, judgeEntries, type RecordFinding } from './judged-entries.ts';
import type { TableRecord } from './record.ts';

/** A turn of a game without irregularities; `at` is the index of its entry in the record. */
export interface CleanTurn {
  readonly at: number;
  readonly seat: Seat;
  readonly move: GameMove;
  /** The move that a hint had suggested; null if none was asked for. */
  readonly hint: GameMove | null;
  readonly before: GameState;
  readonly after: GameState;
}

const irregularFault = (at: number, message: string): Result<never> =>
  fault('bad-record', `moves[${at}]`, `${message} Only a game without irregularities can be reviewed.`);

/** An illegal try that was taken back and changed nothing. */
const wasTakenBack = ({ reasonedVerdict, entry }: JudgedEntry): boolean =>
  reasonedVerdict.verdict === 'illegal' && entry.response === 'taken-back';

interface CleanTurnOptions {
  /** Leaves out illegal tries that were taken back, in place of refusing the record. */
  readonly slips?: 'left-out';
}

/**
 * The turns of a record without irregularities; a fault names the first irregular entry.
 * @throws TooMuch if the budget is spent
 */
export function cleanTurns(record: TableRecord, { slips }: CleanTurnOptions = {}): Result<readonly CleanTurn[]> {
  const auditResult = auditRecord(record);
  if (!auditResult.ok) return auditResult;
  const isLeftOut = (one: JudgedEntry): boolean => slips === 'left-out' && wasTakenBack(one);
  const firstIrregular = auditResult.value.irregular.find((one) => !isLeftOut(one));
  if (firstIrregular) {
    const { findings } = firstIrregular.irregular as Irregularity;
    return irregularFault(firstIrregular.at, (findings[0] as RecordFinding).says);
  }
  const refuted = auditResult.value.unsure.find(({ settled }) => settled?.verdict === 'illegal');
  if (refuted) return irregularFault(refuted.at, 'What came to light later shows that this was against the rules.');
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
