import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions, readOptions } from '../../../src/game/options.ts';
import { game as erased, typedGame as game } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { FULL_PACK } from '../../../src/games/sixty/pack.ts';
import type { SixtyMove, SixtyState } from '../../../src/games/sixty/state.ts';
import { type FactChecks, type GivenReason, untrueReasons } from '../facts.ts';
import { lateTable, played, table } from './ask.ts';

type SixtyReason = GivenReason<SixtyMove>;

const code = (card: number): string => game.pack.code(card);
const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + (Number(card) || 0), 0);
const minus = (cards: readonly string[], gone: readonly string[]): string[] => {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
};

/** The table as text: what its seat holds, plays and keeps, and what was played on it. */
function read({ view, seat, move }: SixtyReason) {
  const state = view as SixtyState;
  const hand = (state.hands[seat] ?? []).map(code);
  const cards = move.type === 'take' ? [] : move.cards.map(code);
  const after = game.play.play(state, seat, move);
  const drew = after.events.find((event) => event.kind === 'drew' && event.seat === seat);
  return {
    state,
    hand,
    cards,
    kept: minus(hand, cards),
    attack: state.attack.map(code),
    drew: drew?.kind === 'drew' ? drew.drawn : 0,
    after: after.state,
  };
}

/** Unseen copies of a number: all but those in sight and those taken openly. */
function unseenOf({ view, seat }: SixtyReason, number: unknown): number {
  const state = view as SixtyState;
  const seen = [...(state.hands[seat] ?? []), ...state.attack, ...state.discard, ...state.taken.flat()];
  const of = (cards: readonly number[]): number => cards.filter((card) => code(card) === number).length;
  return of(FULL_PACK) - of(seen);
}

const HOLDS = {
  'out-and-safe': (given: SixtyReason) => {
    const { state, kept } = read(given);
    const { deck, kept: left } = given.facts;
    const isOut = game.play.closing?.(state, given.seat, given.move).hands[given.seat]?.length === 0;
    return deck === state.left && left === kept.length && kept.length === 0 && deck === 0 && isOut;
  },
  'spends-joker': (given: SixtyReason) => {
    const { state, cards } = read(given);
    const { joker, deck, points = 60 } = given.facts;
    return cards.join() === joker && deck === state.left && points === 60 && given.move.type === 'joker';
  },
  'nobody-adds': (given: SixtyReason) => {
    const { number, unseen } = given.facts;
    return (
      unseen === 0 && unseenOf(given, number) === 0 && read(given).cards.every((card) => card === number)
    );
  },
  'big-late': (given: SixtyReason) => {
    const { state, cards } = read(given);
    return given.facts['points'] === sum(cards) && given.facts['deck'] === state.left && state.left < 13;
  },
  'keeps-one': (given: SixtyReason) => {
    const { kept, attack, state } = read(given);
    const { number, kept: back } = given.facts;
    return (
      attack[0] === number &&
      kept.filter((card) => card === number).length === back &&
      state.hands.length === 2
    );
  },
  'all-at-once': (given: SixtyReason) => {
    const { cards, drew, kept } = read(given);
    const { cards: thrown, drawn } = given.facts;
    return (
      String(thrown) === cards.join() &&
      drawn === cards.length &&
      drew >= cards.length &&
      !kept.includes(cards[0] ?? '')
    );
  },
  'beats-and-attacks': (given: SixtyReason) => {
    const { attack, after, kept } = read(given);
    const { points, attacks } = given.facts;
    return (
      points === sum(attack) &&
      (!attacks || (after.turn === given.seat && kept.some((card) => Number(card) > 0)))
    );
  },
  'beats-cheaply': (given: SixtyReason) => {
    const { cards, attack } = read(given);
    return String(given.facts['cards']) === cards.join() && cards.length === 1 && sum(cards) > sum(attack);
  },
  'sends-on': (given: SixtyReason) => {
    const { after, cards, attack } = read(given);
    return (
      given.facts['to'] === after.turn &&
      String(given.facts['cards']) === cards.join() &&
      cards[0] === attack[0]
    );
  },
  'cheap-to-take': (given: SixtyReason) =>
    given.facts['points'] === sum(read(given).attack) && given.move.type === 'take',
  'small-first': (given: SixtyReason) => {
    const { cards, drew } = read(given);
    return String(given.facts['cards']) === cards.join() && drew > 0 && Number(cards[0]) <= 6;
  },
  'keeps-big': (given: SixtyReason) => {
    const { kept, number } = given.facts;
    const { cards, kept: left } = read(given);
    return left.includes(String(kept)) && cards[0] === number && Number(kept) > Number(number);
  },
  'big-away': (given: SixtyReason) => given.facts['points'] === sum(read(given).cards),
} satisfies FactChecks;

test('each reason is true of the cards', () => {
  const { wrong, checked } = untrueReasons(erased, HOLDS, 2000);
  expect(wrong).toEqual([]);
  expect(Object.keys(checked).sort()).toEqual(Object.keys(HOLDS).sort());
});

/** The reasons for a move of seat 0 among a number of players. */
function speaks(position: object, move: SixtyMove, given: JsonObject = {}) {
  const options = readOptions(game.options, given);
  if (!options.ok) throw new Error(options.fault.says);
  const lies = game.notation.position.read({ turn: 0, ...position }, options.value as SixtyOptions, 1);
  if (!lies.ok) throw new Error(lies.fault.says);
  const name = (seat: number): string => ['you', 'Ann', 'Bert'][seat] ?? '';
  const all = game.heuristics.reasons(game.visibility.view(lies.value, 0), 0, move, name);
  return Object.fromEntries(all.map(({ id, says }) => [id, says]));
}
const of = (type: 'attack' | 'pass-on' | 'beat', ...codes: string[]): SixtyMove => {
  const made = game.notation.move.read({ type, cards: codes }, defaultOptions(game.options) as SixtyOptions);
  if (!made.ok) throw new Error(made.fault.says);
  return made.value;
};

test('an only move has no reasons', () => {
  expect(speaks({ ...table('4 12', '5?', '5?'), ...played('4 4 4 4', 2) }, of('pass-on', '4'))).toEqual({});
});

test('with two players a number kept back is a reason to pass on, with three it isn’t', () => {
  const two = { ...table('4 4 20', '5?'), ...played('4', 1) };
  expect(speaks(two, of('pass-on', '4'), { seats: 2 })['keeps-one']).toBe(
    'It keeps a 4, so that you can pass them back if they return.',
  );
  expect(speaks(two, of('pass-on', '4', '4'), { seats: 2 })['keeps-one']).toBeUndefined();
  const three = { ...table('4 4 20', '5?', '5?'), ...played('4', 2) };
  expect(speaks(three, of('pass-on', '4'))['keeps-one']).toBeUndefined();
});

test('the reason for a beat promises an attack only if a number is kept and another player holds cards', () => {
  const away = (hand: string, other: string) =>
    speaks({ ...lateTable(hand, other, ''), ...played('4', 1) }, of('beat', '5'))['beats-and-attacks'];
  expect(away('5 6', '3')).toMatch(/then you attack/);
  expect(away('5 ZAP', '3')).toBe('It gets rid of 4 points.');
});

test('a small card isn’t said to draw where only an answer draws', () => {
  const given = table('3 3 20', '5?', '5?');
  expect(speaks(given, of('attack', '3', '3'))['small-first']).toMatch(/two 3s, which beat little/);
  const narrow = speaks(given, of('attack', '3', '3'), { refillAfterAttack: false });
  expect(narrow['small-first']).toBeUndefined();
  expect(narrow['all-at-once']).toBeUndefined();
});
