import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { gameById } from '../../src/games/index.ts';
import { readCase, readScore } from '../../src/referee/case.ts';
import { findCountEffects } from '../../src/referee/count-effects.ts';
import { findReadings as allReadingsOf } from '../../src/referee/setting-effects.ts';
import { attemptMove } from '../../src/referee/try-result.ts';

type Json = Parameters<typeof readCase>[0];

/** The readings of a try and of its events under other house rules. */
export function readingsOf(json: Json) {
  const read = readCase(json, gameById, 'move');
  if (!read.ok || !read.value.move) throw new Error('no case');
  const { game, state, seat, move } = read.value;
  const name = seatNamerFor(seat);
  const tried = attemptMove({ game, state, seat, name }, move);
  return allReadingsOf(game, tried.ruling, { ...tried, name }).map(({ option, value, says }) => [
    option,
    value,
    says?.join(' '),
  ]);
}

/** The counts under other house rules. */
export function countReadings(json: Json) {
  const read = readScore(json, gameById);
  if (!read.ok) throw new Error(read.fault.says);
  const { game, won, options } = read.value;
  const { score } = game.notation;
  if (!score) throw new Error('no count');
  return findCountEffects(game, options, (rules) => score.count(won, rules)).map(({ option, says }) => [
    option,
    says.join(' '),
  ]);
}
