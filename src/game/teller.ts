import type { Card } from '../cards/card.ts';
import { sentence } from '../cards/words.ts';
import type { GameEvent } from './play.ts';
import { type Naming, sideText } from './seat.ts';

/** What an event is told with. */
export interface Telling<E extends GameEvent> {
  readonly event: E;
  /** Whose doing or gain it is: "you", "Ann", "Ann and Cleo", "nobody". */
  readonly who: string;
  /** Its cards, as one says them. */
  readonly cards: string;
  readonly name: Naming;
}

/** The words of each kind of event, in the past tense, so that "you" and "Ann" take the same verb. */
export type Words<E extends GameEvent> = {
  readonly [K in E['kind']]: (telling: Telling<E & { readonly kind: K }>) => string;
};

function whoIn({ seat, side }: GameEvent, name: Naming): string {
  if (seat !== null) return name(seat);
  return side === undefined ? 'nobody' : sideText(side, name);
}

/** `tell` of a game, from the words of its events. */
export function teller<E extends GameEvent>(
  cardsText: (cards: readonly Card[]) => string,
  words: Words<E>,
): (event: E, name: Naming) => string {
  return (event, name) => {
    // Each kind has the words for its own events.
    const say = words[event.kind as E['kind']] as (telling: Telling<E>) => string;
    return sentence(say({ event, who: whoIn(event, name), cards: cardsText(event.cards), name }));
  };
}
