import { expect, test } from 'vitest';
import { definePack } from '../../../src/cards/pack.ts';
import { cardNames } from '../../../src/game/typed-line/card-names.ts';
import { TOY_GRAMMAR } from './toy-grammar.ts';
import { readEach, readToy, toyTable } from './toy-table.ts';

/* What words mean as cards, where nothing is on the table yet and any suit may do, clubs first. */

/** Lines that all lay these cards. */
const LAID: Readonly<Record<string, readonly string[]>> = {
  '5C': [
    ...['lay 5c', 'LAY 5C!', 'lay 5♣', 'lay 5♣️', 'lay “5c”', 'lay "5c"', 'lay (2) 5c', 'lay 5c…', 'lay 5c...'],
    ...['lay the five of clubs', 'lay 5 of club', 'lay five ♣', 'lay 5 ♣', 'lay a five of clubs, please', 'lay 5♣?'],
    ...['can I lay 5c?', 'lay 5c at once', 'lay 5c straight away', 'lay 5c in a single go', 'then lay 5c'],
  ],
  '10D': [
    'lay (12) 10d',
    'lay(12)10d',
    'can I lay 10d?!',
    'lay 10♦??',
    'lay 10d +',
    'lay + 10d',
    '+ 10d laid',
    'lay 10d',
    'lay td',
    'lay the ten of diamonds',
    'lay t♦',
    'lay 10 of diamond',
    'lay ten ♦',
  ],
  JC: ['lay jack??', '+ jack laid', 'lay a jack', 'lay one jack', 'lay j', 'lay jack?'],
  KS: ['lay the K of spades', 'lay king ♠', 'lay one king of spades'],
  'JC JH': ['lay two jacks', 'lay both jacks', 'lay 2 jacks', 'lay two more jacks', 'lay 2 other jacks'],
  'JC JH JD JS': ['lay four jacks', 'lay 4 further jacks'],
  '4C 4H': ['lay two 4s', 'lay two fours', 'lay both fours'],
  '10C 10H': ['lay two 10s', 'lay two tens'],
  'JC JH JD': ['lay a jack, a jack and a jack'],
  'B 4S': ['lay joker and 4 of spades'],
  'AC AH+KC': ['lay ace, ace+king'],
  'AC+AH': ['lay ace+ace'],
  '5C+6C 5H': ['lay five+six, a five'],
  '5C 6C+7C': ['lay 5c, 6c+7c'],
  '5C 5H+6C': ['lay 5c, five+six'],
  '2C 4S': ['lay 2 4s', 'lay a two and 4s'],
  '6C 6H 6D': ['lay three sixes', 'lay 3 sixes', 'lay three other sixes'],
  '5C 5C': ['lay two fives of clubs', 'lay 2 5s of club', 'lay 5c, 5c', 'lay 5c 5c'],
  R: ['lay the red joker', 'lay red joker', 'lay r', 'lay one red joker', 'lay joker red', 'lay the joker red'],
  'R R': ['lay two red jokers', 'lay both red jokers', 'lay r r'],
  E: ['lay an ice-box', 'lay the ice box', 'lay ice-box', 'lay e'],
  G: ['lay a white ghost', 'lay g'],
  'G G': ['lay two white ghosts'],
  'AC 4S': ['lay an ace and 4 of spades'],
  'JC 5C': ['lay jack? and 5c'],
  '5S 6S': ['5 and 6 of spades laid'],
  'E E': ['lay two ice-boxes'],
  '': ['lay nothing', 'lay no card', 'lay no cards'],
  '5C 6C': [
    ...['lay 5c 6c', 'lay 5c, 6c', 'lay 5c and 6c', 'lay 5c + and 6c', 'lay 5c; 6c', 'lay 5c: 6c'],
    ...['lay 5 and 6 of clubs', 'lay the five and six of clubs', 'lay 5c – 6c', 'lay 5c in one turn and 6c'],
  ],
  '5S 6S 7S': ['lay 5, 6 and 7 of spades', 'lay five, six, seven of spades'],
  '10C 4S': [
    'lay a 10 and 4 of spades',
    'lay a 10 and a 4 of spades',
    'lay a ten and 4s',
    'lay a ten and the 4 of spades',
  ],
  '5C+6C': [
    'lay 5c+6c',
    'lay 5c + 6c',
    'lay 5c + the 6c',
    'lay 5c +a 6c',
    'lay five+six',
    'lay 5 + the 6',
    'lay 5c+six',
  ],
  '5C+6C+7C': ['lay 5c+6c+7c', 'lay five+six+seven'],
  '5D+6C': ['lay 5d+six', 'lay 5d + a 6'],
  '5C R': ['lay 5c+r', 'lay 5c + the red joker', 'lay five + r'],
};

