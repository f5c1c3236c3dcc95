import { BOTS } from '../bots/bots.ts';
import { type Pair, type Player, pairs, seated } from '../bots/ladder.ts';
import { measured } from '../bots/mean.ts';
import { SEERS } from '../bots/seer.ts';
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

/** Plays mirrored pairs of games between two bots. @throws UsageError where there aren’t two, or no pair is to be played */
export function ladder(game: WholeGame, { options, seed, games, bots, budget }: Flags): Standing {
  const [a, b] = bots.map((name) => PLAYERS[name]);
  if (!a || !b || bots.length !== 2)
    throw new UsageError('--bots takes two names, as in --bots shark,greedy.');
  if (games < 2)
    throw new UsageError('--games is at least 2: each deal is played twice, with the seats changed round.');
  const times: number[] = [];
  const players = [a, b] as const;
  const contest = { options, players, games, seed, ...(budget ? { budget } : {}) };
  const all: Pair[] = [...pairs(game, contest, (ms) => times.push(ms))];
  const share = measured(all.map((pair) => pair.share / 2));
  const margin = measured(all.map((pair) => pair.margin));
  times.sort((one, other) => one - other);
  return {
    game: game.id,
    bots,
    games: 2 * all.length,
    share: rounded(share.mean, 4),
    low: rounded(Math.max(0, share.mean - share.error), 4),
    high: rounded(Math.min(1, share.mean + share.error), 4),
    margin: rounded(margin.mean, 3),
    marginError: rounded(margin.error, 3),
    ms: { median: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}
