import { describe, expect, test } from 'vitest';
import { sampleWorlds } from '../../../src/bots/search/worlds.ts';
import { Z_95 } from '../../../src/bots/statistics.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { hashReaderView, weighStop } from '../../../src/scenarios/round/stop-values.ts';
import { checkWeights } from '../../../src/scenarios/weigh/check.ts';
import { listChoices, type StepChoice } from '../../../src/scenarios/weigh/choice.ts';
import { weighStep } from '../../../src/scenarios/weigh/step-values.ts';
import { readWeighedLesson } from '../../../src/scenarios/weigh/weighed-lesson.ts';
import { type Branch, named, type TreeState, treeGame, viewOf } from '../../bots/tree-game.ts';
import { toy } from '../toy.ts';
import { put, take, toyLesson } from '../toy-lesson.ts';

const SAMPLING = { worlds: 30, seed: 5 };
const move = { move: 'Take 6♥.', accept: { kind: 'take' }, solution: take('6S', '6H') };
const say = { say: 'Look.' };

describe('a step to weigh', () => {
  test('is one that offers a choice, with its number from 1', () => {
    const lesson = toyLesson([say, move, { ask: 'May you?', legal: put('2C') }]);
    const [choice, ...others] = listChoices(toy, lesson);
    expect([choice?.at, choice?.step.word, others]).toEqual([2, 'move', []]);
    expect(choice?.accepted.map(toy.notation.move.write)).toEqual([take('6S', '6H')]);
    expect(choice?.missed.map(toy.notation.move.write)).toEqual([put('6S'), put('2C')]);
  });

  test('has the solution first among the moves it accepts, each once', () => {
    const lesson = toyLesson([{ ...move, accept: {}, solution: put('2C') }]);
    const [choice] = listChoices(toy, lesson);
    expect(choice?.accepted.map(toy.notation.move.write)).toEqual([put('2C'), put('6S'), take('6S', '6H')]);
    expect(choice?.missed).toEqual([]);
  });

  test('counts equivalent moves as one', () => {
    const equivalent = {
      ...toy,
      play: { ...toy.play, equivalenceKey: (_s: unknown, _n: number, { type }: { type: string }) => type },
    };
    const [choice] = listChoices(equivalent, toyLesson([move]));
    expect(choice?.missed.map(toy.notation.move.write)).toEqual([put('6S')]);
    const onlyPuts = { turn: 0, hands: [['6S', '2C'], []], table: [] };
    expect(
      listChoices(equivalent, toyLesson([{ ...move, accept: {}, solution: put('6S') }], { position: onlyPuts })),
    ).toEqual([]);
  });

  test('is another one once its table, its solution or what it accepts has changed', () => {
    const markOf = (change: object, head: object = {}) =>
      listChoices(toy, toyLesson([{ ...move, ...change }], head))[0]?.mark;
    const marks = [
      markOf({}),
      markOf({ accept: { names: ['6H'] } }),
      markOf({ accept: {}, solution: put('2C') }),
      markOf({}, { position: { turn: 0, hands: [['6S', '3C'], []], table: ['6H'] } }),
    ];
    expect(new Set(marks).size).toBe(4);
    expect(markOf({ move: 'Other words.' })).toBe(marks[0]);
  });
});

/** The moves of a tree as a choice of a lesson. */
function choiceOf(game: WholeGame, accepted: readonly string[], missed: readonly string[]): StepChoice {
  const state = game.play.deal({}, 0);
  const choice = { at: 2, mark: 'm', run: { state }, accepted: accepted.map(named), missed: missed.map(named) };
  return choice as unknown as StepChoice;
}

describe('the values of a step', () => {
  const exact: Branch = { seat: 0, moves: { best: [5], good: [4], poor: [1], bad: [0.00049] } };

  test('are leads over the best move that isn’t accepted, and of the solution over the others', () => {
    const game = treeGame(exact);
    expect(weighStep(game, 0, choiceOf(game, ['good', 'best'], ['bad', 'poor']), SAMPLING)).toEqual({
      at: 2,
      mark: 'm',
      rival: { type: 'poor' },
      accepted: [
        { move: { type: 'good' }, by: 3, error: 0 },
        { move: { type: 'best' }, by: 4, error: 0 },
      ],
      solution: { by: -1, error: 0 },
    });
  });

  test('are left out where nothing is left to compare with', () => {
    const game = treeGame(exact);
    expect(weighStep(game, 0, choiceOf(game, ['best'], ['poor']), SAMPLING).solution).toBeUndefined();
    const allAccepted = weighStep(game, 0, choiceOf(game, ['best', 'poor', 'good'], []), SAMPLING);
    expect(allAccepted).toEqual({ at: 2, mark: 'm', accepted: [], solution: { by: 1, error: 0 } });
  });

  test('are rounded to three decimals, and nothing has no minus', () => {
    const game = treeGame({ seat: 0, moves: { one: [1], other: [1.0004], third: [0.6666] } });
    const { accepted } = weighStep(game, 0, choiceOf(game, ['one', 'third'], ['other']), SAMPLING);
    expect(accepted.map(({ by }) => by)).toEqual([0, -0.334]);
    expect(Object.is(accepted[0]?.by, 0)).toBe(true);
  });

  test('are means over the same worlds with their error, where a card is hidden', () => {
    const game = treeGame({ seat: 0, moves: { safe: [1, 1], risk: [4, 0] } }, { cards: 2 });
    const worlds = sampleWorlds(game, viewOf(game), 0, SAMPLING.seed);
    const high = Array.from({ length: 30 }, (_, n) => (worlds(n).state as TreeState).hidden).filter(
      (card) => card === 0,
    ).length;
    const share = high / 30;
    const { accepted } = weighStep(game, 0, choiceOf(game, ['risk'], ['safe']), SAMPLING);
    // Three more with the one card, one less with the other.
    expect(accepted[0]?.by).toBeCloseTo(4 * share - 1, 3);
    expect(accepted[0]?.error).toBeCloseTo(4 * Math.sqrt((share * (1 - share)) / 29), 3);

    const { choices, seen } = weighStop(game, game.play.deal({}, 0), [named('safe'), named('risk')], SAMPLING);
    const behind = Math.abs(4 * share - 1);
    expect(choices.map(({ move: { type } }) => type)).toEqual(['safe', 'risk']);
    expect(choices.map((one) => one.behind).toSorted()).toEqual([0, Number(behind.toFixed(2))].toSorted());
    expect(Math.max(...choices.map(({ error }) => error))).toBeCloseTo(
      Z_95 * 4 * Math.sqrt((share * (1 - share)) / 29),
      1,
    );
    expect(seen).toBe(hashReaderView(game, game.play.deal({}, 1)));
  });
});

