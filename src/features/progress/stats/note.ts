import { mean } from '../../../bots/statistics.ts';
import type { Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { Outcome } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { hashOf } from '../../../random/hash.ts';
import { type Practice, recordOf } from '../../practice/match-record.ts';
import { soloPlayerOf } from '../../practice/people.ts';
import type { SlipOutcome } from '../../practice/state/state.ts';
import type { ReviewReport } from '../../review/review-report.ts';
import { noteRule } from '../progress.ts';
import { addGame, addReview, addToTally, findCountedGame, type TallyChange } from './stats.ts';
import { $stats } from './stats-store.ts';

/** What tells one game from another: how it began, and what was done. */
export const gameIdOf = ({ game, start, moves }: JsonObject): string =>
  `${game}-${hashOf(JSON.stringify([start, moves])).toString(36)}`;

/** The side a seat plays for: partners sit opposite. */
const sideAt = (seat: Seat, { scores }: Outcome): number => seat % Math.max(1, scores.length);

/** By how much a seat’s side is ahead of the others: where a smaller score wins, by how much it is smaller. */
export function leadOf(outcome: Outcome, seat: Seat): number {
  const { winners, scores } = outcome;
  const side = sideAt(seat, outcome);
  const rest = scores.filter((_, other) => other !== side);
  const lost = scores.filter((_, other) => !winners.includes(other));
  const won = winners.map((winner) => scores[winner] ?? 0);
  const sign = lost.length > 0 && mean(won) < mean(lost) ? -1 : 1;
  return sign * ((scores[side] ?? 0) - mean(rest));
}

/**
 * Notes a practice game that was played to its end, from the seat of the one person who played it. Where several
 * people share the device it is nobody’s own game, and against bots of several strengths it belongs to none of them:
 * neither is noted.
 */
export function noteGame(practice: Practice<Game>): void {
  const { game, steps } = practice;
  const last = steps.at(-1);
  const outcome = last && game.play.outcome(last.state);
  const alone = soloPlayerOf(practice);
  if (!outcome || !alone) return;
  const { seat, strength } = alone;
  const won = outcome.winners.includes(sideAt(seat, outcome)) ? 1 / outcome.winners.length : 0;
  const more = { won, points: leadOf(outcome, seat) };
  const own = { id: gameIdOf(recordOf(practice)), seat };
  $stats.set(addGame($stats.get(), { game: game.id, strength }, own, more));
}

/** Notes a rule that a try at the practice table kept, or missed; nothing where such a game isn’t noted either. */
export function noteRuleUse(
  practice: Pick<Practice<Game>, 'game' | 'seats' | 'strength'>,
  isKept: boolean,
): void {
  const alone = soloPlayerOf(practice);
  if (!alone) return;
  const whom = { game: practice.game.id, strength: alone.strength };
  $stats.set(addToTally($stats.get(), whom, isKept ? { kept: 1 } : { missed: 1 }));
}

const AS_REFEREE: Readonly<Record<SlipOutcome, TallyChange>> = {
  named: { caught: 1 },
  caught: { caught: 1 },
  missed: { passed: 1 },
  allowed: { wrongly: 1 },
};

/** Notes what became of a try of another’s that one was to judge. */
export function noteSlip(
  practice: Pick<Practice<Game>, 'game' | 'seats' | 'strength'>,
  how: SlipOutcome,
): void {
  const alone = soloPlayerOf(practice);
  if (!alone) return;
  const whom = { game: practice.game.id, strength: alone.strength };
  $stats.set(addToTally($stats.get(), whom, AS_REFEREE[how]));
}

/**
 * Notes what a review said of a game of one’s own, once: luck and play, and the rules that better moves would have
 * used. Of a game that was not played to its end here nothing is noted.
 */
export function noteReview(game: string, record: JsonObject, review: ReviewReport): void {
  const id = gameIdOf(record);
  const counted = findCountedGame($stats.get(), id);
  if (!counted) return;
  const { seat: own = 0 } = counted;
  const sum = review.summary.find(({ seat }) => seat === own);
  if (!sum || sum.luck === null) return;
  const after = addReview($stats.get(), game, id, { luck: sum.luck, cost: sum.cost });
  if (!after) return;
  $stats.set(after);
  for (const turn of review.turns) {
    if (turn.seat === own) for (const rule of turn.rules) noteRule(rule, 'stumbled');
  }
}
