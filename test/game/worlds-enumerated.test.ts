import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardClass, UnseenPlace } from '../../src/game/unseen-place.ts';
import { type World, worlds } from '../../src/game/worlds.ts';

/** The worlds that matter, compared with every way to deal the unseen cards. */

/** The cards of each place, in the order of the places. */
type Dealt = readonly (readonly number[])[];

interface TestClass extends CardClass {
  readonly kind: 'open' | 'needed' | 'forbidding';
}

interface TestPlace {
  readonly slots: number;
  readonly classes: readonly TestClass[];
}

/** Every way to choose a number of the cards, with the cards left over. */
function choose(cards: readonly number[], n: number): (readonly [readonly number[], readonly number[]])[] {
  if (n === 0) return [[[], [...cards]]];
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  return [
    ...choose(rest, n - 1).map(([taken, left]) => [[first, ...taken], left] as const),
    ...choose(rest, n).map(([taken, left]) => [taken, [first, ...left]] as const),
  ];
}

const dealAll = (pool: readonly number[], [slots, ...others]: readonly number[]): Dealt[] =>
  slots === undefined
    ? [[]]
    : choose(pool, slots).flatMap(([taken, left]) => dealAll(left, others).map((dealt) => [taken, ...dealt]));

const countOf = (cards: readonly number[], { cards: classCards }: CardClass): number =>
  cards.filter((card) => classCards.includes(card)).length;

const isYes = (cards: readonly number[], of: CardClass): boolean => countOf(cards, of) >= (of.least ?? 1);

/** The number of cards of each class that decides nothing alone; null where another class does. */
function openNumbers(places: readonly TestPlace[], dealt: Dealt): string | null {
  const answers = places.flatMap(({ classes }, i) => classes.map((of) => ({ of, cards: dealt[i] ?? [] })));
  if (answers.some(({ of, cards }) => of.kind !== 'open' && isYes(cards, of) !== (of.kind === 'needed'))) return null;
  return answers.flatMap(({ of, cards }) => (of.kind === 'open' ? [countOf(cards, of)] : [])).join();
}

/** The rules a try breaks: without needed cards, with forbidding ones, or by any numbers of the others. */
function brokenRules(places: readonly TestPlace[], salt: number, dealt: Dealt): readonly string[] {
  const answers = places.flatMap(({ classes }, i) => classes.map((of) => ({ of, cards: dealt[i] ?? [] })));
  const isMissing = answers.some(({ of, cards }) => of.kind === 'needed' && !isYes(cards, of));
  const forbids = answers.some(({ of, cards }) => of.kind === 'forbidding' && isYes(cards, of));
  const number = answers.reduce((sum, { of, cards }) => (of.kind === 'open' ? 5 * sum + countOf(cards, of) : sum), 1);
  const breaksOther = ((number * 7 + salt) * salt) % 3 === 0;
  return [isMissing && 'needed', forbids && 'forbidding', breaksOther && 'other'].filter((rule) => rule !== false);
}

const slotsOf = (places: readonly TestPlace[]): readonly number[] => places.map(({ slots }) => slots);

const asPlaces = (places: readonly TestPlace[], pool: readonly number[]): UnseenPlace<Dealt>[] =>
  places.map(({ slots, classes }) => ({ slots, pool, classes, fill: (dealt, cards) => [...dealt, cards] }));

const worldsOf = (places: readonly TestPlace[], pool: readonly number[]): readonly World<Dealt>[] => [
  ...worlds<Dealt>([], asPlaces(places, pool)),
];

const testClass = (closedKind: 'needed' | 'forbidding') =>
  fc
    .record({
      cards: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 }),
      least: fc.constantFrom(undefined, 1, 2, 3),
      kind: fc.constantFrom('open' as const, closedKind),
    })
    .map(
      ({ cards, least, kind }): TestClass => ({
        cards,
        kind,
        ...(least === undefined ? {} : { least }),
        ...(kind === 'needed' ? { needed: true } : {}),
        ...(kind === 'forbidding' ? { isForbidding: true } : {}),
        asks: () => `${kind} ${least} of ${cards}`,
      }),
    );
/** Classes that decide alone in one place all forbid the try, or are all needed. */
const testPlace = fc
  .constantFrom('needed' as const, 'forbidding' as const)
  .chain((kind) => fc.record({ slots: fc.nat({ max: 4 }), classes: fc.array(testClass(kind), { maxLength: 3 }) }));
