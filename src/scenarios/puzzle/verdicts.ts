import type { CoachedGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import { type Seat, seatsOf } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';
import { writeCase } from '../../referee/case.ts';
import { type ReasonedVerdict, verdictOf } from '../../referee/verdict.ts';
import { listDoableTries } from '../slips/slips.ts';
import type { Moment } from './moments.ts';
import type { FoundPuzzle } from './puzzle.ts';

/** Most tries to examine. */
const MAX_TRIES = 300;

/** Returns a try as a case in the view of its seat, and the ruling. */
export function judgeTry(
  game: CoachedGame,
  { state }: Moment,
  seat: Seat,
  move: GameMove,
): [JsonObject, ReasonedVerdict] {
  const view = game.visibility.view(state, seat);
  const json = writeCase({ game, options: state.options, state: view, seat, move });
  return [json, verdictOf(game, view, seat, move)];
}

/** Returns, for each rule, one random try that breaks only this rule. */
export function findNearMisses(game: CoachedGame, moment: Moment): ReadonlyMap<string, readonly [Seat, GameMove]> {
  const { state, seat, seed } = moment;
  const random = createRandom(seed);
  const missesByRule = new Map<string, [Seat, GameMove][]>();
  const otherSeats = seatsOf({ seats: game.seats(state.options) }).filter((otherSeat) => otherSeat !== seat);
  for (const trySeat of [seat, random.pick(otherSeats)]) {
    for (const move of listDoableTries(game, state, trySeat, trySeat === seat ? MAX_TRIES : 20)) {
      const { findings } = judge(game, state, trySeat, move);
      const [finding] = findings;
      if (!finding || findings.length > 1) continue;
      missesByRule.set(finding.rule, [...(missesByRule.get(finding.rule) ?? []), [trySeat, move]]);
    }
  }
  return new Map([...missesByRule].map(([rule, misses]) => [rule, random.pick(misses)]));
}

/** Makes puzzles with illegal tries, one for each rule that can be broken alone. */
export function makeIllegalPuzzles(game: CoachedGame, moment: Moment, kind: 'legal' | 'rule'): readonly FoundPuzzle[] {
  return [...findNearMisses(game, moment)].flatMap(([rule, [seat, move]]) => {
    const [json, { verdict, findings }] = judgeTry(game, moment, seat, move);
    if (verdict !== 'illegal' || !findings.some((finding) => finding.rule === rule)) return [];
    const rules = findings.map((finding) => finding.rule);
    const proof = { verdict, findings: findings.map(({ rule: id, says }) => ({ rule: id, says })) };
    const description = game.texts.describeMove(move);
    const puzzle =
      kind === 'legal'
        ? {
            kind,
            case: json,
            asks: `Seat ${seat}: “${description}” Is this allowed?`,
            answers: [verdict],
            proof,
          }
        : {
            kind,
            case: json,
            asks: `Seat ${seat}: “${description}” Which rule forbids it?`,
            answers: rules,
            proof,
          };
    return [{ puzzle, rules, posed: { kind, case: json } }];
  });
}

/** Makes puzzles with legal tries, one for each kind of move. */
export function makeLegalPuzzles(game: CoachedGame, moment: Moment): readonly FoundPuzzle[] {
  const { state, seat, seed } = moment;
  const random = createRandom(seed);
  const kinds = Map.groupBy(game.play.moves(state, seat, 3), game.play.kindOf);
  return [...kinds.values()].flatMap((moves) => {
    const move = random.pick(moves);
    const [json, { verdict, permits }] = judgeTry(game, moment, seat, move);
    if (verdict !== 'legal') return [];
    const question = `Seat ${seat}: “${game.texts.describeMove(move)}” Is this allowed?`;
    const proof = { verdict, permits: [...permits] };
    const puzzle = { kind: 'legal', case: json, asks: question, answers: [verdict], proof } as const;
    return [{ puzzle, rules: permits, posed: { kind: 'legal', case: json } }];
  });
}
