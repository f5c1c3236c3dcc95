import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { Options } from '../game/options.ts';
import { LONGEST_NAME, MAX_TRIES } from '../referee/record.ts';
import { describeOption, findClashes, optionCondition } from './conditions.ts';
import { COUNT_SCHEMA, listSchema, objectSchema, schemaRef } from './parts.ts';
import { describeSchema } from './schema-description.ts';
import { createShaper } from './shapes.ts';

const optionsOf = ({ options }: Game): JsonObject =>
  objectSchema(Object.fromEntries(options.map((spec) => [`${spec.key}?`, describeOption(spec)])));

/** Conditions that exclude options which are invalid together. */
const forbidden = ({ options, checkOptions }: Game): readonly JsonObject[] =>
  findClashes(options, (combined) => checkOptions?.(combined)).map(
    ([firstSpec, firstValue, secondSpec, secondValue]) => ({
      not: { allOf: [optionCondition(firstSpec, [firstValue]), optionCondition(secondSpec, [secondValue])] },
    }),
  );

const at = (key: string, schema: JsonObject): JsonObject => ({ properties: { [key]: schema } });

/** A condition on every entry of a record. */
const eachTry = (schema: JsonObject): JsonObject => at('moves', { items: schema });

/** The schema of a score question. */
function wonOf({ id, notation }: Game, options: Options): JsonObject {
  const schema: JsonObject = notation.score ? describeSchema(notation.score.schema(options), 'read') : {};
  const alternatives = (schema['anyOf'] ?? [schema]) as readonly JsonObject[];
  const completed = alternatives.map(({ properties, required }): JsonObject => {
    const allProperties = { ...(properties as JsonObject), game: { const: id }, options: schemaRef('options') };
    return { type: 'object', properties: allProperties, required: required ?? [], additionalProperties: false };
  });
  return completed.length === 1 ? (completed[0] as JsonObject) : { anyOf: completed };
}

/** Returns the schemas that depend on house rules: positions, moves, seats and names. */
function shapesIn(game: Game) {
  const shape = createShaper(game.options, (options) => !game.checkOptions?.(options));
  const text: JsonObject = { type: 'string', maxLength: LONGEST_NAME };
  return {
    position: shape('position', (options) => describeSchema(game.notation.position.schema(options), 'read')),
    move: shape('move', (options) => describeSchema(game.notation.move.schema(options), 'read')),
    seat: shape('seat', (options) => ({ type: 'integer', minimum: 0, maximum: game.seats(options) - 1 })),
    names: shape('names', (options) => {
      const seatCount = game.seats(options);
      return listSchema(text, { minItems: seatCount, maxItems: seatCount });
    }),
    won: shape('won', (options) => wonOf(game, options)),
  };
}

const anySchema: JsonObject = {};
const THEN_SCHEMA: JsonObject = { anyOf: [{ const: 'taken-back' }, objectSchema({ position: anySchema })] };
const START_SCHEMA: JsonObject = {
  oneOf: [objectSchema({ seed: COUNT_SCHEMA }), objectSchema({ position: anySchema })],
};
const TRY_SCHEMA = objectSchema({ seat: anySchema, move: anySchema, 'then?': THEN_SCHEMA });

/** Returns the conditions that apply these schemas wherever a record contains such a value. */
const ofRecord = ({ position, move, seat, names }: ReturnType<typeof shapesIn>): readonly JsonObject[] => [
  ...position.conditionsAt((schema) => at('start', at('position', schema))),
  ...position.conditionsAt((schema) => eachTry(at('then', at('position', schema)))),
  ...move.conditionsAt((schema) => eachTry(at('move', schema))),
  ...seat.conditionsAt((schema) => eachTry(at('seat', schema))),
  ...names.conditionsAt((schema) => at('names', schema)),
];

/** The schemas of questions about a game: cases, tries, records, scores. */
export function questionsOf(game: Game): JsonObject {
  const shapes = shapesIn(game);
  const { position, move, seat, names, won } = shapes;
  const base = { game: { const: game.id }, 'options?': schemaRef('options') };
  const clashing = forbidden(game);
  const ofCase = [
    ...position.conditionsAt((schema) => at('position', schema)),
    ...move.conditionsAt((schema) => at('move', schema)),
    ...seat.conditionsAt((schema) => at('seat', schema)),
  ];
  const score = {
    type: 'object',
    properties: { game: { const: game.id }, options: schemaRef('options') },
    required: ['game'],
    allOf: [...clashing, ...won.conditionsAt((schema) => schema)],
  };
  return {
    ...{ ...position.defs, ...move.defs, ...seat.defs, ...names.defs },
    options: optionsOf(game),
    case: objectSchema(
      { ...base, 'position?': anySchema, 'seat?': anySchema, 'move?': anySchema, 'seed?': COUNT_SCHEMA },
      { allOf: [...clashing, ...ofCase] },
    ),
    try: { allOf: [schemaRef('case'), { required: ['move'] }] },
    record: objectSchema(
      { ...base, 'names?': anySchema, start: START_SCHEMA, moves: listSchema(TRY_SCHEMA, { maxItems: MAX_TRIES }) },
      { allOf: [...clashing, ...ofRecord(shapes)] },
    ),
    ...(game.notation.score ? { ...won.defs, score } : {}),
  };
}
