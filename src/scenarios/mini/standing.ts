import type { AnyAim, PlayedTurn } from '../../game/aim.ts';
import type { TableGame } from '../../game/game.ts';
import type { Step, Turn } from '../../game/match.ts';
import type { GameEvent, GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';

/** The player's seat. */
export const MY_SEAT: Seat = 0;

/**
 * The turns and states of a mini-game: `steps` has the deal first, then one entry per turn; `start` is the number of
 * turns before the mini-game.
 */
export interface MiniPath {
  readonly turns: readonly Turn<GameMove>[];
  readonly steps: readonly Step<GameState>[];
  readonly start: number;
}

export type Stars = 0 | 1 | 2 | 3;

/** How far the player has come in a mini-game. */
export interface MiniStanding {
  readonly progress: number;
  readonly stars: Stars;
  /** Number of the player's remaining turns. */
  readonly left: number;
  readonly isOver: boolean;
}

/** Returns the stars for a result. */
export const starsFor = ({ stars }: Pick<AnyAim, 'stars'>, progress: number): Stars =>
  stars.filter((figure) => progress >= figure).length as Stars;

function listTaken({ turns, steps, start }: MiniPath): readonly PlayedTurn<GameState, GameMove, GameEvent>[] {
  return turns.slice(start).map((turn, i) => {
    const before = (steps[start + i] as Step<GameState>).state;
    const { state: after, events } = steps[start + i + 1] as Step<GameState>;
    return { ...turn, before, after, events };
  });
}

/** Evaluates progress, stars, and whether the mini-game is over. */
export function evaluateStanding(game: Pick<TableGame, 'play'>, aim: AnyAim, path: MiniPath): MiniStanding {
  const { play } = game;
  const took = listTaken(path);
  const { state } = path.steps.at(-1) as Step<GameState>;
  const [first] = path.steps.slice(path.start) as [Step<GameState>];
  const turnsTaken = took.filter(
    ({ seat, after, events }) =>
      // Declining a window doesn't count as a turn.
      seat === MY_SEAT && events.length > 0 && (aim.turnUnit === 'move' || play.turn(after) !== MY_SEAT),
  ).length;
  const left = Math.max(0, aim.turns - turnsTaken);
  const isDealOver =
    play.turn(state) === null || took.some(({ events }) => events.some(({ points }) => points !== undefined));
  const isAnswered = aim.resultKnown !== 'answered' || play.turn(state) === MY_SEAT;
  const isLast = isDealOver || (left === 0 && isAnswered);
  const progress = aim.measureProgress(took, MY_SEAT, first.state);
  const starsReached = starsFor(aim, progress);
  // Unless the aim counts at once, a reached result can be lost again, so its stars count only at the end.
  const stars = aim.resultKnown === 'at-once' || isLast ? starsReached : 0;
  // Replies that are still due may improve the result.
  const turnsDue = isAnswered ? left : left + 1;
  const isUnreachable = aim.maxProgress !== undefined && progress + turnsDue * aim.maxProgress < aim.stars[0];
  return { progress, stars, left, isOver: isLast || isUnreachable || stars === 3 };
}
