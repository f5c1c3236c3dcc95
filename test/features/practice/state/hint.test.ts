import { describe, expect, test } from 'vitest';
import type { HintAnswer } from '../../../../src/bots/protocol.ts';
import { advanceHint, createHint, mergeHint, showHint } from '../../../../src/features/practice/state/hint.ts';
import { EMPTY_TABLE, type PracticeHint } from '../../../../src/features/practice/state/state.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import type { ItemRef, Zone } from '../../../../src/game/zone.ts';
import { hintOf } from './test-table.ts';
import { inHand, toyHand, toyMove, toyPractice, toyStep, toyZone } from './toy-table.ts';

const CENTRE = toyZone('row', 'The centre', ['KC', 'KD']);
const STOCK = toyZone('pile', 'Stock', ['9C']);
const inCentre = (item: string): ItemRef => ({ zone: 'The centre', item });
/** A table with a hand, the centre and a stock, at which all these moves are legal. */
const tableWith = (hand: Zone, ...moves: readonly GameMove[]) =>
  toyPractice([toyStep({ zones: [CENTRE, STOCK, hand], moves: moves as never })]);
const other = toyMove('pass', inHand('2C'));
/** Where a hint sends the player for a move. */
const placesOf = (hand: Zone, move: GameMove): Pick<PracticeHint, 'where' | 'pointsAt'> => {
  const { where, pointsAt } = createHint(tableWith(hand, move, other), hintOf(move));
  return { where, pointsAt };
};

describe('the first step of a hint names', () => {
  test('the suit or the colour of the card in hand, if other cards share it', () => {
    const where = (item: string, ...hand: readonly string[]): string =>
      placesOf(toyHand(...hand), toyMove('play', inHand(item))).where;
    expect(where('5S', '5S', '7S', '8H')).toBe('a spade in your hand.');
    expect(where('8H', '5S', '7H', '8H')).toBe('a heart in your hand.');
    expect(where('8D', '5D', '7S', '8D')).toBe('a diamond in your hand.');
    expect(where('8C', '5C', '7H', '8C')).toBe('a club in your hand.');
    expect(where('8C', '5S', '7H', '8C')).toBe('a black card in your hand.');
    expect(where('8D', '5S', '7H', '8D')).toBe('a red card in your hand.');
  });

  test('half of the hand if nothing else hides the card, or only that it is one of a few', () => {
    const hand = toyHand('2S', '3S', '4S', '5S', '6S');
    expect(placesOf(hand, toyMove('play', inHand('4S')))).toEqual({
      where: 'one of the ringed cards in your hand.',
      pointsAt: [inHand('2S'), inHand('3S'), inHand('4S')],
    });
    expect(placesOf(hand, toyMove('play', inHand('5S'))).pointsAt).toEqual([inHand('4S'), inHand('5S'), inHand('6S')]);
    expect(placesOf(toyHand('2S', '3S', '4S', '5S'), toyMove('play', inHand('5S'))).pointsAt).toEqual([
      inHand('4S'),
      inHand('5S'),
    ]);
    expect(placesOf(toyHand('2S', '3S', '4S'), toyMove('play', inHand('4S')))).toEqual({
      where: 'one card in your hand.',
      pointsAt: [],
    });
  });

  test('of several cards the first, and how many go with it; or the whole hand', () => {
    const hand = toyHand('2S', '3H', '4S');
    expect(placesOf(hand, toyMove('play', inHand('3H'), inHand('4S')))).toEqual({
      where: 'the ringed card in your hand, and 1 card with it.',
      pointsAt: [inHand('3H')],
    });
    expect(placesOf(hand, toyMove('play', inHand('2S'), inHand('3H'), inHand('4S')))).toEqual({
      where: 'your whole hand.',
      pointsAt: [],
    });
  });

  test('what is ringed outside the hand', () => {
    expect(placesOf(toyHand('2S'), toyMove('take', inCentre('KC'), inCentre('KD')))).toEqual({
      where: 'what is ringed in the centre.',
      pointsAt: [inCentre('KC'), inCentre('KD')],
    });
    const both = toyMove('take', { zone: 'Stock', item: '9C' }, inCentre('KD'), inHand('2S'));
    expect(placesOf(toyHand('2S', '5S', '6H'), both)).toEqual({
      where: 'what is ringed in the centre and in the stock and a spade in your hand.',
      pointsAt: [{ zone: 'Stock', item: '9C' }, inCentre('KD')],
    });
  });

  test('the buttons for a move without a card: three of them where there is nothing but buttons', () => {
    const bids = ['one', 'two', 'three', 'four', 'five'].map((type) => toyMove(`bid ${type}`));
    const where = (move: GameMove | undefined, ...moves: readonly GameMove[]): string =>
      createHint(tableWith(toyHand('2S'), ...moves), hintOf(move as GameMove)).where;
    expect(where(bids[0], ...bids)).toBe('bid one, bid two or bid three.');
    expect(where(bids[2], ...bids)).toBe('bid two, bid three or bid four.');
    expect(where(bids[4], ...bids)).toBe('bid three, bid four or bid five.');
    const vague = 'the buttons below the table. The best move needs no card.';
    expect(where(bids[0], ...bids.slice(0, 3))).toBe(vague);
    expect(where(bids[0], ...bids, toyMove('play', inHand('2S')))).toBe(vague);
  });
});

