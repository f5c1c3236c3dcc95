import { expect, test } from 'vitest';
import { placesOf, setPlace } from '../../../src/features/desk/state/draft.ts';
import { layTable } from '../../../src/features/desk/state/laid-table.ts';
import { shortAnswersFor } from '../../../src/features/desk/state/place-answers.ts';
import { draftOf, gameOf, openReadings, rulingOn, withEntry } from '../../features/desk/desk-draft.ts';

const id = 'sixty';
const hocus = draftOf(
  id,
  { hands: [['HOCUS', '4?'], ['5?'], ['5?']], attack: ['4'] },
  { type: 'joker', cards: ['HOCUS'], pick: '4' },
);

test('Hocus-pocus asks for the discard pile, which can be called empty', () => {
  expect(openReadings(rulingOn(id, hocus))).toEqual(['discard']);
  expect(rulingOn(id, withEntry(id, hocus, 'discard', ['4'])).ruling.verdict).toBe('legal');
  const none = withEntry(id, hocus, 'discard', []);
  expect(none.position['discard']).toEqual([]);
  expect(rulingOn(id, none).ruling.verdict).toBe('illegal');
});

test('Hocus-pocus asks for both what was played and the discard pile', () => {
  const position = {
    turn: 2,
    hands: [
      ['4', '10', '20', '3', '3'],
      ['30', '3', '10', '5', '3'],
      ['HOCUS', '12', '4', '5', '3'],
    ],
  };
  const draft = draftOf(id, position, { type: 'joker', cards: ['HOCUS'], pick: '6' });
  const { ruling, openQuestions } = rulingOn(id, { ...draft, seat: 2 });
  expect([ruling.verdict, openQuestions.map((one) => one.id)]).toEqual(['depends', ['attack', 'discard']]);
});

test('a ruling on a move that is never allowed mentions no unknown discard pile', () => {
  const otherRuling = rulingOn(id, { ...hocus, move: { type: 'joker', cards: ['HOCUS'], pick: '10' } });
  expect(otherRuling.ruling.verdict).toBe('illegal');
  expect(JSON.stringify(otherRuling.ruling.findings)).not.toMatch(/there is no/);
});

test('an opposing hand can be called empty, or given its usual size', () => {
  const game = gameOf(id);
  const hand = placesOf(game, hocus).find((one) => one.id === 'hand-1');
  if (!hand) throw new RangeError('Ann has a hand');
  const shortAnswers = shortAnswersFor(game, hocus, hand);
  expect(shortAnswers.map(({ label }) => label)).toEqual(['Five unseen cards', 'None']);
  for (const { said } of shortAnswers) expect(hand.read(setPlace(hand, hocus.position, said))).toEqual(said);
  const positionWithoutHand = setPlace(hand, hocus.position, undefined);
  expect(hand.read(positionWithoutHand)).toBeUndefined();
  expect(layTable(game, { ...hocus, position: positionWithoutHand }).ok).toBe(true);
});
