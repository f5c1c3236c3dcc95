import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../src/cards/card.ts';
import { createRecord, recordFromCase } from '../../../../src/features/records/state/writing/new-record.ts';
import { reduce, type WritingAction } from '../../../../src/features/records/state/writing/reduce.ts';
import {
  beginWriting,
  isUnsaid,
  openWriting,
  seatNamerOf,
  seatOf,
  standpointOf,
  touchSessionOf,
  visibleZones,
  type WritingState,
} from '../../../../src/features/records/state/writing/state.ts';
import { findFreeCard, listTableFields } from '../../../../src/features/records/state/writing/table-edits.ts';
import type { Result } from '../../../../src/game/fault.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import type { GameState } from '../../../../src/game/play.ts';
import type { ItemRef } from '../../../../src/game/zone.ts';
import { games } from '../../../../src/games/index.ts';
import { drop } from '../../../../src/table/session.ts';
import { recordEntry } from '../../../contract/irregular-record.ts';
import { type PlayedDecision, playThrough } from '../../../contract/play-through.ts';

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.says);
  return result.value;
}
const entriesIn = ({ replay }: WritingState) => replay.record.entries;
const act = (writing: WritingState, ...actions: readonly WritingAction[]): WritingState =>
  actions.reduce(reduce, writing);

describe.each(games.map((game) => [game.name, game] as const))('a record of %s while it is written', (_, game) => {
  const options = defaultOptions(game.options);
  const decisions = [...playThrough(game, options, 5)].slice(0, 5);
  const [firstDecision, , thirdDecision, , lastDecision] = decisions as [
    PlayedDecision,
    PlayedDecision,
    PlayedDecision,
    PlayedDecision,
    PlayedDecision,
  ];
  const positionOf = (state: GameState) => game.notation.position.write(state);
  const json = {
    game: game.id,
    start: { position: positionOf(firstDecision.state) },
    moves: decisions.slice(0, 4).map(({ seat, move }) => recordEntry(game, seat, move)),
  };
  /** The record of four moves, and the same before its first. */
  const openWritten = () => unwrap(openWriting(game, json));
  const openUntouched = () => unwrap(openWriting(game, { ...json, moves: [] }));
  const positionIn = (writing: WritingState) => positionOf(standpointOf(writing).state);
  const handItem = (writing: WritingState): ItemRef => {
    const zone = visibleZones(writing).find(({ kind, items }) => kind === 'hand' && items.length > 0);
    return { zone: zone?.id ?? '', item: zone?.items[0]?.id ?? '' };
  };

  test('begins with the cards, and goes on with what is played', () => {
    const [written, untouched] = [openWritten(), openUntouched()];
    expect([untouched.mode, written.mode]).toEqual(['cards', 'played']);
    expect(seatOf(written)).toBe(lastDecision.seat);
    expect(act(written, { type: 'touching', mode: 'cards' }).mode).toBe('cards');
  });

  test('loses its last move if that was never played, and so returns to the table before it', () => {
    const [written, untouched] = [openWritten(), openUntouched()];
    const struck = act(written, { type: 'strike' });
    expect(entriesIn(struck)).toEqual(entriesIn(written).slice(0, 3));
    expect(positionIn(struck)).toEqual(
      positionIn(unwrap(openWriting(game, { ...json, moves: json.moves.slice(0, 3) }))),
    );
    expect(reduce(untouched, { type: 'strike' })).toBe(untouched);
  });

  test('keeps its last move as taken back, at the table before it', () => {
    const [written, untouched] = [openWritten(), openUntouched()];
    const back = act(written, { type: 'back' });
    expect(entriesIn(back).map(({ response }) => response)).toEqual([null, null, null, 'taken-back']);
    expect(positionIn(back)).toEqual(positionIn(act(written, { type: 'strike' })));
    expect(reduce(untouched, { type: 'back' })).toBe(untouched);
  });

  test('names its players', () => {
    const written = openWritten();
    const names = Array.from({ length: game.seats(options) }, (_one, seat) => `Guest ${seat}`);
    const named = act(written, { type: 'names', names });
    expect(seatNamerOf(named)(1)).toBe('Guest 1');
    expect(entriesIn(named)).toEqual(entriesIn(written));
  });

  test('takes over the table that was laid at the desk: after its last move, or as its start', () => {
    const [written, untouched] = [openWritten(), openUntouched()];
    const laid = { position: positionOf(thirdDecision.state), state: thirdDecision.state };
    const later = act({ ...written, unsaid: [{ zone: 'z', card: 1 }] }, { type: 'lie', position: laid });
    expect(positionIn(later)).toEqual(laid.position);
    expect([entriesIn(later).length, later.unsaid]).toEqual([4, []]);
    expect(entriesIn(later).map(({ response }) => response !== null)).toEqual([false, false, false, true]);
    const start = act(untouched, { type: 'lie', position: laid });
    expect([positionIn(start), entriesIn(start)]).toEqual([laid.position, []]);
  });

  test('takes over such a table before a move that was taken back', () => {
    const written = openWritten();
    const laid = { position: positionOf(thirdDecision.state), state: thirdDecision.state };
    const later = act(written, { type: 'back' }, { type: 'lie', position: laid });
    expect(entriesIn(later).map(({ response }) => typeof response)).toEqual(['object', 'object', 'object', 'string']);
    expect(entriesIn(later)[2]?.response).toMatchObject({ position: laid.position });
    expect(positionIn(later)).toEqual(laid.position);
  });

  test('takes down a legal move at once, and rules on it', () => {
    const written = openWritten();
    const { seat, move } = lastDecision;
    const next = act(written, { type: 'attempt', move });
    expect(entriesIn(next).at(-1)).toMatchObject({ seat, response: null });
    expect(game.notation.key(entriesIn(next).at(-1)?.move ?? move)).toBe(game.notation.key(move));
    expect(next).toMatchObject({ awaitsOutcome: false, chosenSeat: null, problem: '' });
    expect(next.tried?.ruling.verdict).not.toBe('illegal');
  });

  test('settles nothing without a try', () => {
    const written = openWritten();
    expect(reduce(written, { type: 'meet', outcome: 'stood' })).toBe(written);
  });

  test('takes a drag for a touch, unless cards are being named', () => {
    const [written, untouched] = [openWritten(), openUntouched()];
    const thing = handItem(written);
    const place = { zone: 'nowhere' };
    const session = touchSessionOf(written);
    const dragged = act({ ...written, problem: 'Something.', isPrompted: true }, { type: 'drop', thing, place });
    const { picked, sure } = drop(session, thing, place);
    if (!sure) expect(dragged).toMatchObject({ picked, tried: null, problem: '', isPrompted: false, askedItem: null });
    expect(picked.length).toBeGreaterThan(0);
    expect(reduce(untouched, { type: 'drop', thing, place })).toBe(untouched);
  });

  test('asks for a card that is touched, until it is told or left unseen', () => {
    const untouched = openUntouched();
    const thing = handItem(untouched);
    const asked = act({ ...untouched, problem: 'Something.' }, { type: 'touch', thing });
    expect(asked).toMatchObject({ askedItem: thing, isPrompted: false, problem: '' });
    const left = act({ ...asked, isPrompted: true, problem: 'Something.' }, { type: 'never-mind' });
    expect(left).toEqual({ ...asked, askedItem: null });
    expect(reduce(left, { type: 'tell', card: game.pack.cards[0] as number })).toBe(left);
  });

  test('says whose turn it is and what else the table shows, and refuses what can’t be', () => {
    const untouched = openUntouched();
    for (const place of listTableFields(game, standpointOf(untouched))) {
      const wrong = act(untouched, { type: 'say', place, value: 'nonsense' as never });
      if (wrong.problem === '') continue;
      expect(wrong.problem).toMatch(/^.+\.$/);
      expect(positionIn(wrong)).toEqual(positionIn(untouched));
      const value = place.read(positionOf(firstDecision.state));
      if (value === undefined) continue;
      const said = act(wrong, { type: 'say', place, value });
      expect([said.problem, place.read(positionIn(said))]).toEqual(['', value]);
    }
  });

  test('knows a card that is free: some copy of it isn’t on the table', () => {
    const { state } = firstDecision;
    expect(findFreeCard(game, game.visibility.view(state, 0))).toBeDefined();
    const everyCard = {
      ...game,
      play: { ...game.play, cards: () => game.pack.cards.flatMap((card) => Array(game.pack.copies(card)).fill(card)) },
    };
    expect(findFreeCard(everyCard, state)).toBeUndefined();
  });

  test('can start from a question to the referee', () => {
    const position = positionOf(firstDecision.state);
    expect(recordFromCase({ game: game.id, options: { a: 1 }, position, seat: 1, move: {} })).toEqual({
      game: game.id,
      options: { a: 1 },
      start: { position },
      moves: [],
    });
    expect(recordFromCase({})).toEqual({ game: null, options: {}, start: { position: {} }, moves: [] });
  });
});

