import { mean } from '../../../bots/statistics.ts';
import type { Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { Outcome } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { hashOf } from '../../../random/hash.ts';
import type { ReviewReport } from '../../review/index.ts';
import { type Practice, recordOf, soloPlayerOf } from '../../saved-games/index.ts';
import { noteRule } from '../progress.ts';
import { addGame, addReview, addToTally, findCountedGame, type TallyChange } from './stats.ts';
import { $stats } from './stats-store.ts';

/** Identifies a game by its start and its moves. */
export const gameIdOf = ({ game, start, moves }: JsonObject): string =>
  `${game}-${hashOf(JSON.stringify([start, moves])).toString(36)}`;

/** The side of a seat; partners sit opposite each other. */
const sideAt = (seat: Seat, { scores }: Outcome): number => seat % Math.max(1, scores.length);

/** Lead of a seat's side over the mean of the others; positive is better even if the lowest score wins. */
export function leadOf(outcome: Outcome, seat: Seat): number {
  const { winners, scores } = outcome;
  const side = sideAt(seat, outcome);
  const otherScores = scores.filter((_, otherSide) => otherSide !== side);
  const losingScores = scores.filter((_, otherSide) => !winners.includes(otherSide));
  const winningScores = winners.map((winner) => scores[winner] ?? 0);
  const sign = losingScores.length > 0 && mean(winningScores) < mean(losingScores) ? -1 : 1;
  return sign * ((scores[side] ?? 0) - mean(otherScores));
}

/**
 * Records a finished practice game for the one person who played it. Games with several people, or with bots of
 * different strengths, aren't recorded.
 */
export function noteGame(practice: Practice<Game>): void {
  const { game, steps } = practice;
  const lastStep = steps.at(-1);
  const outcome = lastStep && game.play.outcome(lastStep.state);
  const soloPlayer = soloPlayerOf(practice);
  if (!outcome || !soloPlayer) return;
  const { seat, strength } = soloPlayer;
  const winShare = outcome.winners.includes(sideAt(seat, outcome)) ? 1 / outcome.winners.length : 0;
  const change = { won: winShare, points: leadOf(outcome, seat) };
  const gameId = { id: gameIdOf(recordOf(practice)), seat };
  $stats.set(addGame($stats.get(), { game: game.id, strength }, gameId, change));
}

/** Records that a try at the practice table kept or missed a rule, if such a game is recorded. */
export function noteRuleUse(practice: Pick<Practice<Game>, 'game' | 'seats' | 'strength'>, isKept: boolean): void {
  const soloPlayer = soloPlayerOf(practice);
  if (!soloPlayer) return;
  const tallyKey = { game: practice.game.id, strength: soloPlayer.strength };
  $stats.set(addToTally($stats.get(), tallyKey, isKept ? { kept: 1 } : { missed: 1 }));
}

/**
 * How a pending move was judged: objected to with the right rule, objected to without it, wrongly accepted, wrongly
 * objected to.
 */
export type SlipOutcome = 'named' | 'caught' | 'missed' | 'allowed';

const AS_REFEREE: Readonly<Record<SlipOutcome, TallyChange>> = {
  named: { caught: 1 },
  caught: { caught: 1 },
  missed: { passed: 1 },
  allowed: { wrongly: 1 },
};

/** Records how the player, as referee, judged a try of another seat. */
export function noteSlip(practice: Pick<Practice<Game>, 'game' | 'seats' | 'strength'>, outcome: SlipOutcome): void {
  const soloPlayer = soloPlayerOf(practice);
  if (!soloPlayer) return;
  const tallyKey = { game: practice.game.id, strength: soloPlayer.strength };
  $stats.set(addToTally($stats.get(), tallyKey, AS_REFEREE[outcome]));
}

/**
 * Records a review of the player's game once: luck, cost, and the rules that better moves would have used. Nothing
 * is recorded unless the game was finished on this device.
 */
export function noteReview(game: string, record: JsonObject, review: ReviewReport): void {
  const id = gameIdOf(record);
  const countedGame = findCountedGame($stats.get(), id);
  if (!countedGame) return;
  const { seat: ownSeat = 0 } = countedGame;
  const sum = review.summary.find(({ seat }) => seat === ownSeat);
  if (!sum || sum.luck === null) return;
  const newStats = addReview($stats.get(), game, id, { luck: sum.luck, cost: sum.cost });
  if (!newStats) return;
  $stats.set(newStats);
  for (const turn of review.turns) {
    if (turn.seat === ownSeat) for (const rule of turn.rules) noteRule(rule, 'stumbled');
  }
}
