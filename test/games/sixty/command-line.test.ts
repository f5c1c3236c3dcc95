import { expect, test } from 'vitest';
import { run } from '../command-line.ts';

const TAKEN =
  '{"game":"sixty","position":{"hands":[["3","4","10","10","15"],["5?"],["5?"]],"attack":["4","4","4","4"],"from":2},"move":{"type":"take"}}';

test('whoever takes and could have answered is told with which cards', () => {
  const { stdout, status } = run(['judge'], `${TAKEN}\n`);
  const { verdict, findings, nearest } = JSON.parse(stdout);
  expect([verdict, findings[0].rule, status]).toEqual(['illegal', 'sixty/must-answer', 0]);
  for (const words of ['a 4', 'two 10s']) expect(findings[0].says).toContain(words);
  expect(nearest.map(({ move }: { move: object }) => move)).toEqual([
    { type: 'pass-on', cards: ['4'] },
    { type: 'beat', cards: ['10', '10'] },
  ]);
});

test('a round is counted on the command line, and says who begins the next', () => {
  const won = '{"game":"sixty","penalty":[["4"],["30"],[]],"hands":[[],[],["ZAP"]],"round":1}';
  const { scores, lines, next } = JSON.parse(run(['score'], won).stdout);
  expect([scores, lines.length, next]).toEqual([[4, 30, 60], 6, 2]);
});

test('self-play is the same to the byte when it is repeated, at every number of seats', () => {
  for (const seats of ['2', '4', '6']) {
    const args = ['selfplay', 'sixty', '--seats', seats, '--seed', '7', '--games', '2', '--bot', 'greedy'];
    const [once, again] = [run(args).stdout, run(args).stdout];
    expect(again).toBe(once);
    const ends = once
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter((line) => 'outcome' in line);
    expect(ends).toHaveLength(2);
    for (const { outcome, position } of ends) {
      const least = Math.min(...position.totals);
      expect(outcome.scores).toEqual(position.totals);
      expect(outcome.winners.map((seat: number) => position.totals[seat])).toContain(least);
    }
  }
});

test('what is dealt can be asked about, and whoever was agreed on begins', () => {
  const options = '{"start":3}';
  const position = JSON.parse(run(['deal', 'sixty', '--seats', '4', '--options', options]).stdout);
  expect([position.turn, position.starter]).toEqual([3, 3]);
  const asked = JSON.stringify({ game: 'sixty', options: { seats: 4, start: 3 }, position });
  const { moves } = JSON.parse(run(['moves'], asked).stdout);
  expect(moves.every(({ type }: { type: string }) => type === 'attack')).toBe(true);
  expect(moves.length).toBeGreaterThan(0);
});
