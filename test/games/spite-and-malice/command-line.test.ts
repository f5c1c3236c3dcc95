import { expect, test } from 'vitest';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { answerLine, deal, readLines, selfPlay } from '../command-line.ts';
import { END_MOVE, tableOf, toCentre, toSide, upTo } from './ask.ts';

const THREE_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | `;
const table = tableOf({ hand: '5S 8D 10H X', side: '9C | 3C', centre: THREE_PILES });
const lowTable = tableOf({ hand: '2S', side: '3C', centre: THREE_PILES });
const aces = tableOf({ hand: 'AS 8D', side: '9C', centre: THREE_PILES });

/** A try for every restriction, and the rule it breaks. */
const BROKEN_RULES: readonly (readonly [rule: string, position: object, move: object, options: object])[] = [
  ['your-turn', { ...table, turn: 1 }, toCentre('5S', 1), {}],
  ['one-centre', { ...table, moved: true, centreMoved: 1 }, toCentre('5S', 1), { centreMoves: 'one' }],
  ['must-lay', table, END_MOVE, { mayEnd: false }],
  ['ace-first', aces, toSide('8D', 0), {}],
  ['from-where', table, toCentre('stock', 1), {}],
  ['centre-start', table, toCentre('5S', 3), {}],
  ['centre-four', table, toCentre('5S', 4), {}],
  ['centre-next', table, toCentre('8D', 1), {}],
  ['side-from-hand', table, toSide('side 0', 2), {}],
  ['side-own', table, toSide('8D', 0, { seat: 1 }), {}],
  ['side-four', table, toSide('8D', 4), {}],
  ['side-build', table, toSide('10H', 0), {}],
  ['side-low', lowTable, toSide('2S', 0), {}],
  ['side-joker', table, toSide('X', 0, { as: 'Q' }), {}],
];

test('every restriction is cited on the command line, each alone', () => {
  const answers = BROKEN_RULES.map(([, position, move, options]) =>
    answerLine(game, 'judge', { game: 'spite-and-malice', options, position, seat: 0, move }),
  );
  expect(answers.map(({ findings }) => findings.map(({ rule }: { rule: string }) => rule))).toEqual(
    BROKEN_RULES.map(([rule]) => [`spite-and-malice/${rule}`]),
  );
  for (const { findings } of answers) expect(findings[0].says).toMatch(/^[A-Z\d].*\.$/);
});

test('the nearest moves use the same card, to the same kind of place first', () => {
  const input = { game: 'spite-and-malice', position: table, move: toCentre('8D', 0) };
  const { nearest } = answerLine(game, 'judge', input);
  expect(nearest.map(({ says }: { says: string }) => says)).toEqual([
    'Move 8♦ to the third centre pile.',
    'Lay 8♦ on your first side pile.',
    'Lay 8♦ on your third side pile.',
  ]);
  const goal = answerLine(game, 'judge', {
    game: 'spite-and-malice',
    position: tableOf({ hand: '10H', goal: '3? 8C', centre: THREE_PILES }),
    move: toCentre('goal', 0),
  });
  expect(goal.nearest[0].says).toBe('Move your goal card to the third centre pile.');
});

test('self-play repeats to the byte, and ends with outcomes', () => {
  const flags = ['--seed', '7', '--games', '4', '--bot', 'greedy'];
  const [firstRun, secondRun] = [selfPlay(game, ...flags), selfPlay(game, ...flags)];
  expect(secondRun).toBe(firstRun);
  const lines = readLines(firstRun);
  const outcomes = lines.filter((line) => 'outcome' in line);
  expect(outcomes).toHaveLength(4);
  for (const { outcome, position, options } of outcomes) {
    const [firstLeft, secondLeft] = position.goal.map((pile: string[]) => pile.length);
    expect(outcome.winners).toEqual(firstLeft === secondLeft ? [0, 1] : [firstLeft < secondLeft ? 0 : 1]);
    expect(Math.max(...outcome.scores)).toBe(Math.abs(firstLeft - secondLeft) * options.stake);
    expect([position.turn, position.moved, position.centreMoved]).toEqual([null, false, 0]);
  }
  for (const { position, moves } of lines.filter((line) => 'move' in line)) {
    expect(JSON.stringify(position)).not.toContain('?');
    expect(moves.length).toBeGreaterThan(0);
  }
});

test('a dealt table can be asked about: five cards each, the higher goal card begins', () => {
  const RANK_ORDER = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const position = deal(game, '--seed', seed, '--options', '{"goal":9}');
    const tops = position.goal.map((pile: string[]) => RANK_ORDER.indexOf((pile.at(-1) ?? '').slice(0, -1)));
    expect(tops[position.turn]).toBeGreaterThan(tops[1 - position.turn]);
    expect(position.goal.map((pile: string[]) => pile.length)).toEqual([9, 9]);
    expect(position.hands.map((hand: string[]) => hand.length)).toEqual([5, 5]);
    expect(position.stock).toHaveLength(46);
    const input = { game: 'spite-and-malice', options: { goal: 9 }, position };
    expect(answerLine(game, 'moves', input).moves.length).toBeGreaterThan(0);
  }
});
