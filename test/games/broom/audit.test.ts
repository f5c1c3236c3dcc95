import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { answer } from '../../../src/referee/answer.ts';
import { cleanTurns } from '../../../src/referee/clean-turns.ts';
import { readRecord } from '../../../src/referee/record.ts';

const findGame = (id: string) => games.find((game) => game.id === id);
const auditRecord = (record: unknown) => answer('audit', JSON.stringify(record), findGame) as never as BroomAudit;
const applyMove = (request: unknown) => answer('apply', JSON.stringify(request), findGame)['position'];

interface BroomAudit {
  readonly error?: { readonly code: string; readonly path: string; readonly says: string };
  readonly irregular: readonly Readonly<Record<string, unknown>>[];
  readonly unsure: readonly Readonly<Record<string, unknown>>[];
  readonly readings: readonly unknown[];
  readonly position: { readonly turn: number | null; readonly hands: readonly string[][] };
  readonly outcome: unknown;
  readonly tries: number;
}

/** An object with `then`, parsed, because the linter forbids that key in a literal. */
const settledAs = (settled: unknown): object => JSON.parse(`{"then":${JSON.stringify(settled)}}`);

/** Builds a record entry: a move, and how the table settled it if it was irregular. */
function recordEntry(seat: number, move: object, settled?: unknown) {
  const entry = { seat, move };
  return settled === undefined ? entry : { ...entry, ...settledAs(settled) };
}

const place = (...cards: string[]) => ({ type: 'place', cards });
const take = (card: string, ...groups: string[][]) => ({ type: 'take', cards: [card], groups });

const POSITION = {
  turn: 0,
  hands: [
    ['6S', '2C'],
    ['9D', '4H'],
  ],
  table: ['5C', 'AD', '9H'],
};
const auditBroom = (moves: readonly unknown[], position: object = POSITION, extraFields: object = {}) =>
  auditRecord({ game: 'broom', ...extraFields, start: { position }, moves });

describe('a record of Broom with all cards open', () => {
  test('by the rules has no finding, and shows the cards at the end', () => {
    const audit = auditBroom([recordEntry(0, take('6S', ['5C', 'AD'])), recordEntry(1, take('9D', ['9H']))]);
    expect(audit).toMatchObject({ tries: 2, irregular: [], unsure: [], outcome: null });
    expect(audit.position).toMatchObject({ turn: 0, hands: [['2C'], ['4H']], table: [] });
  });

  test('an illegal try without another entry was taken back: the same seat is still to move', () => {
    const audit = auditBroom([recordEntry(0, take('6S', ['5C'])), recordEntry(0, take('6S', ['5C', 'AD']))]);
    expect(audit.irregular).toEqual([
      {
        at: 0,
        seat: 0,
        verdict: 'illegal',
        findings: [{ rule: 'broom/take-sum', says: expect.stringContaining('5♣') }],
        nearest: expect.arrayContaining([{ move: take('6S', ['5C', 'AD']), says: expect.any(String) }]),
        ...settledAs('taken-back'),
      },
    ]);
    expect(audit.position.turn).toBe(1);
  });

  test('a try that stood leaves the cards as written, and the record continues from there', () => {
    const positionAfter = {
      ...POSITION,
      turn: 1,
      hands: [['2C'], ['9D', '4H']],
      table: ['AD', '9H'],
      taken: [['5C', '6S'], []],
      lastTaker: 0,
    };
    const audit = auditBroom([
      recordEntry(0, take('6S', ['5C']), { position: positionAfter }),
      recordEntry(1, take('9D', ['9H'])),
    ]);
    expect(audit.irregular).toMatchObject([{ at: 0, verdict: 'illegal' }]);
    expect(audit.irregular[0]?.['then']).toEqual({ position: positionAfter });
    expect(audit.position).toMatchObject({ turn: 0, hands: [['2C'], ['4H']] });
  });

  test('the consequence of an irregular move isn’t irregular, another breach is', () => {
    const positionAfter = { ...POSITION, turn: 1, hands: [['2C'], ['9D', '4H']], table: ['AD', '9H'] };
    const audit = auditBroom([
      recordEntry(0, take('6S', ['5C']), { position: positionAfter }),
      recordEntry(1, take('9D', ['9H'])),
      recordEntry(1, place('4H')),
      recordEntry(0, place('2C')),
    ]);
    expect(audit.irregular.map(({ at }) => at)).toEqual([0, 2]);
  });

  test('after an allowed move the cards may be written down as they must be, with a hand in any order', () => {
    const move = take('6S', ['5C', 'AD']);
    const position = applyMove({ game: 'broom', position: POSITION, move }) as never as typeof POSITION;
    const hands = position.hands.map((hand) => [...hand].reverse());
    const audit = auditBroom([recordEntry(0, move, { position: { ...position, hands } }), recordEntry(1, place('4H'))]);
    expect(audit.irregular).toEqual([]);
  });

  test.each([
    ['another total', { scores: [3, 0] }],
    ['another seat on turn', { turn: 0 }],
    ['a card too many', { table: ['9H', 'KC'] }],
  ])('%s after an allowed move is an irregularity without a rule', (_, change) => {
    const move = take('6S', ['5C', 'AD']);
    const position = { ...(applyMove({ game: 'broom', position: POSITION, move }) as object), ...change };
    const audit = auditBroom([recordEntry(0, move, { position })]);
    expect(audit.irregular).toMatchObject([{ at: 0, verdict: 'legal', findings: [{ rule: null }], nearest: [] }]);
    expect(audit.position).toMatchObject(change);
  });

  test('an allowed move that was taken back is irregular too, and didn’t happen', () => {
    const audit = auditBroom([recordEntry(0, place('2C'), 'taken-back'), recordEntry(0, place('6S'))]);
    expect(audit.irregular).toMatchObject([{ at: 0, verdict: 'legal', findings: [{ rule: null }] }]);
    expect(audit.position.hands).toEqual([['2C'], ['9D', '4H']]);
  });

  test('every try out of turn or after the end is irregular and none is an error', () => {
    expect(auditBroom([recordEntry(1, place('4H'))]).irregular).toMatchObject([
      { findings: [{ rule: 'broom/your-turn' }] },
    ]);
    const audit = auditBroom([recordEntry(0, place('2C')), recordEntry(1, place('4H'))], {
      ...POSITION,
      turn: null,
    });
    expect(audit.irregular.map(({ at }) => at)).toEqual([0, 1]);
    expect(audit.outcome).toEqual({ winners: [0, 1], scores: [0, 0] });
  });

  test('a house rule that changes the list is named with that list', () => {
    const position = {
      ...POSITION,
      hands: [['2C', '8S'], ['9D']],
      table: ['5C+AD', '9H'],
      builders: { '5C+AD': 1 },
    };
    const raise = recordEntry(0, { type: 'combine', cards: ['2C'], with: ['5C+AD'], also: [] });
    const never = auditBroom([raise], position, { options: { raise: 'never' } });
    expect(never.irregular.map(({ at }) => at)).toEqual([0]);
    expect(never.readings).toContainEqual({ option: 'raise', value: 'lone', irregular: [] });
    expect(auditBroom([raise], position, { options: { raise: 'any' } }).readings).toContainEqual({
      option: 'raise',
      value: 'never',
      irregular: [0],
    });
  });
});

