import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { Outcome } from '../../game/play.ts';
import { type Practice, recordOf } from '../match-record.ts';
import { HUMAN } from '../names.ts';
import { isShared } from '../people.ts';
import { noteRule } from '../progress.ts';
import type { ToldReview } from '../review/told.ts';
import { $stats } from './kept.ts';
import { type Whom, withGame, withMore, withReview } from './stats.ts';

/** What tells one game from another: how it began, and what was done. */
export function idOf(record: JsonObject): string {
  const { game, start, moves } = record;
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([start, moves]))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${game}-${(hash >>> 0).toString(36)}`;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** By how much the person’s side is ahead of the others: where a smaller score wins, by how much it is smaller. */
export function aheadBy({ winners, scores }: Outcome): number {
  const side = HUMAN % Math.max(1, scores.length);
  const rest = scores.filter((_, other) => other !== side);
  const lost = scores.filter((_, other) => !winners.includes(other));
  const won = winners.map((winner) => scores[winner] ?? 0);
  const sign = lost.length > 0 && mean(won) < mean(lost) ? -1 : 1;
  return sign * ((scores[side] ?? 0) - mean(rest));
}

/** Notes a practice game that was played to its end. */
export function noteGame(practice: Practice<Game>): void {
  const { game, steps, strength } = practice;
  const last = steps.at(-1);
  const outcome = last && game.play.outcome(last.state);
  // Several people at one table: nobody’s own game.
  if (!outcome || isShared(practice)) return;
  const side = HUMAN % Math.max(1, outcome.scores.length);
  const won = outcome.winners.includes(side) ? 1 / outcome.winners.length : 0;
  const more = { won, points: aheadBy(outcome) };
  $stats.set(withGame($stats.get(), { game: game.id, strength }, idOf(recordOf(practice)), more));
}

/** Notes a rule that a try at the practice table kept, or missed. */
export function noteMet(whom: Whom, isKept: boolean): void {
  $stats.set(withMore($stats.get(), whom, isKept ? { kept: 1 } : { missed: 1 }));
}

/**
 * Notes what a review said of a game of one’s own, once: luck and play, and the rules that better moves would have
 * used. Of a game that was not played to its end here nothing is noted.
 */
export function noteReview(game: string, record: JsonObject, review: ToldReview): void {
  const sum = review.summary.find(({ seat }) => seat === HUMAN);
  const id = idOf(record);
  if (!sum || sum.luck === null) return;
  const after = withReview($stats.get(), game, id, { luck: sum.luck, cost: sum.cost });
  if (!after) return;
  $stats.set(after);
  for (const turn of review.turns) {
    if (turn.seat === HUMAN) for (const rule of turn.rules) noteRule(rule, 'stumbled');
  }
}
