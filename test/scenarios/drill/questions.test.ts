import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { games } from '../../../src/games/index.ts';
import { DRILL_MODES, type DrillMode } from '../../../src/scenarios/drill/kinds.ts';
import { type DrillQuestion, toVerdictQuestion } from '../../../src/scenarios/drill/question.ts';
import { makeQuestions } from '../../../src/scenarios/drill/questions.ts';
import { isQuick } from '../../depth.ts';
import { checkQuestion, rulingsOf } from './check-question.ts';

const six = (game: WholeGame, from: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const { restrictions } = game.rules;
    const { id } = restrictions[(from + i) % restrictions.length] as { readonly id: string };
    return { rule: id, house: [], json: {} };
  });

describe.each(games.map((game) => [game.id, game] as const))('drills in %s', (_, game) => {
  const ask = (mode: DrillMode, seed: number): readonly DrillQuestion[] =>
    makeQuestions(game, { mode, cases: six(game, seed), seed }, { moments: 40 });

  test.each(DRILL_MODES)('%s: six questions with the referee’s answers, and others with another seed', (mode) => {
    const questions = ask(mode, 7);
    expect(questions).toHaveLength(6);
    for (const question of questions) checkQuestion(game, question);
    const kinds = new Set(questions.map(({ kind }) => kind));
    if (mode === 'mixed') expect(kinds.size).toBe(4);
    else expect([...kinds]).toEqual([mode]);
  });

  test.skipIf(isQuick)('the same seed asks the same questions, another asks at other tables', () => {
    const questions = ask('mixed', 7);
    expect(ask('mixed', 7)).toEqual(questions);
    const texts = questions.map(({ tries }) => JSON.stringify(tries));
    for (const { tries } of ask('mixed', 8)) expect(texts).not.toContain(JSON.stringify(tries));
  });

  test.skipIf(isQuick)('both verdicts occur where one is asked for', () => {
    const questions = [...ask('legal', 1), ...ask('legal', 2)];
    const verdicts = questions.flatMap((one) => rulingsOf(game, one).map(({ ruling }) => ruling.verdict));
    expect(new Set(verdicts)).toEqual(new Set(['legal', 'illegal']));
  });

  test('a question that games can’t supply comes from the book', () => {
    const cases = six(game, 0);
    expect(makeQuestions(game, { mode: 'legal', cases, seed: 3 }, { moments: 0 })).toEqual([]);
    const [one] = cases;
    expect(one && toVerdictQuestion(one)).toEqual({
      kind: 'legal',
      rule: one?.rule,
      house: [],
      tries: [{}],
      offers: [],
    });
  });
});
