import { catchTooMuch, type Fault, fault, ok, type Result } from '../game/fault.ts';
import type { JsonObject } from '../game/json.ts';
import { auditRecord, writeAudit } from './audit.ts';
import { Budget } from './budget.ts';
import { type Case, type FindGame, readCase, readScore } from './case.ts';
import { certainMoves } from './certain-moves.ts';
import { playPresupposed } from './presupposition.ts';
import { readJson } from './read-json.ts';
import { readRecord } from './record.ts';
import { ruleWithoutReadings, writeRuling } from './ruling.ts';
import { seatNumberName } from './verdict.ts';

export const COMMANDS = ['judge', 'moves', 'apply', 'score', 'audit'] as const;
export type Command = (typeof COMMANDS)[number];

/** Writes a fault in the wire format. */
export function writeFault({ code, path, says }: Fault): {
  readonly error: Readonly<Record<keyof Fault, string>>;
} {
  return { error: { code, path, says } };
}

function answerJudge(json: JsonObject, find: FindGame): JsonObject {
  const question = readCase(json, find, 'move');
  if (!question.ok) return writeFault(question.fault);
  const { game, state, seat, move } = question.value;
  return writeRuling(game, ruleWithoutReadings(game, state, seat, move as NonNullable<Case['move']>));
}

/**
 * Limit of a list of moves. Among a million tables reached by random play the longest list had 32,182 moves, of a large
 * hand; a move takes up to 1 kB before it is written.
 */
const MAX_LISTED = 40_000;
/** Limit of worlds judged for one list. */
const MAX_WORLDS = 50_000;

/**
 * Every certain move as JSON text, sorted. The texts are kept in place of the moves: they take a tenth of the memory.
 */
function moveTexts({ game, state, seat }: Case): string[] {
  const budget = new Budget(MAX_WORLDS, 'position');
  const moves = certainMoves(game, state, seat, { end: MAX_LISTED, budget });
  return moves.map((move) => JSON.stringify(game.notation.move.write(move))).sort();
}

function listMoveTexts(json: JsonObject, find: FindGame): Result<readonly string[]> {
  const { move: _, ...position } = json;
  const question = readCase(position, find, 'position');
  return question.ok ? ok(moveTexts(question.value)) : question;
}

function answerMoves(json: JsonObject, find: FindGame): JsonObject {
  const texts = listMoveTexts(json, find);
  if (!texts.ok) return writeFault(texts.fault);
  return { moves: texts.value.map((text) => JSON.parse(text) as JsonObject) };
}

function answerApply(json: JsonObject, find: FindGame): JsonObject {
  const question = readCase(json, find, 'move');
  if (!question.ok) return writeFault(question.fault);
  const { game, state, seat, options, seed } = question.value;
  const move = question.value.move as NonNullable<Case['move']>;
  const ruling = ruleWithoutReadings(game, state, seat, move);
  if (ruling.verdict === 'illegal') return writeRuling(game, ruling);
  const { state: stateAfter, events, unclear } = playPresupposed(game, state, seat, move);
  if (unclear) return writeFault(fault('bad-position', `position.${unclear.path}`, unclear.says).fault);
  const position = game.notation.position.write(stateAfter);
  const reread = game.notation.position.read(position, options, seed);
  if (!reread.ok) return writeFault(counterFault(reread.fault).fault);
  return {
    position,
    events: events.map((event) => ({
      kind: event.kind,
      rule: event.rule,
      says: game.texts.describeEvent(event, seatNumberName),
    })),
  };
}

/** Only counters can grow out of range by a move. */
const counterFault = ({ path }: Fault): Extract<Result<never>, { ok: false }> =>
  fault('too-much', path, 'After this move the number here is larger than the referee can count.');

function answerScore(json: JsonObject, find: FindGame): JsonObject {
  const question = readScore(json, find);
  if (!question.ok) return writeFault(question.fault);
  const { game, options, won } = question.value;
  const answer = game.notation.score?.count(won, options) ?? fault('bad-json', '', 'This game has nothing to count.');
  if (!answer.ok) return writeFault(answer.fault);
  const { scores, lines, more } = answer.value;
  return { ...(scores ? { scores } : {}), lines: lines.map((line) => ({ ...line })), ...more };
}

function answerAudit(json: JsonObject, find: FindGame): JsonObject {
  const record = readRecord(json, find);
  if (!record.ok) return writeFault(record.fault);
  const auditResult = auditRecord(record.value);
  return auditResult.ok ? writeAudit(record.value.game, auditResult.value) : writeFault(auditResult.fault);
}

const ANSWER_BY_COMMAND: Readonly<Record<Command, (json: JsonObject, find: FindGame) => JsonObject>> = {
  judge: answerJudge,
  moves: answerMoves,
  apply: answerApply,
  score: answerScore,
  audit: answerAudit,
};

/** Answers one question in the wire format. Faults become error answers; other errors are bugs and pass. */
export function answerQuestion(command: Command, json: JsonObject, find: FindGame): JsonObject {
  const result = catchTooMuch(() => ANSWER_BY_COMMAND[command](json, find));
  return result.ok ? result.value : writeFault(result.fault);
}

/** Answers a question given as a line of text. */
export function answer(command: Command, line: string, find: FindGame): JsonObject {
  const json = readJson(line);
  return json.ok ? answerQuestion(command, json.value, find) : writeFault(json.fault);
}

/** An answer as a line of JSON. */
export interface AnswerLine {
  readonly text: string;
  readonly isError: boolean;
}

export const toAnswerLine = (json: object): AnswerLine => ({
  text: JSON.stringify(json),
  isError: 'error' in json,
});

/** Like `answer`, as a line of text. Moves are never all parsed at once: only their texts are in memory. */
export function answerLine(command: Command, line: string, find: FindGame): AnswerLine {
  const json = command === 'moves' ? readJson(line) : undefined;
  if (!json?.ok) return toAnswerLine(answer(command, line, find));
  const texts = catchTooMuch(() => listMoveTexts(json.value, find));
  if (!texts.ok) return toAnswerLine(writeFault(texts.fault));
  if (!texts.value.ok) return toAnswerLine(writeFault(texts.value.fault));
  return { text: `{"moves":[${texts.value.value.join()}]}`, isError: false };
}

/**
 * Answers one line of many. If the referee itself fails, the line gets an error answer and the next can be answered.
 * @param number of the line, from 1
 * @param report receives the error: a bug of ours
 */
export function answerSafely(number: number, say: () => AnswerLine, report: (error: unknown) => void): AnswerLine {
  try {
    return say();
  } catch (error) {
    report(error);
    const message = `The referee failed at line ${number}: that is a fault of ours, not of the line.`;
    return toAnswerLine(writeFault(fault('too-much', '', message).fault));
  }
}
