import { expect, test } from 'vitest';
import { game } from '../../../src/games/lucky-number/index.ts';
import { answerLine, deal, readLines, selfPlay } from '../command-line.ts';

const WRONG_SUM =
  '{"game":"lucky-number","position":{"turn":0,"lucky":[24,9,30],"hands":[["2D","3D","4D","AC","AD","AH"],["9?"],["12?"]],"pile":["QH","9H"]},"move":{"type":"combine","cards":["2D","3D","4D"],"aces":["AC","AD"],"top":"4D"}}';

test('a wrong sum is refused with every total it could have, and with the nearest combinations', () => {
  const { verdict, findings, nearest } = answerLine(game, 'judge', WRONG_SUM);
  expect([verdict, findings.length, findings[0].rule]).toEqual(['illegal', 1, 'lucky-number/combo-lucky']);
  expect(findings[0].says).toContain('11, 22 or 33');
  expect(nearest).toHaveLength(3);
});

test('self-play repeats to the byte, and the scores are the cards left', () => {
  const flags = ['--seats', '4', '--seed', '7', '--games', '3', '--bot', 'random'];
  const [firstRun, secondRun] = [selfPlay(game, ...flags), selfPlay(game, ...flags)];
  expect(secondRun).toBe(firstRun);
  const outcomes = readLines(firstRun).filter((line) => 'outcome' in line);
  expect(outcomes).toHaveLength(3);
  for (const { outcome, position } of outcomes) {
    expect(position.turn).toBeNull();
    expect(outcome.winners).toEqual(position.winners);
    expect(outcome.scores).toEqual(position.hands.map((hand: readonly string[]) => hand.length));
  }
});

test('the player with the twin is asked before the next player, and answers yes or no', () => {
  const flags = ['--seats', '6', '--seed', '2', '--games', '4', '--bot', 'random'];
  const jumpQuestions = readLines(selfPlay(game, ...flags)).filter(
    ({ position, seat }) => seat !== undefined && seat !== position.turn,
  );
  expect(jumpQuestions.length).toBeGreaterThan(5);
  for (const { position, seat, moves } of jumpQuestions) {
    expect(position.open).not.toBe(seat);
    expect(position.hands[seat]).toContain(position.pile.at(-1));
    expect(moves.map(({ type }: { type: string }) => type)).toContain('decline');
  }
});

test('a dealt table can be asked about, under any house rules', () => {
  const options = { seats: 2, jokers: 8, base: 2 };
  const position = deal(game, '--options', JSON.stringify(options));
  expect([position.hands.flat().length, position.stock.length, position.pile.length]).toEqual([30, 81, 1]);
  expect(position.turn).toBe(1);
  expect(answerLine(game, 'moves', { game: 'lucky-number', options, position }).moves.length).toBeGreaterThan(0);
});

test('the first card turned up does nothing', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { pile } = deal(game, '--seed', String(seed));
    expect(pile[0]).toMatch(/^(3|4|5|6|9|10|Q)[SHDC]$/);
  }
});
