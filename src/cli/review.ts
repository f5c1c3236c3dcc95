import { explainDecision } from '../bots/review/explanation.ts';
import { flagDecision } from '../bots/review/flag.ts';
import { type JudgedDecision, reviewGame, roundPoints } from '../bots/review/review.ts';
import type { Sampling } from '../bots/search/worlds.ts';
import { catchTooMuch } from '../game/fault.ts';
import type { WholeGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { writeFault } from '../referee/answer.ts';
import { cleanTurns } from '../referee/clean-turns.ts';
import { startOf } from '../referee/judged-entries.ts';
import { readJson } from '../referee/read-json.ts';
import { readRecord } from '../referee/record.ts';
import { seatNumberName } from '../referee/verdict.ts';

/** Writes a decision in the wire format. */
function writeDecision(game: WholeGame, { at, seat, view, decision }: JudgedDecision): JsonObject {
  const { played, best, cost, margin95 } = decision;
  const flag = flagDecision(decision, game.search.thresholds);
  const write = ({ move, value }: typeof played): JsonObject => ({
    move: game.notation.move.write(move),
    says: game.texts.describeMove(move),
    value: roundPoints(value),
  });
  return {
    at,
    seat,
    played: write(played),
    best: write(best),
    cost: roundPoints(cost),
    error: roundPoints(margin95),
    flag,
    ...(flag && { points: roundPoints(decision.points.cost) }),
    ...(decision.hinted && { hinted: true }),
    why: flag === null ? [] : explainDecision(game, view, seat, decision, seatNumberName).map((one) => ({ ...one })),
  };
}

/** Reviews a record, given as a line of JSON. */
export function reviewLine(games: ReadonlyMap<string, WholeGame>, line: string, sampling: Sampling): JsonObject {
  const json = readJson(line);
  if (!json.ok) return writeFault(json.fault);
  const record = readRecord(json.value, (id) => games.get(id));
  if (!record.ok) return writeFault(record.fault);
  const turns = catchTooMuch(() => cleanTurns(record.value));
  if (!turns.ok) return writeFault(turns.fault);
  if (!turns.value.ok) return writeFault(turns.value.fault);
  const { game } = record.value;
  const { decisions, summary } = reviewGame(game, startOf(record.value).state, turns.value.value, sampling);
  return {
    decisions: decisions.map((one) => writeDecision(game, one)),
    summary: summary.map((one) => ({ ...one })),
  };
}
