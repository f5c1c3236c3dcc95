import type { Card } from '../cards/card.ts';
import type { Naming } from './game.ts';

/** Unseen cards that make the same difference to a try. */
export interface CardClass {
  readonly cards: readonly Card[];
  /** What one asks about them: "whether Ann holds a 6". */
  asks(name: Naming): string;
}

/**
 * A place with unseen cards a ruling hangs on: how many lie there, which cards they could be (copies
 * repeated), which of these matter, and the state in which they are the cards given.
 */
export interface Unseen<S> {
  readonly slots: number;
  readonly pool: readonly Card[];
  readonly classes: readonly CardClass[];
  fill(state: S, cards: readonly Card[]): S;
}

/** One way the unseen cards can lie, and the classes of which a card lies there. */
export interface World<S> {
  readonly state: S;
  readonly yes: ReadonlySet<CardClass>;
}

/**
 * Every filling that can make a difference, one for each number of cards of each class: legal in all of
 * them is legal whatever the cards are. Cards in no class are interchangeable.
 */
export function worlds<S>(state: S, unseen: readonly Unseen<S>[]): World<S>[] {
  return unseen.reduce<World<S>[]>(
    (sofar, place) =>
      sofar.flatMap((world) =>
        fillings(place).map(({ cards, yes }) => ({
          state: place.fill(world.state, cards),
          yes: new Set([...world.yes, ...yes]),
        })),
      ),
    [{ state, yes: new Set() }],
  );
}

interface Filling {
  readonly cards: readonly Card[];
  readonly yes: readonly CardClass[];
}

function fillings<S>({ slots, pool, classes }: Unseen<S>): Filling[] {
  const mattering = new Set(classes.flatMap((c) => c.cards));
  const rest = pool.filter((card) => !mattering.has(card));
  const groups = classes.map((of) => ({ of, cards: pool.filter((card) => of.cards.includes(card)) }));
  const found: Filling[] = [];
  const choose = (group: number, cards: readonly Card[], yes: readonly CardClass[]): void => {
    const left = slots - cards.length;
    const next = groups[group];
    if (!next) {
      if (left <= rest.length) found.push({ cards: [...cards, ...rest.slice(0, left)], yes });
      return;
    }
    for (let n = 0; n <= Math.min(left, next.cards.length); n++) {
      choose(group + 1, [...cards, ...next.cards.slice(0, n)], n > 0 ? [...yes, next.of] : yes);
    }
  };
  choose(0, [], []);
  return found;
}
