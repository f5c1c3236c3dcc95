import { describe, expect, test } from 'vitest';
import { type PairResult, playPairs, seatBot } from '../../src/bots/ladder.ts';
import { random } from '../../src/bots/random.ts';
import { addPair, EMPTY_TALLY, estimateMargin, estimateShare } from '../../src/bots/tally.ts';
import { readFlags } from '../../src/cli/flags.ts';
import { loadGames } from '../../src/cli/games.ts';
import { LADDER_PLAYERS, playLadder, playLadderPart } from '../../src/cli/ladder.ts';
import { defaultOptions } from '../../src/game/options.ts';

const games = [...(await loadGames()).values()];
const [game] = games as [(typeof games)[0]];

/** The output of `ladder` without the time taken. */
function figures(one: (typeof games)[0], ...flags: readonly string[]) {
  const { ms, ...rest } = playLadder(one, readFlags('ladder', one, flags, Object.keys(LADDER_PLAYERS)));
  expect(ms.median).toBeLessThanOrEqual(ms.p99);
  return rest;
}

describe('a ladder of bots', () => {
  test.each(games.map((one) => [one.id, one] as const))('%s: a bot isn’t better than itself', (_id, one) => {
    const pairResults: readonly PairResult[] = [
      ...playPairs(
        one,
        {
          options: defaultOptions(one.options),
          players: [seatBot(random), seatBot(random)],
          games: 4,
          seed: 3,
        },
        () => undefined,
      ),
    ];
    expect(pairResults).toHaveLength(2);
    for (const { share } of pairResults) expect([share >= 0, share <= 2]).toEqual([true, true]);
    const asNamed = figures(one, '--bots', 'greedy,random', '--games', '6');
    const asReversed = figures(one, '--bots', 'random,greedy', '--games', '6');
    expect(asNamed.games).toBe(6);
    expect(asNamed.low).toBeLessThanOrEqual(asNamed.share);
    expect(asNamed.high).toBeGreaterThanOrEqual(asNamed.share);
    // Random streams belong to players, so exchanging the seats doesn't repeat the same games.
    expect(Math.abs(asNamed.share + asReversed.share - 1)).toBeLessThan(0.6);
  });

  test('gives the same figures for the same seed and worlds', () => {
    const flags = ['--bots', 'shark,random', '--games', '2', '--seed', '7', '--worlds', '2', '--options'];
    const twoSeats = JSON.stringify({ seats: 2 });
    const one = games.find(({ id, options }) => options.some(({ key }) => key === 'rounds') && id !== '') ?? game;
    expect(figures(one, ...flags, twoSeats)).toEqual(figures(one, ...flags, twoSeats));
  });

  test('gives the same figures when it is stopped and continued', () => {
    const flags = readFlags('ladder', game, ['--bots', 'greedy,random', '--games', '12', '--seed', '5']);
    let pairsLeft = 2;
    const part = playLadderPart(game, flags, undefined, () => --pairsLeft > 0);
    expect(part.standing.games).toBe(4);
    const { ms: _, ...rest } = playLadderPart(game, flags, part.tally).standing;
    expect(rest).toEqual(figures(game, '--bots', 'greedy,random', '--games', '12', '--seed', '5'));
  });

  test('plays games in pairs, so an odd number of games is rounded up', () => {
    expect(figures(game, '--bots', 'random,random', '--games', '3').games).toBe(4);
  });

  test('computes its interval over pairs', () => {
    const of = (...shares: readonly number[]) =>
      shares.map((share) => ({ share, margin: 10 * share })).reduce(addPair, EMPTY_TALLY);
    expect(estimateShare(of(0, 2, 0, 2)).mean).toBe(0.5);
    expect(estimateShare(of(0, 2, 0, 2)).error).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4));
    expect(estimateMargin(of(0, 2, 0, 2)).error).toBeCloseTo(20 * 1.96 * Math.sqrt(1 / 3 / 4));
    expect(estimateShare(of(1))).toEqual({ mean: 0.5, error: 0 });
  });
});
