import { expect, test } from 'vitest';
import { readEach, toyTable } from './toy-table.ts';

/* Which cards are meant by words that may mean several: those that are where the try needs them. */

const LAID_TABLE = toyTable({
  position: {
    hands: [
      ['JC', 'JD', '5C', 'R', 'R'],
      ['?', '?', '?'],
      ['JH', 'QH', '2?'],
    ],
    table: ['4S', '4H', '9D', '9S', '5C+7C'],
    heap: ['2H', 'KH'],
  },
});

const check = (lines: Readonly<Record<string, string>>): void =>
  expect(readEach(Object.keys(lines), LAID_TABLE)).toEqual(lines);

test('a rank means the cards of that rank in the hand, if their number is the one said', () => {
  check({
    'lay two jacks': '0 lay cards:[JC,JD] | hand-0 JC JD | turn=0',
    'lay jacks': '0 lay cards:[JC,JD] | hand-0 JC JD | turn=0',
    'lay a jack': '? vague jack (lay jack)',
    'lay three jacks': '? vague three jacks (lay three jacks)',
    'lay a five': '0 lay cards:[5C] | hand-0 5C | turn=0',
    'lay jd and a jack': '0 lay cards:[JD,JC] | hand-0 JD JC | turn=0',
    'lay 5 and 7 of spades': '0 lay cards:[5C,7S] | hand-0 5C 7S | turn=0',
    'lay jack and 7 of spades': '0 lay cards:[JS,7S] | hand-0 JS 7S | turn=0',
    'lay jacks and 4 of spades': '0 lay cards:[JC,JD,4S] | hand-0 JC JD 4S | turn=0',
    'lay jacks+5c': '0 lay cards:[JC,JD,5C] | hand-0 JC JD 5C | turn=0',
    'lay 5c+jacks': '0 lay cards:[5C,JC,JD] | hand-0 5C JC JD | turn=0',
    'lay jack and 5 of diamonds': '0 lay cards:[JD,5D] | hand-0 JD 5D | turn=0',
  });
});

test('of cards that are all alike, any number that is there', () => {
  check({
    'lay a joker': '0 lay cards:[R] | hand-0 R | turn=0',
    'lay two jokers': '0 lay cards:[R,R] | hand-0 R R | turn=0',
    'lay jokers': '0 lay cards:[R,R] | hand-0 R R | turn=0',
    'lay three jokers': '? vague three jokers (lay three jokers)',
    'lay r and a joker': '0 lay cards:[R,R] | hand-0 R R | turn=0',
  });
});

test('a hand that is all shown has no other card, and one with unseen cards may have any that is left', () => {
  check({
    'lay a queen': '? vague queen (lay queen)',
    'bert lays a jack': '2 lay cards:[JH] | hand-2 JH | turn=2',
    'bert lays a king': '2 lay cards:[KC] | hand-2 KC | turn=2',
    'bert lays two queens': '? vague two queens (bert lays two queens)',
    'lay a king, ann has 3 cards': '? vague king (lay king ann has 3 cards)',
    'now lay a king, ann has 3 cards': '? vague king (now lay king ann has 3 cards)',
    'ann lays a five': '1 lay cards:[5H] | hand-1 5H | turn=1',
    'ann lays two jacks': '? vague two jacks (ann lays two jacks)',
    'ann lays a jack': '1 lay cards:[JS] | hand-1 JS | turn=1',
    'take a king with 5c': '? vague king (take king with 5♣)',
    'take a queen with a queen': '? vague queen (take queen with queen)',
  });
});

test('cards on the table', () => {
  check({
    'take the 4s with 5c': '0 take names:[4S] mine:5C | table 4S | hand-0 5C | turn=0',
    'take both 4s with a 5': '0 take names:[4S,4H] mine:5C | table 4S 4H | hand-0 5C | turn=0',
    'take the fours with 5c': '0 take names:[4S,4H] mine:5C | table 4S 4H | hand-0 5C | turn=0',
    'take four with 5c': '? vague four (take four with 5♣)',
    'take 4h and a four with 5c': '0 take names:[4H,4S] mine:5C | table 4H 4S | hand-0 5C | turn=0',
    'lay 5c on a king': '0 lay cards:[5C] onto:KH | hand-0 5C | heap^ KH | turn=0',
    'take jacks with 5c': '? vague jacks (take jacks with 5♣)',
    'take 4s with two jacks': '? (take 4♠ with two jacks)',
    'take 4s with 5c jack': '? (take 4♠ with 5♣ jack)',
  });
});

