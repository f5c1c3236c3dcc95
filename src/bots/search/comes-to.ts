import type { BotEngine } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { onlyWorld, weighExactly } from './exact.ts';
import type { Weighed } from './move-values.ts';
import { weigh } from './weigh.ts';
import type { Worlds } from './worlds.ts';

/** What is played out: by whom, which moves, and in how many ways the cards can lie. */
export interface Question {
  readonly seat: Seat;
  readonly moves: readonly GameMove[];
  readonly worlds: Worlds;
  readonly many: number;
}

/**
 * What each move comes to, world by world. Where nothing is hidden any more, what everybody’s best play makes of it:
 * there, one way to go on proves nothing.
 * @throws RangeError where nothing is hidden, and there is too much to look at
 */
export function comesTo(game: BotEngine, { seat, moves, worlds, many }: Question): readonly Weighed[] {
  const only = onlyWorld(worlds);
  if (!only) return weigh(game, { seat, moves, worlds, budget: { worlds: many } });
  const exact = weighExactly(game, only, seat, moves);
  if (!exact) throw new RangeError('Nothing is hidden here, and no end could be found.');
  return exact;
}
