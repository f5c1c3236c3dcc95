import type { Card } from '../cards/card.ts';
import type { CardClass, UnseenPlace } from './unseen-place.ts';

/** One arrangement of the unseen cards, and the classes that answer yes in it. */
export interface World<S> {
  readonly state: S;
  readonly yes: ReadonlySet<CardClass>;
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
    const known = groups.get(key);
    if (known) known.cards.push(card);
    else groups.set(key, { cards: [card], classes: classes.filter(({ cards }) => cards.includes(card)) });
  }
  // In the order of the classes; cards in no class come last and fill the remaining slots.
  const rank = ({ classes: [first] }: CardGroup): number => (first ? classes.indexOf(first) : classes.length);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

function without(pool: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...pool];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
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
  yield* worldsFrom({ state, yes: new Set() }, unseen, pool);
}

function* worldsFrom<S>(
  world: World<S>,
  unseen: readonly UnseenPlace<S>[],
  left: readonly Card[],
): Generator<World<S>> {
  const [place, ...others] = unseen;
  if (!place) {
    yield world;
    return;
  }
  // Classes of places already filled no longer matter.
  const groups = place.hasOwnPool
    ? groupsOf(place.left?.(world.state) ?? place.pool, [place])
    : groupsOf(
        left,
        unseen.filter(({ hasOwnPool }) => !hasOwnPool),
      );
  for (const counts of groupCounts(place, groups)) {
    const cards = groups.flatMap((group, i) => group.cards.slice(0, counts[i]));
    const state = place.fill(world.state, cards);
    if (place.possible && !place.possible(state)) continue;
    const countHeld = (cardClass: CardClass): number =>
      groups.reduce(
        (sum, group, i) => (group.classes.includes(cardClass) ? sum + (counts[i] as number) : sum),
        0,
      );
    const yes = place.classes.filter((cardClass) => countHeld(cardClass) >= (cardClass.least ?? 1));
    const after = { state, yes: new Set([...world.yes, ...yes]) };
    yield* worldsFrom(after, others, place.hasOwnPool || others.length === 0 ? left : without(left, cards));
  }
}

/** A number of cards, bounds included. */
interface CountRange {
  readonly least: number;
  readonly most: number;
}

/** A group that decides the try alone: the possible numbers of its cards, and which of them allow or forbid the try. */
interface DecidingGroup {
  readonly all: CountRange;
  readonly good: CountRange;
  readonly bad: CountRange;
  readonly needed: boolean;
}

function decidingGroupOf({ cards, classes: [cardClass] }: CardGroup): DecidingGroup {
  const least = cardClass?.least ?? 1;
  const all = { least: 0, most: cards.length };
  const [few, many] = [
    { least: 0, most: Math.min(least - 1, cards.length) },
    { least, most: cards.length },
  ];
  return cardClass?.needed
    ? { all, good: many, bad: few, needed: true }
    : { all, good: few, bad: many, needed: false };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The number of cards of each group in the place, in every way that can make a difference. */
function* groupCounts<S>(
  { slots, classes }: UnseenPlace<S>,
  groups: readonly CardGroup[],
): Generator<readonly number[]> {
  const alone = (group: CardGroup): boolean => {
    const [cardClass] = group.classes;
    if (!cardClass || !(cardClass.needed || cardClass.isForbidding)) return false;
    if (group.classes.length > 1 || !classes.includes(cardClass)) return false;
    return groups.every((other) => other === group || !other.classes.includes(cardClass));
  };
  const deciding = groups.map((group) => (alone(group) ? decidingGroupOf(group) : undefined));
  const spans = deciding.flatMap((one) => one ?? []);
  const lacking =
    classes.some(
      (cardClass) => cardClass.needed && groups.every((group) => !group.classes.includes(cardClass)),
    ) || spans.some(({ good }) => good.most < good.least);
  const fillers = sum(groups.map((group) => (group.classes.length === 0 ? group.cards.length : 0)));
  const open = groups.map((group, i) => group.classes.length > 0 && !deciding[i]);
  for (const counts of openCounts(groups, open, slots, fillers + sum(spans.map(({ all }) => all.most)))) {
    const left = slots - sum(counts);
    for (const few of decidingCounts(spans, lacking, left, fillers)) {
      const rest = left - sum(few);
      let at = 0;
      yield groups.map((group, i) =>
        deciding[i] ? (few[at++] as number) : group.classes.length === 0 ? rest : (counts[i] as number),
      );
    }
  }
}

/**
 * Every number of cards of each open group (0 for the others) for which `others` more cards can fill the remaining
 * slots.
 */
function* openCounts(
  groups: readonly CardGroup[],
  open: readonly boolean[],
  slots: number,
  others: number,
  before: readonly number[] = [],
): Generator<readonly number[]> {
  const at = before.length;
  const group = groups[at];
  if (!group) {
    if (slots <= others) yield before;
    return;
  }
  const after = groups.reduce((all, { cards }, i) => (i > at && open[i] ? all + cards.length : all), others);
  const most = open[at] ? Math.min(slots, group.cards.length) : 0;
  for (let n = Math.max(0, Math.min(most, slots - after)); n <= most; n++) {
    yield* openCounts(groups, open, slots - n, others, [...before, n]);
  }
}

/**
 * Numbers of cards of the deciding groups, each time the fewest and the most: once for each group that forbids the try,
 * and once where none does.
 * @param lacking whether a needed card is missing anyway
 * @param left slots to fill
 * @param fillers number of cards in no class
 */
function* decidingCounts(
  spans: readonly DecidingGroup[],
  lacking: boolean,
  left: number,
  fillers: number,
): Generator<readonly number[]> {
  if (spans.length === 0) {
    yield [];
    return;
  }
  const all = spans.map((span) => span.all);
  if (lacking) {
    yield* extremeCounts(all, left, fillers);
    return;
  }
  // Any needed card may be the missing one: this takes the one whose absence leaves room for the most others.
  const spare = spans.map(({ needed, good }) => (needed ? good.most - good.least : Number.POSITIVE_INFINITY));
  const missing = spare.indexOf(Math.min(...spare));
  for (const [i, { needed, bad }] of spans.entries()) {
    if ((needed && i !== missing) || bad.most < bad.least) continue;
    yield* extremeCounts(all.with(i, bad), left, fillers);
  }
  yield* extremeCounts(
    spans.map(({ good }) => good),
    left,
    fillers,
  );
}

/** The smallest and the largest possible total within the spans. */
function* extremeCounts(
  spans: readonly CountRange[],
  left: number,
  fillers: number,
): Generator<readonly number[]> {
  const few = Math.max(sum(spans.map(({ least }) => least)), left - fillers);
  const many = Math.min(sum(spans.map(({ most }) => most)), left);
  if (few > many) return;
  for (const total of few === many ? [few] : [few, many]) {
    let more = total - sum(spans.map(({ least }) => least));
    yield spans
      .toReversed()
      .map(({ least, most }) => {
        const n = Math.min(more, most - least);
        more -= n;
        return least + n;
      })
      .toReversed();
  }
}
