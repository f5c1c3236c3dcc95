import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { OptionSpec, Options } from '../../src/game/options.ts';
import { permission, restriction } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import { ruleWithReadings } from '../../src/referee/readings.ts';

interface Table {
  readonly options: Options;
  readonly turn: number;
}

const HOUSE_RULE: OptionSpec = {
  ...{ key: 'sevens', title: 'Sevens', about: '', rule: 'toy/rule', default: 'no' },
  values: ['no', 'yes'].map((value) => ({ value, label: value })),
};

/** A game with one rule and one house rule. */
function toyGame(breaks: (table: Table) => boolean, play: object = {}, spec: Partial<OptionSpec> = {}): Game {
  const rules = createRulebook<Table>([
    {
      id: 'toy',
      title: 'Toy',
      rules: [
        restriction<Table, { cards: readonly number[] }>({
          ...{ id: 'toy/rule', title: 'Rule', law: 'Law.', about: 'move' },
          when: (table) => (breaks(table) ? { cards: [] } : undefined),
          says: () => 'No.',
        }),
        permission<Table>({ id: 'toy/allowed', title: 'Allowed', law: 'You may.', allows: () => true }),
      ],
    },
  ]);
  const game = {
    ...{ rules, options: [{ ...HOUSE_RULE, ...spec }], visibility: { unseen: () => [] } },
    play: { attempt: (table: Table) => table, ...play },
  };
  return game as unknown as Game;
}

const readingsOf = (game: Game) => {
  const table = { options: { sevens: 'no' }, turn: 0 };
  return ruleWithReadings(game, table as never, 0, { type: 'say' }).readings.map(({ value, verdict }) => [
    value,
    verdict,
  ]);
};

describe('a ruling depends on a house rule', () => {
  test.each<[string, (options: Options) => boolean]>([
    ['looked up', ({ sevens }) => sevens === 'yes'],
    ['copied', (options) => Object.values({ ...options }).includes('yes')],
    ['listed', (options) => Object.entries(options).some(([, value]) => value === 'yes')],
  ])('that is %s while judging', (_, isBroken) => {
    expect(readingsOf(toyGame(({ options }) => isBroken(options)))).toEqual([['yes', 'illegal']]);
  });

  test('that is asked for at all', () => {
    const withOptions = (table: Table, options: Options) => ({
      ...table,
      options: options['sevens'] === 'yes' ? {} : options,
    });
    expect(readingsOf(toyGame(({ options }) => !('sevens' in options), { withOptions }))).toEqual([['yes', 'illegal']]);
  });

  test('that is never looked up, where it changes the table itself', () => {
    const withOptions = (table: Table, options: Options) => ({
      options,
      turn: options['sevens'] === 'yes' ? 1 : table.turn,
    });
    const game = toyGame(({ turn }) => turn === 1, { withOptions });
    expect(readingsOf(game)).toEqual([['yes', 'illegal']]);
  });
});

describe('a ruling does not depend on a house rule', () => {
  const isBroken = ({ options }: Table): boolean => options['sevens'] === 'yes';

  test('that changes only what happens, or the shape of the table', () => {
    expect(readingsOf(toyGame(isBroken, {}, { unjudged: true }))).toEqual([]);
    expect(readingsOf(toyGame(isBroken, {}, { structural: true }))).toEqual([]);
  });

  test('under which these cards can’t be', () => {
    expect(readingsOf(toyGame(isBroken, { withOptions: () => undefined }))).toEqual([]);
  });

  test('that nothing asked for: the try is judged only once', () => {
    let judgedCount = 0;
    const attempt = (table: Table): Table => {
      judgedCount++;
      return table;
    };
    expect(readingsOf(toyGame(() => false, { attempt }))).toEqual([]);
    expect(judgedCount).toBe(1);
  });

  test('that is looked up without making a difference', () => {
    expect(readingsOf(toyGame(({ options }) => options['sevens'] === 'maybe'))).toEqual([]);
  });
});
