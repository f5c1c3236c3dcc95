import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $draft, $isOwnTable, $problem } from '../../../../src/features/desk/state/desk.ts';
import { carryOver, reshapeDraft, setHouseRule } from '../../../../src/features/desk/state/house-rules.ts';
import { savedOptions, saveOptions } from '../../../../src/features/house-rules/our-table.ts';
import type { CountForm, DeskPlace } from '../../../../src/game/desk.ts';
import type { OptionSpec, Options } from '../../../../src/game/options.ts';
import { cardPlace, choicePlace, closeDesk, numberPlace, openToy, toyDesk, toyDraft } from './toy-desk.ts';

afterAll(closeDesk);

const option = (key: string, structural: boolean): OptionSpec => ({
  key,
  title: key,
  about: '',
  rule: `toy/${key}`,
  default: 2,
  values: { min: 2, max: 6 },
  structural,
});
const seatsOf = (options: Options): number => Number(options['seats']);
const hands = (options: Options): readonly DeskPlace[] =>
  Array.from({ length: seatsOf(options) }, (_, i) => cardPlace(`hand-${i}`));
const form: CountForm<Options> = {
  id: 'score',
  label: 'Score?',
  places: (options) => hands(options),
  sides: () => [],
  example: {},
};
const game = toyDesk([], {
  desk: {
    places: (options) => [...hands(options), numberPlace('n', 0, 9)],
    complete: (json, options) => ({ ...json, players: seatsOf(options) }),
    counts: [form],
  },
  game: {
    options: [option('seats', true), option('limit', false), option('stake', false)],
    checkOptions: ({ limit, stake }) => {
      if (limit === 6) return { key: 'limit', says: 'Six is too many.' };
      return limit === 5 && stake === 5 ? { key: 'stake', says: 'Five and five don’t go together.' } : null;
    },
  },
});

beforeEach(() => {
  saveOptions('toy', {});
  openToy(game);
});
afterEach(() => saveOptions('toy', {}));

describe('values carried over to other places', () => {
  test('are those of places with the same id', () => {
    const [a, b, c] = [cardPlace('a'), cardPlace('b'), numberPlace('c', 0, 9)];
    expect(carryOver([a, b, c], [b, c, cardPlace('d')], { a: ['6S'], b: ['7S'], c: 0, d: ['8S'] })).toEqual({
      b: ['7S'],
      c: 0,
    });
    expect(carryOver([a], [a], {}, { n: 1 })).toEqual({ n: 1 });
  });

  test('are among the choices of the new place', () => {
    const before = choicePlace('side', []);
    const after = choicePlace('side', [
      [['N', 'S'], 'North and south'],
      [null, 'None'],
    ]);
    expect(carryOver([before], [after], { side: ['N', 'S'] })).toEqual({ side: ['N', 'S'] });
    expect(carryOver([before], [after], { side: ['E', 'W'] })).toEqual({});
  });

  test('answer the questions about their things, if the new place asks them too', () => {
    const makers = (names: readonly string[]) => (thing: string) =>
      thing === 'J'
        ? choicePlace(
            'maker',
            names.map((name) => [name, name] as const),
          )
        : null;
    const before = cardPlace('a', { ask: makers(['Ann', 'Bert']) });
    const json = { a: ['6S', 'J'], maker: 'Bert' };
    expect(carryOver([before], [cardPlace('a', { ask: makers(['Bert']) })], json)).toEqual(json);
    expect(carryOver([before], [cardPlace('a', { ask: makers(['Ann']) })], json)).toEqual({ a: ['6S', 'J'] });
    expect(carryOver([before], [cardPlace('a')], json)).toEqual({ a: ['6S', 'J'] });
    expect(carryOver([cardPlace('a')], [before], json)).toEqual({ a: ['6S', 'J'] });
  });
});

describe('a draft at a smaller table', () => {
  const draft = toyDraft(game, {
    options: { seats: 4, limit: 2, stake: 2 },
    position: { 'hand-1': ['6S'], 'hand-3': ['7S'], n: 1, players: 4 },
    seat: 3,
    claims: [1, 2],
    won: { 'hand-0': ['8S'], 'hand-3': ['9S'] },
  });
  const options = { ...draft.options, seats: 3 };

  test('keeps what has room, and no claims', () => {
    expect(reshapeDraft(game, draft, options)).toEqual({
      ...draft,
      options,
      position: { 'hand-1': ['6S'], n: 1, players: 3 },
      seat: 0,
      claims: [],
      won: {},
    });
    expect(reshapeDraft(game, { ...draft, seat: 2 }, options).seat).toBe(2);
  });

  test('keeps what was won while it is counted', () => {
    expect(reshapeDraft(game, { ...draft, question: 'score' }, options)).toMatchObject({
      position: { 'hand-1': ['6S'], n: 1, players: 3 },
      won: { 'hand-0': ['8S'] },
    });
  });
});

describe('a house rule', () => {
  test('that changes the number of players takes away what no longer fits', () => {
    openToy(game, { options: { seats: 3, limit: 2, stake: 2 }, position: { 'hand-2': ['6S'], n: 1 }, claims: [1] });
    $problem.set('Damaged.');
    expect(setHouseRule('seats', 2)).toBeNull();
    expect($draft.get()).toMatchObject({ options: { seats: 2 }, position: { n: 1, players: 2 }, claims: [] });
    expect($draft.get()?.position).not.toHaveProperty('hand-2');
    expect($problem.get()).toBeNull();
  });

  test('of another kind leaves the entries', () => {
    openToy(game, { position: { 'hand-5': ['6S'] }, claims: [1] });
    expect(setHouseRule('limit', 3)).toBeNull();
    expect($draft.get()).toMatchObject({
      options: { seats: 2, limit: 3, stake: 2 },
      position: { 'hand-5': ['6S'], players: 2 },
      claims: [1],
    });
  });

  test('that is impossible says why and changes nothing', () => {
    const before = $draft.get();
    expect(setHouseRule('limit', 6)).toBe('Six is too many.');
    expect($draft.get()).toBe(before);
  });

  test('that conflicts with another one returns that one to its default', () => {
    setHouseRule('stake', 5);
    expect(setHouseRule('limit', 5)).toBeNull();
    expect($draft.get()?.options).toEqual({ seats: 2, limit: 5, stake: 2 });
  });

  test('is kept for your own table only', () => {
    $isOwnTable.set(false);
    setHouseRule('limit', 3);
    expect(savedOptions('toy')).toBeUndefined();
    $isOwnTable.set(true);
    setHouseRule('stake', 4);
    expect(savedOptions('toy')).toEqual({ limit: 3, stake: 4 });
  });

  test('needs an open desk', () => {
    $draft.set(null);
    expect(setHouseRule('limit', 3)).toBeNull();
    expect($draft.get()).toBeNull();
  });
});
