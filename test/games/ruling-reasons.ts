import type { JsonObject } from '../../src/game/json.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { gameById } from '../../src/games/index.ts';
import { readCase } from '../../src/referee/case.ts';
import { citeReasons } from '../../src/referee/cited-reasons.ts';
import { explainRuling } from '../../src/referee/explanation.ts';
import { attemptMove } from '../../src/referee/try-result.ts';

/**
 * Returns the ruling on a case and the rules it cites, with the game's reasons (`told`) and without (`bare`).
 */
export function rulingReasons(json: JsonObject, seated = 0) {
  const game = gameById(String(json['game']));
  if (!game) throw new Error('no such game');
  const parsedCase = readCase(json, () => game, 'move');
  if (!parsedCase.ok || !parsedCase.value.move) throw new Error(parsedCase.ok ? 'no move' : parsedCase.fault.path);
  const { state, seat, move } = parsedCase.value;
  const name = seatNamerFor(seated);
  const tryResult = attemptMove({ game, state, seat, name }, move);
  return {
    tried: tryResult,
    told: explainRuling(game, tryResult.ruling, game.reasons, { ...tryResult, name }),
    bare: citeReasons(game, tryResult.ruling),
  };
}
