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
  ruling: WeighedRuling,
  missRules: readonly string[],
  random: Random,
): Claim {
  const isUnbroken = (rule: string): boolean => !ruling.findings.some((finding) => finding.rule === rule);
  const nearRules = missRules.filter(isUnbroken);
  const otherRules = nearRules.length > 0 ? nearRules : game.rules.restrictions.map(({ id }) => id).filter(isUnbroken);
  if (ruling.verdict === 'illegal' && random.fraction() < 0.5) return 'legal';
  return random.pick(otherRules);
}

function chooseClaims(game: CoachedGame, ruling: WeighedRuling, missRules: readonly string[], random: Random) {
  const [finding] = ruling.findings;
  const isHouseRule = ruling.readings.length > 0;
  const firstClaim: Claim = isHouseRule ? 'legal' : ruling.verdict === 'legal' ? 'legal' : (finding?.rule ?? 'illegal');
  const secondClaim: Claim = isHouseRule ? 'illegal' : chooseWrongClaim(game, ruling, missRules, random);
  return random.fraction() < 0.5 ? ([firstClaim, secondClaim] as const) : ([secondClaim, firstClaim] as const);
}

/**
 * Makes puzzles in which two players make claims about a try and one of them is right. In every third puzzle
 * a house rule decides, and each player is right by their own house rules.
 * @param puzzleIndex number of the puzzle
 */
export function makeClaimPuzzles(game: CoachedGame, moment: Moment, puzzleIndex: number): readonly FoundPuzzle[] {
  const { state, seat, seed } = moment;
  const random = createRandom(seed);
  const misses = findNearMisses(game, moment);
  const missRules = [...misses.keys()];
  const legalMoves = random.shuffle(game.play.moves(state, seat, 2)).slice(0, 3);
  const tries: (readonly [Seat, GameMove])[] = [...misses.values(), ...legalMoves.map((move) => [seat, move] as const)];
  return random.shuffle(tries).flatMap(([trySeat, move]): readonly FoundPuzzle[] => {
    const view = game.visibility.view(state, trySeat);
    const rulingResult = catchTooMuch(() => ruleWithReadings(game, view, trySeat, move));
    if (!rulingResult.ok || rulingResult.value.verdict === 'depends') return [];
    const ruling = rulingResult.value;
    const isHouseRule = ruling.readings.length > 0;
    if (isHouseRule !== (puzzleIndex % 3 === 2) || ruling.readings.some(({ verdict }) => verdict === 'depends'))
      return [];
    const claims = chooseClaims(game, ruling, missRules, random);
    const answer = findTrueClaims(claims, ruling).map((one) =>
      one === BOTH_RIGHT ? BOTH_RIGHT : CLAIMANTS[Number(one)],
    );
    if (answer.length !== 1) return [];
    const json = writeCase({ game, options: state.options, state: view, seat: trySeat, move });
    const statements = claims.map((claim, i) => `${CLAIMANTS[i]}: “${claimText(game, claim)}”`);
    const rules = ruling.verdict === 'legal' ? ruling.permits : ruling.findings.map(({ rule }) => rule);
    const puzzle = {
      kind: 'who',
      case: json,
      asks: `Seat ${trySeat}: “${game.texts.describeMove(move)}” ${statements.join(' ')} Who is right?`,
      offers: claims.map((claim, i) => ({ name: CLAIMANTS[i] as string, claim })),
      answers: answer as string[],
      proof: {
        verdict: ruling.verdict,
        rules,
        readings: ruling.readings.map(({ option, value, verdict }) => ({ option, value, verdict })),
      },
    } as const;
    return [{ puzzle, rules, posed: { kind: 'who', case: json, claims } }];
  });
}
