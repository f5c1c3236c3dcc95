import type { Card } from '../cards/card.ts';
import { capitalize } from '../cards/words.ts';
import type { GameEvent } from './play.ts';
import { type SeatNamer, sideText } from './seat.ts';

/** The arguments of the function that words an event. */
export interface EventPhrase<E extends GameEvent> {
  readonly event: E;
  /** The actor or winner: "you", "Ann", "Ann and Cleo", "nobody". */
  readonly who: string;
  /** Its cards in words. */
  readonly cards: string;
  readonly name: SeatNamer;
}

/** The wording of each kind of event, in the past tense, so that "you" and "Ann" take the same verb. */
export type EventWords<E extends GameEvent> = {
  readonly [K in E['kind']]: (telling: EventPhrase<E & { readonly kind: K }>) => string;
};

function actorName({ seat, side }: GameEvent, name: SeatNamer): string {
  if (seat !== null) return name(seat);
  return side === undefined ? 'nobody' : sideText(side, name);
}

/** Creates `texts.describeEvent` of a game from the wording of each kind. */
export function createEventDescriber<E extends GameEvent>(
  cardsText: (cards: readonly Card[]) => string,
  words: EventWords<E>,
): (event: E, name: SeatNamer) => string {
  return (event, name) => {
    // `event.kind` selects the function for this very type.
    const say = words[event.kind as E['kind']] as (telling: EventPhrase<E>) => string;
    return capitalize(say({ event, who: actorName(event, name), cards: cardsText(event.cards), name }));
  };
}
