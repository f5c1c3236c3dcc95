import { judge } from '../../../game/judge.ts';
import type { GameMove } from '../../../game/play.ts';
import { type Seat, seatsOf } from '../../../game/seat.ts';
import { hashOf } from '../../../random/hash.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import { createSlipWeight, type RuleStanding, slipChanceFor } from '../../../scenarios/slips/frequency.ts';
import { findSlip, type Slip } from '../../../scenarios/slips/slips.ts';
import { listSuspectRules } from '../../../scenarios/slips/suspects.ts';
import { loadMemory } from '../../progress/learning.ts';
import { ruleStanding } from '../../progress/memory/rule-memory.ts';
import type { Practice } from '../match-record.ts';
import { isPerson, viewerOf } from '../people.ts';
import { slipsOf } from './slips.ts';
import { stateOf } from './state.ts';

/** Between two slips so many turns are played at least. */
const MIN_TURNS_BETWEEN = 3;
/** Out of turn one slips so much more rarely. */
const OUT_OF_TURN_SHARE = 0.25;

/** The same at the same turn of the same deal, whoever asks when. */
const randomAt = ({ match }: Practice, what: string): Random =>
  createRandom(hashOf(`${match.seed} ${match.turns.length} ${what}`));

/** The rules others have broken at this table, in order. */
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

/** Whether somebody slipped a moment ago. */
const hasJustSlipped = (practice: Practice): boolean =>
  slipsOf(practice).some(({ at }) => at > practice.match.turns.length - MIN_TURNS_BETWEEN);

/** Another than the one on turn. */
function pickOutOfTurn(practice: Practice, turn: Seat, random: Random): Seat | undefined {
  const { game, match } = practice;
  const bots = seatsOf({ seats: game.seats(match.options) }).filter(
    (seat) => seat !== turn && !isPerson(practice, seat),
  );
  return bots.length > 0 ? random.pick(bots) : undefined;
}

/**
 * What one of the others tries now though they may not; null where they don’t. Mostly it is whoever is on turn.
 * @param right what the one on turn is about to play; null: it is one’s own turn
 */
export function chooseSlip(
  practice: Practice,
  right: GameMove | null,
  known: (rule: string) => RuleStanding,
): Slip | null {
  const { game } = practice;
  const state = stateOf(practice);
  const turn = game.play.turn(state);
  if (turn === null || hasJustSlipped(practice)) return null;
  const random = randomAt(practice, 'slip');
  const rules = game.rules.restrictions.map(({ id }) => id);
  const chance = slipChanceFor(rules, known) * (right ? 1 : OUT_OF_TURN_SHARE);
  if (random.fraction() >= chance) return null;
  const own = right !== null && random.fraction() >= OUT_OF_TURN_SHARE / 2;
  const seat = own ? turn : pickOutOfTurn(practice, turn, random);
  if (seat === undefined) return null;
  const weight = createSlipWeight(known, listBrokenRules(practice));
  return (
    findSlip({ game, state, seat, eyes: viewerOf(practice) }, random, own ? right : null, weight) ?? null
  );
}

/** The same, by what is remembered of the rules on this device now. */
export function chooseSlipNow(practice: Practice, right: GameMove | null): Slip | null {
  const [memory, now] = [loadMemory(), Date.now()];
  return chooseSlip(practice, right, (rule) => ruleStanding(memory, rule, now));
}

/** Rules one may name who objects to a try. */
export function listSuspects(practice: Practice, seat: Seat, move: GameMove): readonly string[] {
  const at = { game: practice.game, state: stateOf(practice), seat, eyes: viewerOf(practice) };
  return listSuspectRules(at, move, randomAt(practice, 'suspects'));
}
