import { expect, test } from 'vitest';
import { findCaseAbout } from '../../../src/features/desk/state/link.ts';
import type { Game } from '../../../src/game/game.ts';
import type { BookCase } from '../../../src/scenarios/drill/question.ts';

const makeCase = (rule: string, n: number, hasMove: boolean): BookCase => ({
  rule,
  house: [],
  json: { n, ...(hasMove && { move: {} }) },
});
const CHAPTERS = [['deal', 'hands', 'first'], ['turn']];
const game = {
  rules: {
    chapterOf: (law: string) => ({
      rules: CHAPTERS.find((ids) => ids.includes(law))?.map((id) => ({ id })) ?? [],
    }),
  },
} as unknown as Pick<Game, 'rules'>;

const cases = [
  makeCase('turn', 1, true),
  makeCase('deal', 2, false),
  makeCase('hands', 3, false),
  makeCase('hands', 4, true),
];
const about = (law: string): unknown => findCaseAbout(game, law, cases)?.json['n'];

test('the desk opens on the example that the rulebook shows of a law', () => {
  expect(about('hands'), 'where something is tried').toBe(4);
  expect(about('deal'), 'else where cards only lie').toBe(2);
  expect(about('first'), 'else on something of its chapter').toBe(4);
  expect(about('elsewhere'), 'else on something of the game').toBe(1);
});
