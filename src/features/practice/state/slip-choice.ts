import { judge } from '../../../game/judge.ts';
import type { GameMove } from '../../../game/play.ts';
import { type Seat, seatsOf } from '../../../game/seat.ts';
import { hashOf } from '../../../random/hash.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import { findSlip, type Slip } from '../../../scenarios/slips/slips.ts';
import {
  createSlipWeight,
  listSuspectRules,
  type RuleFamiliarity,
  slipChanceFor,
} from '../../../scenarios/slips/suspicion.ts';
import { loadMemory, ruleStanding } from '../../progress/index.ts';
import { isPerson, type Practice, viewerOf } from '../../saved-games/index.ts';
import { slipsOf } from './slips.ts';
import { stateOf } from './state.ts';

/** Fewest turns between two slips. */
const MIN_TURNS_BETWEEN = 3;
/** Factor on the chance of a slip in the player's own turn, where every slip is out of turn. */
const OWN_TURN_CHANCE_FACTOR = 0.25;
/** Share of slips out of turn in the turn of a bot. */
const OUT_OF_TURN_SHARE = 0.125;

/** Random numbers that depend only on deal and turn, so that a repeated question has the same answer. */
const randomAt = ({ match }: Practice, purpose: string): Random =>
  createRandom(hashOf(`${match.seed} ${match.turns.length} ${purpose}`));

/** Rules broken at this table so far, in order. */
function listBrokenRules(practice: Practice): readonly string[] {
  const { game, steps } = practice;
  return slipsOf(practice).flatMap(({ at, seat, move }) => {
    const step = steps[at];
    return step
      ? judge(game, step.state, seat, move)
          .findings.slice(0, 1)
          .map(({ rule }) => rule)
      : [];
  });
}

const hasJustSlipped = (practice: Practice): boolean =>
  slipsOf(practice).some(({ at }) => at > practice.match.turns.length - MIN_TURNS_BETWEEN);

function pickBotOutOfTurn(practice: Practice, turn: Seat, random: Random): Seat | undefined {
  const { game, match } = practice;
  const bots = seatsOf({ seats: game.seats(match.options) }).filter(
    (seat) => seat !== turn && !isPerson(practice, seat),
  );
  return bots.length > 0 ? random.pick(bots) : undefined;
}

/**
 * Chooses the illegal move that a bot tries now, mostly the bot whose turn it is; null if none does.
 * @param legalMove the move that the bot is about to play; null in the player's own turn
 * @param standingOf how well the player knows a rule
 */
export function chooseSlip(
  practice: Practice,
  legalMove: GameMove | null,
  standingOf: (rule: string) => RuleFamiliarity,
): Slip | null {
  const { game } = practice;
  const state = stateOf(practice);
  const turn = game.play.turn(state);
  if (turn === null || hasJustSlipped(practice)) return null;
  const random = randomAt(practice, 'slip');
  const rules = game.rules.restrictions.map(({ id }) => id);
  const chance = slipChanceFor(rules, standingOf) * (legalMove ? 1 : OWN_TURN_CHANCE_FACTOR);
  if (random.fraction() >= chance) return null;
  const isInTurn = legalMove !== null && random.fraction() >= OUT_OF_TURN_SHARE;
  const seat = isInTurn ? turn : pickBotOutOfTurn(practice, turn, random);
  if (seat === undefined) return null;
  const weight = createSlipWeight(standingOf, listBrokenRules(practice));
  return (
    findSlip({ game, state, seat, viewer: viewerOf(practice) }, random, isInTurn ? legalMove : null, weight) ?? null
  );
}

/** Chooses a slip by the player's memory of the rules on this device. */
export function chooseSlipNow(practice: Practice, legalMove: GameMove | null): Slip | null {
  const [memory, now] = [loadMemory(), Date.now()];
  return chooseSlip(practice, legalMove, (rule) => ruleStanding(memory, rule, now));
}

/** Rules that the player can choose from when objecting to a move. */
export function listSuspects(practice: Practice, seat: Seat, move: GameMove): readonly string[] {
  const at = { game: practice.game, state: stateOf(practice), seat, viewer: viewerOf(practice) };
  return listSuspectRules(at, move, randomAt(practice, 'suspects'));
}
