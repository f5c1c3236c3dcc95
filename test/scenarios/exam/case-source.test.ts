import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { judge } from '../../../src/game/judge.ts';
import { createRandom } from '../../../src/random/random.ts';
import { answer } from '../../../src/referee/answer.ts';
import {
  type CaseSource,
  createCaseSource,
  judgeAsSeen,
  markTaken,
  pickTry,
} from '../../../src/scenarios/exam/case-source.ts';
import { createRecordCase } from '../../../src/scenarios/exam/cases.ts';
import { type JudgedTry, scanMoments } from '../../../src/scenarios/exam/scan.ts';
import type { ExamTable } from '../../../src/scenarios/exam/tables.ts';
import { cards, duelAt, duelWith, playOf } from '../duel/duel.ts';

const game = duelWith('2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H', 5);
const STATE = duelAt(['2S 3H', '9S 5H'], { turn: 1, led: cards('8S')[0] ?? null });
/** A try at a moment of its own. */
const tryOf = (code: string, ...rules: readonly string[]): JudgedTry => ({
  moment: { state: STATE, seat: 1, playedMove: playOf('9S'), seed: 1 },
  ...{ seat: 1, move: playOf(code), rules },
});
const TABLE = { json: {} } as unknown as ExamTable;
const sourceOf = (seed: number): CaseSource => ({
  ...createCaseSource(game, createRandom(seed * 0x9e3779b1), 1),
  timesAsked: new Map(),
});
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

describe('a try for a case', () => {
  const often = [tryOf('5H', 'often'), tryOf('9S', 'often'), tryOf('3S', 'often')];
  const RARE = tryOf('2S', 'rare');
  const byRule = new Map([
    ['often', often],
    ['rare', [RARE]],
  ]);
  const rulesPicked = (order: 'rare' | 'any', prepare = (_: CaseSource) => {}): ReadonlySet<string | undefined> =>
    new Set(
      SEEDS.map((seed) => {
        const source = sourceOf(seed);
        prepare(source);
        return pickTry(source, byRule, order, () => TABLE)?.rule;
      }),
    );

  test('is of any rule, or of one with few tries', () => {
    expect(rulesPicked('any')).toEqual(new Set(['often', 'rare']));
    expect(rulesPicked('rare')).toEqual(new Set(['rare']));
  });

  test('is above all of a rule that was seldom asked about', () => {
    expect(rulesPicked('rare', ({ timesAsked }) => timesAsked.set('rare', 1))).toEqual(new Set(['often']));
    expect(rulesPicked('any', ({ timesAsked }) => timesAsked.set('often', 2).set('rare', 1))).toEqual(
      new Set(['rare']),
    );
  });

  test('is of a moment not yet used, and of a rule whose table can be made', () => {
    expect(rulesPicked('rare', ({ used }) => used.add(RARE.moment))).toEqual(new Set(['often']));
    for (const seed of SEEDS) {
      const pick = pickTry(sourceOf(seed), byRule, 'rare', (one) => (one === often[1] ? TABLE : undefined));
      expect(pick).toEqual({ rule: 'often', tryable: often[1], table: TABLE });
    }
    expect(pickTry(sourceOf(1), byRule, 'any', () => undefined)).toBeUndefined();
    expect(pickTry(sourceOf(1), new Map(), 'any', () => TABLE)).toBeUndefined();
  });

  test('breaks a single rule if there is such a try', () => {
    const single = tryOf('5H', 'often');
    const tries = [tryOf('9S', 'often', 'rare'), single, tryOf('3S', 'often', 'rare', 'other')];
    for (const seed of SEEDS)
      expect(pickTry(sourceOf(seed), new Map([['often', tries]]), 'any', () => TABLE)?.tryable).toBe(single);
  });

  test('is used once it is taken, and its rule counted', () => {
    const source = sourceOf(1);
    const tryable = tryOf('5H', 'often');
    markTaken(source, { rule: 'often', tryable, table: TABLE });
    markTaken(source, { rule: 'often', tryable: tryOf('9S', 'often'), table: TABLE });
    expect(source.used.has(tryable.moment)).toBe(true);
    expect(source.used.size).toBe(2);
    expect(source.timesAsked.get('often')).toBe(2);
  });
});

