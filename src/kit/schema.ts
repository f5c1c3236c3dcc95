import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { Options } from '../game/options.ts';
import { answersOf } from './answers.ts';
import { questionsOf } from './questions.ts';
import { describeSchema } from './schema-description.ts';
import { shapesOf } from './shapes.ts';

/** The JSON Schema dialect. */
export const SCHEMA_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The schemas of written moves and positions under any house rules. */
function writtenOf(game: Game): JsonObject {
  const fits = (options: Options): boolean => !game.checkOptions?.(options);
  const anyShape = (make: (options: Options) => JsonObject): JsonObject => {
    const schemas = shapesOf(game.options, make, fits).map(({ schema }) => schema);
    return schemas.length === 1 ? (schemas[0] as JsonObject) : { anyOf: schemas };
  };
  return {
    'move-written': anyShape((options) => describeSchema(game.notation.move.schema(options), 'written')),
    'position-written': anyShape((options) => {
      const fields = describeSchema(game.notation.position.schema(options), 'written');
      return { ...fields, required: Object.keys(fields['properties'] as JsonObject) };
    }),
  };
}

/**
 * The wire format of a game: questions (`case`, `try`, which is a case with a move, `record`, `score`) and answers
 * (`ruling`, `moves`, `applied`, `scored`, `audit`, `error`), each by name in `$defs`.
 */
export function schemaOf(game: Game): JsonObject {
  return {
    $schema: SCHEMA_DIALECT,
    title: `The wire format of ${game.name}`,
    $defs: { ...questionsOf(game), ...writtenOf(game), ...answersOf(game) },
  };
}
