import type { Work } from '../bots/review/decision.ts';
import { flagOf } from '../bots/review/flag.ts';
import { type JudgedAt, review, type Turned, told } from '../bots/review/review.ts';
import { why } from '../bots/review/why.ts';
import { attempted, fault, ok, type Result } from '../game/fault.ts';
import type { WholeGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { writeFault } from '../referee/answer.ts';
import { audit } from '../referee/audit.ts';
import { readJson } from '../referee/case.ts';
import { heard, startOf } from '../referee/heard.ts';
import { readRecord, type TableRecord } from '../referee/record.ts';
import { bySeat } from '../referee/verdict.ts';

/** Worlds and seed where nobody says which. */
export const USUAL_WORK: Work = { worlds: 32, seed: 1 };

const dirty = (at: number, says: string): Result<never> =>
  fault('bad-record', `moves[${at}]`, `${says} Only a game without irregularities can be reviewed.`);

/** The decisions of a record, where nothing irregular happened in it. @throws TooMuch */
function turnsOf(record: TableRecord): Result<readonly Turned[]> {
  const said = audit(record);
  if (!said.ok) return said;
  const [first] = said.value.irregular;
  if (first) return dirty(first.at, first.irregular?.findings[0]?.says ?? 'This was against the rules.');
  const refuted = said.value.unsure.find(({ settled }) => settled?.verdict === 'illegal');
  if (refuted) return dirty(refuted.at, 'What came to light later shows that this was against the rules.');
  return ok(
    [...heard(record)].map(({ at, entry, before, after }) => ({
      at,
      seat: entry.seat,
      move: entry.move,
      before,
      after,
    })),
  );
}

/** A decision in the wire format. */
function writeDecision(game: WholeGame, { at, seat, view, decision }: JudgedAt): JsonObject {
  const { played, best, cost, error } = decision;
  const flag = flagOf(decision, game.search.costly);
  const write = ({ move, value }: typeof played): JsonObject => ({
    move: game.wire.move.write(move),
    says: game.talk.describe(move),
    value: told(value),
  });
  return {
    at,
    seat,
    played: write(played),
    best: write(best),
    cost: told(cost),
    error: told(error),
    flag,
    why: flag === null ? [] : why(game, view, seat, decision, bySeat).map((one) => ({ ...one })),
  };
}

/** Reviews a record, a line of JSON: each decision, and how the game went for every seat. */
export function reviewLine(games: ReadonlyMap<string, WholeGame>, line: string, work: Work): JsonObject {
  const json = readJson(line);
  if (!json.ok) return writeFault(json.fault);
  const record = readRecord(json.value, (id) => games.get(id));
  if (!record.ok) return writeFault(record.fault);
  const turns = attempted(() => turnsOf(record.value));
  if (!turns.ok) return writeFault(turns.fault);
  if (!turns.value.ok) return writeFault(turns.value.fault);
  const game = games.get(record.value.game.id) as WholeGame;
  const { decisions, summary } = review(game, startOf(record.value).state, turns.value.value, work);
  return {
    decisions: decisions.map((one) => writeDecision(game, one)),
    summary: summary.map((one) => ({ ...one })),
  };
}
