import type { SearchedGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { solved } from '../review/exact.ts';
import { type Weighed, weigh } from './weigh.ts';
import type { Worlds } from './worlds.ts';

/** So many worlds that are all alike leave nothing hidden that matters. */
const ALIKE = 4;

/** The cards as they lie, whatever the order in which somebody holds them; null where they can lie in several ways. */
function onlyWay(worlds: Worlds): GameState | null {
  const plain = (n: number): string => {
    const { state } = worlds(n);
    return JSON.stringify({ ...state, chance: [], hands: handsOf(state).map((hand) => hand.toSorted()) });
  };
  const first = plain(0);
  for (let n = 1; n < ALIKE; n++) if (plain(n) !== first) return null;
  return worlds(0).state;
}

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
export function comesTo(game: SearchedGame, { seat, moves, worlds, many }: Question): readonly Weighed[] {
  const only = onlyWay(worlds);
  if (!only) return weigh(game, { seat, moves, worlds, budget: { worlds: many } });
  const values = solved(game, only, seat, moves);
  if (!values) throw new RangeError('Nothing is hidden here, and no end could be found.');
  return moves.map((move, i) => ({ move, values: [values[i] as number] }));
}
