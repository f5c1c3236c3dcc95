import type { Card } from '../cards/card.ts';
import type { GameEvent } from './play.ts';
import type { Seat } from './seat.ts';

const NO_CARDS: readonly Card[] = [];

/** Something that happened by a rule; no cards unless it says so. */
export function event<K extends string>(kind: K, rule: string, seat: Seat | null): GameEvent<K>;
export function event<K extends string, const M extends object>(
  kind: K,
  rule: string,
  seat: Seat | null,
  more: M,
): GameEvent<K> & M;
export function event(kind: string, rule: string, seat: Seat | null, more?: object): GameEvent {
  return more === undefined
    ? { kind, rule, seat, cards: NO_CARDS }
    : { kind, rule, seat, cards: NO_CARDS, ...more };
}
