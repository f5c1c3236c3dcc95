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
  readonly turnsLeft: number;
  readonly isOver: boolean;
}

/** Returns the stars for a result. */
export const starsFor = ({ stars }: Pick<AnyAim, 'stars'>, progress: number): Stars =>
  stars.filter((figure) => progress >= figure).length as Stars;

function listTaken({ turns, steps, start }: MiniPath): readonly PlayedTurn<GameState, GameMove, GameEvent>[] {
  return turns.slice(start).map((turn, i) => {
    const stateBefore = (steps[start + i] as Step<GameState>).state;
    const { state: stateAfter, events } = steps[start + i + 1] as Step<GameState>;
    return { ...turn, before: stateBefore, after: stateAfter, events };
  });
}

/** Evaluates progress, stars, and whether the mini-game is over. */
export function evaluateStanding(game: Pick<TableGame, 'play'>, aim: AnyAim, path: MiniPath): MiniStanding {
  const { play } = game;
  const playedTurns = listTaken(path);
  const { state } = path.steps.at(-1) as Step<GameState>;
  const [firstStep] = path.steps.slice(path.start) as [Step<GameState>];
  const ownTurnCount = playedTurns.filter(
    ({ seat, after, events }) =>
      // Declining a window doesn't count as a turn.
      seat === MY_SEAT && events.length > 0 && (aim.turnUnit === 'move' || play.turn(after) !== MY_SEAT),
  ).length;
  const turnsLeft = Math.max(0, aim.turns - ownTurnCount);
  const isDealOver =
    play.turn(state) === null || playedTurns.some(({ events }) => events.some(({ points }) => points !== undefined));
  const isAnswered = aim.resultKnown !== 'answered' || play.turn(state) === MY_SEAT;
  const isLast = isDealOver || (turnsLeft === 0 && isAnswered);
  const progress = aim.measureProgress(playedTurns, MY_SEAT, firstStep.state);
  const starsReached = starsFor(aim, progress);
  // Unless the aim counts at once, a reached result can be lost again, so its stars count only at the end.
  const stars = aim.resultKnown === 'at-once' || isLast ? starsReached : 0;
  // Replies that are still due may improve the result.
  const turnsDue = isAnswered ? turnsLeft : turnsLeft + 1;
  const isUnreachable = aim.maxProgress !== undefined && progress + turnsDue * aim.maxProgress < aim.stars[0];
  return { progress, stars, turnsLeft, isOver: isLast || isUnreachable || stars === 3 };
}
