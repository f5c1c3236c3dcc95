import { BOTS } from '../bots/bots.ts';
import { type LadderPlayer, playPairs, seatBot } from '../bots/ladder.ts';
import { REFERENCE_PLAYERS } from '../bots/reference-players.ts';
import { addPair, EMPTY_TALLY, estimateMargin, estimateShare, type PairTally } from '../bots/tally.ts';
import type { WholeGame } from '../game/game.ts';
import type { Flags } from './flags.ts';
import { UsageError } from './usage-error.ts';

/** Whoever can be measured: the bots, and for comparison those who see more than a bot may. */
export const LADDER_PLAYERS: Readonly<Record<string, LadderPlayer>> = {
  ...Object.fromEntries(Object.entries(BOTS).map(([name, bot]) => [name, seatBot(bot)])),
  ...REFERENCE_PLAYERS,
};

/** How one bot did against another. */
export interface LadderResult {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  /** The first one’s share of wins, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Points of the game that it is ahead, on average, ± the error. */
  readonly margin: number;
  readonly marginError: number;
  /** How long it thinks about a move, in milliseconds. */
  readonly ms: { readonly median: number; readonly p99: number };
}

const roundTo = (n: number, digits: number): number => Number(n.toFixed(digits));

function quantile(sorted: readonly number[], share: number): number {
  return roundTo(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 2);
}

/** What pairs of games come to. @param times how long the first of the two thought about each move, in milliseconds */
function toLadderResult(
  game: WholeGame,
  bots: readonly string[],
  tally: PairTally,
  times: number[],
): LadderResult {
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

/** A standing, and what it was put together from. */
export interface LadderPart {
  readonly standing: LadderResult;
  readonly tally: PairTally;
}

/**
 * Plays mirrored pairs of games between two bots.
 * @param before what the first pairs of the same contest came to: it goes on from there
 * @param goesOn whether another pair is to be played
 * @throws UsageError where there aren’t two bots, or no pair is to be played
 */
export function playLadderPart(
  game: WholeGame,
  { options, seed, games, bots, budget }: Flags,
  before: PairTally = EMPTY_TALLY,
  goesOn: () => boolean = () => true,
): LadderPart {
  const [a, b] = bots.map((name) => LADDER_PLAYERS[name]);
  if (!a || !b || bots.length !== 2)
    throw new UsageError('--bots takes two names, as in --bots shark,greedy.');
  if (games < 2)
    throw new UsageError('--games is at least 2: each deal is played twice, with the seats changed round.');
  const times: number[] = [];
  const players = [a, b] as const;
  const contest = { options, players, games, seed, ...(budget ? { budget } : {}) };
  let tally = before;
  for (const pair of playPairs(game, contest, (ms) => times.push(ms), before.pairs)) {
    tally = addPair(tally, pair);
    if (!goesOn()) break;
  }
  return { standing: toLadderResult(game, bots, tally, times), tally };
}

/** How one bot did against another, in one go. @throws UsageError where there aren’t two, or no pair is to be played */
export const playLadder = (game: WholeGame, flags: Flags): LadderResult =>
  playLadderPart(game, flags).standing;
