import { catchTooMuch } from '../../game/fault.ts';
import type { CoachedGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { writeCase } from '../../referee/case.ts';
import { ruleWithReadings } from '../../referee/readings.ts';
import { BOTH_RIGHT, claimText, findTrueClaims, type WeighedRuling } from './claims.ts';
import type { Moment } from './moments.ts';
import type { Claim } from './posed-puzzle.ts';
import type { FoundPuzzle } from './puzzle.ts';
import { findNearMisses } from './verdicts.ts';

/** Names of the two players in the wire format. */
const CLAIMANTS = ['Ann', 'Bert'] as const;

/** Chooses a false claim: that the try is legal, or a rule it doesn't break. */
function chooseWrongClaim(
  game: CoachedGame,
  right: WeighedRuling,
  missRules: readonly string[],
  random: Random,
): Claim {
  const isUnbroken = (rule: string): boolean => !right.findings.some((finding) => finding.rule === rule);
  const nearRules = missRules.filter(isUnbroken);
  const others = nearRules.length > 0 ? nearRules : game.rules.restrictions.map(({ id }) => id).filter(isUnbroken);
  if (right.verdict === 'illegal' && random.fraction() < 0.5) return 'legal';
  return random.pick(others);
}

function chooseClaims(game: CoachedGame, right: WeighedRuling, missRules: readonly string[], random: Random) {
  const [finding] = right.findings;
  const isHouseRule = right.readings.length > 0;
  const one: Claim = isHouseRule ? 'legal' : right.verdict === 'legal' ? 'legal' : (finding?.rule ?? 'illegal');
  const other: Claim = isHouseRule ? 'illegal' : chooseWrongClaim(game, right, missRules, random);
  return random.fraction() < 0.5 ? ([one, other] as const) : ([other, one] as const);
}

/**
 * Makes puzzles in which two players make claims about a try and one of them is right. In every third puzzle
 * a house rule decides, and each player is right by their own house rules.
 * @param n number of the puzzle
 */
export function makeClaimPuzzles(game: CoachedGame, moment: Moment, n: number): readonly FoundPuzzle[] {
  const { state, seat, seed } = moment;
  const random = createRandom(seed);
  const misses = findNearMisses(game, moment);
  const missRules = [...misses.keys()];
  const legal = random.shuffle(game.play.moves(state, seat, 2)).slice(0, 3);
  const tries: (readonly [Seat, GameMove])[] = [...misses.values(), ...legal.map((move) => [seat, move] as const)];
  return random.shuffle(tries).flatMap(([trySeat, move]): readonly FoundPuzzle[] => {
    const view = game.visibility.view(state, trySeat);
    const ruled = catchTooMuch(() => ruleWithReadings(game, view, trySeat, move));
    if (!ruled.ok || ruled.value.verdict === 'depends') return [];
    const right = ruled.value;
    const isHouseRule = right.readings.length > 0;
    if (isHouseRule !== (n % 3 === 2) || right.readings.some(({ verdict }) => verdict === 'depends')) return [];
    const claims = chooseClaims(game, right, missRules, random);
    const answer = findTrueClaims(claims, right).map((one) =>
      one === BOTH_RIGHT ? BOTH_RIGHT : CLAIMANTS[Number(one)],
    );
    if (answer.length !== 1) return [];
    const json = writeCase({ game, options: state.options, state: view, seat: trySeat, move });
    const statements = claims.map((claim, i) => `${CLAIMANTS[i]}: “${claimText(game, claim)}”`);
    const rules = right.verdict === 'legal' ? right.permits : right.findings.map(({ rule }) => rule);
    const puzzle = {
      kind: 'who',
      case: json,
      asks: `Seat ${trySeat}: “${game.texts.describeMove(move)}” ${statements.join(' ')} Who is right?`,
      offers: claims.map((claim, i) => ({ name: CLAIMANTS[i] as string, claim })),
      answers: answer as string[],
      proof: {
        verdict: right.verdict,
        rules,
        readings: right.readings.map(({ option, value, verdict }) => ({ option, value, verdict })),
      },
    } as const;
    return [{ puzzle, rules, posed: { kind: 'who', case: json, claims } }];
  });
}