describe('unseen cards', () => {
  test('a card played from an unseen hand was in it: unsure, and the hand is one card shorter', () => {
    const audit = auditBroom([recordEntry(0, place('KC'))], { ...POSITION, hands: [['3?'], ['9D', '4H']] });
    expect(audit.irregular).toEqual([]);
    expect(audit.unsure).toEqual([{ at: 0, seat: 0, depends: [expect.stringContaining('K♣')], settled: null }]);
    expect(audit.position.hands[0]).toEqual(['2?']);
  });

  test('a card that was seen once can’t be seen again', () => {
    const audit = auditBroom([recordEntry(0, place('KC')), recordEntry(1, place('KC'))], {
      ...POSITION,
      hands: [['2?'], ['2?']],
    });
    expect(audit.irregular).toMatchObject([{ at: 1, seat: 1, verdict: 'illegal' }]);
  });

  const COMBINE_SIX = { type: 'combine', cards: ['AC'], with: ['5C'], also: [] };
  const HIDDEN_HAND = { ...POSITION, hands: [['2?'], ['9D', '4H']] };

  test('an assumption that a later card refutes is settled where that card is seen', () => {
    const audit = auditBroom(
      [recordEntry(0, COMBINE_SIX), recordEntry(1, place('4H')), recordEntry(0, place('KC'))],
      HIDDEN_HAND,
    );
    expect(audit.irregular).toEqual([]);
    expect(audit.unsure[0]).toMatchObject({ at: 0, seat: 0, settled: { at: 2, verdict: 'illegal' } });
    expect(audit.unsure[1]).toMatchObject({ at: 2, settled: null });
  });

  test('a game with a refuted assumption can’t be reviewed; one with an open or a confirmed one can', () => {
    const reviewWith = (last: object) => {
      const moves = [recordEntry(0, COMBINE_SIX), recordEntry(1, place('4H')), recordEntry(0, last)];
      const record = readRecord({ game: 'broom', start: { position: HIDDEN_HAND }, moves }, findGame);
      return record.ok ? cleanTurns(record.value) : record;
    };
    const message =
      'What came to light later shows that this was against the rules. Only a game without irregularities can be reviewed.';
    expect(reviewWith(place('KC'))).toMatchObject({ ok: false, fault: { path: 'moves[0]', says: message } });
    expect(reviewWith(take('6C', ['5C+AC']))).toMatchObject({ ok: true, value: [{ at: 0 }, { at: 1 }, { at: 2 }] });
  });

  test('an assumption that a later card confirms is settled there too', () => {
    const audit = auditBroom(
      [recordEntry(0, COMBINE_SIX), recordEntry(1, place('4H')), recordEntry(0, take('6C', ['5C+AC']))],
      HIDDEN_HAND,
    );
    expect(audit.unsure[0]).toMatchObject({ at: 0, settled: { at: 2, verdict: 'legal' } });
  });

  test('two tries that can’t both have been allowed are found before any card is shown', () => {
    const position = { ...POSITION, hands: [['3?'], ['9D', '4H']], table: ['5C', 'AD', '8H'] };
    const nine = { type: 'combine', cards: ['AC'], with: ['8H'], also: [] };
    const audit = auditBroom(
      [recordEntry(0, { ...COMBINE_SIX, cards: ['AS'] }), recordEntry(1, place('4H')), recordEntry(0, nine)],
      position,
    );
    expect(audit.irregular).toEqual([]);
    // One card is left, either a 6 or a 9.
    expect(audit.unsure[0]).toMatchObject({ at: 0, settled: { at: 2, verdict: 'illegal' } });
  });

  test('a position written down afterwards is known from then on', () => {
    const move = place('KC');
    const position = {
      ...(applyMove({ game: 'broom', position: HIDDEN_HAND, move }) as object),
      hands: [['7S'], ['9D', '4H']],
    };
    const audit = auditBroom(
      [recordEntry(0, move, { position }), recordEntry(1, place('4H')), recordEntry(0, place('QC'))],
      HIDDEN_HAND,
    );
    expect(audit.irregular).toMatchObject([{ at: 2, verdict: 'illegal' }]);
    expect(audit.position.hands[0]).toEqual(['7S']);
  });

  test('a count that needs unseen cards asks for them at its move', () => {
    const lastPosition = { ...POSITION, hands: [['2C'], []], stock: [], taken: [['20?'], ['10?']] };
    expect(auditBroom([recordEntry(0, place('2C'))], lastPosition).error).toMatchObject({
      code: 'bad-record',
      path: 'moves[0]',
    });
    const positionAfter = { ...POSITION, session: 2, dealer: 1, hands: [['4?'], ['4?']] };
    expect(auditBroom([recordEntry(0, place('2C'), { position: positionAfter })], lastPosition).irregular).toEqual([]);
  });
});

