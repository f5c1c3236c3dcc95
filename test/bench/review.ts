import { BOTS } from '../../src/bots/bots.ts';
import { DEFAULT_SAMPLING } from '../../src/bots/review/decision.ts';
import { explainDecision } from '../../src/bots/review/explanation.ts';
import { flagDecision } from '../../src/bots/review/flag.ts';
import { type JudgedDecision, type ReviewTurn, reviewGame } from '../../src/bots/review/review.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { createRandom } from '../../src/random/random.ts';
import { seatNumberName } from '../../src/referee/verdict.ts';

/**
 * Measures the reviews: games between a Shark and a Regular, reviewed twice with different seeds. Prints how many
 * flags repeat, how many have a reason, and the time per review: `npm run bench -- review GAME [GAMES]`.
 */

const REVIEW_SEEDS = [1, 2] as const;
const BOT_BUDGET = { worlds: 16 };

/** Plays a game between a Shark, on every other seat, and a Regular. */
function playGame(game: WholeGame, seed: number): { start: ReviewTurn['before']; turns: readonly ReviewTurn[] } {
  const start = game.play.deal(defaultOptions(game.options), seed);
  const random = createRandom(seed);
  const turns: ReviewTurn[] = [];
  let state = start;
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const bot = BOTS[seat % 2 === seed % 2 ? 'shark' : 'greedy'] as NonNullable<(typeof BOTS)[string]>;
    const move = bot(game, game.visibility.view(state, seat), seat, random, BOT_BUDGET);
    const stateAfter = game.play.play(state, seat, move).state;
    turns.push({ at: turns.length, seat, move, before: state, after: stateAfter });
    state = stateAfter;
  }
  return { start, turns };
}

const flagged = (game: WholeGame, decisions: readonly JudgedDecision[]): readonly JudgedDecision[] =>
  decisions.filter(({ decision }) => flagDecision(decision, game.search.thresholds) !== null);

/** Returns whether the better move has a reason other than the number of worlds in which it did better. */
const hasReason = (game: WholeGame, { view, seat, decision }: JudgedDecision): boolean =>
  explainDecision(game, view, seat, decision, seatNumberName).length > 1;

const [id = '', gameCount = '4', firstSeed = '100'] = process.argv.slice(2);
const game = (await loadGames()).get(id);
if (!game) throw new RangeError(`no game ${id}`);
let [flags, flaggedAgain, reasons, longest, time, decided] = [0, 0, 0, 0, 0, 0];
for (let gameIndex = 0; gameIndex < Number(gameCount); gameIndex++) {
  const { start, turns } = playGame(game, Number(firstSeed) + gameIndex);
  const [firstReview, secondReview] = REVIEW_SEEDS.map((seed) => {
    const cpuBefore = process.cpuUsage();
    const { decisions } = reviewGame(game, start, turns, { ...DEFAULT_SAMPLING, seed });
    const { user, system } = process.cpuUsage(cpuBefore);
    const seconds = (user + system) / 1e6;
    longest = Math.max(longest, seconds);
    time += seconds / REVIEW_SEEDS.length;
    decided += decisions.length / REVIEW_SEEDS.length;
    return flagged(game, decisions);
  }) as [readonly JudgedDecision[], readonly JudgedDecision[]];
  for (const [flagsOfOne, flagsOfOther] of [
    [firstReview, secondReview],
    [secondReview, firstReview],
  ] as const) {
    flags += flagsOfOne.length;
    flaggedAgain += flagsOfOne.filter(({ at }) => flagsOfOther.some((flag) => flag.at === at)).length;
    const withoutReason = flagsOfOne.filter((flag) => !hasReason(game, flag));
    reasons += flagsOfOne.length - withoutReason.length;
    if (process.env['SHOW'])
      for (const { at, decision, view, seat } of withoutReason) {
        const describe = (move: typeof decision.played.move): string => game.texts.describeMove(move);
        process.stdout.write(
          `  ${gameIndex}/${at} seat ${seat}: ${describe(decision.played.move)} → ${describe(decision.best.move)} ${decision.cost.toFixed(2)} ± ${decision.margin95.toFixed(2)} ${JSON.stringify(game.heuristics.reasons(view, seat, decision.played.move, seatNumberName).map((r) => r.id))}\n`,
        );
      }
  }
}
const percent = (n: number): string => `${((100 * n) / Math.max(1, flags)).toFixed(0)} %`;
process.stdout.write(
  `${game.name}: ${gameCount} games, ${decided} decisions, ${flags / 2} flags a review; ${percent(flaggedAgain)} come back, ${percent(reasons)} have a reason; ${(time / Number(gameCount)).toFixed(1)} s a review, the longest ${longest.toFixed(1)} s (processor time)\n`,
);
