import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { complete as completeWith } from '../../../src/games/pokex/desk/desk.ts';
import { OPTIONS, type PokexOptions } from '../../../src/games/pokex/options.ts';
import { bidsOfDeclarer, error, judged, lay, rules } from './ask.ts';

const usual = defaultOptions(OPTIONS) as PokexOptions;
const complete = (position: JsonObject): JsonObject => completeWith(position, usual);
const play = { phase: 'play', ...bidsOfDeclarer(0, 3) };

test('a hand with two known cards has its full size, and can be asked about', () => {
  const position = { ...play, hands: [['9C', '9D'], ['12?'], ['12?'], ['12?']], centre: ['9H'] };
  expect(error('judge', { position, move: lay('9C 9D') })?.code).toBe('bad-position');
  const completed = complete(position);
  expect(completed).toMatchObject({
    hands: [['9C', '9D', '10?'], ['12?'], ['12?'], ['12?']],
    centre: ['9H', '5?'],
  });
  expect(judged(completed, lay('9C 9D')).verdict).toBe('legal');
});

test('later in the deal hands have fewer cards, and those who have laid still fewer', () => {
  const laterPosition = {
    ...play,
    played: 2,
    tricks: [1, 1],
    hands: [['9C'], ['12?'], ['12?'], ['12?']],
    centre: ['9H'],
    laid: [{ seat: 2, cards: ['2S', '2H'] }],
  };
  expect(complete(laterPosition)).toMatchObject({
    hands: [['9C', '7?'], ['8?'], ['6?'], ['8?']],
    centre: ['9H', '3?'],
  });
});

test('an entry is never removed, and a complete position stays as it was written', () => {
  const cards = ['2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', '10S', 'JS', 'QS', 'KS', 'AS'];
  const thirteenCards = { ...play, hands: [cards, ['12?'], ['12?'], ['12?']] };
  expect(complete(thirteenCards)).toEqual(thirteenCards);
  const fullPosition = { ...play, hands: [['?', '?', '10?'], ['12?'], ['12?'], ['12?']] };
  expect(complete(fullPosition)).toEqual(fullPosition);
  expect(complete({})).toEqual({});
  expect(rules(judged(complete({ ...play, hands: [['9C'], [], [], []] }), lay('9C')))).toEqual(['two-cards']);
});

test('the rank is still to be named when the house rule is chosen after the bids, until a card is laid', () => {
  const named = { ...usual, wildRank: true };
  expect(completeWith(play, named)).toMatchObject({ phase: 'name' });
  expect(completeWith({ ...play, wild: '7' }, named)).toMatchObject({ phase: 'play' });
  expect(completeWith({ ...play, phase: 'name' }, usual)).toMatchObject({ phase: 'play' });
  expect(completeWith({ ...play, played: 1 }, named)).toMatchObject({ phase: 'play' });
});
