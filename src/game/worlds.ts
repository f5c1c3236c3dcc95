import type { Card } from '../cards/card.ts';
import type { CardClass, UnseenPlace } from './unseen-place.ts';

/** One arrangement of the unseen cards, and the classes whose question it answers with yes. */
export interface World<S> {
  readonly state: S;
  readonly yesClasses: ReadonlySet<CardClass>;
}

/** Cards that make the same difference wherever they are. */
interface CardGroup {
  readonly cards: readonly Card[];
  /** The classes of any place that contain them. */
  readonly classes: readonly CardClass[];
}

/** Groups the cards of a pool by the classes they are in. */
function groupsOf<S>(pool: readonly Card[], places: readonly UnseenPlace<S>[]): readonly CardGroup[] {
  const classes = places.flatMap((place) => place.classes);
  const groups = new Map<string, { cards: Card[]; classes: readonly CardClass[] }>();
  const keys = new Map<Card, string>();
  for (const card of pool) {
    const key = keys.get(card) ?? classes.flatMap(({ cards }, i) => (cards.includes(card) ? [i] : [])).join();
    keys.set(card, key);
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { cards: [card], classes: classes.filter(({ cards }) => cards.includes(card)) });
  }
  // In the order of the classes; cards in no class come last and fill the remaining slots.
  const rank = ({ classes: [firstClass] }: CardGroup): number =>
    firstClass ? classes.indexOf(firstClass) : classes.length;
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

function removeCards(pool: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const remaining = [...pool];
  for (const card of cards) remaining.splice(remaining.indexOf(card), 1);
  return remaining;
}

/**
 * Generates, lazily, the worlds that can make a difference: a try legal in all of them is legal whatever the cards are.
 * There is one world for each number of cards of each class; for classes that forbid the try alone only the extreme
 * numbers, since all others give the same result. Cards in no class are interchangeable. Places draw from the same
 * pool: a card in one is not in another.
 */
export function* worlds<S>(state: S, unseen: readonly UnseenPlace<S>[]): Generator<World<S>> {
  const [pool = []] = unseen
    .filter(({ hasOwnPool }) => !hasOwnPool)
    .map((place) => place.pool)
    .sort((a, b) => b.length - a.length);
  yield* worldsFrom({ state, yesClasses: new Set() }, unseen, pool);
}

function* worldsFrom<S>(
  world: World<S>,
  unseen: readonly UnseenPlace<S>[],
  remainingCards: readonly Card[],
): Generator<World<S>> {
  const [place, ...otherPlaces] = unseen;
  if (!place) {
    yield world;
    return;
  }
  // Classes of places already filled no longer matter.
  const groups = place.hasOwnPool
    ? groupsOf(place.left?.(world.state) ?? place.pool, [place])
    : groupsOf(
        remainingCards,
        unseen.filter(({ hasOwnPool }) => !hasOwnPool),
      );
  for (const counts of groupCounts(place, groups)) {
    const cards = groups.flatMap((group, i) => group.cards.slice(0, counts[i]));
    const state = place.fill(world.state, cards);
    if (place.isPossible && !place.isPossible(state)) continue;
    const countHeld = (cardClass: CardClass): number =>
      groups.reduce((sum, group, i) => (group.classes.includes(cardClass) ? sum + (counts[i] as number) : sum), 0);
    const yesClasses = place.classes.filter((cardClass) => countHeld(cardClass) >= (cardClass.least ?? 1));
    const filledWorld = { state, yesClasses: new Set([...world.yesClasses, ...yesClasses]) };
    yield* worldsFrom(filledWorld, otherPlaces, place.hasOwnPool ? remainingCards : removeCards(remainingCards, cards));
  }
}

/** A number of cards, bounds included. */
interface CountRange {
  readonly least: number;
  readonly most: number;
}

/** A group that decides the try alone: the possible numbers of its cards, and which of them allow or forbid the try. */
interface DecidingGroup {
  readonly possibleRange: CountRange;
  readonly allowedRange: CountRange;
  readonly forbiddenRange: CountRange;
  readonly isNeeded: boolean;
}

