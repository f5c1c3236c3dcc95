import { BOTS } from '../bots/bots.ts';
import { type Player, pairs, seated } from '../bots/ladder.ts';
import { SEERS } from '../bots/seer.ts';
import { counted, marginOf, NOTHING, shareOf, type Tally } from '../bots/tally.ts';
import type { WholeGame } from '../game/game.ts';
import type { Flags } from './flags.ts';
import { UsageError } from './usage-error.ts';

/** Whoever can be measured: the bots, and for comparison those who see more than a bot may. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  ...Object.fromEntries(Object.entries(BOTS).map(([name, bot]) => [name, seated(bot)])),
  ...SEERS,
};

/** How one bot did against another. */
export interface Standing {
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

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));

function quantile(sorted: readonly number[], share: number): number {
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 2);
}

/** What pairs of games come to. @param times how long the first of the two thought about each move, in milliseconds */
function standing(game: WholeGame, bots: readonly string[], tally: Tally, times: number[]): Standing {
  const [share, margin] = [shareOf(tally), marginOf(tally)];
  times.sort((one, other) => one - other);
  return {
    game: game.id,
    bots,
    games: 2 * tally.pairs,
    share: rounded(share.mean, 4),
    low: rounded(Math.max(0, share.mean - share.error), 4),
    high: rounded(Math.min(1, share.mean + share.error), 4),
    margin: rounded(margin.mean, 3),
    marginError: rounded(margin.error, 3),
    ms: { median: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}

/** A standing, and what it was put together from. */
export interface Part {
  readonly standing: Standing;
  readonly tally: Tally;
}

/**
 * Plays mirrored pairs of games between two bots.
 * @param before what the first pairs of the same contest came to: it goes on from there
 * @param goesOn whether another pair is to be played
 * @throws UsageError where there aren’t two bots, or no pair is to be played
 */
export function ladderPart(
  game: WholeGame,
  { options, seed, games, bots, budget }: Flags,
  before: Tally = NOTHING,
  goesOn: () => boolean = () => true,
): Part {
  const [a, b] = bots.map((name) => PLAYERS[name]);
  if (!a || !b || bots.length !== 2)
    throw new UsageError('--bots takes two names, as in --bots shark,greedy.');
  if (games < 2)
    throw new UsageError('--games is at least 2: each deal is played twice, with the seats changed round.');
  const times: number[] = [];
  const players = [a, b] as const;
  const contest = { options, players, games, seed, ...(budget ? { budget } : {}) };
  let tally = before;
  for (const pair of pairs(game, contest, (ms) => times.push(ms), before.pairs)) {
    tally = counted(tally, pair);
    if (!goesOn()) break;
  }
  return { standing: standing(game, bots, tally, times), tally };
}

/** How one bot did against another, in one go. @throws UsageError where there aren’t two, or no pair is to be played */
export const ladder = (game: WholeGame, flags: Flags): Standing => ladderPart(game, flags).standing;
