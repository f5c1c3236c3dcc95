import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameState } from '../../../src/game/play.ts';
import { findAction, listActions, makeAllCardsPuzzles } from '../../../src/scenarios/puzzle/all-cards.ts';
import { findFault } from '../../../src/scenarios/puzzle/proof.ts';
import { settlePuzzle } from '../../../src/scenarios/puzzle/settled-puzzle.ts';
import { cards, duelAt, duelWith, playOf } from '../duel/duel.ts';

const game = duelWith('2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H', 4);
const [EIGHT_OF_SPADES] = cards('8S');

/** The second player is to answer the eight of spades with this hand. */
const answering = (hand: string) => duelAt(['2H', hand], { turn: 1, led: EIGHT_OF_SPADES ?? null });
const puzzlesFor = (hand: string, of = game) =>
  makeAllCardsPuzzles(of, {
    ...{ state: answering(hand), seat: 1, seed: 1 },
    playedMove: { type: 'play' },
  });

describe('a puzzle that asks for all cards', () => {
  test('has the cards with which one can follow suit as its answer, and offers the whole hand', () => {
    expect(puzzlesFor('9S 5H 3S 7H')).toEqual([
      {
        puzzle: {
          kind: 'all',
          case: {
            game: 'duel',
            position: { turn: 1, led: '8S', hands: ['?', '9S 5H 3S 7H'], won: ['', ''] },
            seat: 1,
          },
          asks: 'Seat 1: all cards of your hand that you could “Play” with?',
          offers: ['9♠', '5♥', '3♠', '7♥'],
          answers: [['9♠', '3♠']],
          proof: {
            moves: [
              { type: 'play', card: '9S' },
              { type: 'play', card: '3S' },
            ],
          },
        },
        rules: ['duel/play'],
        posed: {
          kind: 'all',
          case: {
            game: 'duel',
            position: { turn: 1, led: '8S', hands: ['?', '9S 5H 3S 7H'], won: ['', ''] },
            seat: 1,
          },
          zone: 'hand-1',
          action: 'Play',
        },
      },
    ]);
  });

  test('is settled and proven with both of two equal cards', () => {
    const [one] = puzzlesFor('9S 5H 9S 3S 7H');
    if (!one) throw new Error('there is none');
    expect(settlePuzzle(game, one.posed)?.rightAnswers).toEqual(['3S 9S 9S-']);
    expect(one.puzzle.answers).toEqual([['9♠', '9♠', '3♠']]);
    expect(findFault(game, one.posed)).toBeNull();
  });

  test.each([
    ['every card fits', '2S 3S 4S 9S'],
    ['only one card fits', '3S 4H 5H 6H'],
    ['only two copies of one card fit', '3S 3S 5H 6H'],
    ['the hand has fewer than four cards', '3S 4S 5H'],
    ['the hand has more than fourteen cards', '2S 3S 4S 5S 6S 7S 9S 2H 3H 4H 5H 6H 7H 8H 9H'],
    ['a card of the hand is unseen', '3S 4S 5H ?'],
  ])('isn’t made if %s', (_, hand) => {
    expect(puzzlesFor(hand)).toEqual([]);
  });

  test('is made of four cards and of fourteen', () => {
    expect(puzzlesFor('AS 4S 5H 6H')).toHaveLength(1);
    expect(puzzlesFor('2S 3S 4S 5S 6S 7S 2H 3H 4H 5H 6H 7H 8H 9H')).toHaveLength(1);
  });

  test('isn’t made of items that are no single cards, or without a hand', () => {
    const { zones } = game.table;
    const inPairs = (hand: string) =>
      puzzlesFor(hand, {
        ...game,
        table: {
          ...game.table,
          zones: (...given) =>
            zones(...given).map((zone) => ({
              ...zone,
              items: zone.items.map((item) => ({ ...item, cards: [...item.cards, ...item.cards] })),
            })),
        },
      });
    expect(inPairs('9S 5H 3S 7H')).toEqual([]);
    const otherKind = (...given: Parameters<typeof zones>) =>
      zones(...given).map((zone) => ({ ...zone, kind: 'row' as const }));
    expect(puzzlesFor('9S 5H 3S 7H', { ...game, table: { ...game.table, zones: otherKind } })).toEqual([]);
    const othersHand = (...given: Parameters<typeof zones>) => zones(...given).map((zone) => ({ ...zone, seat: 0 }));
    expect(puzzlesFor('9S 5H 3S 7H', { ...game, table: { ...game.table, zones: othersHand } })).toEqual([]);
  });

  test('isn’t made if the view doesn’t tell that each of the cards is allowed', () => {
    // One may lead only what the other can follow; the other's cards are hidden.
    const options = { follow: true, kind: true };
    const state = duelAt(['9S 5H 3S 7H', '4S 2H'], { options });
    const hidden = duelAt(['9S 5H 3S 7H', '4S ?'], { options });
    const lead = { state, seat: 0, seed: 1, playedMove: { type: 'play' } };
    const seen = (view: GameState): WholeGame => ({
      ...{ ...game, visibility: { ...game.visibility, view: () => view } },
      play: { ...game.play, moves: () => [playOf('9S'), playOf('5H')] },
    });
    const legalSpades = seen(hidden);
    expect(makeAllCardsPuzzles(legalSpades, lead)).toEqual([]);
    const [puzzle] = makeAllCardsPuzzles(seen(state), lead);
    expect(puzzle?.puzzle.answers).toEqual([['9♠', '5♥']]);
    expect(puzzle?.rules).toEqual(['duel/play']);
  });
});

describe('the action of a move', () => {
  const view = answering('9S 5H 3S 7H');
  const nine = playOf('9S');

  test('is the label of the button that its picks offer', () => {
    expect(findAction(game, view, 1, nine)).toBe('Play');
  });

  test('is unknown if its picks offer only other moves', () => {
    const offersOthers = () => [{ label: 'Throw', detail: '', move: playOf('3S') }];
    const other = { ...game, table: { ...game.table, propose: offersOthers } };
    expect(findAction(other, view, 1, nine)).toBeUndefined();
    const hand = game.table.zones(view, 1, String).find(({ id }) => id === 'hand-1');
    if (!hand) throw new Error('no hand');
    expect([...listActions(other, view, 1, hand)].map(([action, moves]) => [action, [...moves.keys()]])).toEqual([
      ['Throw', ['3S']],
    ]);
    const led = game.table.zones(view, 1, String).find(({ id }) => id === 'led');
    if (!led) throw new Error('nothing led');
    expect(listActions(game, view, 1, led).size).toBe(0);
  });
});