describe('a record that can’t be read', () => {
  const VALID_RECORD = { game: 'broom', start: { seed: 7 }, moves: [recordEntry(1, place('KC'))] };
  test.each([
    ['nothing of a record', {}, 'game'],
    ['another game', { ...VALID_RECORD, game: 'chess' }, 'game'],
    ['a stranger among its keys', { ...VALID_RECORD, winner: 1 }, 'winner'],
    ['an unknown house rule', { ...VALID_RECORD, options: { luck: 1 } }, 'options.luck'],
    ['too few names', { ...VALID_RECORD, names: ['Ann'] }, 'names'],
    ['no start', { ...VALID_RECORD, start: undefined }, 'start'],
    ['two starts', { ...VALID_RECORD, start: { seed: 1, position: {} } }, 'start'],
    ['half a seed', { ...VALID_RECORD, start: { seed: 0.5 } }, 'start.seed'],
    [
      'an impossible card',
      { ...VALID_RECORD, start: { position: { hands: [['1Z'], []] } } },
      'start.position.hands[0][0]',
    ],
    ['no moves', { ...VALID_RECORD, moves: undefined }, 'moves'],
    ['a move that is null', { ...VALID_RECORD, moves: [null] }, 'moves[0]'],
    ['a seat that isn’t there', { ...VALID_RECORD, moves: [recordEntry(2, place('KC'))] }, 'moves[0].seat'],
    ['a move of another game', { ...VALID_RECORD, moves: [recordEntry(0, { type: 'bid' })] }, 'moves[0].move.type'],
    ['an unknown word', { ...VALID_RECORD, moves: [recordEntry(0, place('KC'), 'forgiven')] }, 'moves[0].then'],
    [
      'a position that can’t be',
      { ...VALID_RECORD, moves: [recordEntry(0, place('KC'), { position: { hands: [['KC', 'KC'], []] } })] },
      'moves[0].then.position.hands[0][1]',
    ],
  ])('%s is an error with its place', (_, record, path) => {
    const { error } = auditRecord(record);
    expect(error).toMatchObject({ code: 'bad-record', path });
    expect(error?.says).toMatch(/^[A-Z“].*\.$/s);
  });

  test('a torn line isn’t JSON, and more moves than any game has are too many', () => {
    expect(answer('audit', JSON.stringify(VALID_RECORD).slice(0, -9), findGame)).toMatchObject({
      error: { code: 'bad-json' },
    });
    const moves = new Array(20_001).fill(recordEntry(0, place('KC')));
    expect(auditRecord({ ...VALID_RECORD, moves }).error).toMatchObject({ code: 'too-much', path: 'moves' });
  });
});
