import { greedy } from '../../src/bots/greedy.ts';
import { DEFAULT_SAMPLING } from '../../src/bots/review/decision.ts';
import { judgeDecision } from '../../src/bots/review/decision-judge.ts';
import { gradeDecision } from '../../src/bots/review/flag.ts';
import { evaluateCandidates, pickBest } from '../../src/bots/search/evaluation.ts';
import { loadGames } from '../../src/cli/games.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { createRandom } from '../../src/random/random.ts';

/**
 * Measures whether a review agrees with the hints. One seat always follows them; each of its decisions is
 * reviewed under two seeds as if it had no advice. Prints the number of flagged decisions: `npm run bench --
 * hints GAME [DECISIONS] [FIRST SEED]`.
 */

const REVIEW_SEEDS = [1, 2] as const;
/** Time for a hint on the site before and after the player sees it, ms. */
const HINT_MS = 250;

const [id = '', decisionCount = '200', firstSeed = '1'] = process.argv.slice(2);
const game = (await loadGames()).get(id);
if (!game) throw new RangeError(`no game ${id}`);
let [decisionsLeft, examined, time] = [Number(decisionCount), 0, 0];
const flagCounts = { slip: 0, mistake: 0, blunder: 0 };
for (let gameSeed = Number(firstSeed); decisionsLeft > 0; gameSeed++) {
  const random = createRandom(gameSeed);
  const hinted = gameSeed % game.seats(defaultOptions(game.options));
  let state = game.play.deal(defaultOptions(game.options), gameSeed);
  for (let seat = game.play.turn(state); seat !== null && decisionsLeft > 0; seat = game.play.turn(state)) {
    const view = game.visibility.view(state, seat);
    let move = greedy(game, view, seat, random);
    if (seat === hinted && game.play.moves(view, seat, undefined, 2).length > 1) {
      const start = performance.now();
      move = pickBest(evaluateCandidates(game, view, seat, { budget: { worlds: 1_024, ms: HINT_MS } })).move;
      time += performance.now() - start;
      decisionsLeft--;
      examined++;
      for (const seed of REVIEW_SEEDS) {
        const decision = judgeDecision(game, { view, seat, move }, { ...DEFAULT_SAMPLING, seed });
        const flag = gradeDecision(decision, game.search.thresholds);
        if (!flag) continue;
        flagCounts[flag]++;
        const { cost, margin95: error, best } = decision;
        const moveTexts = [move, best.move].map((one) => game.texts.describeMove(one)).join(' → ');
        process.stdout.write(`  game ${gameSeed}, ${flag}: ${moveTexts} ${cost.toFixed(2)} ± ${error.toFixed(2)}\n`);
      }
    }
    state = game.play.play(state, seat, move).state;
  }
}
const share = (flags: number): string => `${((100 * flags) / (REVIEW_SEEDS.length * examined)).toFixed(1)} %`;
process.stdout.write(
  `${game.name}: ${examined} decisions by hints, two reviews each: ${flagCounts.slip} slips (${share(flagCounts.slip)}), ${flagCounts.mistake} mistakes, ${flagCounts.blunder} blunders; ${(time / examined).toFixed(0)} ms a hint\n`,
);
