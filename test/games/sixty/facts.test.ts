import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions, readOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { FULL_PACK } from '../../../src/games/sixty/pack.ts';
import type { SixtyMove, SixtyState } from '../../../src/games/sixty/state.ts';
import { type FactChecks, type GivenReason, untrueReasons } from '../facts.ts';
import { attackedWith, lateTable, table } from './ask.ts';

type SixtyReason = GivenReason<SixtyMove>;

const code = (card: number): string => game.pack.code(card);
const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + (Number(card) || 0), 0);
const subtractCodes = (cards: readonly string[], removed: readonly string[]): string[] => {
  const restCodes = [...cards];
  for (const card of removed) restCodes.splice(restCodes.indexOf(card), 1);
  return restCodes;
};

/** The table as text: what its seat holds, plays and keeps, and what was played on it. */
function readTable({ view, seat, move }: SixtyReason) {
  const state = view as SixtyState;
  const hand = (state.hands[seat] ?? []).map(code);
  const cards = move.type === 'take' ? [] : move.cards.map(code);
  const result = game.play.play(state, seat, move);
  const drew = result.events.find((event) => event.kind === 'drew' && event.seat === seat);
  return {
    state,
    hand,
    cards,
    kept: subtractCodes(hand, cards),
    attack: state.attack.map(code),
    drew: drew?.kind === 'drew' ? drew.drawn : 0,
    after: result.state,
  };
}

/** Unseen copies of a number: all but those in sight and those taken openly. */
function unseenOf({ view, seat }: SixtyReason, number: unknown): number {
  const state = view as SixtyState;
  const seenCards = [...(state.hands[seat] ?? []), ...state.attack, ...state.discard, ...state.taken.flat()];
  const of = (cards: readonly number[]): number => cards.filter((card) => code(card) === number).length;
  return of(FULL_PACK) - of(seenCards);
}

const FACT_CHECKS = {
  'out-and-safe': (reason: SixtyReason) => {
    const { state, kept } = readTable(reason);
    const { deck, kept: keptCount } = reason.facts;
    const isOut = game.play.closing?.(state, reason.seat, reason.move).hands[reason.seat]?.length === 0;
    return deck === state.left && keptCount === kept.length && kept.length === 0 && deck === 0 && isOut;
  },
  'spends-joker': (reason: SixtyReason) => {
    const { state, cards } = readTable(reason);
    const { joker, deck, points = 60 } = reason.facts;
    return cards.join() === joker && deck === state.left && points === 60 && reason.move.type === 'joker';
  },
  'nobody-adds': (reason: SixtyReason) => {
    const { number, unseen } = reason.facts;
    return unseen === 0 && unseenOf(reason, number) === 0 && readTable(reason).cards.every((card) => card === number);
  },
  'big-late': (reason: SixtyReason) => {
    const { state, cards } = readTable(reason);
    return reason.facts['points'] === sum(cards) && reason.facts['deck'] === state.left && state.left < 13;
  },
  'keeps-one': (reason: SixtyReason) => {
    const { kept, attack, state } = readTable(reason);
    const { number, kept: keptCount } = reason.facts;
    return (
      attack[0] === number && kept.filter((card) => card === number).length === keptCount && state.hands.length === 2
    );
  },
  'all-at-once': (reason: SixtyReason) => {
    const { cards, drew, kept } = readTable(reason);
    const { cards: thrownCodes, drawn } = reason.facts;
    return (
      String(thrownCodes) === cards.join() &&
      drawn === cards.length &&
      drew >= cards.length &&
      !kept.includes(cards[0] ?? '')
    );
  },
  'beats-and-attacks': (reason: SixtyReason) => {
    const { attack, after, kept } = readTable(reason);
    const { points, attacks } = reason.facts;
    return (
      points === sum(attack) && (!attacks || (after.turn === reason.seat && kept.some((card) => Number(card) > 0)))
    );
  },
  'beats-cheaply': (reason: SixtyReason) => {
    const { cards, attack } = readTable(reason);
    return String(reason.facts['cards']) === cards.join() && cards.length === 1 && sum(cards) > sum(attack);
  },
  'sends-on': (reason: SixtyReason) => {
    const { after, cards, attack } = readTable(reason);
    return (
      reason.facts['to'] === after.turn && String(reason.facts['cards']) === cards.join() && cards[0] === attack[0]
    );
  },
  'cheap-to-take': (reason: SixtyReason) =>
    reason.facts['points'] === sum(readTable(reason).attack) && reason.move.type === 'take',
  'small-first': (reason: SixtyReason) => {
    const { cards, drew } = readTable(reason);
    return String(reason.facts['cards']) === cards.join() && drew > 0 && Number(cards[0]) <= 6;
  },
  'keeps-big': (reason: SixtyReason) => {
    const { kept, number } = reason.facts;
    const { cards, kept: keptCodes } = readTable(reason);
    return keptCodes.includes(String(kept)) && cards[0] === number && Number(kept) > Number(number);
  },
  'big-away': (reason: SixtyReason) => reason.facts['points'] === sum(readTable(reason).cards),
} satisfies FactChecks;