test('the values of a stop say how far each choice is behind the best; exact ones have no error', () => {
  const game = treeGame({ seat: 0, moves: { low: [1], high: [4.126], middle: [2], alsoHigh: [4.126] } });
  const moves = ['low', 'high', 'middle', 'alsoHigh'].map(named);
  expect(weighStop(game, game.play.deal({}, 0), moves, SAMPLING).choices).toEqual([
    { move: { type: 'low' }, behind: 3.13, error: 0 },
    { move: { type: 'high' }, behind: 0, error: 0 },
    { move: { type: 'middle' }, behind: 2.13, error: 0 },
    { move: { type: 'alsoHigh' }, behind: 0, error: 0 },
  ]);
});

describe('stored values', () => {
  const lesson = toyLesson([
    say,
    { ...move, accept: {} },
    { ...move, position: { turn: 0, hands: [['6S', '2C'], []], table: ['6H'] } },
  ]);
  const [free, six] = listChoices(toy, lesson) as [StepChoice, StepChoice];
  const lead = (json: object, by: number) => ({ move: json, by, error: 0.1 });
  const stored = (...steps: readonly object[]) => ({ command: 'weigh', worlds: 10, seed: 1, steps });
  const freeStep = (by = 0) => ({ at: 2, mark: free.mark, accepted: [], solution: { by, error: 0.1 } });
  const sixStep = (by: number) => ({ at: 3, mark: six.mark, rival: put('2C'), accepted: [lead(take('6S', '6H'), by)] });
  const problemsOf = (data: unknown, checked = lesson) =>
    checkWeights(toy, checked, data).map(({ at, says }) => `${at}: ${says}`);

  test('that fit and find nothing clearly better raise no problem', () => {
    expect(problemsOf(stored(freeStep(), sixStep(2)))).toEqual([]);
    // Three errors behind isn't clearly behind.
    expect(problemsOf(stored(freeStep(-0.3), sixStep(-0.3)))).toEqual([]);
  });

  test('that find a better move name it', () => {
    expect(problemsOf(stored(freeStep(-0.31), sixStep(-0.5)))).toEqual([
      'step 2 (move): Another accepted move comes to 0.31 more.',
      'step 3 (move): {"type":"take","card":"6S","of":"6H"} is accepted and comes to 0.5 (± 0.1) less than {"type":"put","card":"2C"}, which is not.',
    ]);
  });

  test('that are missing, unreadable or of another table are outdated', () => {
    const outdated = (step: number): string =>
      `step ${step} (move): The stored values of its moves are outdated: npm run make -- lessons toy`;
    for (const data of [undefined, { steps: [] }, stored()])
      expect(problemsOf(data)).toEqual([outdated(2), outdated(3)]);
    expect(problemsOf(stored(freeStep(), { ...sixStep(2), mark: 'old' }))).toEqual([outdated(3)]);
    expect(problemsOf(stored(freeStep(), { ...sixStep(2), at: 4 }))).toEqual([outdated(3)]);
  });

  test('leave a worse move alone if the lesson says why it asks for it, and only then may it say so', () => {
    const intended = toyLesson([{ ...move, accept: {}, intended: 'To see a put.' }]);
    const step = (by: number) => stored({ ...freeStep(by), at: 1, mark: listChoices(toy, intended)[0]?.mark });
    expect(problemsOf(step(-2), intended)).toEqual([]);
    expect(problemsOf(step(0), intended)).toEqual([
      'step 1 (move): “intended” explains a worse move, but no accepted move is worse. Strike it.',
    ]);
  });

  test('are read only in their own form', () => {
    expect(readWeighedLesson(stored(freeStep(), sixStep(2)))?.steps).toHaveLength(2);
    for (const wrong of [
      null,
      {},
      { ...stored(), seed: -1 },
      { ...stored(), worlds: 0.5 },
      { ...stored(), command: '' },
      { ...stored(), more: 1 },
    ])
      expect(readWeighedLesson(wrong)).toBeUndefined();
    for (const rival of [[], null, 'put']) expect(readWeighedLesson(stored({ ...sixStep(2), rival }))).toBeUndefined();
  });
});
