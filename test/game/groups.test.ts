import { expect, test } from 'vitest';
import { definePack } from '../../src/cards/pack.ts';
import { aimsOf } from '../../src/game/aim.ts';
import { begin } from '../../src/game/match.ts';
import { moveWriter } from '../../src/game/move-schema.ts';
import { packOf } from '../../src/game/pack-of.ts';
import { playOf } from '../../src/game/play.ts';
import { troubleChapter } from '../../src/game/trouble.ts';

/** What games have in common, each part with what a game leaves unsaid. */

test('a mini-game is played by the usual rules against greedy opponents, unless it says otherwise', () => {
  const aim = {
    ...{ id: 'aim', title: 'Aim', theme: 'Take all.', afterLesson: 'taking', turns: 3, stars: [1, 2, 3] as const },
    measureProgress: () => 0,
    describeProgress: String,
  };
  const changed = { options: { seats: 2 }, bot: 'beginner', resultKnown: 'answered' } as const;
  const [usual, own] = aimsOf([aim, { ...aim, ...changed }]);
  expect(usual).toEqual({ ...aim, options: {}, bot: 'greedy', resultKnown: 'at-once' });
  expect(own).toEqual({ ...aim, ...changed });
});

test('a match begins with a deal and what it brings about, if anything', () => {
  const deal = (options: object, seed: number) => ({ options, chance: [], seed });
  const silent = { play: { deal } } as never;
  const opening = (state: { readonly seed: number }) => [{ kind: `dealt ${state.seed}` }];
  const telling = { play: { deal, opening } } as never;
  expect(begin(silent, { seats: 2 }, 7)).toEqual({ state: { options: { seats: 2 }, chance: [], seed: 7 }, events: [] });
  expect(begin(telling, {}, 7).events).toEqual([{ kind: 'dealt 7' }]);
});

test('a game’s state knows whose turn it is and a move’s type is its kind, unless the game says otherwise', () => {
  const cards = () => [1, 2];
  const usual = playOf({ cards }, {} as never);
  expect([usual.turn({ turn: 2 } as never), usual.kindOf({ type: 'draw' } as never), usual.cards]).toEqual([
    2,
    'draw',
    cards,
  ]);
  const own = playOf({ cards }, { kindOf: () => 'any', turn: () => null } as never);
  expect([own.turn({ turn: 2 } as never), own.kindOf({ type: 'draw' } as never)]).toEqual([null, 'any']);
});

test('house rules may change the pack', () => {
  const [one, two] = [1, 2].map((standard) => definePack({ standard })) as [never, never];
  expect(packOf({ pack: one }, {})).toBe(one);
  const packWith = ({ decks }: { readonly decks?: unknown }) => (decks === 2 ? two : one);
  expect([{ decks: 2 }, {}].map((options) => packOf({ pack: one, packWith }, options))).toEqual([two, one]);
});

test('a move is written with its cards as codes, in the order of its keys, without what it lacks', () => {
  const pack = definePack({ standard: 1 });
  const [five, ten] = ['5C', '10D'].map((code) => pack.read(code));
  const write = moveWriter(pack, 'card', 'with', 'by');
  const move = { type: 'lay', with: [ten, five], card: five, at: 0, to: null, by: undefined, name: 'x' };
  expect(JSON.stringify(write(move))).toBe('{"type":"lay","with":["10D","5C"],"card":"5C","at":0,"name":"x"}');
});

test('mishaps have a friendly remedy with a reason, in the words of the game where it has its own', () => {
  const remedy = { law: 'Deal again.', near: 'deal' };
  const settled = new Proxy(
    {},
    {
      get: (_, topic) =>
        topic === 'misdeal'
          ? { ...remedy, title: 'Too few', because: 'it is quick.', strict: 'The dealer pays.' }
          : remedy,
    },
  );
  const { id, title, rules } = troubleChapter('game', settled as never);
  expect([id, title]).toEqual(['trouble', 'When it has gone wrong']);
  expect(rules[0]).toEqual({
    ...{ kind: 'custom', id: 'game/trouble-misdeal', title: 'Too few', because: 'it is quick.' },
    ...{ law: 'Deal again.', strict: 'The dealer pays.', near: 'game/deal' },
  });
  expect(rules.at(-1)).toEqual({
    ...{ kind: 'custom', id: 'game/trouble-score', title: 'The score was wrong', law: 'Deal again.' },
    ...{ because: 'a slip of the pencil shouldn’t decide a game.', near: 'game/deal' },
  });
});
