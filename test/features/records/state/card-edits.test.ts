import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../src/cards/card.ts';
import { reduce } from '../../../../src/features/records/state/writing/reduce.ts';
import { openWriting, standpointOf, visibleZones } from '../../../../src/features/records/state/writing/state.ts';
import {
  appendEntry,
  cardAt,
  listTableFields,
  setCard,
  setTableField,
  withPosition,
} from '../../../../src/features/records/state/writing/table-edits.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import type { GameState } from '../../../../src/game/play.ts';
import type { ItemRef } from '../../../../src/game/zone.ts';
import { games } from '../../../../src/games/index.ts';
import type { RecordEntry, TableRecord } from '../../../../src/referee/record.ts';
import { type PlayedDecision, playThrough } from '../../../contract/play-through.ts';

describe.each(games.map((game) => [game.name, game] as const))('a table of %s that is corrected', (_, game) => {
  const options = defaultOptions(game.options);
  const [, , , { state, seat }] = [...playThrough(game, options, 7)] as readonly PlayedDecision[] as [
    PlayedDecision,
    PlayedDecision,
    PlayedDecision,
    PlayedDecision,
  ];
  const cardsIn = (of: GameState): readonly number[] => game.play.cards(of).toSorted((a, b) => a - b);
  /** The items of a seat’s hand, as the seat sees them. */
  const handOf = (of: GameState): readonly { thing: ItemRef; card: number }[] =>
    game.table
      .zones(game.visibility.view(of, seat), seat, String)
      .filter(({ kind }) => kind === 'hand')
      .flatMap(({ id, items }) =>
        items.map((item) => ({ thing: { zone: id, item: item.id }, card: item.cards.at(-1) ?? -1 })),
      );
  const correct = (before: GameState, thing: ItemRef, card: number) =>
    setCard(game, { state: before, seat, name: String }, thing, card);

  test('has each card of the hand, and the told one instead of one of them', () => {
    const [item] = handOf(state) as [{ thing: ItemRef; card: number }];
    expect(cardAt(game, { state, seat, name: String }, item.thing)).toBe(item.card);
    for (const card of game.pack.cards.filter((one) => one !== item.card).slice(0, 20)) {
      const result = correct(state, item.thing, card);
      if (!result.ok) continue;
      const after = result.value.state;
      const wanted = [
        ...handOf(state)
          .map((one) => one.card)
          .filter((_one, i) => i > 0),
        card,
      ];
      const hand = handOf(after).map((one) => one.card);
      // Where the card was in hand already, the two have changed places.
      const isInHand = handOf(state).some((one) => one.card === card) && !isFree(card);
      expect(hand.toSorted()).toEqual((isInHand ? handOf(state).map((one) => one.card) : wanted).toSorted());
      const free = cardsIn(state).toSpliced(cardsIn(state).indexOf(item.card), 1);
      expect(cardsIn(after)).toEqual(isFree(card) ? [...free, card].toSorted((a, b) => a - b) : cardsIn(state));
      expect(after.chance).toEqual(state.chance);
    }
  });

  /** Whether the pack has another copy of a card than those on the table. */
  function isFree(card: number): boolean {
    return cardsIn(state).filter((one) => one === card).length < game.pack.copies(card);
  }

  test('is the same if its own card is told', () => {
    const [item] = handOf(state) as [{ thing: ItemRef; card: number }];
    const result = correct(state, item.thing, item.card);
    expect(result.ok && result.value.position).toEqual(game.notation.position.write(state));
  });

  test('says who is to move and what else isn’t a card, each as it is written', () => {
    const at = { state, seat, name: String };
    for (const place of listTableFields(game, at)) {
      expect(['choice', 'number']).toContain(place.kind);
      const value = place.read(game.notation.position.write(state));
      if (value === undefined) continue;
      const result = setTableField(game, at, place, value);
      expect(result.ok && result.value.position).toEqual(game.notation.position.write(state));
      expect(result.ok && result.value.state.chance).toEqual(state.chance);
    }
  });

  test('is written down in the record while cards are named, and only looked at while moves are', () => {
    const position = game.notation.position.write(game.visibility.view(state, seat));
    const opened = openWriting(game, { game: game.id, start: { position }, moves: [] });
    if (!opened.ok) throw new Error(opened.fault.says);
    const other = (seat + 1) % game.seats(options);
    const card = game.pack.cards.find((one) => !game.play.cards(game.visibility.view(state, seat)).includes(one)) ?? 0;
    const told = (mode: 'cards' | 'played') => {
      const seated = reduce(reduce(opened.value, { type: 'touching', mode }), { type: 'seat', seat: other });
      const hand = visibleZones(seated).find(({ kind }) => kind === 'hand');
      const item = hand?.items.find(({ cards }) => cards[0] === UNKNOWN)?.id ?? '';
      return reduce(reduce(seated, { type: 'touch', thing: { zone: hand?.id ?? '', item } }), { type: 'tell', card });
    };
    const [named, shown] = [told('cards'), told('played')];
    expect([named.problem, shown.problem]).toEqual(['', '']);
    for (const one of [named, shown]) {
      expect(game.play.cards(standpointOf(one).state)).toContain(card);
      expect([one.chosenSeat, one.isPrompted]).toEqual([other, false]);
    }
    expect([named.namedState, named.askedItem]).toEqual([null, null]);
    expect(game.play.cards(named.replay.steps[0]?.state ?? state)).toContain(card);
    expect(shown.namedState).not.toBeNull();
    expect(game.play.cards(shown.replay.steps[0]?.state ?? state)).not.toContain(card);
  });
});

describe('a record', () => {
  const entry = (seat: number): RecordEntry => ({ seat, move: {} as never, response: null });
  const record = { entries: [entry(0), entry(1)], start: { seed: 1 } } as unknown as TableRecord;
  const position = { position: { a: 1 }, state: {} as GameState };

  test('grows at its end', () => {
    expect(appendEntry(record, entry(2)).entries.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('is corrected after its last entry that stands, or at its start', () => {
    const responses = (of: TableRecord) => of.entries.map(({ response }) => response);
    expect(responses(withPosition(record, position, () => false))).toEqual([null, position]);
    expect(responses(withPosition(record, position, (at) => at === 1))).toEqual([position, null]);
    const atStart = withPosition(record, position, () => true);
    expect([atStart.start, responses(atStart)]).toEqual([position, [null, null]]);
  });
});