test('the same cards may be named in many words', () => {
  const laying = Object.entries(LAID).flatMap(([codes, lines]) => {
    const lay = `0 lay cards:[${codes.replaceAll(' ', ',')}] | hand-0 ${codes} | turn=0`;
    return lines.map((line): [string, string] => [line, lay]);
  });
  expect(readEach(laying.map(([line]) => line))).toEqual(Object.fromEntries(laying));
});

/** What a word means where the game asks for a number, a rank, a suit or a place in a row. */
const ASKED = {
  'bid 3': '0 bid n:3 | turn=0',
  'bid zero': '0 bid n:0 | turn=0',
  'bid twelve': '0 bid n:12 | turn=0',
  'bid twenty': '0 bid n:20 | turn=0',
  'bid both': '0 bid n:2 | turn=0',
  'bid 100': '0 bid n:100 | turn=0',
  'bid one': '0 bid n:1 | turn=0',
  'bid five': '0 bid n:5 | turn=0',
  'bid 1000': '? strange 1000 (bid)',
  'bid 3rd': '? (bid 3rd)',
  'bid a jack': '? (bid jack)',
  'bid two jacks': '? (bid two jacks)',
  'name ace as wild': '0 wild rank:A | turn=0',
  'name aces as wild': '0 wild rank:A | turn=0',
  'name 10 as wild': '0 wild rank:10 | turn=0',
  'name q as wild': '0 wild rank:Q | turn=0',
  'name ice-box as wild': '? (name an ice-box A♠ wild)',
  'name spades as trump': '0 trump suit:S | turn=0',
  'name heart as trump': '0 trump suit:H | turn=0',
  'name ♦ as trump': '0 trump suit:D | turn=0',
  'name clubs ♣ as trump': '0 trump suit:C | turn=0',
  'name five as trump': '? (name five A♠ trump)',
  'pick the second card': '0 pick at:1 | turn=0',
  'pick the fourth card': '0 pick at:3 | turn=0',
  'pick 1 card': '0 pick at:0 | turn=0',
  'pick the 2nd card': '0 pick at:1 | turn=0',
  'pick the 12th card': '0 pick at:11 | turn=0',
  'pick the 123rd card': '? strange 123rd (pick card)',
  'pick the 3rdx card': '? strange 3rdx (pick card)',
  'pick the heap card': '? (pick heap card)',
  'pick the 3rd of heap': '0 dig at:2 | turn=0',
  'pick the first of heap': '0 dig at:0 | turn=0',
  'pick the 3 of heap': '? (pick 3 of heap)',
  'guess ks': '0 guess any:[KS] | turn=0',
  'guess the king': '0 guess any:[KS,KH,KD,KC] | turn=0',
  'guess kings': '? (guess kings)',
  'guess nothing': '? (guess nothing)',
};

test('a word that is also a number, a rank or an ordinal is that where the game asks for it', () => {
  expect(readEach(Object.keys(ASKED))).toEqual(ASKED);
});

test('without a rule for the suit, a bare rank says too little', () => {
  const TOO_LITTLE = {
    'lay jacks': '? vague jacks (lay jacks)',
    'lay five jacks': '? vague five jacks (lay five jacks)',
    'lay the tens of diamonds': '? vague tens of diamonds (lay tens of diamonds)',
    'lay jokers': '? vague jokers (lay jokers)',
    'lay a ghost': '? strange ghost (lay)',
    'lay one': '? (lay one)',
    'lay 0 jacks': '? (lay 0 jacks)',
    'lay one jacks': '? (lay one jacks)',
  };
  expect(readEach(Object.keys(TOO_LITTLE))).toEqual(TOO_LITTLE);
});

