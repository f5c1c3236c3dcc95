import type { GameEvent, GameMove, GameState } from './play.ts';
import type { Seat } from './seat.ts';

/** A turn the player has taken: the states before and after it, and its events. */
export interface PlayedTurn<S, M, E> {
  readonly seat: Seat;
  readonly move: M;
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** The goal of a mini-game: something to bring about in a few turns, on a new deal each time. */
export interface Aim<S, M, E> {
  /** Its slug in the address. */
  readonly id: string;
  readonly title: string;
  /** Two short sentences for the player at the table. */
  readonly theme: string;
  /** Id of the lesson it follows. */
  readonly afterLesson: string;
  /** House rules that differ from the defaults. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The level of the opponents. */
  readonly bot: 'beginner' | 'greedy';
  /** How many turns the player has. */
  readonly turns: number;
  /** Counts each move as a turn, even if the player moves again. Default: a turn lasts until another seat decides. */
  readonly turnUnit?: 'move';
  /**
   * Whether play starts here; until then bots play all seats. Asked only when it is the player's turn. Default: the
   * deal.
   */
  readonly begins?: (state: S, seat: Seat) => boolean;
  /** The progress so far in the unit of `stars`, at least 0, from what the seat has seen. */
  readonly measureProgress: (turns: readonly PlayedTurn<S, M, E>[], seat: Seat, start: S) => number;
  /** The progress needed for one, two and three stars. */
  readonly stars: readonly [number, number, number];
  /** Puts an amount of progress into words: “4 points”. */
  readonly describeProgress: (progress: number) => string;
  /** The most progress a single turn can add; the game ends early if the next star is out of reach. */
  readonly maxProgress?: number;
  /**
   * When the progress is final: after each move, after the last turn, or after the opponents have answered the last
   * turn.
   */
  readonly resultKnown: 'at-once' | 'last-turn' | 'answered';
}

/** An aim of any game, its own types erased. */
export type AnyAim = Aim<GameState, GameMove, GameEvent>;

/** An aim as a game declares it. Defaults: no changed house rules, greedy opponents, progress final at once. */
type AimSpec<S, M, E> = Omit<Aim<S, M, E>, 'options' | 'bot' | 'resultKnown'> &
  Partial<Pick<Aim<S, M, E>, 'options' | 'bot' | 'resultKnown'>>;

/** Fills in the defaults of a game's aims and erases its types: aims only ever receive states of their own game. */
export const aimsOf = <S extends GameState, M extends GameMove, E extends GameEvent>(
  aims: readonly AimSpec<S, M, E>[],
): readonly AnyAim[] =>
  aims.map((aim) => ({
    options: {},
    bot: 'greedy',
    resultKnown: 'at-once',
    ...aim,
  })) as unknown as readonly AnyAim[];
