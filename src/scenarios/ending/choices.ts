import { distinct } from '../../bots/search/solver.ts';
import type { WholeGame } from '../../game/game.ts';
import type { GameState } from '../../game/play.ts';
import type { Answered } from './answered.ts';
import { begun, type Played, wentOn } from './played.ts';

/** One decision of a side: so many moves there were that don’t come to the same, and so many of them held. */
export interface Choice {
  readonly moves: number;
  readonly hold: number;
  /** Doing nothing is one of those. */
  readonly idle: boolean;
}

/**
 * What a side decides on its way through an ending, the other one answering as it does on the page, itself never
 * going wrong, and doing nothing where that will do; null where there is too much to look at.
 * @param solve what best play makes of a table
 */
export function choices(
  game: WholeGame,
  start: GameState,
  side: number,
  solve: (state: GameState) => Answered | null,
): readonly Choice[] | null {
  const best = solve(start);
  if (!best) return null;
  const found: Choice[] = [];
  for (let played = begun(game, start, side, best); !played.over; ) {
    const { state } = played;
    const seat = game.play.turn(state);
    if (seat === null) return null;
    const all = distinct(game, state, seat);
    const { idle } = game.endings;
    const kept: Played[] = [];
    let still: Played | undefined;
    for (const move of all) {
      const now = solve(game.play.play(state, seat, move).state);
      if (!now) return null;
      const went = wentOn(played, move, now);
      if (went.gaveAway) continue;
      kept.push(went);
      if (idle?.(move)) still = went;
    }
    const next = still ?? kept[0];
    if (!next) return null;
    found.push({ moves: all.length, hold: kept.length, idle: still !== undefined });
    played = next;
  }
  return found;
}
