import { expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { askHolding, fillHand, handsOf, maskUncertainHand, unknownHands, visibilityOf } from '../../src/game/hand.ts';
import { fillCertain } from '../../src/game/unseen-place.ts';

interface State {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

const STATE: State = { hands: [[UNKNOWN, 4, UNKNOWN], [UNKNOWN]], stock: [UNKNOWN] };
/** Every unseen card is guessed to be this one. */
const GUESSED = 9;
const guess = ({ hands, stock }: State): State => ({
  hands: hands.map((hand) => hand.map((card) => (card === UNKNOWN ? GUESSED : card))),
  stock: stock.map(() => GUESSED),
});

test('the question about a hand agrees with its owner', () => {
  const ask = askHolding(1, 'a 6');
  expect([ask(() => 'Ann'), ask(() => 'you')]).toEqual(['whether Ann holds a 6', 'whether you hold a 6']);
});

test('the unseen cards of one hand are filled in, first to last, and nothing else changes', () => {
  expect(fillHand(STATE, 0, [7, 8])).toEqual({ ...STATE, hands: [[7, 4, 8], [UNKNOWN]] });
  expect(fillHand(STATE, 1, [])).toEqual(STATE);
  expect(STATE.hands[0]).toEqual([UNKNOWN, 4, UNKNOWN]);
});

test('an unseen card is certain if the others are too few to fill the hand', () => {
  const {
    hands: [hand = []],
  } = STATE;
  // Of two kings and a queen, two must hold a king; of two kings only, all are kings.
  expect(fillCertain(hand, [12, 12, 11])).toEqual([12, 4, UNKNOWN]);
  expect(fillCertain(hand, [12, 12])).toEqual([12, 4, 12]);
  expect(fillCertain(hand, [12, 11])).toEqual([12, 4, 11]);
  expect(fillCertain(hand, [12, 12, 11, 11])).toEqual(hand);
  expect(fillCertain([3, 4], [12])).toEqual([3, 4]);
  // At most one other card can be in this hand, whatever the pool.
  expect(fillCertain(hand, [12, 12, 11, 11], (card) => (card === 12 ? 1 : 3))).toEqual([12, 4, UNKNOWN]);
});

test('the moves of a seat keep what is certain of its hand and leave the rest unseen; all else is guessed', () => {
  const mask = maskUncertainHand<State>(guess, () => [12, 12, 11]);
  expect(mask(STATE, 0)).toEqual({ hands: [[12, 4, UNKNOWN], [GUESSED]], stock: [GUESSED] });
  expect(mask(STATE, 1)).toEqual({ hands: [[GUESSED, 4, GUESSED], [UNKNOWN]], stock: [GUESSED] });
  const counted = maskUncertainHand<State>(
    guess,
    () => [12, 12, 11, 11],
    () => (card) => (card === 12 ? 1 : 3),
  );
  expect(counted(STATE, 0).hands[0]).toEqual([12, 4, UNKNOWN]);
});

test('the guess is the same each time', () => {
  const rolls: number[] = [];
  const mask = maskUncertainHand<State>(
    (state, _seat, random) => {
      rolls.push(random.integerBelow(1_000_000));
      return state;
    },
    () => [],
  );
  mask(STATE, 0);
  mask(STATE, 1);
  expect(rolls[0]).toBe(rolls[1]);
});

test('what is visible follows from the fields of a game', () => {
  const view = (state: State): State => ({ ...state, stock: [] });
  const unseen = () => [];
  const visibility = visibilityOf<State, unknown>({ view, sampleWorld: guess, unseen: () => [12, 12] }, unseen);
  expect([visibility.view, visibility.sampleWorld, visibility.unseen]).toEqual([view, guess, unseen]);
  expect(visibility.maskUncertain(STATE, 0).hands).toEqual([[12, 4, 12], [GUESSED]]);
});

test('a state has its hands, or none', () => {
  expect(handsOf(STATE)).toBe(STATE.hands);
  expect([{}, { hands: 3 }].map(handsOf)).toEqual([[], []]);
  expect(unknownHands(2, 3)).toEqual([
    [UNKNOWN, UNKNOWN, UNKNOWN],
    [UNKNOWN, UNKNOWN, UNKNOWN],
  ]);
});
