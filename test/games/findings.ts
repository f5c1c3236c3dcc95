import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { type Finding, judge } from '../../src/game/judge.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { Seat } from '../../src/game/seat.ts';

/** The sentence of one rule about a try, and the codes of the marked cards. */
export interface RuleSentence {
  readonly says: string;
  readonly marked: string;
}

/**
 * Returns all findings on a try under these house rules.
 * @throws Error for an invalid case
 */
export function findings(
  game: Game,
  position: object,
  seat: Seat,
  move: object,
  house: object = {},
): readonly Finding[] {
  const options = { ...defaultOptions(game.options), ...house };
  const parsedState = game.notation.position.read(position as JsonObject, options, 1);
  const parsedMove = game.notation.move.read(move as JsonObject, options);
  if (!parsedState.ok || !parsedMove.ok) throw new Error(`no case: ${JSON.stringify([parsedState, parsedMove])}`);
  return judge(game, parsedState.value, seat, parsedMove.value).findings;
}

/** The sentence of one rule, with the marked cards in code order; undefined if the rule is kept. */
export function sentenceOf(
  game: Game,
  position: object,
  seat: Seat,
  move: object,
  rule: string,
  house: object = {},
): RuleSentence | undefined {
  const finding = findings(game, position, seat, move, house).find((one) => one.rule === `${game.id}/${rule}`);
  return finding && { says: finding.says, marked: finding.cards.map(game.pack.code).sort().join(' ') };
}
