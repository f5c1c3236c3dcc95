import type { GameEvent, GameMove, GameState } from './play.ts';
import type { Seat } from './seat.ts';

/** A turn somebody took: the table before it and after, and what came of it. */
export interface PlayedTurn<S, M, E> {
  readonly seat: Seat;
  readonly move: M;
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** What one tries to bring about in a few turns of one’s own: a mini-game, dealt anew each time. */
export interface Aim<S, M, E> {
  /** Its address. */
  readonly id: string;
  readonly title: string;
  /** Two short sentences: what it is about, for whoever stands at the table. */
  readonly theme: string;
  /** The lesson it comes after. */
  readonly after: string;
  /** House rules that aren’t the usual ones. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Who the others are. */
  readonly bot: 'beginner' | 'greedy';
  /** So many turns of one’s own there are. */
  readonly turns: number;
  /** Each move is a turn, also where one goes on at once. Default: a turn lasts until somebody else decides. */
  readonly turnUnit?: 'move';
  /** Where it begins, as soon as it is one’s turn. Regulars play until then. Default: with the deal. */
  readonly begins?: (state: S, seat: Seat) => boolean;
  /** How far one has come, from what the seat has seen. */
  readonly measureProgress: (took: readonly PlayedTurn<S, M, E>[], seat: Seat, start: S) => number;
  /** How far one must come for one star, two, three. */
  readonly stars: readonly [number, number, number];
  /** That far, in words: “4 points”. */
  readonly describeProgress: (far: number) => string;
  /** No turn brings one further than that: where stars are out of reach it is over. */
  readonly maxProgress?: number;
  /** When it is known how far one came: at once, once the last turn is taken, or after the others have answered that. */
  readonly resultKnown: 'at-once' | 'last-turn' | 'answered';
}

/** Any aim, its game’s own types erased. */
export type AnyAim = Aim<GameState, GameMove, GameEvent>;

/** An aim as a game writes it down: with the usual house rules, among Greedies, known at once, unless it says otherwise. */
type AimSpec<S, M, E> = Omit<Aim<S, M, E>, 'options' | 'bot' | 'resultKnown'> &
  Partial<Pick<Aim<S, M, E>, 'options' | 'bot' | 'resultKnown'>>;

/** Aims without their game’s types: they are given only what their game made. The one place where that is said. */
export const aimsOf = <S extends GameState, M extends GameMove, E extends GameEvent>(
  aims: readonly AimSpec<S, M, E>[],
): readonly AnyAim[] =>
  aims.map((aim) => ({
    options: {},
    bot: 'greedy',
    resultKnown: 'at-once',
    ...aim,
  })) as unknown as readonly AnyAim[];
