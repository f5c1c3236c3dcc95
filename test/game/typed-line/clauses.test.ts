import { expect, test } from 'vitest';
import type { FactGrammar } from '../../../src/game/typed-line/grammar.ts';
import { TOY_GRAMMAR } from './toy-grammar.ts';
import { readEach, readToy, toyTable } from './toy-table.ts';

/* What a line tells about the table, alone or beside a try. */

const checkAt = (spec: Parameters<typeof toyTable>[0], lines: Readonly<Record<string, string>>): void =>
  expect(readEach(Object.keys(lines), toyTable(spec))).toEqual(lines);

test('hands', () => {
  checkAt(
    {},
    {
      'ann has ks': '0 – | hand-1= KS',
      'ann and bert have ks in hand': '0 – | hand-1= KS | hand-2= KS',
      'ann has 3 cards': '0 – | hand-1=[3?]',
      'ann had two cards left in hand': '0 – | hand-1=[2?]',
      'ann and bert have 2 cards': '0 – | hand-1=[2?] | hand-2=[2?]',
      'ann, bert and I have 2 cards': '0 – | hand-1=[2?] | hand-2=[2?] | hand-0=[2?]',
      'ann, bert, and I have 2 cards': '0 – | hand-1=[2?] | hand-2=[2?] | hand-0=[2?]',
      'ann, bert have 2 cards': '? (ann bert have 2 cards)',
      'ann with bert and I have 2 cards': '? (ann with bert have 2 cards)',
      'ann and bert’s have 2 cards': "? (ann bert's have 2 cards)",
      'ann holds only ks': '0 – | hand-1=! KS',
      'ann and bert have only ks left in hand': '0 – | hand-1=! KS | hand-2=! KS',
      'ann’s only card was ks': '0 – | hand-1=! KS',
      'my last card is ks': '0 – | hand-0=! KS',
      'that is ann’s last card': '0 – | hand-1=[1?]',
      'nobody else has any cards left': '0 – | hand-1=[] | hand-2=[]',
      'no one else holds a card': '0 – | hand-1=[] | hand-2=[]',
      'everyone else is out': '0 – | hand-1=[] | hand-2=[]',
      'ann lays ks and everybody else is out': '1 lay cards:[KS] | hand-1 KS | turn=1 | hand-0=[] | hand-2=[]',
      'lay 5c, it was my last card': '0 lay cards:[5C] | hand-0 5C | turn=0 | hand-0=[1?]',
      'ann lays 5c, her last card': '1 lay cards:[5C] | hand-1 5C | turn=1 | hand-1=[1?]',
      'ann lays her last card, 5c': '1 lay cards:[5C] | hand-1 5C | turn=1 | hand-1=[1?]',
      'ann lays her second card, 5c': '? (ann lays her second card 5♣)',
      'ann lays bert’s last card 5c': "? (ann lays bert's last card 5♣)",
      'lay my last 5c 6c': '? (lay last 5♣ 6♣)',
      'lay last': '? (lay last)',
      'lay 6c, my last card 5c': '0 lay cards:[6C] | hand-0 6C | hand-0=! 5C | turn=0',
      'lay my last card': '? (lay last card)',
      'lay last 5c': '? (lay last 5♣)',
      'take my last card 5c with 6c': '? (take last card 5♣ with 6♣)',
    },
  );
});

test('cards in other places, and who put them there', () => {
  checkAt(
    {},
    {
      '5c lies on the table': '0 – | table= 5C',
      'there was 5c on the table': '0 – | table= 5C',
      'table shows ks and 5c': '0 – | table= KS 5C',
      'ann built ks and 5c': '0 – | table= KS 5C | table(KS)=1 | table(5C)=1',
      'heap shows ks 5c': '0 – | heap^= KS 5C',
      'only ks lies on heap': '0 – | heap^=! KS',
      'the heap is empty': '0 – | heap=[]',
      'the pile is empty': '0 – | heap=[]',
      'empty heap': '0 – | heap=[]',
      '5c lies on the table and ann has 3 cards': '0 – | table= 5C | hand-1=[3?]',
      '5c lies on the table, ann has 3 cards, spades are trump, the heap is empty':
        '0 – | table= 5C | hand-1=[3?] | trump=S | heap=[]',
      'I lay 5c. The heap is empty.': '0 lay cards:[5C] | hand-0 5C | turn=0 | heap=[]',
    },
  );
});

