import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { playDeal } from '../../../src/bots/whole-deal.ts';
import { loadGames } from '../../../src/cli/games.ts';
import { dealOfDay, writeDeal } from '../../../src/features/challenge/deal.ts';
import { addResult, findResult, type Results, readResults } from '../../../src/features/challenge/results.ts';
import { leadOf } from '../../../src/features/saved-games/challenge.ts';
import { readRecord, writeRecord } from '../../../src/features/saved-games/match-record.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { packMatch, unpackMatch } from '../../../src/referee/link.ts';

const games = [...(await loadGames()).values()];

describe.each(games.map((game) => [game.id, game] as const))('the same deal of %s', (id, game) => {
  const deal = dealOfDay(id, '2026-11-22', 'greedy');
  const sides = game.play.scores(game.play.deal(defaultOptions(game.options), 1)).length;
  const scores = Array.from({ length: sides }, (_, i) => 10 + i);

  test('comes back from a link with its cards, its opponents and the friend’s result', () => {
    const link = unpackMatch(packMatch(writeDeal(deal, { scores })));
    const parsed = link.ok ? readRecord(game, link.value) : null;
    if (!parsed?.ok) throw new Error('the link can’t be read');
    const { match, strength, challenge, steps } = parsed.value;
    expect([match.seed, strength, challenge]).toEqual([deal.seed, 'greedy', { scores }]);
    expect(steps[0]?.state).toEqual(game.play.deal(defaultOptions(game.options), deal.seed));
    const reparsed = readRecord(game, JSON.parse(JSON.stringify(writeRecord(parsed.value))));
    expect(reparsed.ok && reparsed.value.challenge).toEqual({ scores });
  });

  test.each([
    ['a total too many', { scores: [...scores, 1] }],
    ['a total that is no number', { scores: scores.map(String) }],
    ['a day there isn’t', { day: 'tomorrow' }],
    ['nothing', {}],
    ['no challenge', 7],
  ])('is refused in a sentence with %s', (_, challenge) => {
    const parsed = readRecord(game, { ...writeDeal(deal, { scores }), challenge });
    expect(parsed.ok ? '' : parsed.fault.says).toBe('the result that came with it is damaged');
  });

  test('is played the same by the bots, whichever seat asks', () => {
    const dealSetup = { options: defaultOptions(game.options), seed: deal.seed };
    const scoresOfBots = playDeal(game, greedy, dealSetup);
    expect(playDeal(game, greedy, dealSetup)).toEqual(scoresOfBots);
    expect(scoresOfBots).toHaveLength(sides);
    expect(scoresOfBots.some((n) => n !== 0)).toBe(true);
  });
});

test('is another one for each game and each day, and doesn’t depend on the opponents', () => {
  const days = ['2026-11-22', '2026-11-23'];
  const seeds = games.flatMap(({ id }) => days.map((day) => dealOfDay(id, day, 'greedy').seed));
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(dealOfDay('any', '2026-11-22', 'shark').seed).toBe(dealOfDay('any', '2026-11-22', 'greedy').seed);
});

test('the player with the fewest points is ahead in games where fewer points win', () => {
  expect(leadOf([20, 10, 12], 0, false)).toBe(9);
  expect(leadOf([20, 10, 12], 0, true)).toBe(-9);
});

test('the first result of a deal counts, and old results are forgotten', () => {
  const of = { day: '2026-11-22', game: 'any', strength: 'greedy' } as const;
  const emptyResults = { version: 1, totals: {} } as const;
  const firstResults = addResult(emptyResults, of, [3, 1]);
  expect(findResult(addResult(firstResults, of, [9, 0]), of.day, 'any', 'greedy')).toEqual([3, 1]);
  const days = Array.from({ length: 50 }, (_, i) => `2027-01-${10 + i}`);
  const laterResults = days.reduce<Results>((results, day) => addResult(results, { ...of, day }, [1, 1]), firstResults);
  expect(findResult(laterResults, of.day, 'any', 'greedy')).toBeUndefined();
  expect(findResult(laterResults, days.at(-1) ?? '', 'any', 'greedy')).toEqual([1, 1]);
  expect(readResults(JSON.parse(JSON.stringify(firstResults)))).toEqual(firstResults);
  expect(readResults({ version: 1, totals: { a: ['b'] } })).toBeUndefined();
});