function decidingGroupOf(cards: readonly Card[], { least: minForYes = 1, needed }: CardClass): DecidingGroup {
  const possibleRange = { least: 0, most: cards.length };
  const fewRange = { least: 0, most: Math.min(minForYes - 1, cards.length) };
  const manyRange = { least: minForYes, most: cards.length };
  return needed
    ? { possibleRange, allowedRange: manyRange, forbiddenRange: fewRange, isNeeded: true }
    : { possibleRange, allowedRange: fewRange, forbiddenRange: manyRange, isNeeded: false };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The number of cards of each group in the place, in every way that can make a difference. */
function* groupCounts<S>(
  { slots, classes }: UnseenPlace<S>,
  groups: readonly CardGroup[],
): Generator<readonly number[]> {
  const decidingClass = (group: CardGroup): CardClass | undefined => {
    const [cardClass] = group.classes;
    if (!cardClass || !(cardClass.needed || cardClass.isForbidding)) return undefined;
    if (group.classes.length > 1 || !classes.includes(cardClass)) return undefined;
    return groups.every((other) => other === group || !other.classes.includes(cardClass)) ? cardClass : undefined;
  };
  const deciding = groups.map((group) => {
    const cardClass = decidingClass(group);
    return cardClass && decidingGroupOf(group.cards, cardClass);
  });
  const spans = deciding.flatMap((one) => one ?? []);
  const lacksNeeded =
    classes.some((cardClass) => cardClass.needed && groups.every((group) => !group.classes.includes(cardClass))) ||
    spans.some(({ allowedRange: good }) => good.most < good.least);
  const fillers = sum(groups.map((group) => (group.classes.length === 0 ? group.cards.length : 0)));
  const openSizes = groups.map(({ classes, cards }, i) => (classes.length > 0 && !deciding[i] ? cards.length : 0));
  const otherCards = fillers + sum(spans.map(({ possibleRange: all }) => all.most));
  for (const counts of openCounts(openSizes, slots, otherCards)) {
    const slotsLeft = slots - sum(counts);
    for (const spanCounts of decidingCounts(spans, lacksNeeded, slotsLeft, fillers)) {
      const fillerCount = slotsLeft - sum(spanCounts);
      let spanIndex = 0;
      yield groups.map((group, i) =>
        deciding[i]
          ? (spanCounts[spanIndex++] as number)
          : group.classes.length === 0
            ? fillerCount
            : (counts[i] as number),
      );
    }
  }
}

/** All counts of cards, up to the size of each group, that leave slots for no more than `otherCards` others. */
function* openCounts(sizes: readonly number[], slots: number, otherCards: number): Generator<readonly number[]> {
  const [size, ...laterSizes] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  const fewest = Math.max(0, slots - otherCards - sum(laterSizes));
  for (let count = fewest; count <= Math.min(slots, size); count++) {
    for (const laterCounts of openCounts(laterSizes, slots - count, otherCards)) yield [count, ...laterCounts];
  }
}

/**
 * Numbers of cards of the deciding groups, each time the fewest and the most: once for each group that forbids the try,
 * and once where none does.
 * @param lacksNeeded whether a needed card is missing in every case
 * @param slotsLeft slots to fill
 * @param fillers number of cards in no class
 */
function* decidingCounts(
  spans: readonly DecidingGroup[],
  lacksNeeded: boolean,
  slotsLeft: number,
  fillers: number,
): Generator<readonly number[]> {
  const possibleRanges = spans.map((span) => span.possibleRange);
  if (lacksNeeded) {
    yield* extremeCounts(possibleRanges, slotsLeft, fillers);
    return;
  }
  // Any needed card may be the missing one: this takes the one whose absence leaves room for the most others.
  const spare = spans.map(({ isNeeded, allowedRange: good }) =>
    isNeeded ? good.most - good.least : Number.POSITIVE_INFINITY,
  );
  const missing = spare.indexOf(Math.min(...spare));
  for (const [i, { isNeeded, forbiddenRange: bad }] of spans.entries()) {
    if ((isNeeded && i !== missing) || bad.most < bad.least) continue;
    yield* extremeCounts(possibleRanges.with(i, bad), slotsLeft, fillers);
  }
  yield* extremeCounts(
    spans.map(({ allowedRange: good }) => good),
    slotsLeft,
    fillers,
  );
}

/** The smallest and the largest possible total within the spans. */
function* extremeCounts(
  spans: readonly CountRange[],
  slotsLeft: number,
  fillers: number,
): Generator<readonly number[]> {
  const smallest = Math.max(sum(spans.map(({ least }) => least)), slotsLeft - fillers);
  const largest = Math.min(sum(spans.map(({ most }) => most)), slotsLeft);
  if (smallest > largest) return;
  for (const total of smallest === largest ? [smallest] : [smallest, largest]) {
    let surplus = total - sum(spans.map(({ least }) => least));
    yield spans
      .toReversed()
      .map(({ least, most }) => {
        const added = Math.min(surplus, most - least);
        surplus -= added;
        return least + added;
      })
      .toReversed();
  }
}
