import { expect, test } from 'vitest';
import type { TryGrammar } from '../../../src/game/typed-line/grammar.ts';
import { TOY_GRAMMAR } from './toy-grammar.ts';
import { readEach, readToy, toyTable } from './toy-table.ts';

/* Which sentences a pattern stands for, and which try they make. */

/** Every verb of the forms that players use, and forms that no verb has. */
const VERB_FORMS: Readonly<Record<string, readonly string[]>> = {
  play: ['play', 'plays', 'played', 'playing', '-playes it', '-playe'],
  carry: ['carry', 'carries', 'carried', 'carrying', '-carr'],
  drop: ['drop', 'drops', 'dropped', 'dropping', '-drope'],
  place: ['place', 'places', 'placed', 'placing', '-plac'],
  pass: ['pass', 'passes', 'passed', 'passing', '-pas'],
  go: ['go', 'goes', 'went', 'gone', 'going', '-gos', '-goed'],
  be: ['be', 'is', 'are', 'was', 'were', 'been', 'being', '-bes'],
  begin: ['begin', 'begins', 'began', 'begun', 'beginning'],
  build: ['build', 'builds', 'built', 'building'],
  choose: ['choose', 'chooses', 'chose', 'chosen', 'choosing'],
  deal: ['deal', 'deals', 'dealt', 'dealing'],
  draw: ['draw', 'draws', 'drew', 'drawn', 'drawing'],
  give: ['give', 'gives', 'gave', 'given', 'giving'],
  have: ['have', 'has', 'had', 'having'],
  hold: ['hold', 'holds', 'held', 'holding'],
  lay: ['lay', 'lays', 'laid', 'lain', 'laying'],
  lead: ['lead', 'leads', 'led', 'leading'],
  leave: ['leave', 'leaves', 'left', 'leaving'],
  lie: ['lie', 'lies', 'lay', 'lying'],
  make: ['make', 'makes', 'made', 'making'],
  put: ['put', 'puts', 'putting'],
  say: ['say', 'says', 'said', 'saying'],
  send: ['send', 'sends', 'sent', 'sending'],
  show: ['show', 'shows', 'showed', 'shown', 'showing'],
  speak: ['speak', 'speaks', 'spoke', 'spoken', 'speaking'],
  sweep: ['sweep', 'sweeps', 'swept', 'sweeping'],
  take: ['take', 'takes', 'took', 'taken', 'taking'],
  throw: ['throw', 'throws', 'threw', 'thrown', 'throwing'],
  throw_in: ['throw in', 'throws in', 'threw in', 'throwing in', '-throw', '-throw ins', '-throw it in'],
  get_rid_of: ['get rid of', 'gets rid of', '-get rid', '-get it rid of'],
};

test('a verb is known in the forms that players use', () => {
  const table = toyTable();
  const isRead = (verb: string, form: string): boolean => {
    const tries: readonly TryGrammar<unknown>[] = [{ says: [`quickly ${verb}`], fields: { type: 'done' } }];
    return readToy(`quickly ${form}`, table, { ...TOY_GRAMMAR, tries, facts: [] }).startsWith('0 done');
  };
  for (const [verb, forms] of Object.entries(VERB_FORMS)) {
    const wrong = forms.filter((form) => isRead(verb, form.replace(/^-/, '')) === form.startsWith('-'));
    expect({ verb, wrong }).toEqual({ verb, wrong: [] });
  }
});

const LAID = '0 lay cards:[5C] | hand-0 5C | turn=0';

test('small words, and words about trying, may be anywhere and change nothing', () => {
  const lines = [
    'lay 5c',
    'lay also the 5c',
    'please just lay my single 5c, too',
    'so can I now try to lay 5c?',
    'may I lay the 5c?',
    'is it ok to lay 5c?',
    'I tried to lay 5c!',
    'could I have wanted to lay 5c',
    'I lay 5c myself',
    'lay; 5c',
    'did I lay 5c ?',
  ];
  expect(Object.values(readEach(lines))).toEqual(lines.map(() => LAID));
});

