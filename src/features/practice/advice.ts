import type { Engine } from '../../game/game.ts';
import type { Advice } from '../../game/heuristics.ts';

/** Id of a piece of advice in the coach's history: `<game>/first-take`. */
export const adviceId = (game: Pick<Engine, 'id'>, { id }: Pick<Advice, 'id'>): string => `${game.id}/${id}`;

/** How often the coach has given a piece of advice, and when last. */
export interface AdviceRecord {
  readonly times: number;
  /** Turns with the coach up to then. */
  readonly turn: number;
  /** Days since 1970. */
  readonly day: number;
}

/** The advice given so far. */
export interface CoachHistory {
  /** Turns with the coach. */
  readonly turns: number;
  readonly said: Readonly<Record<string, AdviceRecord>>;
}

export const EMPTY_HISTORY: CoachHistory = { turns: 0, said: {} };

/** Turns before advice may be repeated; they double with each repetition. */
const REST_TURNS = 6;
const DAY_MS = 86_400_000;

const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** Whether advice may be given: the first time, or after enough turns or days. Both grow with each repetition. */
export function isRested({ turns, said }: CoachHistory, id: string, now: number): boolean {
  const record = Object.hasOwn(said, id) ? said[id] : undefined;
  if (!record) return true;
  const { times, turn, day } = record;
  return turns - turn >= REST_TURNS * 2 ** (times - 1) || dayOf(now) - day >= times;
}

/** Adds advice that is given now. */
export function recordAdvice(history: CoachHistory, id: string, now: number): CoachHistory {
  const times = (Object.hasOwn(history.said, id) ? (history.said[id]?.times ?? 0) : 0) + 1;
  return { ...history, said: { ...history.said, [id]: { times, turn: history.turns, day: dayOf(now) } } };
}

/** The first piece of advice that may be given, or null; `all` is in order of weight. */
export function nextAdvice<A extends Advice>(
  game: Pick<Engine, 'id'>,
  candidates: readonly A[],
  history: CoachHistory,
  now: number,
): A | null {
  return candidates.find((advice) => isRested(history, adviceId(game, advice), now)) ?? null;
}
