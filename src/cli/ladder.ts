import { BOTS } from '../bots/bots.ts';
import { type LadderPlayer, playPairs, seatBot } from '../bots/ladder.ts';
import { REFERENCE_PLAYERS } from '../bots/reference-players.ts';
import { addPair, EMPTY_TALLY, estimateMargin, estimateShare, type PairTally } from '../bots/tally.ts';
import type { WholeGame } from '../game/game.ts';
import type { Flags } from './flags.ts';
import { UsageError } from './usage-error.ts';

/** All players that can take part in a contest: the bots and the reference players. */
export const LADDER_PLAYERS: Readonly<Record<string, LadderPlayer>> = {
  ...Object.fromEntries(Object.entries(BOTS).map(([name, bot]) => [name, seatBot(bot)])),
  ...REFERENCE_PLAYERS,
};

/** Result of one bot against another. */
export interface LadderResult {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  /** The first bot's share of wins and its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The first bot's average lead in points, ± `marginError`. */
  readonly margin: number;
  readonly marginError: number;
  /** Time per move of the first bot, in ms. */
  readonly ms: { readonly median: number; readonly p99: number };
}

const roundTo = (n: number, digits: number): number => Number(n.toFixed(digits));

function quantile(sortedValues: readonly number[], share: number): number {
  return roundTo(sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? 0, 2);
}

/**
 * Sums up pairs of games.
 * @param times times per move of the first bot, in ms
 */
function toLadderResult(game: WholeGame, bots: readonly string[], tally: PairTally, times: number[]): LadderResult {
  const [share, margin] = [estimateShare(tally), estimateMargin(tally)];
  times.sort((one, other) => one - other);
  return {
    game: game.id,
    bots,
    games: 2 * tally.pairs,
    share: roundTo(share.mean, 4),
    low: roundTo(Math.max(0, share.mean - share.error), 4),
    high: roundTo(Math.min(1, share.mean + share.error), 4),
    margin: roundTo(margin.mean, 3),
    marginError: roundTo(margin.error, 3),
    ms: { median: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}

/** A result and the sums it was computed from. */
export interface LadderPart {
  readonly standing: LadderResult;
  readonly tally: PairTally;
}

/**
 * Plays pairs of games between two bots.
 * @param earlierTally sums of the first pairs of the same contest; play resumes after them
 * @param shouldGoOn whether to play another pair
 * @throws UsageError unless there are two bots and at least two games
 */
export function playLadderPart(
  game: WholeGame,
  { options, seed, games, bots, budget }: Flags,
  earlierTally: PairTally = EMPTY_TALLY,
  shouldGoOn: () => boolean = () => true,
): LadderPart {
  const [firstPlayer, secondPlayer] = bots.map((name) => LADDER_PLAYERS[name]);
  if (!firstPlayer || !secondPlayer || bots.length !== 2)
    throw new UsageError('--bots takes two names, as in --bots shark,greedy.');
  if (games < 2)
    throw new UsageError('--games is at least 2: each deal is played twice, with the seats changed round.');
  const times: number[] = [];
  const players = [firstPlayer, secondPlayer] as const;
  const contest = { options, players, games, seed, ...(budget ? { budget } : {}) };
  let tally = earlierTally;
  for (const pair of playPairs(game, contest, (ms) => times.push(ms), earlierTally.pairs)) {
    tally = addPair(tally, pair);
    if (!shouldGoOn()) break;
  }
  return { standing: toLadderResult(game, bots, tally, times), tally };
}

/**
 * Plays a whole contest.
 * @throws UsageError like `playLadderPart`
 */
export const playLadder = (game: WholeGame, flags: Flags): LadderResult => playLadderPart(game, flags).standing;
