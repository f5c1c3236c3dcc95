import { describe, expect, test } from 'vitest';
import { TooMuch } from '../../src/game/fault.ts';
import type { Game } from '../../src/game/game.ts';
import type { OptionSpec, Options, OptionValue } from '../../src/game/options.ts';
import type { GameEvent } from '../../src/game/play.ts';
import type { Reading } from '../../src/referee/readings.ts';
import { findReadings, formatPoints } from '../../src/referee/setting-effects.ts';

const names = ['you', 'Ann', 'Bert', 'Cleo'];
const NO_RULING = { verdict: 'legal', readings: [] } as const;

/** What a move leads to under some house rules. */
interface Effects {
  readonly events?: readonly Partial<GameEvent>[];
  readonly turn?: number | null;
  readonly unclear?: boolean;
  readonly sides?: number;
}

const spec = (key: string, values: readonly OptionValue[], more: Partial<OptionSpec> = {}): OptionSpec => ({
  ...{ key, title: `The ${key}`, about: '', rule: '', default: values[0] ?? '' },
  values: values.map((value) => ({ value, label: `${value}!` })),
  ...more,
});
const TABLE = spec('table', ['here', 'elsewhere']);

/** A game in which a move leads to what the house rules say. */
function gameOf(specs: readonly OptionSpec[], effectsUnder: (options: Options) => Effects, more: object = {}): Game {
  const effectsOf = ({ options }: { options: Options }): Effects => effectsUnder(options);
  return {
    options: specs,
    play: {
      play: (state: { options: Options }) => {
        const { unclear, events = [] } = effectsOf(state);
        return { state: { ...state, isOver: true }, events, ...(unclear ? { unclear: { path: '', says: '?' } } : {}) };
      },
      scores: (state: { options: Options }) => new Array(effectsOf(state).sides ?? 2).fill(0),
      turn: (view: { options: Options; seenBy?: number }) => {
        const { turn = 0 } = effectsOf(view);
        return view.seenBy === 0 ? turn : 3;
      },
    },
    visibility: { view: (state: object, seat: number) => ({ ...state, seenBy: seat }) },
    texts: {
      describeEvent: ({ kind, seat }: GameEvent, name: (seat: number) => string) => `${name(seat ?? 0)} ${kind}.`,
    },
    ...more,
  } as unknown as Game;
}

function readingsIn(game: Game, ruling: { verdict: string; readings: readonly Reading[] } = NO_RULING) {
  const options = Object.fromEntries(game.options.map((one) => [one.key, one.default]));
  const tried = { knownState: { options, chance: [] }, seat: 0, move: { type: 'x' }, name: (s: number) => names[s] };
  return findReadings(game, ruling as never, tried as never);
}

/** What would be different elsewhere, in sentences. */
const saysElsewhere = (here: Effects, elsewhere: Effects, more: object = {}): readonly string[] =>
  readingsIn(gameOf([TABLE], ({ table }) => (table === 'here' ? here : elsewhere), more)).flatMap(
    ({ says = [] }) => says,
  );

const did = (kind: string, seat = 1): Partial<GameEvent> => ({ kind, seat, cards: [] });
const points = (n: number, seat: number): Partial<GameEvent> => ({ kind: 'scored', seat, points: n });

test('points are read side by side: two with “to”, more as a list, losses with a minus sign', () => {
  expect(formatPoints([17, 13])).toBe('17 to 13');
  expect(formatPoints([17, 8, 5])).toBe('17, 8 and 5');
  expect(formatPoints([18, 0, -10, 4])).toBe('18, 0, −10 and 4');
  expect(formatPoints([])).toBe('');
});

