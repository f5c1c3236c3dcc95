import type { Card } from '../cards/card.ts';
import type { Naming } from './game.ts';

/** Unseen cards that make the same difference to a try. */
export interface CardClass {
  readonly cards: readonly Card[];
  /** How many of them must lie there for a yes; default one. */
  readonly least?: number;
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
  /** Something else than a card is unseen here, numbered in place of cards: it draws on its own pool. */
  readonly apart?: boolean;
  readonly classes: readonly CardClass[];
  fill(state: S, cards: readonly Card[]): S;
}

/** One way the unseen cards can lie, and the classes of which a card lies there. */
export interface World<S> {
  readonly state: S;
  readonly yes: ReadonlySet<CardClass>;
}

/** Cards that make the same difference wherever they lie: how many are left, and where they count. */
interface Group {
  readonly cards: readonly Card[];
  /** Classes of any place that hold them. */
  readonly of: readonly CardClass[];
  used: number;
}

function groupsOf<S>(unseen: readonly Unseen<S>[]): readonly Group[] {
  const classes = unseen.flatMap((place) => place.classes);
  const pools = unseen.map((place) => place.pool).sort((a, b) => b.length - a.length);
  const groups = new Map<string, { cards: Card[]; of: readonly CardClass[]; used: number }>();
  for (const card of pools[0] ?? []) {
    const of = classes.filter(({ cards }) => cards.includes(card));
    const key = of.map((one) => classes.indexOf(one)).join();
    const known = groups.get(key);
    if (known) known.cards.push(card);
    else groups.set(key, { cards: [card], of, used: 0 });
  }
  // In the order of the classes; cards in none come last and fill what is left.
  const rank = ({ of }: Group): number => (of[0] ? classes.indexOf(of[0]) : classes.length);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/**
 * Every filling that can make a difference, one for each number of cards of each class: legal in all of
 * them is legal whatever the cards are. Cards in no class are interchangeable. Places draw on the same
 * unseen cards: what lies in one doesn't lie in another.
 */
export function worlds<S>(state: S, unseen: readonly Unseen<S>[]): World<S>[] {
  const shared = groupsOf(unseen.filter((place) => !place.apart));
  const found: World<S>[] = [];
  const fill = (at: number, world: World<S>): void => {
    const place = unseen[at];
    if (!place) {
      found.push(world);
      return;
    }
    eachFilling(place.slots, place.apart ? groupsOf([place]) : shared, 0, [], (cards) => {
      const yes = place.classes.filter(
        ({ cards: those, least = 1 }) => cards.filter((card) => those.includes(card)).length >= least,
      );
      fill(at + 1, { state: place.fill(world.state, cards), yes: new Set([...world.yes, ...yes]) });
    });
  };
  fill(0, { state, yes: new Set() });
  return found;
}

/** Visits every choice of so many cards from the groups on; what is chosen stays used while it is visited. */
function eachFilling(
  slots: number,
  groups: readonly Group[],
  at: number,
  cards: readonly Card[],
  visit: (cards: readonly Card[]) => void,
): void {
  const group = groups[at];
  if (!group) {
    if (cards.length === slots) visit(cards);
    return;
  }
  const { used } = group;
  const most = Math.min(slots - cards.length, group.cards.length - used);
  // The last group takes what the others leave.
  for (let n = at === groups.length - 1 ? slots - cards.length : 0; n <= most; n++) {
    group.used = used + n;
    eachFilling(slots, groups, at + 1, [...cards, ...group.cards.slice(used, used + n)], visit);
  }
  group.used = used;
}
