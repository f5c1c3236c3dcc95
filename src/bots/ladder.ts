import type { BotEngine } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { GameMove, GameState, Outcome } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { createRandom, type Random } from '../random/random.ts';
import type { Bot, Budget } from './bot.ts';
import { mean } from './statistics.ts';

/** A player in a measurement. Unlike a bot, it gets the state and may look at hidden cards. */
export type LadderPlayer = (game: BotEngine, state: GameState, seat: Seat, random: Random, budget?: Budget) => GameMove;

/** Wraps a bot as a player that sees only the view of its seat. */
export const seatBot =
  (bot: Bot): LadderPlayer =>
  (game, state, seat, random, budget) =>
    bot(game, game.visibility.view(state, seat), seat, random, budget);

/** Two players and the games they play against each other. */
export interface Contest {
  readonly options: Options;
  /** The players sit alternately around the table. */
  readonly players: readonly [LadderPlayer, LadderPlayer];
  /** Number of games, two per deal; an odd number is rounded up. */
  readonly games: number;
  readonly seed: number;
  readonly budget?: Budget;
}

/** Result of the first player in the two games on one deal. */
export interface PairResult {
  /** Games won, 0 to 2; a shared win counts as a fraction. */
  readonly share: number;
  /** Lead in points, averaged over both games. */
  readonly margin: number;
}

/** Whether a seat or side belongs to the first player. Partners sit opposite, so they have the same parity. */
const isFirst = (side: number, firstParity: number): boolean => side % 2 === firstParity;

/**
 * Plays one game.
 * @param firstParity 0 if the first player has the even seats, else 1
 */
function playContestGame(
  game: BotEngine,
  contest: Contest,
  deal: number,
  firstParity: number,
  onThought: (ms: number) => void,
): Outcome {
  const { options, players, budget } = contest;
  let state = game.play.deal(options, deal);
  const chances = [createRandom(deal + 1), createRandom(deal + 2)] as const;
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const index = isFirst(seat, firstParity) ? 0 : 1;
    const start = performance.now();
    const move = players[index](game, state, seat, chances[index], budget);
    if (index === 0) onThought(performance.now() - start);
    state = game.play.play(state, seat, move).state;
  }
  return game.play.outcome(state) ?? { winners: [], scores: [] };
}

/**
 * Returns the first player's share of the win and lead in points. In games where low scores win, the lead is negated.
 */
function scoreGame({ winners, scores }: Outcome, firstParity: number): PairResult {
  const ownScores = scores.filter((_, side) => isFirst(side, firstParity));
  const rivalScores = scores.filter((_, side) => !isFirst(side, firstParity));
  const losingScores = scores.filter((_, side) => !winners.includes(side));
  const winningMean = mean(winners.map((side) => scores[side] ?? 0));
  const sign = losingScores.length > 0 && winningMean < mean(losingScores) ? -1 : 1;
  const share = winners.filter((side) => isFirst(side, firstParity)).length / Math.max(1, winners.length);
  return { share, margin: sign * (mean(ownScores) - mean(rivalScores)) };
}

/**
 * Plays the games of a contest and yields a result after each pair.
 * @param onThought receives the time of each move of the first player, in ms
 * @param skippedPairs number of pairs to skip because their results are known
 */
export function* playPairs(
  game: BotEngine,
  contest: Contest,
  onThought: (ms: number) => void,
  skippedPairs = 0,
): Iterable<PairResult> {
  const random = createRandom(contest.seed);
  for (let i = 0; i < contest.games; i += 2) {
    const deal = random.integerBelow(2 ** 30);
    if (i < 2 * skippedPairs) continue;
    const pairResults = [0, 1].map((firstParity) =>
      scoreGame(playContestGame(game, contest, deal, firstParity, onThought), firstParity),
    );
    yield {
      share: pairResults.reduce((sum, one) => sum + one.share, 0),
      margin: mean(pairResults.map((one) => one.margin)),
    };
  }
}
