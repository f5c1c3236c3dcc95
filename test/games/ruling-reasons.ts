import type { JsonObject } from '../../src/game/json.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { gameById } from '../../src/games/index.ts';
import { readCase } from '../../src/referee/case.ts';
import { citeReasons } from '../../src/referee/cited-reasons.ts';
import { explainRuling } from '../../src/referee/explanation.ts';
import { attemptMove } from '../../src/referee/try-result.ts';

/** The ruling on a case and its rules, with the game's reasons (`told`) and without (`bare`). */
export function rulingReasons(json: JsonObject, seated = 0) {
  const game = gameById(String(json['game']));
  if (!game) throw new Error('no such game');
  const read = readCase(json, () => game, 'move');
  if (!read.ok || !read.value.move) throw new Error(read.ok ? 'no move' : read.fault.path);
  const { state, seat, move } = read.value;
  const name = seatNamerFor(seated);
  const tried = attemptMove({ game, state, seat, name }, move);
  return {
    tried,
    told: explainRuling(game, tried.ruling, game.reasons, { ...tried, name }),
    bare: citeReasons(game, tried.ruling),
  };
}
