import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { isObject, type Json, type JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import { readCase } from '../../../src/referee/case.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { askAbout, type DrillTry } from '../../../src/scenarios/drill/ask.ts';
import type { DrillQuestion } from '../../../src/scenarios/drill/question.ts';
import { playMoments } from '../../../src/scenarios/puzzle/moments.ts';
import { findNearMisses } from '../../../src/scenarios/puzzle/verdicts.ts';
import { isDeep } from '../../depth.ts';
import { checkQuestion } from './check-question.ts';
import type { DrillExceptions } from './drill-exceptions.ts';

const KINDS = ['rule', 'mend'] as const;
type Kind = (typeof KINDS)[number];

/** Number of moments of games searched for what the book doesn't show. */
const MOMENTS = isDeep ? 1_200 : 0;

function* readTry(game: WholeGame, json: JsonObject): Generator<DrillTry> {
  const read = readCase({ ...json, game: game.id }, () => game, 'move');
  if (!read.ok || !read.value.move) return;
  const { state, seat, move } = read.value;
  yield { state, seat, move };
}

/** The tries of the book, and of tables laid out for this. */
function* bookTries(game: WholeGame, drilled: DrillExceptions): Generator<DrillTry> {
  for (const { cases } of contentOf(game.id).cases) {
    for (const given of cases) {
      const json = isObject(given) ? given : {};
      const keys = ['position', 'options', 'seat', 'move'].filter((key) => key in json);
      yield* readTry(game, Object.fromEntries(keys.map((key) => [key, json[key] as Json])));
    }
  }
  for (const json of Object.values(drilled.laid)) yield* readTry(game, json);
}

/** Near misses of a rule in random games. */
function* nearMissesInGames(game: WholeGame): Generator<DrillTry> {
  for (const moment of playMoments(game, defaultOptions(game.options), 5).take(MOMENTS))
    for (const [seat, move] of findNearMisses(game, moment).values())
      yield { state: moment.state, seat, move };
}

describe.each(games.map((game) => [game.id, game] as const))('every restriction of %s', async (id, game) => {
  const { drills } = (await import(`../../games/${id}/drills.ts`)) as { drills: DrillExceptions };
  const restrictions = game.rules.restrictions.map((rule) => rule.id);
  const random = createRandom(1);
  const found: Record<Kind, Map<string, DrillQuestion>> = { rule: new Map(), mend: new Map() };
  for (const source of [bookTries(game, drills), nearMissesInGames(game)])
    for (const one of source)
      for (const kind of KINDS)
        for (const rule of restrictions) {
          if (found[kind].has(rule)) continue;
          const asked = askAbout(game, kind, one, rule, random);
          if (asked) found[kind].set(rule, asked);
        }

  test('is asked with a try that breaks it, and the referee agrees', () => {
    expect(restrictions.filter((rule) => !found.rule.has(rule))).toEqual([]);
    for (const question of found.rule.values()) checkQuestion(game, question);
  });

  test('has a repair by one card, proven by the referee, or a known reason why it has none', () => {
    for (const question of found.mend.values()) checkQuestion(game, question);
    const never = restrictions.filter((rule) => rule in drills.never);
    expect(Object.keys(drills.never)).toEqual(never);
    // A try that is called beyond repair stays so in any search.
    expect(never.filter((rule) => found.mend.has(rule))).toEqual([]);
    const open = restrictions.filter((rule) => !found.mend.has(rule) && !never.includes(rule));
    if (isDeep) expect(open).toEqual([]);
    else expect(open.length).toBeLessThan(restrictions.length / 2);
    for (const rule of Object.keys(drills.laid)) expect(found.mend.get(rule)?.rule).toBe(rule);
  });
});
