import { greedy } from '../../src/bots/greedy.ts';
import { type ReviewTurn, reviewGame } from '../../src/bots/review/review.ts';
import { loadGames } from '../../src/cli/games.ts';
import { leadOf } from '../../src/features/progress/stats/note.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { createRandom } from '../../src/random/random.ts';

/**
 * Checks that reviews add up: in games between Regulars, luck and skill of each seat equal its lead in points, and
 * unflagged decisions cost nothing. Prints the exceptions: `npm run bench -- sums GAME [GAMES]`.
 */

/** The sums don't depend on the number of worlds. */
const REVIEW_BUDGET = { worlds: 1, seed: 1 };
const MAX_DEVIATION = 0.006;

const [id = '', gameCount = '50'] = process.argv.slice(2);
const game = (await loadGames()).get(id);
if (!game) throw new RangeError(`no game ${id}`);
let [sums, mismatches] = [0, 0];
for (let seed = 1; seed <= Number(gameCount); seed++) {
  const random = createRandom(seed);
  const start = game.play.deal(defaultOptions(game.options), seed);
  const turns: ReviewTurn[] = [];
  let state = start;
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const move = greedy(game, game.visibility.view(state, seat), seat, random);
    const stateAfter = game.play.play(state, seat, move).state;
    turns.push({ at: turns.length, seat, move, before: state, after: stateAfter });
    state = stateAfter;
  }
  const outcome = game.play.outcome(state);
  if (!outcome) throw new Error('a game without an end');
  for (const { seat, points, luck, play, cost } of reviewGame(game, start, turns, REVIEW_BUDGET).summary) {
    const sheet = leadOf(outcome, seat);
    const isExact =
      luck !== null &&
      play !== null &&
      Math.abs(luck + play - points) < MAX_DEVIATION &&
      Math.abs(points - sheet) < MAX_DEVIATION;
    sums++;
    if (isExact) continue;
    mismatches++;
    process.stdout.write(`  game ${seed}, seat ${seat}: ${luck} + ${play}, ${points}, sheet ${sheet}, cost ${cost}\n`);
  }
}
process.stdout.write(`${game.name}: ${sums} sums of ${gameCount} games, ${mismatches} don’t come out\n`);
