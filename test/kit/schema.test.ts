import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { games } from '../../src/games/index.ts';
import { schemaOf } from '../../src/kit/schema.ts';
import { createRandom } from '../../src/random/random.ts';
import { answer, type Command } from '../../src/referee/answer.ts';
import { joinBook } from '../../src/rulebook/book.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { publishCases, publishRecords, publishRules } from '../../src/rulebook/publication.ts';
import { readVerdicts } from '../../src/rulebook/verdicts.ts';
import { irregularRecord } from '../contract/irregular-record.ts';
import type { CountedPosition } from '../contract/perft.ts';
import { beginningOf, decisionsOf, wholeGame } from '../contract/random-game.ts';
import { baseSeed, isQuick, scaledCount } from '../depth.ts';
import { changeJson } from '../fuzz/change-json.ts';

/** Schema of each command's input. */
const INPUT_OF_COMMAND = { judge: 'try', apply: 'try', moves: 'case', score: 'score', audit: 'record' } as const;
/** Schema of each command's answer. */
const ANSWER_OF_COMMAND = {
  judge: 'ruling',
  apply: 'applied',
  moves: 'moves',
  score: 'scored',
  audit: 'audit',
} as const;

/** Errors of values with a wrong shape, which a schema can detect. */
const OF_SHAPE =
  /missing here|whole number|(?:no|isn’t a) card of this game|no such field|There must be \d+ .* here, not|as a list|This is a list|(?:is|must be) an object|This card (?:lies open|is face up)|true or false|as text|no house rule|must be one of|A record says|A name must be/;

/** The schema of a game, with each definition compiled. */
function schemasOf(game: WholeGame): (name: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  ajv.addSchema(schemaOf(game), 'wire');
  return (name) => ajv.getSchema(`wire#/$defs/${name}`) as ValidateFunction;
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  const schema = schemasOf(game);
  const find = (id: string) => (id === game.id ? game : undefined);
  const ask = (command: Command, json: JsonObject): JsonObject => answer(command, JSON.stringify(json), find);

  /** The parts that violate the schema. */
  const schemaErrors = (name: string, json: JsonObject): unknown => {
    const validate = schema(name);
    return validate(json) ? null : { name, json, errors: validate.errors };
  };

  /** A valid question and its answer. */
  function expectValid(command: Command, json: JsonObject): void {
    expect(schemaErrors(INPUT_OF_COMMAND[command], json)).toBeNull();
    const reply = ask(command, json);
    const name = command === 'apply' && 'verdict' in reply ? 'ruling' : ANSWER_OF_COMMAND[command];
    expect(schemaErrors('error' in reply ? 'error' : name, reply)).toBeNull();
  }

  test.skipIf(isQuick)('every recorded case and its ruling match the schema', () => {
    const { cases } = joinBook(game, contentOf(game.id));
    for (const { data } of cases) {
      const { position, options, seat, move } = data;
      const question = { ...(options && { options }), ...(seat !== undefined && { seat }) };
      const json: JsonObject = { game: game.id, position, ...question };
      expectValid('moves', json);
      if (move) expectValid('judge', { ...json, move });
      if (move) expectValid('apply', { ...json, move });
    }
    expect(cases.length).toBeGreaterThan(30);
  });

  test.skipIf(isQuick)('every published file matches it too', () => {
    const book = joinBook(game, contentOf(game.id));
    for (const { case: question, ruling } of publishCases(book)) {
      expect(schemaErrors(ruling ? 'try' : 'case', question)).toBeNull();
      if (ruling) expect(schemaErrors('ruling', ruling)).toBeNull();
    }
    const records = publishRecords(game);
    for (const { record, audit } of records) {
      expect(schemaErrors('record', record)).toBeNull();
      expect(schemaErrors('audit', audit)).toBeNull();
    }
    const positions = JSON.parse(readFileSync(`content/${game.id}/perft.json`, 'utf8')) as readonly CountedPosition[];
    for (const { case: question } of positions) expect(schemaErrors('case', question)).toBeNull();
    for (const line of readVerdicts(game.id)) expect(schemaErrors('try', line.case)).toBeNull();
    const irregular = records.map(({ audit }) => (audit['irregular'] as unknown[]).length > 0);
    expect(irregular).toEqual([false, false, true]);
    const publishedIds = new Set(publishRules(book).map(({ id }) => id));
    expect(game.rules.all.filter(({ id }) => !publishedIds.has(id))).toEqual([]);
  });

  const random = createRandom(baseSeed);
  const randomGames = Array.from({ length: scaledCount(20) }, () =>
    beginningOf(wholeGame(game, random.integerBelow(2 ** 31))),
  );
  const cases = randomGames.flatMap((one) =>
    [...decisionsOf(game, one)].slice(-3).map(({ state, seat, move }): JsonObject => {
      const shownState =
        random.integerBelow(2) === 0
          ? state
          : game.visibility.view(state, random.integerBelow(game.seats(one.options)));
      const position = game.notation.position.write(shownState);
      return {
        game: game.id,
        options: one.options,
        position,
        seat,
        move: game.notation.move.write(move),
        seed: 3,
      };
    }),
  );
  const records = randomGames.map((one) => irregularRecord(game, one).record);

  test('fresh cases and records match it too, under random house rules', () => {
    for (const json of cases) {
      expectValid('judge', json);
      expectValid('apply', json);
      expectValid('moves', json);
      expect(schemaErrors('position-written', json['position'] as JsonObject)).toBeNull();
      expect(schemaErrors('move-written', json['move'] as JsonObject)).toBeNull();
    }
    for (const json of records) expectValid('audit', json);
  });

  const agree =
    'what the schema refuses the referee can’t read; what it accepts fails at most by what no schema can say';
  test.skipIf(isQuick)(agree, () => {
    const positions = cases.map(({ move: _, ...json }) => json);
    const keys = game.notation.score?.keys ?? [];
    const counts = cases.map(({ options, position }): JsonObject => {
      // Some games ask for cards, others for a number.
      const countLists = ([key, value]: [string, unknown]) =>
        random.integerBelow(2) === 0 && Array.isArray(value)
          ? [key, value.map((one) => (Array.isArray(one) ? one.length : one))]
          : [key, value];
      const fields = Object.entries(position as JsonObject)
        .filter(([key]) => keys.includes(key))
        .map(countLists);
      return { game: game.id, options: options as JsonObject, ...Object.fromEntries(fields) };
    });
    const samples = [
      ...(game.notation.score ? [['score', counts, 100] as const] : []),
      ['judge', cases, 200],
      ['moves', positions, 100],
      ['audit', records, 40],
    ] as const;
    for (const [command, inputs, times] of samples) {
      const counts = { refused: 0, unreadable: 0, fine: 0 };
      for (let i = 0; i < scaledCount(times); i++) {
        const json = changeJson(random.pick<JsonObject>(inputs), inputs, random);
        const { error } = ask(command, json) as { error?: { code: string; says: string } };
        const inputErrors = schemaErrors(INPUT_OF_COMMAND[command], json);
        if (inputErrors) {
          expect({ error, refused: inputErrors }).toMatchObject({ error: {} });
          counts.refused++;
        } else if (error) {
          expect(error.says, JSON.stringify(json)).not.toMatch(OF_SHAPE);
          counts.unreadable++;
        } else counts.fine++;
      }
      console.info(`${game.name}, ${command}:`, counts);
      expect(counts.refused).toBeGreaterThan(0);
      if (command !== 'score') expect(counts.fine).toBeGreaterThan(0);
    }
  });
});