const tables = fc
  .record({
    pool: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 8 }),
    places: fc.array(testPlace, { minLength: 1, maxLength: 2 }),
    salt: fc.integer({ min: 1, max: 50 }),
  })
  .filter(({ pool, places }) => places.reduce((sum, { slots }) => sum + slots, 0) <= pool.length);

const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join('');
const cardsKey = (dealt: Dealt): string => dealt.map(sorted).join('|');
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();

/** The questions that decide, alone or with the other answers equal, as far as these deals tell. */
function decidingQuestions(places: readonly TestPlace[], salt: number, deals: readonly Dealt[]): readonly string[] {
  const questions = places.flatMap(({ classes }, place) => classes.map((of) => ({ of, place })));
  const judged = deals.map((dealt) => ({
    answers: questions.map(({ of, place }) => Number(isYes(dealt[place] ?? [], of))).join(''),
    isLegal: brokenRules(places, salt, dealt).length === 0,
  }));
  return questions.flatMap(({ of }, i) => {
    const [yes, no] = ['1', '0'].map((answer) => judged.filter(({ answers }) => answers[i] === answer)) as [
      typeof judged,
      typeof judged,
    ];
    const outcomes = (some: typeof judged): string => unique(some.map(({ isLegal }) => String(isLegal))).join();
    const others = (answers: string): string => answers.slice(0, i) + answers.slice(i + 1);
    const hasPair = yes.some((a) => no.some((b) => others(a.answers) === others(b.answers) && a.isLegal !== b.isLegal));
    return outcomes(yes) !== outcomes(no) || hasPair ? [`${i}: ${of.asks(String)}`] : [];
  });
}

test('worlds are real deals, and say of each class whether enough of its cards are in its place', () => {
  fc.assert(
    fc.property(tables, ({ pool, places }) => {
      const real = new Set(dealAll(pool, slotsOf(places)).map(cardsKey));
      for (const { state, yesClasses } of worldsOf(places, pool)) {
        expect(real).toContain(cardsKey(state));
        const yes = places.flatMap(({ classes }, i) => classes.filter((of) => isYes(state[i] ?? [], of)));
        expect([...yesClasses]).toEqual(yes);
      }
    }),
  );
});

test('where nothing decides alone, cards that matter come in all their numbers', () => {
  fc.assert(
    fc.property(tables, ({ pool, places }) => {
      const numbersIn = (deals: readonly Dealt[]) => unique(deals.flatMap((dealt) => openNumbers(places, dealt) ?? []));
      const found = worldsOf(places, pool).map(({ state }) => state);
      expect(numbersIn(found)).toEqual(numbersIn(dealAll(pool, slotsOf(places))));
    }),
    { numRuns: 200 },
  );
});

test('the rules broken and the questions that decide are the same as in all deals', () => {
  fc.assert(
    fc.property(tables, ({ pool, places, salt }) => {
      const all = dealAll(pool, slotsOf(places));
      const found = worldsOf(places, pool).map(({ state }) => state);
      const brokenIn = (deals: readonly Dealt[]) => deals.map((dealt) => brokenRules(places, salt, dealt));
      expect(brokenIn(found).some(({ length }) => length === 0)).toBe(brokenIn(all).some(({ length }) => length === 0));
      expect(unique(brokenIn(found).flat())).toEqual(unique(brokenIn(all).flat()));
      if (brokenIn(all).every(({ length }) => length > 0)) return;
      expect(decidingQuestions(places, salt, found)).toEqual(decidingQuestions(places, salt, all));
    }),
    { numRuns: 250 },
  );
});

test('worlds that can’t be are left out, and all others stay', () => {
  fc.assert(
    fc.property(tables, ({ pool, places, salt }) => {
      const open = places.map(({ slots, classes }) => ({
        slots,
        classes: classes.map(({ cards, asks }) => ({ cards, asks, kind: 'open' as const })),
      }));
      const countsKey = (dealt: Dealt): string =>
        dealt.map((cards, i) => (open[i]?.classes ?? []).map((of) => countOf(cards, of)).join()).join('|');
      const isPossible = (dealt: Dealt): boolean =>
        (countsKey(dealt).length + [...countsKey(dealt)].reduce((sum, digit) => sum + Number(digit), salt)) % 3 > 0;
      const found = [
        ...worlds<Dealt>(
          [],
          asPlaces(open, pool).map((place) => ({ ...place, isPossible })),
        ),
      ];
      const all = dealAll(pool, slotsOf(open)).filter((dealt) =>
        dealt.every((_, i) => isPossible(dealt.slice(0, i + 1))),
      );
      expect(unique(found.map(({ state }) => countsKey(state)))).toEqual(unique(all.map(countsKey)));
    }),
  );
});
