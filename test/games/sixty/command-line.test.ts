import { expect, test } from 'vitest';
import { game } from '../../../src/games/sixty/index.ts';
import { answerLine, deal, readLines, selfPlay } from '../command-line.ts';

const TAKEN_REQUEST =
  '{"game":"sixty","position":{"hands":[["3","4","10","10","15"],["5?"],["5?"]],"attack":["4","4","4","4"],"from":2},"move":{"type":"take"}}';

test('a player who takes but could have answered is told with which cards', () => {
  const { verdict, findings, nearest } = answerLine(game, 'judge', TAKEN_REQUEST);
  expect([verdict, findings[0].rule]).toEqual(['illegal', 'sixty/must-answer']);
  for (const words of ['a 4', 'two 10s']) expect(findings[0].says).toContain(words);
  expect(nearest.map(({ move }: { move: object }) => move)).toEqual([
    { type: 'pass-on', cards: ['4'] },
    { type: 'beat', cards: ['10', '10'] },
  ]);
});

test('a round is counted on the command line, and the answer says who begins the next', () => {
  const scoreInput = '{"game":"sixty","penalty":[["4"],["30"],[]],"hands":[[],[],["ZAP"]],"round":1}';
  const { scores, lines, next } = answerLine(game, 'score', scoreInput);
  expect([scores, lines.length, next]).toEqual([[4, 30, 60], 6, 2]);
});

test('self-play repeats to the byte, with every number of seats', () => {
  for (const seats of ['2', '4', '6']) {
    const flags = ['--seats', seats, '--seed', '7', '--games', '2', '--bot', 'greedy'];
    const [firstRun, secondRun] = [selfPlay(game, ...flags), selfPlay(game, ...flags)];
    expect(secondRun).toBe(firstRun);
    const ends = readLines(firstRun).filter((line) => 'outcome' in line);
    expect(ends).toHaveLength(2);
    for (const { outcome, position } of ends) {
      const lowestTotal = Math.min(...position.totals);
      expect(outcome.scores).toEqual(position.totals);
      expect(outcome.winners.map((seat: number) => position.totals[seat])).toContain(lowestTotal);
    }
  }
});

test('a dealt table can be asked about, and the agreed player begins', () => {
  const options = '{"start":3}';
  const position = deal(game, '--seats', '4', '--options', options);
  expect([position.turn, position.starter]).toEqual([3, 3]);
  const { moves } = answerLine(game, 'moves', { game: 'sixty', options: { seats: 4, start: 3 }, position });
  expect(moves.every(({ type }: { type: string }) => type === 'attack')).toBe(true);
  expect(moves.length).toBeGreaterThan(0);
});
