import { describe, expect, test } from 'vitest';
import { drawnCards } from '../../src/features/rulebook/drawn-cards.ts';
import { drawWires, isContinued, stepColumns } from '../../src/features/rulebook/flow-wires.ts';
import { games } from '../../src/games/index.ts';
import { boxesOf, type Flow, findLooseEnds, flowOf, marksOf } from '../../src/rulebook/flow.ts';

describe.each(games.map((game) => [game.name, game] as const))('the flow of a turn of %s', (_, game) => {
  const flow = flowOf(game.id);

  test('has no loose end', () => {
    expect(findLooseEnds(flow)).toEqual([]);
  });

  test('draws only cards of the pack, none more often than the pack has it', () => {
    const drawnLists = boxesOf(flow.steps).map(({ cards = '' }) => drawnCards(game, cards));
    expect(drawnLists.flat().length).toBeGreaterThan(0);
    const knownLists = drawnLists.map((cards) => cards.filter((card) => card >= 0));
    const tooMany = knownLists.flatMap((cards) =>
      cards.filter((card) => cards.filter((c) => c === card).length > game.pack.copies(card)),
    );
    expect(tooMany).toEqual([]);
  });
});

const flowWith = (...answers: NonNullable<Flow['steps'][0]['ways']>): Flow => ({
  title: 'A turn',
  steps: [{ says: 'Which?', ways: answers }, { says: 'Done' }],
});

test('has a loose end at a way back to nowhere, and at a box whose name isn’t used', () => {
  expect(findLooseEnds(flowWith({ says: 'a', back: 'gone' }, { says: 'b' }))).toEqual(['gone']);
  expect(findLooseEnds({ title: '', steps: [{ id: 'alone', says: 'x' }] })).toEqual(['alone']);
});

test('marks the boxes that are returned to in reading order', () => {
  const flow = flowWith(
    { says: 'a', steps: [{ id: 'first', says: '1' }], back: 'second' },
    { says: 'b', steps: [{ id: 'second', says: '2' }], back: 'first' },
  );
  expect([...marksOf(flow)]).toEqual([
    ['first', 'A'],
    ['second', 'B'],
  ]);
});

test('has wires from the question to each answer, and onwards only from those that continue', () => {
  const [step] = flowWith({ says: 'a' }, { says: 'b', over: true }).steps as [Flow['steps'][0]];
  expect(stepColumns(step)).toBe(2);
  expect(drawWires(step)).toEqual({
    fork: 'M1 0v.5M0.5 .5H1.5M0.5 .5v.5M1.5 .5v.5',
    join: 'M0.5 0v.5M0.5 .5H1M1 .5v.5',
  });
});

test('refuses a card that no pack has by its code', () => {
  expect(() => drawnCards(games[0] as (typeof games)[0], 'AS 1Z')).toThrow('1Z');
});

test('continues to nothing after a question whose answers all end the turn', () => {
  const end = {
    says: 'Which?',
    ways: [
      { says: 'a', over: true },
      { says: 'b', over: true },
    ],
  };
  expect(isContinued({ says: 'yes', steps: [end] })).toBe(false);
  expect(isContinued({ says: 'yes', steps: [{ ...end, ways: [...end.ways, { says: 'c' }] }] })).toBe(true);
});