describe('under another house rule', () => {
  test('all points of a seat are added up, and compared with those of this table', () => {
    const here = { events: [points(4, 0), points(3, 1)] };
    expect(saysElsewhere(here, { events: [points(4, 0), points(2, 0), points(3, 1)] })).toEqual([
      'The points would be 6 to 3, not 4 to 3.',
    ]);
    expect(saysElsewhere(here, { events: [points(3, 1), points(4, 0)] })).toEqual([]);
  });

  test('partners’ points are their side’s, whoever made them', () => {
    const forSide = (n: number, side: number, seat: number | null) => ({ ...points(n, 0), side, seat });
    expect(saysElsewhere({ events: [forSide(2, 1, 0)] }, { events: [forSide(3, 1, 0), forSide(1, 0, 3)] })).toEqual([
      'The points would be 1 to 3, not 0 to 2.',
    ]);
  });

  test('points are counted for as many sides as there are', () => {
    const three = { sides: 3, events: [points(5, 2)] };
    expect(saysElsewhere({ sides: 3, events: [points(1, 0)] }, three)).toEqual([
      'The points would be 0, 0 and 5, not 1, 0 and 0.',
    ]);
  });

  test('a count that this table doesn’t have yet is told alone, and one that only this table has isn’t', () => {
    const counted = { events: [points(5, 0)] };
    expect(saysElsewhere({}, counted)).toEqual(['The points would be 5 to 0.']);
    expect(saysElsewhere(counted, {})).toEqual([]);
  });

  test('the game would go on where it ends here, and that says enough', () => {
    expect(saysElsewhere({ turn: null }, { turn: 1, events: [did('dealt')] })).toEqual(['The game would go on.']);
    expect(saysElsewhere({ turn: null, events: [points(1, 0)] }, { turn: 1, events: [points(2, 0)] })).toEqual([
      'The points would be 2 to 0, not 1 to 0.',
      'The game would go on.',
    ]);
  });

  test('where both games end, or only the other does, nothing is said about turns', () => {
    expect(saysElsewhere({ turn: null }, { turn: null })).toEqual([]);
    expect(saysElsewhere({ turn: 1 }, { turn: null })).toEqual([]);
    expect(saysElsewhere({ turn: null }, { turn: null, events: [did('won')] })).toEqual(['Ann won.']);
  });

  test('what would happen besides is told in its own words; the order of events doesn’t matter', () => {
    expect(saysElsewhere({ events: [did('drew')] }, { events: [did('skipped', 2), did('drew')] })).toEqual([
      'Bert skipped.',
    ]);
    expect(saysElsewhere({ events: [did('drew'), did('laid')] }, { events: [did('laid'), did('drew')] })).toEqual([]);
  });

  test('what happens twice instead of once happens once more', () => {
    const drew = did('drew');
    expect(saysElsewhere({ events: [drew] }, { events: [drew, drew] })).toEqual(['Ann drew.']);
  });

  test('another turn is told where no event tells more', () => {
    expect(saysElsewhere({ turn: 1 }, { turn: 2 })).toEqual(['It would be Bert’s turn.']);
    expect(saysElsewhere({ turn: 1 }, { turn: 0 })).toEqual(['It would be your turn.']);
    expect(saysElsewhere({ turn: 1 }, { turn: 2, events: [did('passed')] })).toEqual(['Ann passed.']);
    expect(saysElsewhere({ turn: 1 }, { turn: 2, events: [points(1, 0)] })).toEqual([
      'The points would be 1 to 0.',
      'It would be Bert’s turn.',
    ]);
  });

  test('what would not happen is told where nothing else is', () => {
    const here = { events: [did('drew'), did('rested', 2)] };
    const describeEvent = ({ kind, seat }: GameEvent): string => `${names[seat ?? 0]} ${kind}.`;
    expect(saysElsewhere(here, {})).toEqual([
      'This step would be left out: Ann drew.',
      'This step would be left out: Bert rested.',
    ]);
    const describeAbsence = ({ kind, seat }: GameEvent, name: (seat: number) => string) =>
      kind === 'drew' ? `${name(seat ?? 0)} wouldn’t draw.` : null;
    expect(saysElsewhere(here, {}, { texts: { describeEvent, describeAbsence } })).toEqual([
      'Ann wouldn’t draw.',
      'This step would be left out: Bert rested.',
    ]);
    expect(saysElsewhere(here, { events: [did('slept')] })).toEqual(['Ann slept.']);
    expect(saysElsewhere({ ...here, turn: 1 }, { turn: 2 })).toEqual(['It would be Bert’s turn.']);
  });

  test('at most two sentences are said', () => {
    const events = [points(1, 0), did('drew'), did('slept')];
    expect(saysElsewhere({}, { events })).toEqual(['The points would be 1 to 0.', 'Ann drew.']);
  });

  test('a result that nobody can know is not guessed', () => {
    expect(saysElsewhere({ turn: 1 }, { turn: 2, unclear: true })).toEqual([]);
    expect(saysElsewhere({ turn: 1, unclear: true }, { turn: 2 })).toEqual([]);
    const opens = () => ({ slots: 1, pool: [], classes: [], fill: (state: unknown) => state });
    const view = (state: object, seat: number) => ({ ...state, seenBy: seat });
    const notation = { position: {} };
    expect(saysElsewhere({ turn: 1 }, { turn: 2 }, { notation, visibility: { view, opens } })).toEqual([]);
  });
});

