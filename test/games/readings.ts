import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { gameById } from '../../src/games/index.ts';
import { readCase, readScore } from '../../src/referee/case.ts';
import { findCountEffects } from '../../src/referee/count-effects.ts';
import { findReadings as allReadingsOf } from '../../src/referee/setting-effects.ts';
import { attemptMove } from '../../src/referee/try-result.ts';

type Json = Parameters<typeof readCase>[0];

/** The readings of a try and of its events under other house rules. */
export function readingsOf(json: Json) {
  const parsedCase = readCase(json, gameById, 'move');
  if (!parsedCase.ok || !parsedCase.value.move) throw new Error('no case');
  const { game, state, seat, move } = parsedCase.value;
  const name = seatNamerFor(seat);
  const tryResult = attemptMove({ game, state, seat, name }, move);
  return allReadingsOf(game, tryResult.ruling, { ...tryResult, name }).map(({ option, value, says }) => [
    option,
    value,
    says?.join(' '),
  ]);
}

/** The counts under other house rules. */
export function countReadings(json: Json) {
  const parsedScore = readScore(json, gameById);
  if (!parsedScore.ok) throw new Error(parsedScore.fault.says);
  const { game, won, options } = parsedScore.value;
  const { score } = game.notation;
  if (!score) throw new Error('no count');
  return findCountEffects(game, options, (rules) => score.count(won, rules)).map(({ option, says }) => [
    option,
    says.join(' '),
  ]);
}
