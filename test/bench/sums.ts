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
const WORK = { worlds: 1, seed: 1 };
const EXACTLY = 0.006;

const [id = '', many = '50'] = process.argv.slice(2);
const game = (await loadGames()).get(id);
if (!game) throw new RangeError(`no game ${id}`);
let [sums, mismatches] = [0, 0];
for (let n = 1; n <= Number(many); n++) {
  const random = createRandom(n);
  const start = game.play.deal(defaultOptions(game.options), n);
  const turns: ReviewTurn[] = [];
  let state = start;
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const move = greedy(game, game.visibility.view(state, seat), seat, random);
    const after = game.play.play(state, seat, move).state;
    turns.push({ at: turns.length, seat, move, before: state, after });
    state = after;
  }
  const outcome = game.play.outcome(state);
  if (!outcome) throw new Error('a game without an end');
  for (const { seat, points, luck, play, cost } of reviewGame(game, start, turns, WORK).summary) {
    const sheet = leadOf(outcome, seat);
    const isExact =
      luck !== null && play !== null && Math.abs(luck + play - points) < EXACTLY && Math.abs(points - sheet) < EXACTLY;
    sums++;
    if (isExact) continue;
    mismatches++;
    process.stdout.write(`  game ${n}, seat ${seat}: ${luck} + ${play}, ${points}, sheet ${sheet}, cost ${cost}\n`);
  }
}
process.stdout.write(`${game.name}: ${sums} sums of ${many} games, ${mismatches} don’t come out\n`);
