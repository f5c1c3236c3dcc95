import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { isObject, type Json, type JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import { readCase } from '../../../src/referee/case.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { ASKERS, type DrillTry } from '../../../src/scenarios/drill/ask.ts';
import type { DrillQuestion } from '../../../src/scenarios/drill/question.ts';
import { playMoments } from '../../../src/scenarios/puzzle/moments.ts';
import { findNearMisses } from '../../../src/scenarios/puzzle/verdicts.ts';
import { isDeep } from '../../depth.ts';
import { checkQuestion } from './check-question.ts';
import type { DrillExceptions } from './drill-exceptions.ts';

const ASKED_KINDS = ['rule', 'mend'] as const;
type Kind = (typeof ASKED_KINDS)[number];

/** Number of moments searched for rules that the rulebook has no example of. */
const MAX_MOMENTS = isDeep ? 1_200 : 0;

function* readTry(game: WholeGame, json: JsonObject): Generator<DrillTry> {
  const parsedCase = readCase({ ...json, game: game.id }, () => game, 'move');
  if (!parsedCase.ok || !parsedCase.value.move) return;
  const { state, seat, move } = parsedCase.value;
  yield { state, seat, move };
}

/** The tries of the rulebook, and of tables set up for this test. */
function* bookTries(game: WholeGame, drilled: DrillExceptions): Generator<DrillTry> {
  for (const { cases } of contentOf(game.id).cases) {
    for (const caseJson of cases) {
      const json = isObject(caseJson) ? caseJson : {};
      const keys = ['position', 'options', 'seat', 'move'].filter((key) => key in json);
      yield* readTry(game, Object.fromEntries(keys.map((key) => [key, json[key] as Json])));
    }
  }
  for (const json of Object.values(drilled.repairExamples)) yield* readTry(game, json);
}

/** Near misses of a rule in random games. */
function* nearMissesInGames(game: WholeGame): Generator<DrillTry> {
  for (const moment of playMoments(game, defaultOptions(game.options), 5).take(MAX_MOMENTS))
    for (const [seat, move] of findNearMisses(game, moment).values()) yield { state: moment.state, seat, move };
}

describe.each(games.map((game) => [game.id, game] as const))('every restriction of %s', async (id, game) => {
  const { drills } = (await import(`../../games/${id}/drills.ts`)) as { drills: DrillExceptions };
  const restrictions = game.rules.restrictions.map((rule) => rule.id);
  const random = createRandom(1);
  const questionsByKind: Record<Kind, Map<string, DrillQuestion>> = { rule: new Map(), mend: new Map() };
  for (const source of [bookTries(game, drills), nearMissesInGames(game)])
    for (const one of source)
      for (const kind of ASKED_KINDS)
        for (const rule of restrictions) {
          if (questionsByKind[kind].has(rule)) continue;
          const question = ASKERS[kind](game, one, rule, random);
          if (question) questionsByKind[kind].set(rule, question);
        }

  test('is asked with a try that breaks it, and the referee agrees', () => {
    expect(restrictions.filter((rule) => !questionsByKind.rule.has(rule))).toEqual([]);
    for (const question of questionsByKind.rule.values()) checkQuestion(game, question);
  });

  test('has a repair by one card, proven by the referee, or a known reason why it has none', () => {
    for (const question of questionsByKind.mend.values()) checkQuestion(game, question);
    const unrepairable = restrictions.filter((rule) => rule in drills.unrepairableReasons);
    expect(Object.keys(drills.unrepairableReasons)).toEqual(unrepairable);
    // A try listed as beyond repair must not be repaired by any search.
    expect(unrepairable.filter((rule) => questionsByKind.mend.has(rule))).toEqual([]);
    const unrepaired = restrictions.filter((rule) => !questionsByKind.mend.has(rule) && !unrepairable.includes(rule));
    if (isDeep) expect(unrepaired).toEqual([]);
    else expect(unrepaired.length).toBeLessThan(restrictions.length / 2);
    for (const rule of Object.keys(drills.repairExamples)) expect(questionsByKind.mend.get(rule)?.rule).toBe(rule);
  });
});