/** A record of a new deal, in which no card is named yet. */
const beginRecord = (game: (typeof games)[number]): WritingState =>
  unwrap(beginWriting(game, createRecord(game, { options: defaultOptions(game.options), names: null }, null)));
/** Games in which some cards are face up after the deal. */
const withOpenCards = games.filter((game) => beginRecord(game).unsaid.length > 0);

test.each(withOpenCards.map((game) => [game.name, game] as const))(
  '%s: a card can be named that so far stood in for one not yet named',
  (_, game) => {
    const fresh = beginRecord(game);
    const unsaidCard = fresh.unsaid[0] as (typeof fresh.unsaid)[0];
    const seated = act(fresh, { type: 'seat', seat: 0 });
    const hand = visibleZones(seated).find(({ kind, items }) => kind === 'hand' && items[0]?.cards[0] === UNKNOWN);
    if (!hand) throw new Error('the hand is open');
    const told = act(
      seated,
      { type: 'touch', thing: { zone: hand.id, item: hand.items[0]?.id ?? '' } },
      { type: 'tell', card: unsaidCard.card },
    );
    const handCards =
      visibleZones(told)
        .find(({ id }) => id === hand.id)
        ?.items.flatMap(({ cards }) => cards) ?? [];
    expect([told.problem, told.chosenSeat]).toEqual(['', 0]);
    expect(handCards.filter((card) => card === unsaidCard.card)).toHaveLength(1);
    // What lies face up is still to be named, and stands for another card.
    expect(told.unsaid).toHaveLength(fresh.unsaid.length);
    expect(told.unsaid.some(({ zone, card }) => zone === unsaidCard.zone && card !== unsaidCard.card)).toBe(true);
    const openItems = visibleZones(told).find(({ id }) => id === unsaidCard.zone)?.items ?? [];
    expect(openItems.some(({ id }) => isUnsaid(told, { zone: unsaidCard.zone, item: id }))).toBe(true);
    const cards = game.play.cards(standpointOf(told).state).filter((card) => card !== UNKNOWN);
    for (const card of cards)
      expect(cards.filter((one) => one === card).length).toBeLessThanOrEqual(game.pack.copies(card));
  },
);
