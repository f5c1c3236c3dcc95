import type { CoachedGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { readCase, writeCase } from '../../referee/case.ts';
import { type ReasonedVerdict, verdictOf } from '../../referee/verdict.ts';
import type { Moment } from '../puzzle/moments.ts';

export interface MomentTry {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly move: GameMove;
}

/** A table of a paper and its ruling. */
export interface ExamTable {
  readonly json: JsonObject;
  readonly reasonedVerdict: ReasonedVerdict;
}

/** Judges a case; undefined if it isn't valid. */
export function judgeTable(game: CoachedGame, json: JsonObject): ExamTable | undefined {
  const parsedCase = readCase(json, () => game, 'move');
  if (!parsedCase.ok || !parsedCase.value.move) return undefined;
  const { state, seat, move } = parsedCase.value;
  return { json, reasonedVerdict: verdictOf(game, state, seat, move) };
}

/** Creates the table as the trying seat sees it. */
export function createExamTable(game: CoachedGame, { moment, seat, move }: MomentTry): ExamTable | undefined {
  const view = game.visibility.view(moment.state, seat);
  return judgeTable(game, writeCase({ game, options: moment.state.options, state: view, seat, move }));
}
