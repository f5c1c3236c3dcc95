import type { Engine } from '../../game/game.ts';
import type { Advice } from '../../game/heuristics.ts';

/** How a piece of advice is kept as said: `<game>/first-take`. */
export const adviceId = (game: Pick<Engine, 'id'>, { id }: Pick<Advice, 'id'>): string => `${game.id}/${id}`;

/** When the coach has said something. */
export interface AdviceRecord {
  readonly times: number;
  /** So many turns the coach had sat by then. */
  readonly turn: number;
  /** The day, counted from 1970. */
  readonly day: number;
}

/** What the coach has said, and how long ago that is. */
export interface CoachHistory {
  /** Turns the coach has sat by. */
  readonly turns: number;
  readonly said: Readonly<Record<string, AdviceRecord>>;
}

export const EMPTY_HISTORY: CoachHistory = { turns: 0, said: {} };

/** So many turns later something may be said again, and twice as many each time after. */
const REST_TURNS = 6;
const DAY = 86_400_000;

const dayOf = (now: number): number => Math.floor(now / DAY);

/** Whether the coach may say it: for the first time, or after so many turns or days more each time. */
export function isRested({ turns, said }: CoachHistory, id: string, now: number): boolean {
  const before = Object.hasOwn(said, id) ? said[id] : undefined;
  if (!before) return true;
  const { times, turn, day } = before;
  return turns - turn >= REST_TURNS * 2 ** (times - 1) || dayOf(now) - day >= times;
}

/** The same when it has been said now. */
export function recordAdvice(told: CoachHistory, id: string, now: number): CoachHistory {
  const times = (Object.hasOwn(told.said, id) ? (told.said[id]?.times ?? 0) : 0) + 1;
  return { ...told, said: { ...told.said, [id]: { times, turn: told.turns, day: dayOf(now) } } };
}

/** The weightiest of what may be said; null where nothing needs saying. */
export function nextAdvice<A extends Advice>(
  game: Pick<Engine, 'id'>,
  all: readonly A[],
  told: CoachHistory,
  now: number,
): A | null {
  return all.find((advice) => isRested(told, adviceId(game, advice), now)) ?? null;
}
