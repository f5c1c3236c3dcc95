import { describe, expect, test } from 'vitest';
import { countDraft, countMissing, layTable, scoreDraft } from '../../../../src/features/desk/state/laid-table.ts';
import { findUnsaid } from '../../../../src/features/desk/state/unsaid-rows.ts';
import type { CountForm, DeskPlace } from '../../../../src/game/desk.ts';
import { fault, ok, type Result } from '../../../../src/game/fault.ts';
import type { DeskGame, Game, TableGame } from '../../../../src/game/game.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import type { Options } from '../../../../src/game/options.ts';
import type { GameState } from '../../../../src/game/play.ts';
import { permission } from '../../../../src/game/rule.ts';
import { createRulebook } from '../../../../src/game/rulebook.ts';
import { cardPlace, choicePlace, numberPlace, toyDesk, toyDraft } from './toy-desk.ts';

/** A game that can't read positions that `check` finds wrong. */
function checkedGame(places: readonly DeskPlace[], check: (json: JsonObject) => string | null): DeskGame<TableGame> {
  const { notation } = toyDesk(places);
  const read = (json: JsonObject, options: Options): Result<GameState> => {
    const path = check(json);
    return path === null ? ok({ options, json } as unknown as GameState) : fault('bad-position', path, 'No.');
  };
  return toyDesk(places, { game: { notation: { ...notation, position: { ...notation.position, read } } } });
}
const lay = (game: DeskGame<TableGame>, position: JsonObject) => {
  const laid = layTable(game, toyDraft(game, { position }));
  return laid.ok ? [laid.value.required?.map(({ id }) => id) ?? null, laid.value.position] : laid.fault.path;
};
const [table, hand, n] = [cardPlace('table'), cardPlace('hand'), numberPlace('n', 4, 9)];