test('joined cards are those that lie joined, in any order, or else cards that lie apart', () => {
  check({
    'take 5c+7c with jd': '0 take names:[5C+7C] mine:JD | table 5C+7C | hand-0 JD | turn=0',
    'take 7c+5c with jd': '0 take names:[5C+7C] mine:JD | table 5C+7C | hand-0 JD | turn=0',
    'take 7+5 with jd': '0 take names:[5C+7C] mine:JD | table 5C+7C | hand-0 JD | turn=0',
    'take 5c+seven with jd': '0 take names:[5C+7C] mine:JD | table 5C+7C | hand-0 JD | turn=0',
    'take 9s+4s with jd': '0 take names:[9S,4S] mine:JD | table 9S 4S | hand-0 JD | turn=0',
    'take 9s+2s with jd': '0 take names:[9S+2S] mine:JD | table 9S+2S | hand-0 JD | turn=0',
    'take 9d+nine with jd': '0 take names:[9D,9S] mine:JD | table 9D 9S | hand-0 JD | turn=0',
    'take 9s+four with jd': '? vague four (take 9♠+four with J♦)',
    'take nine+4s with jd': '? vague nine (take nine+4♠ with J♦)',
    'take 9d+r with jd': '0 take names:[9D,R] mine:JD | table 9D R | hand-0 JD | turn=0',
    'take 5+7+9 with jd': '? vague 5 (take 5+7+9 with J♦)',
    'swap 9s+2s': '0 swap stack:[9S+2S] | turn=0',
  });
});

test('“it” is the one card that the line has put there', () => {
  check({
    '6d lies on the table and I take it with 5c':
      '0 take names:[6D] mine:5C | table= 6D | table 6D | hand-0 5C | turn=0',
    'bert has 6d and he lays it': '2 lay cards:[6D] | hand-2= 6D | hand-2 6D | turn=2',
    '6d and 7d lie on the table and I take it with 5c': '? (6♦ 7♦ lie on table take with 5♣)',
    'the 4s lies on the table and I take both fours with 5c':
      '0 take names:[4S,4H] mine:5C | table= 4S | table 4S 4H | hand-0 5C | turn=0',
    'ann has ks, she lays ks, it was her last card': '1 lay cards:[KS] | hand-1= KS | hand-1 KS | turn=1 | hand-1=[1?]',
    'take it with 5c': '? (take with 5♣)',
    'bert has 6d and I lay it': '? (bert has 6♦ lay)',
  });
});

test('cards that a clause tells by rank only are those in its place', () => {
  check({
    'the fours lie on the table': '0 – | table= 4S 4H',
    'I have jacks': '0 – | hand-0= JC JD',
    'bert has a queen': '0 – | hand-2= QH',
    '6d lies on the table, a six lies on the table': '0 – | table= 6D | table= 6D',
  });
});

test('joined cards of which one isn’t shown are one thing', () => {
  const table = toyTable({ position: { table: ['9D', '2?'] } });
  const lines = { 'take 9d+two with jd': '0 take names:[9D+2C] mine:JD | table 9D+2C | hand-0 JD | turn=0' };
  expect(readEach(Object.keys(lines), table)).toEqual(lines);
});

test('cards of other suits that lie joined are another thing', () => {
  const table = toyTable({ position: { table: ['5H+6C', '7H+5S', '7S+5C', '2?'] } });
  const lines = {
    'take 5c+6h with jd': '0 take names:[5C+6H] mine:JD | table 5C+6H | hand-0 JD | turn=0',
    'take seven+five with jd': '0 take names:[7H+5S] mine:JD | table 7H+5S | hand-0 JD | turn=0',
    'take seven+five and six of clubs with jd': '0 take names:[7S+5C,6C] mine:JD | table 7S+5C 6C | hand-0 JD | turn=0',
  };
  expect(readEach(Object.keys(lines), table)).toEqual(lines);
});

test('a clause may come after the try that needs its cards', () => {
  check({
    'take a king with a 5, the ks lies on the table':
      '0 take names:[KS] mine:5C | table KS | hand-0 5C | table= KS | turn=0',
    'take a six with 5c, while 6s and 6h lie on the table': '? vague six (take six with 5♣ while 6♠ 6♥ lie on table)',
    'take two sixes with 5c, while 6s and 6h lie on the table':
      '0 take names:[6S,6H] mine:5C | table 6S 6H | hand-0 5C | table= 6S 6H | turn=0',
    'take sixes with 5c, the 6s lies on the table':
      '0 take names:[6S] mine:5C | table 6S | hand-0 5C | table= 6S | turn=0',
    'take sixes with a six, the 6s lies on the table': '? vague sixes (take sixes with six 6♠ lies on table)',
    'take sixes and both fours with 5c, 6s and 4s lie on the table':
      '0 take names:[6S,4S,4H] mine:5C | table 6S 4S 4H | hand-0 5C | table= 6S 4S | turn=0',
  });
});

test('cards that are told after a try are the ones it named, even where others might do', () => {
  const lines = {
    'take two sixes with 5c, 6s and 6h lie on the table':
      '0 take names:[6S,6H] mine:5C | table 6S 6H | hand-0 5C | table= 6S 6H | turn=0',
    'bert lays a queen, he has qh': '2 lay cards:[QH] | hand-2 QH | hand-2= QH | turn=2',
    'stash a jack, 6s lies on the table': '0 stash hidden:[JC] | cellar JC | table= 6S | turn=0',
  };
  expect(readEach(Object.keys(lines))).toEqual(lines);
});
