import { describe, expect, test } from 'vitest';
import { readEach, toyTable } from './toy-table.ts';

/* Who has tried, and whom a line is about. */

const checkAt = (spec: Parameters<typeof toyTable>[0], lines: Readonly<Record<string, string>>): void =>
  expect(readEach(Object.keys(lines), toyTable(spec))).toEqual(lines);

const laidBy = (seat: number): string => `${seat} lay cards:[5C] | hand-${seat} 5C | turn=${seat}`;
const has = (at: number, seat = 0): string => `${seat} – | hand-${at}= KS`;

describe('with three players', () => {
  test('who isn’t named is the player at the desk, also as “he”, “she” and “they”', () => {
    const [mine, first] = [laidBy(0), laidBy(1)];
    checkAt(
      {},
      {
        'lay 5c': mine,
        'I laid 5c': mine,
        'you lay 5c': mine,
        'we lay 5c': mine,
        'me lay 5c': mine,
        'he lays 5c': mine,
        'she laid 5c': mine,
        'they lay 5c': mine,
        'lay my 5c': mine,
        'he lays his 5c': mine,
        '5c was laid by me': mine,
        'ann lays 5c': first,
        'can ann lay 5c?': first,
        'was ann allowed to lay 5c': first,
        'did ann try to lay 5c': first,
        'so now ann wants to lay 5c': first,
        'ann lays her 5c': first,
        'ann lays their 5c': first,
        '5c was laid by ann': first,
        'lay 5c by ann': first,
        'bert lays 5c': laidBy(2),
      },
    );
  });

  test('a line with two players in it that may not have tried together isn’t read', () => {
    checkAt(
      {},
      {
        'ann lays my 5c': '? (ann lays 5♣)',
        'ann lays bert’s 5c': "? (ann lays bert's 5♣)",
        'ann bert lay 5c': '? (ann bert lay 5♣)',
        'lay 5c by': '? (lay 5♣ by)',
        'lay 5c by ann by bert': '? (lay 5♣ by ann by bert)',
        'cleo lays 5c': '? strange cleo (lays 5♣)',
      },
    );
  });

  test('whose cards something is', () => {
    checkAt(
      {},
      {
        'my hand is ks': has(0),
        'your hand is ks': has(0),
        'our hand is ks': has(0),
        'ks in hand': has(0),
        'ann’s hand is ks': has(1),
        'anns hand is ks': has(1),
        'anns’ hand is ks': has(1),
        'ann`s hand is ks': has(1),
        'ks in bert´s hand': has(2),
        'ann shows her hand': '1 show | turn=1',
        'show my hand': '0 show | turn=0',
        'show his hand': '0 show | turn=0',
        'ann shows my hand': '? (ann shows hand)',
        'show ann hand': '? (show ann hand)',
        'with ac ann takes 5c': '1 take mine:AC names:[5C] | hand-1 AC | table 5C | turn=1',
        'with ac I take 5c': '0 take mine:AC names:[5C] | hand-0 AC | table 5C | turn=0',
      },
    );
  });

  test('“he” and “she” are the player with that pronoun who is named', () => {
    const bert = '2 lay cards:[5C] | hand-2= 5C | hand-2 5C | turn=2';
    checkAt(
      {},
      {
        'bert has 5c and he lays it': bert,
        'bert has 5c and they lay it': bert,
        'bert has 5c and she lays it': '? (bert has 5♣ she lays)',
        'ann has 5c and she lays it': '1 lay cards:[5C] | hand-1= 5C | hand-1 5C | turn=1',
        'ann has 5c and he lays it': '? (ann has 5♣ he lays)',
        'I have 5c and he lays it': '? (have 5♣ he lays)',
        'I have ks, he lays 5c': '? (have K♠ he lays 5♣)',
        'give 5c to ann': '0 give mine:5C who:1 | hand-0 5C | turn=0',
        'ann gives 5c to bert': '1 give mine:5C who:2 | hand-1 5C | turn=1',
        'I give 5c to her': '? (give 5♣ to her)',
        'it is her turn': '0 – | turn=0',
        'bert lays 5c, it is his turn': '2 lay cards:[5C] | hand-2 5C | turn=2',
      },
    );
  });

  test('nobody has a partner, and no single player is the opponent', () => {
    checkAt(
      {},
      {
        'my partner lays 5c': '? strange partner (lays 5♣)',
        'my opponent lays 5c': '? strange opponent (lays 5♣)',
      },
    );
  });
});

