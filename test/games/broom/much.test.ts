import { expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import { isDeep } from '../../depth.ts';
import { answerLine } from '../command-line.ts';
import { MAX_MB, runReferee } from '../referee-process.ts';

const tableRequest = (hand: readonly string[], tableText: string) =>
  JSON.stringify({
    game: 'broom',
    position: { turn: 0, hands: [hand, ['4?']], table: tableText.split(' ') },
  });
/** 18 open cards, 39,560 moves. */
const LISTED_REQUEST = tableRequest(
  ['5S', 'J11', 'J15', 'J20'],
  '9H 9C 8D 8S 9D 8C 8H 10H 10C 9S 6C 10D 7D 10S 5C 6H 7C 7H',
);
/** 20 open cards, 88,455 moves. */
const REFUSED_REQUEST = tableRequest(['J20', 'J15'], '10D 9C 9D 8S 10C 8D 6D 6S 10S 7C 9H 5S 6H 9S 7S 4D 4S 8C 8H 4C');

const REPEATS = isDeep ? 4 : 1;

test('a table with 39,560 moves is listed, one with 88,455 is too much, and neither takes more than 200 MB when repeated', () => {
  const { status, answers, megabytes } = runReferee('moves', `${LISTED_REQUEST}\n${REFUSED_REQUEST}\n`.repeat(REPEATS));
  expect(status).toBe(2);
  const [listedAnswer = '{}', refusedAnswer = '{}'] = answers;
  const texts = JSON.parse(listedAnswer).moves.map((move: object) => JSON.stringify(move));
  expect(texts).toHaveLength(39_560);
  expect(texts).toEqual([...new Set(texts)].sort());
  expect(JSON.parse(refusedAnswer).error).toMatchObject({ code: 'too-much', path: 'position' });
  expect(answers).toEqual(new Array(REPEATS).fill([listedAnswer, refusedAnswer]).flat());
  expect(megabytes).toBeLessThan(MAX_MB);
});

test('690,000 fives of clubs are too many in any place, and take no more memory than a line of five', () => {
  const fives = (n: number): string => `[${new Array<string>(n).fill('"5C"').join()}]`;
  const places = [
    (cards: string) => `{"game":"broom","position":{"table":${cards}}}`,
    (cards: string) => `{"game":"broom","position":{"hands":[${cards},[]]}}`,
    (cards: string) => `{"game":"broom","move":{"type":"take","cards":${cards}}}`,
  ];
  const [fewCards, manyCards] = [5, 690_000].map((n) =>
    runReferee('judge', places.map((placeCards) => `${placeCards(fives(n))}\n`).join('')),
  );
  expect(manyCards?.answers.map((line) => JSON.parse(line).error?.code)).toEqual(new Array(3).fill('too-much'));
  expect(manyCards?.megabytes).toBeLessThan((fewCards?.megabytes ?? 0) + 50);
  // More cards than the pack, within a plausible size, are named with their place.
  expect(answerLine(game, 'judge', places[0]?.(fives(70)) ?? '').error.path).toBe('position.table[1]');
});

test('a move of 30,000 cards is refused before its cards are read', () => {
  const move = { type: 'take', cards: ['6S'], groups: [new Array(29_000).fill('no card')] };
  expect(answerLine(game, 'judge', { game: 'broom', move })).toMatchObject({
    error: { code: 'too-much', path: 'move' },
  });
});