describe('the table of a try, as its seat sees it', () => {
  const seen = judgeAsSeen(sourceOf(1));

  test('is made if the ruling cites the rule', () => {
    expect(seen(tryOf('5H'), 'duel/follow')?.json['position']).toMatchObject({ hands: ['? ?', '9S 5H'] });
    expect(seen(tryOf('5H'), 'duel/turn')).toBeUndefined();
    expect(seen(tryOf('5H'), 'duel/play')).toBeUndefined();
    expect(seen(tryOf('9S'), 'duel/play')?.reasonedVerdict.verdict).toBe('legal');
    expect(seen(tryOf('9S'), 'duel/follow')).toBeUndefined();
  });

  test('isn’t made if unseen cards decide', () => {
    const kind = duelAt(['2S 3H', '9S 5H'], { turn: 1, options: { follow: true, kind: true } });
    const lead = { ...tryOf('9S'), moment: { ...tryOf('9S').moment, state: kind } };
    for (const rule of ['duel/kind', 'duel/play']) expect(seen(lead, rule)).toBeUndefined();
  });
});

describe('the house rules of a paper’s tables', () => {
  const shaped = (more: Partial<WholeGame> = {}): WholeGame => ({
    ...game,
    options: [
      ...game.options.map((spec) => (spec.key === 'kind' ? { ...spec, structural: true } : spec)),
      {
        ...{ key: 'seats', title: 'Seats', about: 'Two.', rule: 'duel/turn', default: 2, structural: true },
        values: [{ value: 2, label: 'Two' }],
      },
    ],
    ...more,
  });
  const optionsOf = (of: WholeGame) =>
    SEEDS.map((seed) => createCaseSource(of, createRandom(seed * 0x9e3779b1), 1).options);

  test('differ in what makes another table, and else are the usual ones', () => {
    const options = optionsOf(shaped());
    expect(new Set(options.map(({ kind }) => kind))).toEqual(new Set([true, false]));
    expect(new Set(options.map(({ follow, seats }) => `${follow} ${seats}`))).toEqual(new Set(['true 2']));
  });

  test('are the usual ones if the others can’t be together', () => {
    const checkOptions: NonNullable<WholeGame['checkOptions']> = ({ kind }) =>
      kind ? { key: 'kind', says: 'No.' } : null;
    expect(new Set(optionsOf(shaped({ checkOptions })).map(({ kind }) => kind))).toEqual(new Set([false]));
  });
});

describe('a scan of played games', () => {
  const scan = scanMoments(game, { follow: true, kind: false }, createRandom(7), 40);

  test('has as many moments as wanted, and the same again', () => {
    expect(scan.moments).toHaveLength(40);
    expect(scanMoments(game, { follow: true, kind: false }, createRandom(7), 40)).toEqual(scan);
  });

  test('has each near miss under the rules it breaks, at most one of a rule at a moment', () => {
    expect(new Set(scan.misses.keys())).toEqual(new Set(['duel/turn', 'duel/follow']));
    for (const [rule, misses] of scan.misses) {
      for (const { moment, seat, move, rules } of misses) {
        expect(judge(game, moment.state, seat, move).findings.map((one) => one.rule)).toEqual(rules);
        expect(rules).toContain(rule);
      }
      const alone = misses.filter(({ rules }) => rules.length === 1);
      expect(new Set(alone.map(({ moment }) => moment)).size).toBe(alone.length);
    }
  });

  test('has a legal try of each moment under the rules that allow it', () => {
    expect(scan.legalTries.get('duel/play')).toHaveLength(40);
    const leads = scan.moments.filter(({ state }) => (state as typeof STATE).led === null);
    expect(scan.legalTries.get('duel/lead')).toHaveLength(leads.length);
  });
});

test('a record has six moves in order, no two of them neighbours, and one is illegal', () => {
  let made = 0;
  for (const seed of SEEDS) {
    const source = createCaseSource(game, createRandom(seed * 0x9e3779b1), 30);
    const texts = source.scan.moments.map(({ state, seat }) =>
      JSON.stringify(game.notation.position.write(game.visibility.view(state, seat))),
    );
    const one = createRecordCase(source, 'any');
    if (!one) continue;
    made++;
    const verdicts = one.tables.map((json) => answer('judge', JSON.stringify(json), () => game)['verdict']);
    expect(verdicts.toSorted()).toEqual(['illegal', ...Array(5).fill('legal')]);
    const legalPlaces = one.tables.flatMap((json, i) =>
      verdicts[i] === 'legal' ? [texts.indexOf(JSON.stringify(json['position']))] : [],
    );
    expect(legalPlaces).toEqual(legalPlaces.toSorted((a, b) => a - b));
    expect(Math.min(...legalPlaces.slice(1).map((place, i) => place - (legalPlaces[i] ?? 0)))).toBeGreaterThan(1);
    expect(source.used.size).toBe(6);
    expect([one.game, one.kind]).toEqual(['duel', 'record']);
  }
  expect(made).toBeGreaterThan(10);
  const short = createCaseSource(game, createRandom(5), 8);
  expect(createRecordCase(short, 'any')).toBeUndefined();
  expect(short.used.size).toBe(0);
});