describe('the second step of a hint says', () => {
  const move = toyMove('play', inHand('2S'));
  const [better, level] = [toyMove('wait', inHand('3S')), toyMove('draw', inHand('4S'))];
  const proof = { instead: level, better: 12, worse: 3, worlds: 40 };
  const whyOf = (answer: Partial<HintAnswer>, says?: string): string => {
    const heuristics = { reasons: () => (says === undefined ? [] : [{ id: 'a', says }]) };
    const state = { zones: [toyHand('2S', '3S')], moves: [move, better] as never };
    return createHint(toyPractice([toyStep(state)], [], { heuristics }), { ...hintOf(move), ...answer }).why;
  };

  test('the rule of thumb, then how sure it is', () => {
    expect(whyOf({})).toBe('We found nothing better.');
    expect(whyOf({}, 'It keeps your ace.')).toBe('It keeps your ace.');
    expect(whyOf({ isExact: true }, 'It keeps your ace.')).toBe(
      'It keeps your ace. By counting you can know every card now: played to the end, this does best.',
    );
    expect(whyOf({ proof })).toBe('Tried against “Draw”: better in 12 of 40 deals, worse in 3.');
  });

  test('which move is as good, and against which both were tried', () => {
    expect(whyOf({ proof, equalMove: level })).toBe(
      '“Draw” is about as good. Tried against that: better in 12 of 40 deals, worse in 3.',
    );
    expect(whyOf({ proof, equalMove: better })).toBe(
      '“Wait” is about as good. Tried against “Draw”: better in 12 of 40 deals, worse in 3.',
    );
  });

  test('that there was no choice', () => {
    const practice = toyPractice([toyStep({ zones: [toyHand('2S', '3S')], moves: [move] as never })]);
    expect(createHint(practice, { ...hintOf(move), proof })).toMatchObject({
      step: 'where',
      why: 'It is the only possible move.',
      says: 'Play.',
    });
  });
});

describe('a hint that is asked for again', () => {
  const move = toyMove('play', inHand('2S'), inCentre('KC'));
  const practice = tableWith(toyHand('2S', '3S'), move, other);
  const hint = createHint(practice, hintOf(move));
  const deeper = createHint(practice, hintOf(other));

  test('gives its reason, then its move, and no more', () => {
    expect([hint.step, advanceHint(hint).step, advanceHint(advanceHint(hint)).step]).toEqual(['where', 'what', 'move']);
    expect(advanceHint({ ...hint, step: 'move' })).toEqual({ ...hint, step: 'move' });
  });

  test('picks the cards of its move in the end', () => {
    const table = { ...EMPTY_TABLE, practice, notice: 'Something.', undoReason: 'Something.' };
    expect(showHint(table, practice, hint)).toMatchObject({ hint, picked: [], notice: null, undoReason: null });
    expect(showHint(table, practice, { ...hint, step: 'what' }).picked).toEqual([]);
    expect(showHint(table, practice, { ...hint, step: 'move' }).picked).toEqual([inHand('2S'), inCentre('KC')]);
  });

  test('changes its mind only while the player knows no more than where to look', () => {
    expect(mergeHint(hint, deeper)).toEqual(deeper);
    expect(mergeHint({ ...hint, step: 'what' }, deeper)).toEqual({ ...hint, step: 'what' });
    const surer = { ...hint, why: 'It is sure.' };
    expect(mergeHint({ ...hint, step: 'what' }, surer)).toEqual({ ...surer, step: 'what' });
  });
});