test('of several places of a kind, the one with those cards, or else the first that is empty', () => {
  checkAt(
    {},
    {
      'ks lies on side pile': '0 – | side-0^= KS',
      'ks lies on side pile and 5c lies on side pile': '0 – | side-0^= KS | side-1^= 5C',
      'ks lies on side pile and ks lies on side pile': '0 – | side-0^= KS | side-0^= KS',
      'ks lies on side pile, 5c lies on side pile, 6c lies on side pile':
        '? (K♠ lies on side pile 5♣ lies on side pile 6♣ lies on side pile)',
    },
  );
  checkAt(
    { position: { side: [['2C', 'KS', '5C'], []] } },
    {
      '5c lies on side pile': '0 – | side-0^= 5C',
      'ks and 5c lie on side pile': '0 – | side-0^= KS 5C',
      'ks lies on side pile': '0 – | side-1^= KS',
    },
  );
  checkAt(
    { position: { side: [['2C'], ['KS']] } },
    {
      'ks lies on side pile': '0 – | side-1^= KS',
      '5c lies on side pile': '? (5♣ lies on side pile)',
    },
  );
});

test('a pile of which no card is shown may be the one that is told', () => {
  checkAt({ position: { side: [['2?'], ['KS']] } }, { '5c lies on side pile': '0 – | side-0^= 5C' });
  checkAt({}, { 'ann has ks and 5c lies on side pile': '0 – | hand-1= KS | side-0^= 5C' });
});

test('a move of another player is no fact by itself, and one’s own precedes the try', () => {
  checkAt(
    {},
    {
      'ann knocked': '? (ann knocked)',
      'ann knocked and the heap is empty': '? (ann knocked heap is empty)',
      'ann knocked and I lay 5c': '0 lay cards:[5C] | hand-0 5C | turn=0 | points-1=1',
      'I knocked and I lay 5c': '0 lay cards:[5C] | hand-0 5C | turn=0 | points-0=1',
      'I lay 5c and ann knocked': '0 lay cards:[5C] | hand-0 5C | turn=0 | points-1=1',
      'I lay 5c and I knocked': '? (lay 5♣ knocked)',
      'I bid 4, ann bid 2': '1 bid n:2 | turn=1 | bids=4 | bids next 1',
      'bid 4, ann bid 2': '? (bid 4 ann bid 2)',
    },
  );
});

test('numbers and choices that fit', () => {
  checkAt(
    {},
    {
      '10 cards are left': '0 – | left=10',
      '1 card is left': '0 – | left=1',
      '11 cards are left': '? (11 cards are left)',
      '0 cards are left': '? (0 cards are left)',
      'I lay 5c, 0 cards are left': '? (lay 5♣ 0 cards are left)',
      'ann’s score is 20': '0 – | points-1=20',
      'my score is 99': '0 – | points-0=99',
      'ann’s score is 100': "? (ann's score is 100)",
      'spades are trump': '0 – | trump=S',
      'stars are trump': '? strange stars (are trump)',
    },
  );
  checkAt(
    { trumps: ['S', 'H'] },
    {
      'hearts are trump': '0 – | trump=H',
      'clubs are trump': '? (clubs are trump)',
    },
  );
});