test('every word of a pattern is needed, in its order, unless it is optional', () => {
  const lines = {
    'lay 5c on kh': '0 lay cards:[5C] onto:KH | hand-0 5C | heap^ KH | turn=0',
    'put 5c on the kh': '0 lay cards:[5C] onto:KH | hand-0 5C | heap^ KH | turn=0',
    'lay 5c kh on': '? (lay 5♣ K♥ on)',
    'lay on kh': '? (lay on K♥)',
    'lay 5c on': '? (lay 5♣ on)',
    'lay 5c lay': '? (lay 5♣ lay)',
    '5c lay': LAID,
    '5c was laid': LAID,
    'on kh lay 5c': '? (on K♥ lay 5♣)',
    'take 5c and 6c with ac': '0 take names:[5C,6C] mine:AC | table 5C 6C | hand-0 AC | turn=0',
    'take 5c by ac': '0 take names:[5C] mine:AC | table 5C | hand-0 AC | turn=0',
    'ac takes 5c': '0 take mine:AC names:[5C] | hand-0 AC | table 5C | turn=0',
    'ac kc take 5c': '? (A♣ K♣ take 5♣)',
    'take 5c with ac kc': '? (take 5♣ with A♣ K♣)',
    'take with ac': '? (take with A♣)',
    'take 5c': '? (take 5♣)',
  };
  expect(readEach(Object.keys(lines))).toEqual(lines);
});

test('a slot may be apart from the move, in no place, or made of parts', () => {
  const lines = {
    'follow ks with 3s': '0 follow mine:3S | table KS | hand-0 3S | turn=0',
    'swap 5c, 6d': '0 swap stack:[5C,6D] | turn=0',
    'deal 5c': '0 deal groups:[[5C]] | table 5C | turn=0',
    'deal 5c 6c · 7d · ks': '0 deal groups:[[5C,6C],[7D],[KS]] | table 5C 6C | table 7D | table KS | turn=0',
    'deal ·': '? (deal ·)',
    'throw in': '0 throw-in | turn=0',
    'I threw in': '0 throw-in | turn=0',
  };
  expect(readEach(Object.keys(lines))).toEqual(lines);
});

test('a game may make the move itself, with more cards and facts, or refuse the sentence', () => {
  const lines = {
    'double 4': '0 double to:8 | hand-0 AS | turn=0 | points-0=4',
    'bert doubles two': '2 double to:4 | hand-2 AS | turn=2 | points-2=2',
    'double 3': '? (double 3)',
  };
  expect(readEach(Object.keys(lines))).toEqual(lines);
});

test('what isn’t known of a move is left out of it', () => {
  const tries: readonly TryGrammar<unknown>[] = [
    { says: ['knock'], fields: {}, move: () => ({ move: { type: 'knock', with: undefined as never, at: null } }) },
  ];
  expect(readToy('knock', toyTable(), { ...TOY_GRAMMAR, tries })).toBe('0 knock at:null | turn=0');
});

test('a line says which of its words is unknown', () => {
  const lines = {
    'lay zorn': '? strange zorn (lay)',
    'zorn the blurb 5c': '? strange zorn (5♣)',
    'lay 5c or 6d': '? strange or (lay 5♣ 6♦)',
    'Lay Zorn and 2 kings': '? strange zorn (lay 2 kings)',
    'lay 5c from second place': '? strange from (lay 5♣ second)',
    'ann bets 2': '? strange bets (ann 2)',
  };
  expect(readEach(Object.keys(lines))).toEqual(lines);
});

test('a number or an ordinal is only known where the game asks for one', () => {
  const read = (says: string, line: string): string =>
    readToy(line, toyTable(), {
      ...TOY_GRAMMAR,
      tries: [{ says: [says], fields: { type: 'done' } }],
      facts: [],
      parts: {},
    });
  expect(read('pick {at:index}', 'pick 3rd 99 zorn')).toBe('? strange zorn (pick 3rd 99)');
  expect(read('pick {at:nth}', 'pick 3rd 99 zorn')).toBe('? strange 99 (pick 3rd)');
  expect(read('pick {n:number}', 'pick 99 3rd')).toBe('? strange 3rd (pick 99)');
  expect(read('pick {suit}', 'pick spades 99')).toBe('? strange 99 (pick spades)');
  expect(read('pick', 'pick spades')).toBe('? strange spades (pick)');
});

test('where no sentence is asked for, only cards are known', () => {
  const read = (line: string): string => readToy(line, toyTable(), null);
  expect(read('5c and ks')).toBe('cards 5C KS');
  expect(read('lay 5c')).toBe('? strange lay (5♣)');
  expect(read('ann 5c')).toBe('? strange ann (5♣)');
  expect(read('5c two')).toBe('? (5♣ two)');
  expect(read('5c 99')).toBe('? strange 99 (5♣)');
  expect(read('5c by')).toBe('? strange by (5♣)');
});

test('a line of more than 120 words isn’t read', () => {
  const longLine = (n: number): string => ['lay', ...Array<string>(n - 1).fill('5c')].join(' ');
  expect(readToy(longLine(120))).toMatch(/^0 lay/);
  expect(readToy(longLine(121))).toMatch(/^\? \(lay 5♣/);
});
