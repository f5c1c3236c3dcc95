import { FAULT_CODES } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { COUNT, list, object, ref, TEXT } from './parts.ts';

/** The answer to an invalid question. */
export const ERROR = object({
  error: object({ code: { enum: [...FAULT_CODES] }, path: { type: 'string' }, says: TEXT }),
});

const none: JsonObject = { maxItems: 0 };
const some: JsonObject = { minItems: 1 };

const withVerdict = (verdict: string, properties: JsonObject): JsonObject => ({
  if: { properties: { verdict: { const: verdict } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so, and nobody awaits it
  then: { properties },
});

const VERDICT: JsonObject = { enum: ['legal', 'illegal', 'depends'] };

const RULING = object(
  {
    verdict: VERDICT,
    findings: list(ref('finding')),
    permits: list(ref('permission')),
    depends: list(TEXT),
    nearest: ref('nearest'),
  },
  {
    allOf: [
      withVerdict('legal', { findings: none, permits: some, depends: none, nearest: none }),
      withVerdict('illegal', { findings: some, permits: none, depends: none }),
      withVerdict('depends', { findings: none, permits: none, depends: some }),
    ],
  },
);

const OUTCOME: JsonObject = {
  anyOf: [object({ winners: list(COUNT, some), scores: list({ type: 'integer' }) }), { type: 'null' }],
};

const at = { at: COUNT };
const position = { ...at, seat: COUNT };
const settled: JsonObject = { anyOf: [object({ ...at, verdict: VERDICT }), { type: 'null' }] };

const AUDIT = object({
  tries: COUNT,
  irregular: list(
    object({
      ...position,
      verdict: VERDICT,
      findings: list(ref('irregularity')),
      nearest: ref('nearest'),
      'then?': { anyOf: [{ const: 'taken-back' }, object({ position: { type: 'object' } })] },
    }),
  ),
  unsure: list(object({ ...position, depends: list(TEXT), settled })),
  readings: list(object({ option: TEXT, value: { type: ['string', 'number', 'boolean'] }, irregular: list(COUNT) })),
  position: ref('position-written'),
  outcome: OUTCOME,
});

/** The schemas of the referee’s answers about a game, and their parts. */
export function answersOf({ rules }: Game): JsonObject {
  const ids = (kinds: readonly string[]): string[] =>
    rules.all.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const happens = object({
    kind: TEXT,
    rule: { enum: ids(['consequence', 'permission', 'restriction']) },
    says: TEXT,
  });
  const points: JsonObject = { type: 'integer' };
  const line = object({
    seat: { anyOf: [COUNT, { type: 'null' }] },
    rule: { enum: ids(['consequence', 'permission', 'definition']) },
    points,
    says: TEXT,
    'for?': TEXT,
  });
  return {
    restriction: { enum: ids(['restriction']) },
    permission: { enum: ids(['permission', 'exception']) },
    finding: object({ rule: ref('restriction'), says: TEXT }),
    irregularity: object({ rule: { anyOf: [ref('restriction'), { type: 'null' }] }, says: TEXT }),
    nearest: list(object({ move: ref('move-written'), says: TEXT }), { maxItems: 3 }),
    ruling: RULING,
    moves: object({ moves: list(ref('move-written'), { uniqueItems: true }) }),
    applied: object({ position: ref('position-written'), events: list(happens) }),
    scored: object({ 'scores?': list(points), lines: list(line) }, { additionalProperties: true }),
    audit: AUDIT,
    error: ERROR,
  };
}
