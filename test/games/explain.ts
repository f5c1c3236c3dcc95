import type { JsonObject } from '../../src/game/json.ts';
import { namesAround } from '../../src/game/names.ts';
import { gameById } from '../../src/games/index.ts';
import { readCase } from '../../src/referee/case.ts';
import { told } from '../../src/referee/told.ts';
import { toldInFull } from '../../src/referee/told-in-full.ts';
import { tryAt } from '../../src/referee/tried.ts';

/** The ruling on a case and the rules it rests on, with the game’s reasons (`told`) and without (`bare`). */
export function explain(json: JsonObject, seated = 0) {
  const game = gameById(String(json['game']));
  if (!game) throw new Error('no such game');
  const read = readCase(json, () => game, 'move');
  if (!read.ok || !read.value.move) throw new Error(read.ok ? 'no move' : read.fault.path);
  const { state, seat, move } = read.value;
  const name = namesAround(seated);
  const tried = tryAt({ game, state, seat, name }, move);
  return {
    tried,
    told: toldInFull(game, tried.ruling, game.reasons, { ...tried, name }),
    bare: told(game, tried.ruling),
  };
}