test('a list of cards is no sentence, and keeps its order', () => {
  const LISTS = {
    '5c': 'cards 5C',
    '5c 6d': 'cards 5C 6D',
    'the ks and 5c, please': 'cards KS 5C',
    '2? 5c': 'cards 2? 5C',
    '?': 'cards ?',
    '10?': 'cards 10?',
    '0?': '? strange 0? ()',
    'x2?': '? strange x2? ()',
    '2?x': '? strange 2?x ()',
    '+ 5c': 'cards 5C',
    'red joker, two ice-boxes': 'cards R E E',
    nothing: '? (nothing)',
    '5c nothing': '? (5♣ nothing)',
    '5c jack': '? (5♣ jack)',
    'and, please': '? ()',
    '': '? ()',
  };
  expect(readEach(Object.keys(LISTS))).toEqual(LISTS);
});

test('a player’s card is the one that the table leaves free', () => {
  const table = toyTable({ position: { heap: ['JC', 'R'], left: 3, table: ['JH+QH'] } });
  const FREE = {
    'lay two jokers': '0 lay cards:[B,R] | hand-0 B R | turn=0',
    'stash a jack': '0 stash hidden:[JD] | cellar JD | turn=0',
    'swap a jack': '0 swap stack:[JD] | turn=0',
    'lay a jack': '0 lay cards:[JD] | hand-0 JD | turn=0',
    'lay two jacks': '0 lay cards:[JD,JS] | hand-0 JD JS | turn=0',
    'lay three jacks': '? vague three jacks (lay three jacks)',
    'lay jd and a jack': '0 lay cards:[JD,JS] | hand-0 JD JS | turn=0',
    'lay a jack and jd': '0 lay cards:[JS,JD] | hand-0 JS JD | turn=0',
    'lay jd+7d, a jack': '0 lay cards:[JD+7D,JS] | hand-0 JD+7D JS | turn=0',
  };
  expect(readEach(Object.keys(FREE), table)).toEqual(FREE);
});

test('no card is named twice for want of a suit', () => {
  const TWICE = {
    'take a jack with a jack': '0 take names:[JC] mine:JH | table JC | hand-0 JH | turn=0',
    'take ace+king with an ace': '0 take names:[AC+KC] mine:AH | table AC+KC | hand-0 AH | turn=0',
    'an ace takes ace+king': '0 take mine:AC names:[AH+KC] | hand-0 AC | table AH+KC | turn=0',
  };
  expect(readEach(Object.keys(TWICE))).toEqual(TWICE);
});

test('where suits matter, a bare rank is no card', () => {
  const { anySuit: _, partnerOf: __, ...grammar } = TOY_GRAMMAR;
  expect(readToy('lay a jack', toyTable(), grammar)).toBe('? vague jack (lay jack)');
  expect(readToy('lay js', toyTable(), grammar)).toBe('0 lay cards:[JS] | hand-0 JS | turn=0');
});

test('cards are shown as the game writes them', () => {
  const SHOWN = {
    'zorn 5c+6c': '? strange zorn (5♣+6♣)',
    'zorn 5c+r': '? strange zorn (5♣, the red joker)',
    'zorn five+six': '? strange zorn (five+six)',
    'zorn nothing, two jacks, five of clubs': '? strange zorn (nothing two jacks 5♣)',
    'zorn spades, 2?': '? strange zorn (spades)',
    'zorn throws in': '? strange zorn (throws in)',
  };
  expect(readEach(Object.keys(SHOWN))).toEqual(SHOWN);
});

test('a game’s own card may be named without its article or hyphens, and by the last word that several share', () => {
  const texts = ['a blue moon', 'an old will-o-wisp', 'lord of the rings', 'the old red fool', 'the old black fool'];
  const extras = texts.map((text, i) => ({ code: `${i}`, text, spoken: `card ${i}`, copies: 2 }));
  const { cards } = cardNames(definePack({ standard: 0, extras }));
  const meant = ['blue moon', 'old will o wisp', 'lord of the rings', 'fools', 'red'].map(
    (name) => cards.get(name)?.codes,
  );
  expect(meant).toEqual([['0'], ['1'], ['2'], ['3', '4'], undefined]);
});

test('a pack without suits has no names of ranks', () => {
  const numbers = ['7', '8'].map((code) => ({ code, text: code, spoken: code, copies: 4 }));
  const names = (standard: number): ReadonlyMap<string, unknown> =>
    cardNames(definePack({ standard, extras: numbers })).cards;
  expect(['7s', 'ace', 'ten of clubs'].map((name) => names(0).has(name))).toEqual([true, false, false]);
  expect(['7s', 'ace', 'ten of clubs'].map((name) => names(1).has(name))).toEqual([true, true, true]);
});
