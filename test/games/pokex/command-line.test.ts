import { expect, test } from 'vitest';
import { run } from '../command-line.ts';

const THREE =
  '{"game":"pokex","position":{"phase":"play","dealer":3,"bids":[{"seat":0,"tricks":6}],"hands":[["9C","9D","X","9?"],["12?"],["12?"],["12?"]]},"move":{"type":"lay","cards":["9C","9D","X"]}}';

test('three cards laid are one too many, and two of them would have been fine', () => {
  const { stdout, status } = run(['judge'], `${THREE}\n`);
  const { verdict, findings, nearest } = JSON.parse(stdout);
  expect([verdict, findings[0].rule, status]).toEqual(['illegal', 'pokex/two-cards', 0]);
  expect(findings[0].says).toBe('You lay two cards to a trick, not 3 cards.');
  expect(nearest[0].move).toEqual({ type: 'lay', cards: ['9C', '9D'] });
});

test('a deal is counted, as for a score pad', () => {
  const deal = '{"game":"pokex","bid":2,"declarer":1,"tricks":[1,5],"scores":[12,21]}';
  const { stdout, status } = run(['score'], deal);
  expect([JSON.parse(stdout), status]).toEqual([
    {
      scores: [12, 30],
      lines: [
        {
          seat: 1,
          rule: 'pokex/made',
          points: 9,
          says: '9 points for a bid of 2 that took 5 tricks (1 + 2 + 2 + 2 + 2).',
        },
      ],
    },
    0,
  ]);
});

test('two hands are compared, and one alone is a mistake in its line', () => {
  const hands = '{"game":"pokex","hands":[["KS","KH","4S","4H","X"],["AH","QH","9H","6H","2H"]]}';
  const alone = '{"game":"pokex","hands":[["KS","KH","4S","4H","X"]]}';
  const { stdout, status } = run(['score'], `${hands}\n${alone}\n`);
  const [compared, wrong] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(compared).toMatchObject({
    ranks: ['full house, kings over fours', 'flush, ace high'],
    categories: ['full-house', 'flush'],
    winner: 0,
  });
  expect(compared.lines[0].says).toContain('Kings full of fours, one card wild, beats the flush.');
  expect([wrong.error.code, wrong.error.path, status]).toEqual(['bad-position', 'hands', 2]);
});

test('self-play is the same to the byte when it is repeated, and its bids add up to its scores', () => {
  const args = ['selfplay', 'pokex', '--seed', '7', '--games', '2', '--bot', 'greedy'];
  const [once, again] = [run(args).stdout, run(args).stdout];
  expect(again).toBe(once);
  const ends = once
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => 'outcome' in line);
  expect(ends).toHaveLength(2);
  for (const { outcome, position } of ends) {
    expect([outcome.scores, position.turn]).toEqual([position.scores, null]);
    const best = Math.max(...position.scores);
    expect(outcome.winners).toEqual(
      position.scores.flatMap((n: number, side: number) => (n === best ? [side] : [])),
    );
    expect(best).toBeGreaterThanOrEqual(33);
  }
});

test('what is dealt can be asked about under the same house rules', () => {
  const options = '{"wildRank":true,"centre":"chosen"}';
  const position = JSON.parse(run(['deal', 'pokex', '--seed', '5', '--options', options]).stdout);
  expect(position.hands.map((hand: string[]) => hand.length)).toEqual([12, 12, 12, 12]);
  expect(position.centre).toHaveLength(6);
  const asked = JSON.stringify({
    game: 'pokex',
    options: JSON.parse(options),
    seat: position.turn,
    position,
  });
  expect(JSON.parse(run(['moves'], asked).stdout).moves).toHaveLength(7);
});

test('what can’t be is said in a line', () => {
  for (const args of [
    ['deal', 'pokex', '--seats', '3'],
    ['deal', 'pokex', '--options', '{"target":0}'],
    ['selfplay', 'pokex', '--bot', 'magic'],
  ]) {
    const { status, stderr, stdout } = run(args);
    expect([status, stdout, stderr.length > 10, stderr.includes('at ')]).toEqual([2, '', true, false]);
  }
});
