import { FAULT_CODES } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { COUNT_SCHEMA, listSchema, objectSchema, schemaRef, TEXT_SCHEMA } from './parts.ts';

/** The answer to an invalid question. */
export const ERROR_SCHEMA = objectSchema({
  error: objectSchema({ code: { enum: [...FAULT_CODES] }, path: { type: 'string' }, says: TEXT_SCHEMA }),
});

const none: JsonObject = { maxItems: 0 };
const notEmpty: JsonObject = { minItems: 1 };

const withVerdict = (verdict: string, properties: JsonObject): JsonObject => ({
  if: { properties: { verdict: { const: verdict } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so, and nobody awaits it
  then: { properties },
});

const VERDICT_SCHEMA: JsonObject = { enum: ['legal', 'illegal', 'depends'] };

const RULING_SCHEMA = objectSchema(
  {
    verdict: VERDICT_SCHEMA,
    findings: listSchema(schemaRef('finding')),
    permits: listSchema(schemaRef('permission')),
    depends: listSchema(TEXT_SCHEMA),
    nearest: schemaRef('nearest'),
  },
  {
    allOf: [
      withVerdict('legal', { findings: none, permits: notEmpty, depends: none, nearest: none }),
      withVerdict('illegal', { findings: notEmpty, permits: none, depends: none }),
      withVerdict('depends', { findings: none, permits: none, depends: notEmpty }),
    ],
  },
);

const OUTCOME_SCHEMA: JsonObject = {
  anyOf: [
    objectSchema({ winners: listSchema(COUNT_SCHEMA, notEmpty), scores: listSchema({ type: 'integer' }) }),
    { type: 'null' },
  ],
};

const at = { at: COUNT_SCHEMA };
const position = { ...at, seat: COUNT_SCHEMA };
const settled: JsonObject = { anyOf: [objectSchema({ ...at, verdict: VERDICT_SCHEMA }), { type: 'null' }] };

const AUDIT_SCHEMA = objectSchema({
  tries: COUNT_SCHEMA,
  irregular: listSchema(
    objectSchema({
      ...position,
      verdict: VERDICT_SCHEMA,
      findings: listSchema(schemaRef('irregularity')),
      nearest: schemaRef('nearest'),
      'then?': { anyOf: [{ const: 'taken-back' }, objectSchema({ position: { type: 'object' } })] },
    }),
  ),
  unsure: listSchema(objectSchema({ ...position, depends: listSchema(TEXT_SCHEMA), settled })),
  readings: listSchema(
    objectSchema({
      option: TEXT_SCHEMA,
      value: { type: ['string', 'number', 'boolean'] },
      irregular: listSchema(COUNT_SCHEMA),
    }),
  ),
  position: schemaRef('position-written'),
  outcome: OUTCOME_SCHEMA,
});

/** The schemas of the referee's answers about a game, and their parts. */
export function answersOf({ rules }: Game): JsonObject {
  const ids = (kinds: readonly string[]): string[] =>
    rules.all.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const happens = objectSchema({
    kind: TEXT_SCHEMA,
    rule: { enum: ids(['consequence', 'permission', 'restriction']) },
    says: TEXT_SCHEMA,
  });
  const points: JsonObject = { type: 'integer' };
  const line = objectSchema({
    seat: { anyOf: [COUNT_SCHEMA, { type: 'null' }] },
    rule: { enum: ids(['consequence', 'permission', 'definition']) },
    points,
    says: TEXT_SCHEMA,
    'for?': TEXT_SCHEMA,
  });
  return {
    restriction: { enum: ids(['restriction']) },
    permission: { enum: ids(['permission', 'exception']) },
    finding: objectSchema({ rule: schemaRef('restriction'), says: TEXT_SCHEMA }),
    irregularity: objectSchema({ rule: { anyOf: [schemaRef('restriction'), { type: 'null' }] }, says: TEXT_SCHEMA }),
    nearest: listSchema(objectSchema({ move: schemaRef('move-written'), says: TEXT_SCHEMA }), { maxItems: 3 }),
    ruling: RULING_SCHEMA,
    moves: objectSchema({ moves: listSchema(schemaRef('move-written'), { uniqueItems: true }) }),
    applied: objectSchema({ position: schemaRef('position-written'), events: listSchema(happens) }),
    scored: objectSchema({ 'scores?': listSchema(points), lines: listSchema(line) }, { additionalProperties: true }),
    audit: AUDIT_SCHEMA,
    error: ERROR_SCHEMA,
  };
}