test('each reason is true of the cards', () => {
  const { wrong, checked } = untrueReasons(untypedGame, FACT_CHECKS, 2000);
  expect(wrong).toEqual([]);
  expect(Object.keys(checked).sort()).toEqual(Object.keys(FACT_CHECKS).sort());
});

/** Returns the sentences of the reasons for a move of seat 0, by id. */
function reasonsFor(position: object, move: SixtyMove, houseRules: JsonObject = {}) {
  const options = readOptions(game.options, houseRules);
  if (!options.ok) throw new Error(options.fault.says);
  const parsedState = game.notation.position.read({ turn: 0, ...position }, options.value as SixtyOptions, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  const name = (seat: number): string => ['you', 'Ann', 'Bert'][seat] ?? '';
  const givenReasons = game.heuristics.reasons(game.visibility.view(parsedState.value, 0), 0, move, name);
  return Object.fromEntries(givenReasons.map(({ id, says }) => [id, says]));
}
const moveOf = (type: 'attack' | 'pass-on' | 'beat', ...codes: string[]): SixtyMove => {
  const parsedMove = game.notation.move.read({ type, cards: codes }, defaultOptions(game.options) as SixtyOptions);
  if (!parsedMove.ok) throw new Error(parsedMove.fault.says);
  return parsedMove.value;
};

test('an only move has no reasons', () => {
  expect(reasonsFor({ ...table('4 12', '5?', '5?'), ...attackedWith('4 4 4 4', 2) }, moveOf('pass-on', '4'))).toEqual(
    {},
  );
});

test('with two players a number kept back is a reason to pass on, with three it isn’t', () => {
  const two = { ...table('4 4 20', '5?'), ...attackedWith('4', 1) };
  expect(reasonsFor(two, moveOf('pass-on', '4'), { seats: 2 })['keeps-one']).toBe(
    'It keeps a 4, so that you can pass the cards back if they return.',
  );
  expect(reasonsFor(two, moveOf('pass-on', '4', '4'), { seats: 2 })['keeps-one']).toBeUndefined();
  const three = { ...table('4 4 20', '5?', '5?'), ...attackedWith('4', 2) };
  expect(reasonsFor(three, moveOf('pass-on', '4'))['keeps-one']).toBeUndefined();
});

test('the reason for a beat promises an attack only if a number is kept and another player holds cards', () => {
  const gainReason = (hand: string, otherHand: string) =>
    reasonsFor({ ...lateTable(hand, otherHand, ''), ...attackedWith('4', 1) }, moveOf('beat', '5'))[
      'beats-and-attacks'
    ];
  expect(gainReason('5 6', '3')).toMatch(/then you attack/);
  expect(gainReason('5 ZAP', '3')).toBe('It gets rid of 4 points.');
});

test('a small card isn’t said to draw where only an answer draws', () => {
  const position = table('3 3 20', '5?', '5?');
  expect(reasonsFor(position, moveOf('attack', '3', '3'))['small-first']).toMatch(/two 3s, which don’t beat much/);
  const strictReasons = reasonsFor(position, moveOf('attack', '3', '3'), { refillAfterAttack: false });
  expect(strictReasons['small-first']).toBeUndefined();
  expect(strictReasons['all-at-once']).toBeUndefined();
});