describe('the house rules a legal try depends on', () => {
  const turns = (options: Options): Effects => ({ turn: options['table'] === 'here' ? 0 : 1 });
  const RULED = { option: 'table', value: 'elsewhere', verdict: 'illegal' } as Reading;

  test('come with their labels, each other value by itself', () => {
    const game = gameOf([TABLE, spec('third', [1, 2, 3])], ({ third }) => ({ turn: third === 3 ? 1 : 0 }));
    expect(readingsIn(game)).toEqual([
      {
        ...{ option: 'third', title: 'The third', currentLabel: '1!', otherLabel: '3!', value: 3 },
        ...{ verdict: 'legal', says: ['It would be Ann’s turn.'] },
      },
    ]);
  });

  test('leave out those that need another position', () => {
    const shaped = { ...TABLE, structural: true };
    expect(readingsIn(gameOf([shaped], turns))).toEqual([]);
  });

  test('name one that changes the ruling once, and its other values as well', () => {
    const game = gameOf(
      [spec('table', ['here', 'elsewhere', 'abroad']), spec('other', [1, 'elsewhere'])],
      (options) => ({
        turn: options['table'] === 'here' && options['other'] === 1 ? 0 : 1,
      }),
    );
    const readings = readingsIn(game, { verdict: 'legal', readings: [RULED] });
    expect(readings.map(({ option, value, verdict }) => [option, value, verdict])).toEqual([
      ['table', 'elsewhere', 'illegal'],
      ['table', 'abroad', 'legal'],
      ['other', 'elsewhere', 'legal'],
    ]);
  });

  test('are those of the ruling alone where the try isn’t legal, has no clear result, or takes too long', () => {
    const ruling = { verdict: 'legal', readings: [RULED] };
    const changing = gameOf([spec('table', [1, 2])], ({ table }) => ({ turn: Number(table) }));
    expect(readingsIn(changing, ruling)).toHaveLength(2);
    for (const verdict of ['illegal', 'depends']) {
      expect(readingsIn(changing, { ...ruling, verdict })).toEqual([RULED]);
    }
    for (const value of [1, 2]) {
      const unclear = gameOf([spec('table', [1, 2])], ({ table }) => ({
        turn: Number(table),
        unclear: table === value,
      }));
      expect(readingsIn(unclear, ruling)).toEqual([RULED]);
    }
    const failing = (error: Error) =>
      gameOf([spec('table', [1, 2])], ({ table }) => {
        if (table === 2) throw error;
        return {};
      });
    expect(readingsIn(failing(new TooMuch('move', 'Too many.')), ruling)).toEqual([RULED]);
    expect(() => readingsIn(failing(new RangeError('a fault')), ruling)).toThrow('a fault');
  });
});
