import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGames, loadJudgement } from '../../../src/cli/games.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { readCase, readMove } from '../../../src/referee/case.ts';
import { verdictOf } from '../../../src/referee/verdict.ts';
import {
  isRightChoice,
  type JudgementAnswer,
  type JudgementPosition,
  readJudgementStock,
} from '../../../src/scenarios/judgement/judgement.ts';
import { isOverturned, weighAnswers } from '../../../src/scenarios/judgement/position.ts';
import { packJudgementStock, unpackJudgementStock } from '../../../src/scenarios/judgement/stock.ts';
import { isDeep } from '../../depth.ts';

const games = [...(await loadGames()).values()];
const fileOf = (id: string): string =>
  readFileSync(new URL(`../../../content/${id}/judgement.json`, import.meta.url), 'utf8');

/** The table as its seat sees it, and the answers as moves. */
function readQuestion(game: WholeGame, { case: json, answers }: JudgementPosition) {
  const parsedCase = readCase({ ...json, game: game.id }, () => game, 'position');
  if (!parsedCase.ok) throw new Error(`can’t be read: ${JSON.stringify(json)}`);
  const { state, seat, options } = parsedCase.value;
  const moves = answers.map(([move]) => {
    const parsedMove = readMove(game, move, options, seat);
    if (!parsedMove.ok) throw new Error(`no move: ${JSON.stringify(move)}`);
    return parsedMove.value;
  });
  return { view: game.visibility.view(state, seat), seat, moves };
}

/** Seed of worlds other than those of the stored figures. */
const OTHER_SEED = 77;
/** Number of standard errors by which figures of these worlds may differ from the stored ones. */
const MAX_ERRORS = 5;

describe.each(games.map((game) => [game.id, game] as const))('the judgement questions of %s', async (id, game) => {
  const { positions, asks, unit, worlds, command } = unpackJudgementStock(fileOf(id));
  const judgement = await loadJudgement(id);
  const slice = isDeep ? positions : positions.filter((_, i) => i % 12 === 0);

  test('are 60 tables or more, of every kind of choice the game has, at least three', () => {
    expect(positions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(positions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(asks)));
    expect(Object.keys(asks).length).toBeGreaterThanOrEqual(3);
    expect(asks).toEqual(Object.fromEntries(judgement.decisions.map((one) => [one.id, one.prompt])));
    expect(unit).toBe(judgement.unit);
    expect(command).toContain(`make -- judgement ${id} `);
    expect(new Set(positions.map((one) => JSON.stringify(one.case))).size).toBe(positions.length);
  });

  test('have a right answer first and a clearly worse one, each with its figure', () => {
    for (const { answers } of positions) {
      const [bestAnswer] = answers;
      expect(bestAnswer?.slice(1)).toEqual([0, 0]);
      expect(answers.length).toBeLessThan(7);
      expect(answers.map(([, distance]) => distance)).toEqual(
        answers.map(([, distance]) => distance).toSorted((a, b) => a - b),
      );
      expect(isRightChoice(bestAnswer as JudgementAnswer)).toBe(true);
      expect(isRightChoice(answers.at(-1) as JudgementAnswer)).toBe(false);
    }
  });

  test('are possible tables, with legal and distinct answers', () => {
    for (const one of slice) {
      const { view, seat, moves } = readQuestion(game, one);
      for (const move of moves) expect(verdictOf(game, view, seat, move).verdict).toBe('legal');
      expect(new Set(moves.map(game.texts.describeMove)).size).toBe(moves.length);
    }
  });

  test.runIf(isDeep)('have the same values in other worlds', () => {
    for (const one of positions) {
      const { view, seat, moves } = readQuestion(game, one);
      const secondAnswers = weighAnswers(game, view, seat, moves, { worlds, seed: OTHER_SEED });
      // In these worlds, the premium for winning makes another move the best: they give no figures in points.
      if (secondAnswers.length === 0) continue;
      const firstMoveText = JSON.stringify(one.answers[0]?.[0]);
      const base = secondAnswers.find(([move]) => JSON.stringify(move) === firstMoveText) as JudgementAnswer;
      for (const [move, distance, error] of one.answers.slice(1)) {
        const otherAnswer = secondAnswers.find(
          ([otherMove]) => JSON.stringify(otherMove) === JSON.stringify(move),
        ) as JudgementAnswer;
        const newDistance = otherAnswer[1] - base[1];
        // The best answer in the second sample has no error of its own.
        const combinedError = Math.hypot(error, Math.max(error, otherAnswer[2], base[2]));
        expect(Math.abs(newDistance - distance), `${one.kind} ${JSON.stringify(move)}`).toBeLessThanOrEqual(
          MAX_ERRORS * combinedError,
        );
      }
      expect(isOverturned(one.answers, secondAnswers), `${one.kind} ${JSON.stringify(one.case)}`).toBe(false);
    }
  });
});

test('are read back as they were packed, and nothing else is', () => {
  const harvested = {
    command: 'npm run make -- judgement toy',
    worlds: 10,
    seed: 1,
    unit: 'points',
    asks: { take: 'Take it?' },
    positions: [
      {
        kind: 'take',
        case: {},
        answers: [[{ type: 'take' }, 0, 0] as const, [{ type: 'pass' }, 2, 0.5] as const],
      },
    ],
  };
  expect(unpackJudgementStock(packJudgementStock(harvested))).toEqual(harvested);
  const spoilt: readonly object[] = [
    { worlds: 0 },
    { asks: {} },
    { positions: 'none' },
    { positions: [{ ...harvested.positions[0], answers: [[{}, 0, 0]] }] },
    {
      positions: [
        {
          ...harvested.positions[0],
          answers: [
            [{}, 0, 0],
            [{}, -1, 0],
          ],
        },
      ],
    },
    { positions: [{ ...harvested.positions[0], kind: 'other' }] },
  ];
  for (const one of spoilt) expect(() => readJudgementStock({ ...harvested, ...one })).toThrow();
});

test('are found if a refused answer is as good as the best one in other worlds', () => {
  const answers: readonly JudgementAnswer[] = [
    [{ is: 'best' }, 0, 0],
    [{ is: 'near' }, 1, 1],
    [{ is: 'worse' }, 4, 1],
  ];
  const answersElsewhere = (behindOfWorst: number): readonly JudgementAnswer[] => [
    [{ is: 'near' }, 0, 0],
    [{ is: 'best' }, 0.5, 1],
    [{ is: 'worse' }, behindOfWorst, 1],
  ];
  expect(isOverturned(answers, answersElsewhere(3))).toBe(false);
  expect(isOverturned(answers, answersElsewhere(0.5))).toBe(true);
});

test('accept an answer unless it is provably worse', () => {
  expect(isRightChoice([{}, 1.9, 1])).toBe(true);
  expect(isRightChoice([{}, 2, 1])).toBe(false);
});