describe('a laid table', () => {
  test('says of an empty place of which nothing is said that it isn’t given yet', () => {
    const game = toyDesk([table, hand]);
    const laid = layTable(game, toyDraft(game, { position: { hand: [] }, seat: 1 }));
    if (!laid.ok) throw new Error(laid.fault.says);
    expect(laid.value.zones.map(({ id, empty }) => [id, empty])).toEqual([
      ['table', 'Not given yet'],
      ['hand', undefined],
    ]);
    expect([laid.value.name(1), laid.value.name(2)]).toEqual(['you', 'Ann']);
  });

  test('lacking a value that must be said is drawn with one, and names it', () => {
    const game = checkedGame([table, n], (json) => ('n' in json ? null : 'position.n'));
    expect(lay(game, { table: ['6S'], n: 7 })).toEqual([null, { table: ['6S'], n: 7 }]);
    expect(lay(game, { table: ['6S'] })).toEqual([['n'], { table: ['6S'], n: 4 }]);
  });

  test('asks first for the value that the fault is about', () => {
    const needsHand = checkedGame([table, hand], (json) =>
      'hand' in json || 'table' in json ? null : 'position.hand',
    );
    expect(lay(needsHand, {})).toEqual([['hand'], { hand: [] }]);
    // A fault about all hands is about each.
    const needsAny = checkedGame([table, cardPlace('hand', { paths: ['position.hands[0]'] })], (json) =>
      'hand' in json || 'table' in json ? null : 'position.hands',
    );
    expect(lay(needsAny, {})).toEqual([['hand'], { hand: [] }]);
  });

  test('that lacks a card shows the place empty, not the card it is judged with', () => {
    const game = checkedGame([hand], (json) =>
      Array.isArray(json['hand']) && json['hand'][0] ? null : 'position.hand',
    );
    const laid = layTable(game, toyDraft(game));
    if (!laid.ok) throw new Error(laid.fault.says);
    expect(laid.value.required?.[0].id).toBe('hand');
    expect(laid.value.position['hand']).toHaveLength(1);
    expect(laid.value.zones).toMatchObject([{ id: 'hand', items: [], empty: 'Not given yet' }]);
  });

  test('with a wrong value isn’t laid, whatever else is missing', () => {
    const game = checkedGame([table, n], (json) => (json['n'] === 7 ? 'position.n' : null));
    expect(lay(game, { n: 7 })).toBe('position.n');
    // Nothing can be filled in that would make it right.
    const never = checkedGame([table, n], () => 'position.moon');
    expect(lay(never, {})).toBe('position.moon');
    const partly = checkedGame([n, table], (json) => ('n' in json ? 'position.table' : 'position.n'));
    expect(lay(partly, { table: ['6S'] })).toBe('position.table');
    const list = checkedGame([cardPlace('row-0', { paths: ['position.rows[0]'] })], ({ rows }) =>
      rows ? 'position.rows[0]' : null,
    );
    expect(lay(list, { rows: [['99Z']] })).toBe('position.rows[0]');
  });

  test('without a try is laid whatever is tried', () => {
    const { notation } = toyDesk([table]);
    const read = () => fault('bad-move', 'move', 'No.');
    const game = toyDesk([table], { game: { notation: { ...notation, move: { ...notation.move, read } } } });
    expect(layTable(game, toyDraft(game, { move: { type: 'x' } })).ok).toBe(true);
  });

  test('that stays unreadable says what is wrong after the missing value', () => {
    const game = checkedGame([table, n], (json) => ('n' in json ? 'position.moon' : 'position.n'));
    expect(lay(game, {})).toBe('position.moon');
    // Fillings of another place never hide what is missing.
    const other = checkedGame([n, table], (json) => ('table' in json ? 'position.moon' : 'position.n'));
    expect(lay(other, {})).toBe('position.n');
    const rows = [1, 2].map((i) => cardPlace(`row-${i}`, { among: 'Rows', paths: [`position.rows[${i}]`] }));
    const row = checkedGame([n, ...rows], (json) =>
      'row-1' in json ? 'position.moon' : 'n' in json || 'row-2' in json ? 'position.n' : 'position.rows[2]',
    );
    expect(lay(row, {})).toBe('position.moon');
  });

  test('whose fault names no field of the position asks for any place', () => {
    const game = checkedGame([n], (json) => ('n' in json ? null : 'position'));
    expect(lay(game, {})).toEqual([['n'], { n: 4 }]);
  });

  test('is given up after six hundred fillings', () => {
    let reads = 0;
    const many = Array.from({ length: 20 }, (_, i) => cardPlace(`row-${i}`));
    const game = checkedGame(many, () => {
      reads += 1;
      return 'position.moon';
    });
    expect(lay(game, {})).toBe('position.moon');
    expect(reads).toBe(601);
  });

  test('is never laid with house rules that don’t exist', () => {
    const game = toyDesk([table]);
    expect(layTable(game, toyDraft(game, { options: { seats: 9 } }))).toMatchObject({
      ok: false,
      fault: { code: 'bad-options', path: 'options.seats' },
    });
  });
});

describe('the places of which nothing is said', () => {
  const ids = (places: readonly DeskPlace[], position: JsonObject, includesPartial?: boolean): unknown => {
    const game = toyDesk(places);
    const draft = toyDraft(game, { position, question: 'move' });
    return findUnsaid(game, draft, includesPartial).map((row) => row.map(({ id }) => id));
  };

  test('are in their order, those of one kind as a row', () => {
    const [a1, a2] = [cardPlace('a-1', { among: 'All a' }), cardPlace('a-2', { among: 'All a' })];
    expect(ids([a1, table, a2, n], {})).toEqual([['a-1', 'a-2'], ['table'], ['n']]);
    expect(ids([a1, table, a2, n], { table: [], 'a-1': ['6S'] })).toEqual([['a-2'], ['n']]);
  });

  test('are those that are asked for and not presumed, and the questions about things', () => {
    const ask = (thing: string) => (thing === 'J' ? choicePlace('stands', [[7, 'Seven']]) : null);
    const asking = cardPlace('table', { ask });
    const dependent = cardPlace('late', { when: (json) => 'n' in json });
    const places = [asking, dependent, choicePlace('turn', [], { presumed: true }), n];
    expect(ids(places, {})).toEqual([['table'], ['n']]);
    expect(ids(places, { n: 4, table: ['J', '6S'] })).toEqual([['late'], ['stands']]);
    expect(ids(places, { n: 4, table: ['J'], late: [], stands: 7 })).toEqual([]);
  });

  test('include a pile of which only the top is said, if what is said in part counts', () => {
    const pile = cardPlace('pile', { kind: 'pile', topOnly: true });
    expect(ids([pile, table], { pile: ['?', '6S'], table: ['?', '6S'] })).toEqual([]);
    expect(ids([pile, table], { pile: ['?', '6S'], table: ['?', '6S'] }, true)).toEqual([['pile']]);
    for (const said of [['2?', '6S'], ['?', '6S', '7S'], ['6S'], ['7S', '6S']])
      expect(ids([pile], { pile: said }, true)).toEqual([]);
  });
});

