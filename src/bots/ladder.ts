import type { BotEngine } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { GameMove, GameState, Outcome } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { createRandom, type Random } from '../random/random.ts';
import type { Bot, Budget } from './bot.ts';
import { mean } from './statistics.ts';

/** Somebody who plays for a measurement: unlike a bot's, their eyes may be anywhere. */
export type LadderPlayer = (
  game: BotEngine,
  state: GameState,
  seat: Seat,
  random: Random,
  budget?: Budget,
) => GameMove;

/** A bot at a table: it is shown what its seat sees. */
export const seatBot =
  (bot: Bot): LadderPlayer =>
  (game, state, seat, random, budget) =>
    bot(game, game.visibility.view(state, seat), seat, random, budget);

/** What is to be measured. */
export interface Contest {
  readonly options: Options;
  /** Two players: they take every other seat. */
  readonly players: readonly [LadderPlayer, LadderPlayer];
  /** Games to play, two a deal; an odd one more is played as well. */
  readonly games: number;
  readonly seed: number;
  readonly budget?: Budget;
}

/** How the first of the two did in a pair of games on one deal. */
export interface PairResult {
  /** Games won, a shared win by shares: 0 … 2. */
  readonly share: number;
  /** Points of the game ahead of the others, the mean of both games. */
  readonly margin: number;
}

/** Whose a score is: of the first of the two, or not. Partners, who sit opposite, are of a kind. */
const isFirst = (side: number, first: number): boolean => side % 2 === first;

/** One game on a deal. @param first 0 where the first player has the even seats, else 1 */
function playContestGame(
  game: BotEngine,
  contest: Contest,
  deal: number,
  first: number,
  thought: (ms: number) => void,
): Outcome {
  const { options, players, budget } = contest;
  let state = game.play.deal(options, deal);
  const chances = [createRandom(deal + 1), createRandom(deal + 2)] as const;
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const who = isFirst(seat, first) ? 0 : 1;
    const start = performance.now();
    const move = players[who](game, state, seat, chances[who], budget);
    if (who === 0) thought(performance.now() - start);
    state = game.play.play(state, seat, move).state;
  }
  return game.play.outcome(state) ?? { winners: [], scores: [] };
}

/** Wins of the first player, and points ahead. Scores may be worth more or less: those of winners are the better ones. */
function scoreGame({ winners, scores }: Outcome, first: number): PairResult {
  const mine = scores.filter((_, side) => isFirst(side, first));
  const theirs = scores.filter((_, side) => !isFirst(side, first));
  const lost = scores.filter((_, side) => !winners.includes(side));
  const won = mean(winners.map((side) => scores[side] ?? 0));
  const sign = lost.length > 0 && won < mean(lost) ? -1 : 1;
  const share = winners.filter((side) => isFirst(side, first)).length / Math.max(1, winners.length);
  return { share, margin: sign * (mean(mine) - mean(theirs)) };
}

/**
 * Plays the games, pair by pair. What it yields is known only once both games of a pair are over.
 * @param after so many pairs are known from before, and left out
 */
export function* playPairs(
  game: BotEngine,
  contest: Contest,
  thought: (ms: number) => void,
  after = 0,
): Iterable<PairResult> {
  const random = createRandom(contest.seed);
  for (let i = 0; i < contest.games; i += 2) {
    const deal = random.below(2 ** 30);
    if (i < 2 * after) continue;
    const both = [0, 1].map((first) =>
      scoreGame(playContestGame(game, contest, deal, first, thought), first),
    );
    yield {
      share: both.reduce((sum, one) => sum + one.share, 0),
      margin: mean(both.map((one) => one.margin)),
    };
  }
}