test('with two players, “her” alone is the other one, who is also the opponent', () => {
  const other = laidBy(1);
  checkAt(
    { seats: 2 },
    {
      'ann lays 5c': other,
      'opponent lays 5c': other,
      'my opponent lays 5c': other,
      'the other player laid 5c': other,
      'your opponent lays 5c': other,
      'her hand is ks': has(1),
      'their hand is ks': has(1),
      'my opponent’s hand is ks': has(1),
      'the other players hand is ks': has(1),
      'ann’s hand is ks': has(1),
      'my hand is ks': has(0),
      'he lays 5c': laidBy(0),
      'ann lays her 5c': other,
      'show her hand': '? (show her hand)',
      'bert lays 5c': '? strange bert (lays 5♣)',
    },
  );
  checkAt(
    { seats: 2, seat: 1 },
    {
      'lay 5c': laidBy(1),
      'ann lays 5c': laidBy(0),
      'my opponent lays 5c': laidBy(0),
      'her hand is ks': has(0, 1),
      'lay her 5c': laidBy(0),
    },
  );
});

test('with four players and partners, the partner is a player like the others', () => {
  const partners = laidBy(2);
  checkAt(
    { seats: 4 },
    {
      'my partner lays 5c': partners,
      'partner laid 5c': partners,
      'the partner lays 5c': partners,
      'your partner’s hand is ks': has(2),
      'give 5c to my partner': '0 give mine:5C who:2 | hand-0 5C | turn=0',
      'he gives 5c to his partner': '0 give mine:5C who:2 | hand-0 5C | turn=0',
      'my opponent lays 5c': '? strange opponent (lays 5♣)',
    },
  );
  checkAt(
    { seats: 4, seat: 1 },
    {
      'my partner lays 5c': laidBy(3),
      'cleo lays 5c': laidBy(3),
    },
  );
});

test('“her partner” and “his opponent” are those of the player who is named', () => {
  checkAt(
    { seats: 4 },
    {
      'he gives 5c to his partner': '0 give mine:5C who:2 | hand-0 5C | turn=0',
      'ann gives 5c to her partner': '1 give mine:5C who:3 | hand-1 5C | turn=1',
      'bert lays 5c, his partner’s hand is ks': '2 lay cards:[5C] | hand-2 5C | hand-0= KS | turn=2',
      'his partner lays 5c': laidBy(2),
    },
  );
  checkAt(
    { seats: 2 },
    {
      'ann lays 5c, her opponent has ks': '1 lay cards:[5C] | hand-1 5C | hand-0= KS | turn=1',
      'he lays 5c, his opponent has ks': '0 lay cards:[5C] | hand-0 5C | hand-1= KS | turn=0',
    },
  );
});

test('“he” is me unless somebody is named whom “he” can mean', () => {
  const [anns, mine] = [
    '1 lay cards:[5C] | hand-1= KS | hand-1 5C | turn=1',
    '0 lay cards:[5C] | hand-1= KS | hand-0 5C | turn=0',
  ];
  const lines = {
    'ann has ks, she lays 5c': anns,
    'ann has ks, they lay 5c': anns,
    'ann has ks, he lays 5c': mine,
    'ann’s hand is ks, she lays 5c': anns,
    'ann’s hand is ks, he lays 5c': mine,
    'bert has ks, ann has qs, he lays 5c': '2 lay cards:[5C] | hand-2= KS | hand-1= QS | hand-2 5C | turn=2',
    // Of several, the last.
    'ann has ks, bert has qs, they lay 5c': '2 lay cards:[5C] | hand-1= KS | hand-2= QS | hand-2 5C | turn=2',
  };
  checkAt({}, lines);
  // Nobody knows the pronoun of a name that isn’t one of the table’s own.
  const nameOf = (seat: number): string => ['you', 'Kim', 'Lou'][seat] ?? '';
  checkAt(
    { nameOf },
    {
      'kim has ks, she lays 5c': anns,
      'kim has ks, he lays 5c': anns,
      'kim has ks, they lay 5c': anns,
      'ann has ks, she lays 5c': '? strange ann (has K♠ she lays 5♣)',
    },
  );
});

test('words about players that make no sentence', () => {
  checkAt(
    {},
    {
      ann: '? (ann)',
      'has ann': '? (has ann)',
      'has ann,': '? (has ann)',
      'show hand': '? (show hand)',
      'hand show': '? (hand show)',
      'my hand is ks, I show': '? (hand is K♠ show)',
      'ann,': '? (ann)',
      show: '? (show)',
      'with ac': '? (with A♣)',
      'give 5c to ann and bert': '? (give 5♣ to ann bert)',
      'ann’s and bert’s hand is ks': "? (ann's bert's hand is K♠)",
      'ann takes her 5c with ac': '? (ann takes her 5♣ with A♣)',
      'lay ann’s 5c': laidBy(1),
    },
  );
  checkAt(
    { seats: 2 },
    {
      'lay her 5c': laidBy(1),
      'ann shows her hand': '1 show | turn=1',
      'I lay 5c, her hand is ks': '0 lay cards:[5C] | hand-0 5C | hand-1= KS | turn=0',
    },
  );
});

test('a game that makes a move sees the table, as far as the player who tries does', () => {
  checkAt(
    { position: { left: 3 } },
    {
      peek: '0 peek view:seen left:3 | turn=0',
      'ann peeks': '1 peek view:null left:3 | turn=1',
    },
  );
});
