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

/** The cards of a pool, those together that make no difference in any of the places. */
function groupsOf<S>(pool: readonly Card[], places: readonly Unseen<S>[]): readonly Group[] {
  const classes = places.flatMap((place) => place.classes);
  const groups = new Map<string, { cards: Card[]; of: readonly CardClass[]; used: number }>();
  const keys = new Map<Card, string>();
  for (const card of pool) {
    const key = keys.get(card) ?? classes.flatMap(({ cards }, i) => (cards.includes(card) ? [i] : [])).join();
    keys.set(card, key);
    const known = groups.get(key);
    if (known) known.cards.push(card);
    else groups.set(key, { cards: [card], of: classes.filter(({ cards }) => cards.includes(card)), used: 0 });
  }
  // In the order of the classes; cards in none come last and fill what is left.
  const rank = ({ of }: Group): number => (of[0] ? classes.indexOf(of[0]) : classes.length);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

function without(pool: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...pool];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}

/**
 * Every filling that can make a difference, one for each number of cards of each class: legal in all of
 * them is legal whatever the cards are. Cards in no class are interchangeable. Places draw on the same
 * unseen cards: what lies in one doesn't lie in another.
 */
export function worlds<S>(state: S, unseen: readonly Unseen<S>[]): World<S>[] {
  const found: World<S>[] = [];
  const fill = (at: number, world: World<S>, left: readonly Card[]): void => {
    const place = unseen[at];
    if (!place) {
      found.push(world);
      return;
    }
    // What mattered in the places before makes no difference any more.
    const sharing = unseen.slice(at).filter(({ apart }) => !apart);
    const groups = place.apart ? groupsOf(place.pool, [place]) : groupsOf(left, sharing);
    eachFilling(place.slots, groups, 0, [], (cards) => {
      const yes = place.classes.filter(
        ({ cards: those, least = 1 }) => cards.filter((card) => those.includes(card)).length >= least,
      );
      const after = { state: place.fill(world.state, cards), yes: new Set([...world.yes, ...yes]) };
      fill(at + 1, after, place.apart || at === unseen.length - 1 ? left : without(left, cards));
    });
  };
  const [pool = []] = unseen
    .filter(({ apart }) => !apart)
    .map((place) => place.pool)
    .sort((a, b) => b.length - a.length);
  fill(0, { state, yes: new Set() }, pool);
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
