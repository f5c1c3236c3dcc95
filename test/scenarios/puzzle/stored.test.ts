import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/random/random.ts';
import { readPuzzles } from '../../../src/scenarios/puzzle/posed-puzzle.ts';
import { hashText, offerRulesFor } from '../../../src/scenarios/puzzle/rule-offers.ts';
import { packStock, unpackStock } from '../../../src/scenarios/puzzle/stock.ts';
import { duelWith } from '../duel/duel.ts';

const base = { case: { seat: 0 }, hard: 40 };
const move = { type: 'play' };
const valid = {
  legal: { ...base, kind: 'legal' },
  rule: { ...base, kind: 'rule' },
  score: { ...base, kind: 'score', of: 1 },
  all: { ...base, kind: 'all', zone: 'hand-0', action: 'Play' },
  pair: { ...base, kind: 'pair', tries: [move, move] },
  who: { ...base, kind: 'who', claims: ['legal', 'illegal'] },
  move: { ...base, kind: 'move', best: [move], figures: [[move, 1.5]], proven: { worlds: 10, seeds: [1, 2] } },
} as const;

describe('stored puzzles', () => {
  test('are read as they are, whatever their kind', () => {
    const all = Object.values(valid);
    expect(readPuzzles(all)).toEqual(all);
    expect(readPuzzles([{ ...valid.move, proven: 'exact' }])).toHaveLength(1);
    expect(readPuzzles([])).toEqual([]);
  });

  test.each<readonly [string, unknown]>([
    ['a kind that doesn’t exist', { ...valid.legal, kind: 'other' }],
    ['no case', { ...valid.legal, case: undefined }],
    ['a case that is a list', { ...valid.legal, case: [] }],
    ['no figure of how hard it is', { ...valid.legal, hard: undefined }],
    ['such a figure that isn’t whole', { ...valid.rule, hard: 0.5 }],
    ['no owner of the points', { ...valid.score, of: '1' }],
    ['no zone', { ...valid.all, zone: 3 }],
    ['no action', { ...valid.all, action: undefined }],
    ['a single try', { ...valid.pair, tries: [move] }],
    ['three tries', { ...valid.pair, tries: [move, move, move] }],
    ['a try that is no object', { ...valid.pair, tries: [move, 'play'] }],
    ['no tries', { ...valid.pair, tries: 'none' }],
    ['a claim that is no text', { ...valid.who, claims: ['legal', 1] }],
    ['no best moves', { ...valid.move, best: undefined }],
    ['a best move that is no object', { ...valid.move, best: [move, 1] }],
    ['no figures', { ...valid.move, figures: {} }],
    ['a figure without a number', { ...valid.move, figures: [[move, '1']] }],
    ['a figure without a move', { ...valid.move, figures: [['play', 1]] }],
    ['a figure that is no pair', { ...valid.move, figures: [valid.move.figures[0], 'much'] }],
    ['no proof', { ...valid.move, proven: 'surely' }],
    ['a proof without a number of worlds', { ...valid.move, proven: { worlds: 1.5, seeds: [1, 2] } }],
    ['a proof with one seed', { ...valid.move, proven: { worlds: 10, seeds: [1] } }],
    ['nothing at all', null],
  ])('are refused with %s', (_, spoilt) => {
    expect(() => readPuzzles([valid.legal, spoilt])).toThrow('puzzle 2 is not valid');
  });

  test('are refused if they are no list', () => {
    expect(() => readPuzzles({ ...valid.legal })).toThrow('puzzle 1 is not valid');
  });

  test('are packed by kind and unpacked, kinds without puzzles left out', () => {
    const stock = { legal: [valid.legal], who: [], move: [valid.move] };
    const text = packStock(stock);
    expect(text.endsWith('}\n')).toBe(true);
    expect(Object.keys(JSON.parse(text))).toEqual(['move', 'legal']);
    expect(unpackStock(text)).toEqual({ legal: [valid.legal], move: [valid.move] });
    expect(unpackStock('[]')).toEqual({});
    expect(() => unpackStock('{"other":""}')).toThrow('no kind of puzzle: other');
    expect(() => unpackStock('{"legal":[]}')).toThrow('no kind of puzzle: legal');
  });
});

describe('the rules to choose from', () => {
  const book = duelWith('', 0);
  const ids = (restrictions: readonly string[]) => ({
    rules: {
      restrictions: restrictions.map((id) => ({ id })),
      chapterOf: (id: string) => id.slice(0, 1),
    },
  });
  const offer = (restrictions: readonly string[], broken: readonly string[], seed: number): readonly string[] =>
    offerRulesFor(ids(restrictions) as unknown as typeof book, broken, createRandom(seed));

  test('are four, one of them broken, preferably of its chapter, in any order', () => {
    const rules = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4'];
    const orders = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const offered = offer(rules, ['a1', 'b4'], seed);
      orders.add(String(offered.indexOf('a1')));
      expect(offered.toSorted().slice(0, 3)).toEqual(['a1', 'a2', 'a3']);
      expect(['b1', 'b2', 'b3']).toContain(offered.toSorted()[3]);
      expect(offered).toHaveLength(4);
    }
    expect(orders.size).toBe(4);
    const ofLargeChapter = Array.from({ length: 30 }, (_, seed) => offer(rules, ['b1'], seed).toSorted().join());
    expect(new Set(ofLargeChapter)).toEqual(new Set(['b1,b2,b3,b4']));
  });

  test('are none if none is broken, and fewer if there are no more', () => {
    expect(offer(['a1', 'a2'], [], 1)).toEqual([]);
    expect(offer(['a1', 'a2'], ['a2'], 1).toSorted()).toEqual(['a1', 'a2']);
  });

  test('are drawn by the FNV-1a hash of the case', () => {
    // Known values of that hash.
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
  });
});
