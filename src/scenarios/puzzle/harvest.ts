import { beginner, greedy } from '../../bots/greedy.ts';
import { shark } from '../../bots/shark.ts';
import type { WholeGame } from '../../game/game.ts';
import { defaultOptions, type Options } from '../../game/options.ts';
import { createRandom } from '../../random/random.ts';
import { findAction } from './all-cards.ts';
import type { PuzzleKind } from './kinds.ts';
import { playMoments } from './moments.ts';
import type { StoredPuzzle } from './posed-puzzle.ts';
import { findFault } from './proof.ts';
import type { FoundPuzzle } from './puzzle.ts';
import { findPuzzles } from './puzzles.ts';
import { type SettledPuzzle, settlePuzzle, writeMoveAnswer } from './settled-puzzle.ts';
import { findNearMisses, makeLegalPuzzles } from './verdicts.ts';

/** Number of moments in which the frequency of rules is measured. */
const SAMPLED_MOMENTS = 300;
/** Number of attempts of each bot at a best move. */
const TRIES_PER_BOT = 4;

/** Share of moments at which each rule matters. */
type RuleFrequency = ReadonlyMap<string, number>;

/**
 * Measures how often each rule matters in games between Regulars: a near miss breaks it, or it permits a
 * move.
 */
function measureRuleFrequency(game: WholeGame, options: Options, seed: number): RuleFrequency {
  const countsByRule = new Map<string, number>();
  let momentsLeft = SAMPLED_MOMENTS;
  for (const moment of playMoments(game, options, seed)) {
    if (momentsLeft-- === 0) break;
    const rules = [
      ...findNearMisses(game, moment).keys(),
      ...makeLegalPuzzles(game, moment).flatMap((one) => one.rules),
    ];
    for (const rule of new Set(rules)) countsByRule.set(rule, (countsByRule.get(rule) ?? 0) + 1);
  }
  return new Map([...countsByRule].map(([rule, momentCount]) => [rule, momentCount / SAMPLED_MOMENTS]));
}

/** Number of possible answers when a player guesses, by kind. */
const ANSWER_COUNTS = { legal: 2, pair: 2, all: 2, who: 3, rule: 4, score: 10 } as const;

/** Returns the share of attempts by the three bots that miss a best move. */
function measureMisses(game: WholeGame, settled: SettledPuzzle): number {
  const { view, seat } = settled;
  const tries = [beginner, greedy, shark].flatMap((bot) =>
    Array.from({ length: TRIES_PER_BOT }, (_, i) => bot(game, view, seat, createRandom(i + 1))),
  );
  return tries.filter((move) => !settled.rightAnswers.includes(writeMoveAnswer(settled, move))).length / tries.length;
}

/**
 * Estimates the share of wrong answers, in percent: for a best move by the bots' attempts; otherwise for players who
 * know a rule as often as it occurs, and guess otherwise.
 */
function rateHardness(
  game: WholeGame,
  { posed, rules }: FoundPuzzle,
  settled: SettledPuzzle,
  frequency: RuleFrequency,
): number {
  if (posed.kind === 'move') return Math.round(100 * measureMisses(game, settled));
  const guessShare = 1 / ANSWER_COUNTS[posed.kind];
  const needsAllRules = posed.kind === 'all' || posed.kind === 'score';
  const neededRules = new Set(needsAllRules ? rules : rules.slice(0, 1));
  const rightShare = [...neededRules].reduce((share, rule) => {
    const knownShare = frequency.get(rule) ?? 0;
    return share * (knownShare + (1 - knownShare) * guessShare);
  }, 1);
  return Math.round(100 * (1 - rightShare));
}

/** What to search and how much. */
export interface HarvestRequest {
  readonly game: WholeGame;
  readonly kind: PuzzleKind;
  readonly count: number;
  readonly seed: number;
}

/** Most puzzles to examine per stored one. */
const CANDIDATE_FACTOR = 6;
/** Largest share of best-move puzzles with the same answer. */
const MAX_SAME_SHARE = 0.14;
/** Stricter than the proof requires, so that the answer also holds in other worlds. */
const STRICT_ERRORS = 4;

/** Whether all cards to count are visible. */
function isCountable({ game, state, seat, tries }: SettledPuzzle, wholeGame: WholeGame): boolean {
  const [move] = tries;
  if (!move) return false;
  const { state: stateAfter, events } = game.play.play(state, seat, move);
  const piles = wholeGame.count.piles(game.play.closing?.(state, seat, move) ?? stateAfter, events);
  const cards = piles.flatMap((pile) => pile.cards);
  return cards.length > 0 && cards.every((card) => card >= 0);
}

/**
 * Returns whether a puzzle could occur at a real table: its tries can be entered, and its cards to count are
 * visible.
 */
function isFair(game: WholeGame, settled: SettledPuzzle): boolean {
  const { posed, view, seat, tries } = settled;
  if (posed.kind === 'score') return isCountable(settled, game);
  return tries.every((move) => findAction(game, view, seat, move) !== undefined);
}

/** Yields proven and rated puzzles. The same request gives the same puzzles. */
export function* harvestPuzzles({ game, kind, count, seed }: HarvestRequest): Generator<StoredPuzzle> {
  const options = defaultOptions(game.options);
  const frequency = measureRuleFrequency(game, options, seed);
  const answers = new Map<string, number>();
  const maxSame = Math.ceil(MAX_SAME_SHARE * count);
  let puzzlesLeft = count;
  const request = { game, options, kind, count: count * CANDIDATE_FACTOR, seed, sure: STRICT_ERRORS, rules: [] };
  for (const foundPuzzle of findPuzzles(request)) {
    const settled = settlePuzzle(game, foundPuzzle.posed);
    if (!settled || !isFair(game, settled) || findFault(game, foundPuzzle.posed) !== null) continue;
    const answer = foundPuzzle.posed.kind === 'move' ? settled.rightAnswers.join(' ') : null;
    if (answer !== null) {
      const sameAnswers = answers.get(answer) ?? 0;
      if (sameAnswers >= maxSame) continue;
      answers.set(answer, sameAnswers + 1);
    }
    yield { ...foundPuzzle.posed, hard: rateHardness(game, foundPuzzle, settled, frequency) };
    if (--puzzlesLeft === 0) return;
  }
}
