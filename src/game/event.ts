import type { Card } from '../cards/card.ts';
import type { GameEvent } from './play.ts';
import type { Seat } from './seat.ts';

const NO_CARDS: readonly Card[] = [];

/** Creates an event caused by a rule; without cards unless `fields` has them. */
export function event<K extends string>(kind: K, rule: string, seat: Seat | null): GameEvent<K>;
export function event<K extends string, const M extends object>(
  kind: K,
  rule: string,
  seat: Seat | null,
  fields: M,
): GameEvent<K> & M;
export function event(kind: string, rule: string, seat: Seat | null, fields?: object): GameEvent {
  return { kind, rule, seat, cards: NO_CARDS, ...fields };
}
