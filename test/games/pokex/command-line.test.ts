import { expect, test } from 'vitest';
import { game } from '../../../src/games/pokex/index.ts';
import { isDeep } from '../../depth.ts';
import { answerLine, deal, readLines, selfPlay } from '../command-line.ts';
import { MAX_MB, runReferee } from '../referee-process.ts';

const THREE_CARDS_REQUEST =
  '{"game":"pokex","position":{"phase":"play","dealer":3,"bids":[{"seat":0,"tricks":6}],"hands":[["9C","9D","X","9?"],["12?"],["12?"],["12?"]]},"move":{"type":"lay","cards":["9C","9D","X"]}}';

test('three laid cards are one too many, and two of them would have been legal', () => {
  const { verdict, findings, nearest } = answerLine(game, 'judge', THREE_CARDS_REQUEST);
  expect([verdict, findings[0].rule]).toEqual(['illegal', 'pokex/two-cards']);
  expect(findings[0].says).toBe('You must lay two cards to a trick, not three.');
  expect(nearest[0].move).toEqual({ type: 'lay', cards: ['9C', '9D'] });
});

test('a deal is counted, as on a score pad', () => {
  const dealLine = '{"game":"pokex","bid":2,"declarer":1,"tricks":[1,5],"scores":[12,21]}';
  expect(answerLine(game, 'score', dealLine)).toEqual({
    scores: [12, 30],
    lines: [
      {
        seat: 1,
        rule: 'pokex/made',
        points: 9,
        says: '9 points for bidding 2 and taking 5 tricks (1 + 2 + 2 + 2 + 2).',
      },
    ],
  });
});

test('two hands are compared, and a single one is an error in its line', () => {
  const hands = '{"game":"pokex","hands":[["KS","KH","4S","4H","X"],["AH","QH","9H","6H","2H"]]}';
  const oneHand = '{"game":"pokex","hands":[["KS","KH","4S","4H","X"]]}';
  const [compared, refusal] = [answerLine(game, 'score', hands), answerLine(game, 'score', oneHand)];
  expect(compared).toMatchObject({
    ranks: ['full house, kings over fours', 'flush, ace high'],
    categories: ['full-house', 'flush'],
    winner: 0,
  });
  expect(compared.lines[0].says).toContain('Kings full of fours, one card wild, beat the flush.');
  expect([refusal.error.code, refusal.error.path]).toEqual(['bad-position', 'hands']);
});

test('self-play repeats to the byte, and its bids add up to its scores', () => {
  const flags = ['--seed', '7', '--games', '2', '--bot', 'greedy'];
  const [firstRun, secondRun] = [selfPlay(game, ...flags), selfPlay(game, ...flags)];
  expect(secondRun).toBe(firstRun);
  const ends = readLines(firstRun).filter((line) => 'outcome' in line);
  expect(ends).toHaveLength(2);
  for (const { outcome, position } of ends) {
    expect([outcome.scores, position.turn]).toEqual([position.scores, null]);
    const highestScore = Math.max(...position.scores);
    expect(outcome.winners).toEqual(
      position.scores.flatMap((n: number, side: number) => (n === highestScore ? [side] : [])),
    );
    expect(highestScore).toBeGreaterThanOrEqual(33);
  }
});

test('a dealt table can be asked about under the same house rules', () => {
  const options = '{"wildRank":true,"centre":"chosen"}';
  const position = deal(game, '--seed', '5', '--options', options);
  expect(position.hands.map((hand: string[]) => hand.length)).toEqual([12, 12, 12, 12]);
  expect(position.centre).toHaveLength(6);
  const request = { game: 'pokex', options: JSON.parse(options), seat: position.turn, position };
  expect(answerLine(game, 'moves', request).moves).toHaveLength(7);
});

test('an impossible request is answered in a line', () => {
  expect(() => deal(game, '--seats', '3')).toThrow(/^[^\n]{10,}$/);
  expect(() => deal(game, '--options', '{"target":0}')).toThrow(/^[^\n]{10,}$/);
  expect(() => selfPlay(game, '--bot', 'magic')).toThrow(/^--bot is one of: [^\n]+$/);
});

// Memory use depends on the machine's load, so it is measured only when nothing else runs.
test.skipIf(!isDeep)(
  'games of seven hundred deals with more than 400 irregular tries are audited within 200 MB, one after the other',
  () => {
    const flags = ['--seed', '3', '--options', '{"target":999,"dealCap":700}', '--record'];
    const [record] = readLines(selfPlay(game, ...flags));
    const moves = record.moves.flatMap((entry: { readonly seat: number }, at: number) =>
      at % 42 === 5 ? [{ ...entry, move: { type: 'lay', cards: new Array(1200).fill('AS') } }, entry] : [entry],
    );
    const line = `${JSON.stringify({ ...record, moves })}\n`;
    const { status, answers, megabytes } = runReferee('audit', line.repeat(4));
    expect([status, answers.length]).toEqual([0, 4]);
    expect(JSON.parse(answers[0] ?? '{}').irregular.length).toBeGreaterThan(400);
    expect(megabytes).toBeLessThan(MAX_MB);
  },
  120_000,
);