describe('a count', () => {
  const form = (more: Partial<CountForm<Options>>): CountForm<Options> => ({
    id: 'score',
    label: 'Score?',
    places: () => [cardPlace('won'), cardPlace('lost')],
    sides: () => [],
    example: {},
    ...more,
  });
  const card = permission({ id: 'toy/card', title: 'A card', law: 'A card counts one.', allows: () => true });
  const rules = createRulebook([{ id: 'toy', title: 'Toy', rules: [card] }]);
  const counting = (more: Partial<CountForm<Options>>, score?: unknown): DeskGame<Game> => {
    const game = toyDesk([], { desk: { counts: [form(more)] } });
    return { ...game, rules, notation: { ...game.notation, score } } as unknown as DeskGame<Game>;
  };
  const draftFor = (game: DeskGame) =>
    toyDraft(game, { question: 'score', won: { won: ['6S', 'J'], lost: ['J+2C', '?'] }, options: { seats: 2 } });

  test('is that of its form, which knows the entries, the house rules and the names', () => {
    const game = counting({
      count: (won, { seats }, name) =>
        ok({
          lines: [{ seat: 1, rule: 'toy/card', points: 2, says: name(1), more: won } as never],
          scores: [Number(seats)],
        }),
    });
    expect(countDraft(game, draftFor(game))).toMatchObject(
      ok({ scores: [2], missing: 0, lines: [{ seat: 1, points: 2, says: 'Ann', rule: { title: 'A card' } }] }),
    );
  });

  test('is that of the score command where the form has none', () => {
    const score = {
      keys: ['won', 'lost'],
      count: ({ won }: JsonObject, { seats }: Options) =>
        ok({ lines: [], scores: [Array.isArray(won) ? won.length : 0, Number(seats)] }),
    };
    const game = counting({}, score);
    expect(scoreDraft(game, draftFor(game))).toEqual(ok({ lines: [], scores: [2, 2] }));
    expect(scoreDraft(game, { ...draftFor(game), won: { moon: 1 } })).toMatchObject({
      ok: false,
      fault: { path: 'moon' },
    });
    const none = counting({});
    expect(scoreDraft(none, draftFor(none))).toMatchObject({ ok: false, fault: { code: 'bad-json' } });
    expect(countDraft(none, draftFor(none)).ok).toBe(false);
  });

  test('of nothing that adds up has no totals', () => {
    const game = counting({ count: () => ok({ lines: [] }) });
    expect(countDraft(game, draftFor(game))).toEqual(ok({ lines: [], scores: [], missing: 0 }));
  });

  test('of the whole pack says how many cards aren’t laid', () => {
    const whole = toyDesk([], { desk: { counts: [form({ whole: true })] } });
    expect(countMissing(whole, draftFor(whole))).toBe(50);
    expect(countMissing(whole, { ...draftFor(whole), won: {} })).toBe(54);
    const part = toyDesk([], { desk: { counts: [form({})] } });
    expect(countMissing(part, draftFor(part))).toBe(0);
    expect(countMissing(part, toyDraft(part))).toBe(0);
  });
});
