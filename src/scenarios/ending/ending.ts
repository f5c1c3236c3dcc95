import * as v from 'valibot';
import type { TableGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameState } from '../../game/play.ts';
import { readCase, writeCase } from '../../referee/case.ts';

/**
 * A table near the end of a deal at which all hands lie open, and nothing that is hidden matters any more. It is
 * played from both sides, against best play.
 */
export interface Ending {
  /** The table, in wire form: whose turn it is stands in it. */
  readonly case: JsonObject;
  /** By how much the first side is ahead in the end if both play their best, in the game’s own reckoning. */
  readonly value: number;
  /** So many moves best play takes. */
  readonly moves: number;
}

const schema = v.array(
  v.strictObject({
    case: v.custom<JsonObject>((json) => typeof json === 'object' && json !== null, 'A table is an object.'),
    value: v.number(),
    moves: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
);

/** Endings out of a file. @throws Error where one is none of ours */
export const readEndings = (json: unknown): readonly Ending[] => v.parse(schema, json);

/** The table of an ending; undefined where it can’t be read: another edition’s, perhaps. */
export function readEndingTable(game: TableGame, ending: Pick<Ending, 'case'>): GameState | undefined {
  const read = readCase({ ...ending.case, game: game.id }, () => game, 'position');
  return read.ok ? read.value.state : undefined;
}

/** A table as an ending lays it: all of it is written down. */
export const writeEndingCase = (game: TableGame, state: GameState): JsonObject =>
  writeCase({ game, options: state.options, state, seat: game.play.turn(state) ?? 0, move: null });
