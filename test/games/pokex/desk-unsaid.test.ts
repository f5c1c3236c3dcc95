import { expect, test } from 'vitest';
import { type DeskDraft, emptyDraft, placesOf, setPlace } from '../../../src/features/desk/state/draft.ts';
import { countDraft } from '../../../src/features/desk/state/laid-table.ts';
import { findMissingPlace } from '../../../src/features/desk/state/things.ts';
import { draftOf, gameOf, openReadings, rulingOn, withEntry } from '../../features/desk/desk-draft.ts';

const GAME_ID = 'pokex';
const game = gameOf(GAME_ID);
const countQuestion: DeskDraft = { ...emptyDraft(game), question: 'count' };
const place = (placeId: string) => {
  const countPlace = placesOf(game, countQuestion).find((candidate) => candidate.id === placeId);
  if (!countPlace) throw new RangeError(`no place ${placeId}`);
  return countPlace;
};

test('the count opens with what is missing, and you can say that you declared', () => {
  const countResult = countDraft(game, countQuestion);
  if (countResult.ok) throw new Error('nothing was said');
  expect(findMissingPlace(placesOf(game, countQuestion), countResult.fault, {})?.id).toBe('bid');
  expect(place('declarer').read({})).toBeUndefined();
  expect(setPlace(place('declarer'), {}, 0)).toEqual({ declarer: 0 });
  expect(place('declarer').read({ declarer: 0 })).toBe(0);
  expect(place('bid').read({})).toBeUndefined();
});

test('the tricks of one side give those of the other', () => {
  expect(setPlace(place('tricks-0'), {}, 4)).toEqual({ tricks: [4, 2] });
  expect(setPlace(place('tricks-1'), {}, 4)).toEqual({ tricks: [2, 4] });
  const countJson = { bid: 3, declarer: 0, tricks: [4, 2] };
  expect(countDraft(game, { ...countQuestion, won: countJson }).ok).toBe(true);
});

test('cards laid before the bidding is known wait for it', () => {
  const layDraft = draftOf(GAME_ID, { dealer: 3 }, { type: 'lay', cards: ['AS', 'KS'] });
  expect(openReadings(rulingOn(GAME_ID, layDraft))).toEqual(['bids']);
  expect(rulingOn(GAME_ID, withEntry(GAME_ID, layDraft, 'bids', [])).ruling.verdict).toBe('illegal');
});

test('so do cards laid with a picked card where a wild rank is named as well', () => {
  const layDraft = draftOf(GAME_ID, { dealer: 0 }, { type: 'lay', cards: ['AC', 'JC'], centre: '5S' });
  const options = { ...layDraft.options, wildRank: true, centre: 'chosen', lead: 'winner' };
  // More tables are possible than are tried; none of the rules is broken at all of those.
  const { ruling, openQuestions } = rulingOn(GAME_ID, { ...layDraft, options, seat: 1 });
  expect([ruling.verdict, openQuestions.map(({ id }) => id)]).toEqual(['depends', ['bids']]);
});

test('and cards laid in a last trick of which nothing is told, though the rest of the deck is', () => {
  const lastTrick = {
    dealer: 0,
    bids: [
      { seat: 1, tricks: 3 },
      { seat: 2, pass: true },
      { seat: 3, tricks: 6 },
    ],
    phase: 'play',
    played: 5,
    tricks: [1, 4],
    leader: 0,
    // All cards but the nine of the last trick.
    won: [
      '2H 2S 8S AH JH X 7D 8C 8H'.split(' '),
      '10H 4D 4C JC 2C 6C 3S 4H AS 2D 7C 6D X 6S KS 5S 9H AD 3D 5D 3H QD 10C 3C 4S 9D QS 10S 7H KC KH 10D 9C AC JS 9S'.split(
        ' ',
      ),
    ],
  };
  const layDraft = draftOf(GAME_ID, lastTrick, { type: 'lay', cards: ['5C', 'KD'] }, { jokers: 'wild' });
  const { ruling, openQuestions } = rulingOn(GAME_ID, { ...layDraft, seat: 3 });
  expect([ruling.verdict, openQuestions.map(({ needs }) => needs)]).toEqual([
    'depends',
    ['what was laid in this trick'],
  ]);
});
