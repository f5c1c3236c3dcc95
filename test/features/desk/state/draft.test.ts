import { describe, expect, test } from 'vitest';
import {
  bareDraft,
  caseOf,
  completePosition,
  deskNaming,
  emptyDraft,
  isEmptyDraft,
  placesOf,
  questionsAbout,
  readDeskDraft,
  setPlace,
  withPlaceJson,
  writeDraft,
} from '../../../../src/features/desk/state/draft.ts';
import type { CountForm } from '../../../../src/game/desk.ts';
import { fault, type Result } from '../../../../src/game/fault.ts';
import type { DeskGame, TableGame } from '../../../../src/game/game.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import type { Options } from '../../../../src/game/options.ts';
import type { GameMove, GameState } from '../../../../src/game/play.ts';
import { cardPlace, choicePlace, numberPlace, toyDesk, toyDraft } from './toy-desk.ts';

const form: CountForm<Options> = {
  id: 'score',
  label: 'Score?',
  places: ({ seats }, name) => [cardPlace('won', { label: `${name(1)} of ${seats}` })],
  sides: () => [],
  example: {},
};
const places = [cardPlace('hand'), numberPlace('n', 0, 9)];
const game = toyDesk(places, {
  desk: {
    counts: [form],
    start: { n: 0 },
    complete: (json, { seats }) => ({ ...json, players: Number(seats) }),
  },
});

/** A toy game that reads positions and moves of its own. */
function strictGame(
  position: (json: JsonObject) => Result<GameState> | undefined,
  move: (json: JsonObject) => Result<GameMove> | undefined = () => undefined,
): DeskGame<TableGame> {
  const { notation } = toyDesk(places);
  return toyDesk(places, {
    game: {
      notation: {
        ...notation,
        position: {
          ...notation.position,
          read: (json, ...others) => position(json) ?? notation.position.read(json, ...others),
        },
        move: { ...notation.move, read: (json, ...others) => move(json) ?? notation.move.read(json, ...others) },
      },
    },
  });
}
const opened = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.fault.says);
  return result.value;
};
const read = (json: JsonObject, by = game) => readDeskDraft(by, { game: 'toy', ...json });

test('who tries is “you”, and the others are named in their order after that seat', () => {
  const name = deskNaming({ ...emptyDraft(game), options: { seats: 4 }, seat: 2 });
  expect([0, 1, 2, 3].map(name)).toEqual(['Bert', 'Cleo', 'you', 'Ann']);
});

test('an empty desk begins with what every position of the game has', () => {
  expect(emptyDraft(game)).toEqual({
    question: 'move',
    options: { seats: 3 },
    position: { n: 0, players: 3 },
    seat: 0,
    move: null,
    seed: null,
    won: {},
    claims: [],
  });
  expect(bareDraft(game, { seats: 2 }, 'score')).toMatchObject({ question: 'score', position: { n: 0, players: 2 } });
  expect(emptyDraft(toyDesk(places)).position).toEqual({});
  expect(completePosition(toyDesk(places), { n: 3 }, {})).toEqual({ n: 3 });
});

test('each question has its own places and entries', () => {
  const draft = emptyDraft(game);
  expect(placesOf(game, draft).map(({ id }) => id)).toEqual(['hand', 'n']);
  expect(placesOf(game, { ...draft, question: 'score' }).map(({ label }) => label)).toEqual(['Ann of 3']);
  expect(withPlaceJson(game, draft, { n: 4 })).toEqual({ ...draft, position: { n: 4, players: 3 } });
  const counting = { ...draft, question: 'score' };
  expect(withPlaceJson(game, counting, { n: 4 })).toEqual({ ...counting, won: { n: 4 } });
  expect(setPlace(numberPlace('n', 0, 9), { hand: [] }, 5)).toEqual({ hand: [], n: 5 });
});

test('each different thing of a place of cards is asked about once', () => {
  const asks = (thing: string) => (thing === '?' ? null : choicePlace(`about-${thing}`, []));
  const ids = (kind: 'set' | 'row' | 'pile'): readonly string[] =>
    questionsAbout(cardPlace('p', { kind, ask: asks }), { p: ['J', '6S', 'J', '?'] }).map(({ id }) => id);
  for (const kind of ['set', 'row', 'pile'] as const) expect(ids(kind)).toEqual(['about-J', 'about-6S']);
  expect(questionsAbout(cardPlace('p'), { p: ['J'] })).toEqual([]);
  expect(questionsAbout(cardPlace('p', { ask: asks }), {})).toEqual([]);
  expect(questionsAbout(numberPlace('p', 0, 1), { p: 1 })).toEqual([]);
});

