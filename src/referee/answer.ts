import { type Fault, fault, type Result, UnseenCards } from '../game/fault.ts';
import type { JsonObject } from '../game/json.ts';
import { type Case, type FindGame, readCase, readJson, readScore } from './case.ts';
import { certainMoves } from './certain.ts';
import { bySeat, rule, writeRuling } from './ruling.ts';

export const COMMANDS = ['judge', 'moves', 'apply', 'score'] as const;
export type Command = (typeof COMMANDS)[number];

export function writeFault({ code, path, says }: Fault): JsonObject {
  return { error: { code, path, says } };
}

function judged(json: JsonObject, find: FindGame): JsonObject {
  const asked = readCase(json, find, 'move');
  if (!asked.ok) return writeFault(asked.fault);
  const { game, state, seat, move } = asked.value;
  return writeRuling(game, rule(game, state, seat, move as NonNullable<Case['move']>));
}

/** A list longer than this helps nobody and would not fit into memory; only a very odd table has one. */
const MOST_LISTED = 200_000;
const tooMany = fault(
  'bad-position',
  'position',
  `More than ${MOST_LISTED} moves are possible here: too many to list.`,
);

function listed(json: JsonObject, find: FindGame): JsonObject {
  const { move: _, ...position } = json;
  const asked = readCase(position, find, 'position');
  if (!asked.ok) return writeFault(asked.fault);
  const { game, state, seat } = asked.value;
  const moves = certainMoves(game, state, seat, MOST_LISTED);
  if (moves.length >= MOST_LISTED) return writeFault(tooMany.fault);
  const texts = moves.map((move) => JSON.stringify(game.wire.move.write(move)));
  return { moves: texts.sort().map((text) => JSON.parse(text) as JsonObject) };
}

function applied(json: JsonObject, find: FindGame): JsonObject {
  const asked = readCase(json, find, 'move');
  if (!asked.ok) return writeFault(asked.fault);
  const { game, state, seat } = asked.value;
  const move = asked.value.move as NonNullable<Case['move']>;
  const ruling = rule(game, state, seat, move);
  if (ruling.verdict === 'illegal') return writeRuling(game, ruling);
  try {
    const { state: after, events } = game.play(state, seat, move);
    return {
      position: game.wire.position.write(after),
      events: events.map((event) => ({ kind: event.kind, rule: event.rule, says: game.tell(event, bySeat) })),
    };
  } catch (error) {
    if (error instanceof UnseenCards) return writeFault(unseenFault(error).fault);
    throw error;
  }
}

function unseenFault(error: UnseenCards): Extract<Result<never>, { ok: false }> {
  return fault('bad-position', `position.${error.path}`, error.message);
}

function counted(json: JsonObject, find: FindGame): JsonObject {
  const asked = readScore(json, find);
  if (!asked.ok) return writeFault(asked.fault);
  const { game, options, won } = asked.value;
  const answer =
    game.wire.score?.count(won, options) ?? fault('bad-json', '', 'This game has nothing to count.');
  if (!answer.ok) return writeFault(answer.fault);
  const { scores, lines, more } = answer.value;
  return { ...(scores ? { scores } : {}), lines: lines.map((line) => ({ ...line })), ...more };
}

const ANSWERS: Readonly<Record<Command, (json: JsonObject, find: FindGame) => JsonObject>> = {
  judge: judged,
  moves: listed,
  apply: applied,
  score: counted,
};

/** One line in, one answer out, in the wire format; what is wrong is an error answer, never a throw. */
export function answer(command: Command, line: string, find: FindGame): JsonObject {
  const json = readJson(line);
  return json.ok ? ANSWERS[command](json.value, find) : writeFault(json.fault);
}
