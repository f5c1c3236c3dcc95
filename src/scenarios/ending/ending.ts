import * as v from 'valibot';
import type { TableGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameState } from '../../game/play.ts';
import { readCase, writeCase } from '../../referee/case.ts';

/**
 * A position near the end of a deal with open hands, in which no hidden card matters. The player plays it
 * from each side against best play.
 */
export interface Ending {
  /** The position in the wire format, including the turn. */
  readonly case: JsonObject;
  /** Lead of side 0 after best play, in the game's evaluation. */
  readonly value: number;
  /** Number of moves in best play. */
  readonly moves: number;
}

const schema = v.array(
  v.strictObject({
    case: v.custom<JsonObject>((json) => typeof json === 'object' && json !== null, 'A table is an object.'),
    value: v.number(),
    moves: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
);

/**
 * Reads stored endings.
 * @throws Error if one isn't valid
 */
export const readEndings = (json: unknown): readonly Ending[] => v.parse(schema, json);

/** Reads the state of an ending; undefined if it isn't valid, for example after a change of the format. */
export function readEndingTable(game: TableGame, ending: Pick<Ending, 'case'>): GameState | undefined {
  const parsed = readCase({ ...ending.case, game: game.id }, () => game, 'position');
  return parsed.ok ? parsed.value.state : undefined;
}

/** Writes the case of an ending, no card hidden. */
export const writeEndingCase = (game: TableGame, state: GameState): JsonObject =>
  writeCase({ game, options: state.options, state, seat: game.play.turn(state) ?? 0, move: null });