test('whose turn it is: of the player who tries, unless the line or the table says otherwise', () => {
  checkAt(
    {},
    {
      'it is ann’s turn': '0 – | turn=1',
      'my turn': '0 – | turn=0',
      'ann is next': '0 – | turn=1',
      'ann is on turn': '0 – | turn=1',
      'ann is next, I lay 5c': '0 lay cards:[5C] | hand-0 5C | turn=1',
      'lay 5c when it was ann’s turn': '0 lay cards:[5C] | hand-0 5C | turn=1',
      'ann jumps in with 5c': '1 jump mine:5C | hand-1 5C',
      'ann jumps in with 5c when it is bert’s turn': '1 jump mine:5C | hand-1 5C | turn=2',
    },
  );
  checkAt({ position: { turn: 2 } }, { 'lay 5c': '0 lay cards:[5C] | hand-0 5C' });
  checkAt({ position: { turn: 0 } }, { 'ann lays 5c': '1 lay cards:[5C] | hand-1 5C' });
});

test('what was said before a try comes before it, and those between said nothing', () => {
  checkAt(
    {},
    {
      'bid 4': '0 bid n:4 | turn=0',
      'ann bid 2 and bert bid 3 and I bid 4': '0 bid n:4 | turn=0 | bids=2 | bids=3 | bids next 0',
      'ann bid 2 and I pass': '0 pass | turn=0 | bids=2 | bids next 0',
      'ann and bert passed, and I bid 4': '0 bid n:4 | turn=0 | bids=pass | bids=pass | bids next 0',
      'the heap is empty and I bid 4': '0 bid n:4 | turn=0 | heap=[]',
      'ann bid 2 and I lay 5c': '0 lay cards:[5C] | hand-0 5C | turn=0 | bids=2',
      'ann bid 2': '1 bid n:2 | turn=1',
      'ann bid 2, bert bid 3': '2 bid n:3 | turn=2 | bids=2 | bids next 2',
      'ann passed, out of turn': '1 pass | turn=1',
      'ann bid 2 before bert bid': '1 bid n:2 | turn=1',
      'ann bid 2 before bert': '1 bid n:2 | turn=1',
      'ann bid 2, bert bid 3 out of turn': '2 bid n:3 | turn=2 | bids=2',
      'bert bid 3 after ann': '? strange after (bert bid 3 ann)',
    },
  );
});

test('a clause may tell several things at once, and a value that is part of a text', () => {
  const facts: readonly FactGrammar[] = [
    { says: ['last deal show {things}'], sets: { left: 3, table: '{things}' } },
    { says: ['{who} bid {n:number}'], sets: { bids: 'over {n}' }, isMove: true },
    { says: ['{rank} be wild'], sets: { bids: '{rank}' } },
  ];
  const read = (line: string): string =>
    readToy(line, toyTable({ position: { table: ['4S', '4H'] } }), { ...TOY_GRAMMAR, facts });
  expect(read('the last deal showed fours')).toBe('0 – | table= 4S 4H | left=3');
  expect(read('ann bid 2 and I pass')).toBe('0 pass | turn=0 | bids=over 2 | bids next 0');
  // The rank, not the article.
  expect(read('a is wild')).toBe('0 – | bids=A');
});

test('up to six clauses before a try, and as many after it', () => {
  const clause = 'the heap is empty';
  const linesOf = (before: number, after: number): string =>
    [...Array<string>(before).fill(clause), 'I lay 5c', ...Array<string>(after).fill(clause)].join(', ');
  const facts = (n: number): string => ' | heap=[]'.repeat(n);
  const lines = {
    [linesOf(6, 6)]: `0 lay cards:[5C] | hand-0 5C | turn=0${facts(12)}`,
    [Array<string>(6).fill(clause).join(', ')]: `0 –${facts(6)}`,
  };
  checkAt({}, lines);
  const tooMany = [linesOf(7, 0), linesOf(0, 7), Array<string>(7).fill(clause).join(', ')];
  expect(Object.values(readEach(tooMany))).toEqual(tooMany.map(() => expect.stringContaining('? (')));
});