describe('a draft is written', () => {
  const draft = toyDraft(game, { position: { n: 1 }, seat: 1 });

  test('as a case for the referee, with the house rules that differ', () => {
    expect(caseOf(game, draft)).toEqual({ game: 'toy', options: {}, position: { n: 1 }, seat: 1 });
    expect(caseOf(game, { ...draft, options: { seats: 2 }, move: { type: 'lay' }, seed: 0 })).toEqual({
      game: 'toy',
      options: { seats: 2 },
      position: { n: 1 },
      seat: 1,
      move: { type: 'lay' },
      seed: 0,
    });
  });

  test('as a count with what was won, and what was claimed if anything was', () => {
    const counting = { ...draft, question: 'score', won: { won: ['6S'] } };
    const written = { game: 'toy', question: 'score', won: ['6S'] };
    expect(writeDraft(game, counting)).toEqual(written);
    expect(writeDraft(game, { ...counting, claims: [null, null] })).toEqual(written);
    expect(writeDraft(game, { ...counting, claims: [null, 0] })).toEqual({ ...written, claimed: [null, 0] });
  });

  test('to nothing in the address if only house rules differ from a new one', () => {
    expect(isEmptyDraft(game, bareDraft(game, { seats: 2 }))).toBe(true);
    expect(isEmptyDraft(game, draft)).toBe(false);
    expect(isEmptyDraft(game, { ...emptyDraft(game), question: 'score' })).toBe(false);
  });
});

describe('a draft is read', () => {
  test('from a case', () => {
    expect(
      opened(read({ position: { n: 2 }, seat: 1, move: { type: 'lay' }, seed: 5, options: { seats: 2 } })),
    ).toEqual({
      ...emptyDraft(game),
      options: { seats: 2 },
      position: { n: 2, players: 2 },
      seat: 1,
      move: { type: 'lay' },
      seed: 5,
    });
    expect(opened(read({}))).toEqual({ ...emptyDraft(game), position: { players: 3 } });
  });

  test('from a count, whose claims are whole numbers', () => {
    const json = { question: 'score', won: ['6S'], claimed: [3, null, 'many', 0.5], options: { seats: 2 } };
    expect(opened(read(json))).toEqual({
      ...emptyDraft(game),
      options: { seats: 2 },
      question: 'score',
      won: { won: ['6S'] },
      claims: [3, null, null, null],
    });
    expect(opened(read({ question: 'score', claimed: 3 })).claims).toEqual([]);
  });

  test('only for its game, with house rules that exist', () => {
    expect(readDeskDraft(game, { game: 'other' })).toEqual(
      fault('unknown-game', 'game', 'This link belongs to the desk of another game.'),
    );
    expect(read({ options: { seats: 9 } })).toMatchObject({ ok: false, fault: { path: 'options.seats' } });
  });

  test('with a position or a move that is wrong, so that it can be mended', () => {
    const wrongPosition = strictGame(({ n }) => (n === 7 ? fault('bad-position', 'position.n', 'No.') : undefined));
    expect(opened(read({ position: { n: 7 }, move: { type: 'x' }, seed: 2 }, wrongPosition))).toMatchObject({
      position: { n: 7 },
      move: { type: 'x' },
      seed: 2,
    });
    const wrongMove = strictGame(
      () => undefined,
      () => fault('bad-move', 'move.type', 'No.'),
    );
    expect(opened(read({ position: { n: 7 }, seat: 2, move: { type: 'x' } }, wrongMove))).toMatchObject({
      position: { n: 7 },
      seat: 2,
      move: { type: 'x' },
    });
    expect(opened(read({ position: {}, move: 'lay' })).move).toBeNull();
  });

  test('not with what can’t be laid out', () => {
    expect(read({ position: ['6S'] })).toMatchObject({ ok: false, fault: { path: 'position' } });
    expect(read({ position: {}, seat: 3 })).toMatchObject({ ok: false, fault: { path: 'seat' } });
    expect(read({ moon: 1 })).toMatchObject({ ok: false, fault: { path: 'moon' } });
    expect(read({ seed: 'x' })).toMatchObject({ ok: false, fault: { path: 'seed' } });
  });

  test('for the seat that a wrong position names, or whose turn it says, if there is such a seat', () => {
    const strict = strictGame(() => fault('bad-position', 'position.n', 'No.'));
    const seatOf = (json: JsonObject): number => opened(read(json, strict)).seat;
    expect(seatOf({ position: { turn: 1 }, seat: 2 })).toBe(2);
    expect(seatOf({ position: { turn: 1 } })).toBe(1);
    expect(seatOf({ position: { turn: 0 }, seat: 0 })).toBe(0);
    expect(
      [{ turn: 3 }, { turn: -1 }, { turn: 0.5 }, { turn: '1' }, {}].map((position) => seatOf({ position })),
    ).toEqual([0, 0, 0, 0, 0]);
    expect(seatOf({})).toBe(0);
  });
});

test('a table that can be read is that of the seat on turn, unless another is named', () => {
  expect(opened(read({ position: { turn: 2 } })).seat).toBe(2);
  expect(opened(read({ position: { turn: 2 }, seat: 1 })).seat).toBe(1);
});
