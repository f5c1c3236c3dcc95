import { describe, expect, test } from 'vitest';
import {
  dealStepAt,
  lineAt,
  namingOf,
  ownViewpoint,
  type RecordReplay,
  withOwnerNamed,
  writeText,
  wrongSteps,
} from '../../../../src/features/records/state/replay.ts';
import type { Zone } from '../../../../src/game/zone.ts';

/** A game in which events are words, and a rule’s number is its id. */
const toyGame = {
  name: 'Toy',
  texts: {
    describeEvent: ({ kind }: { kind: string }, name: (seat: number) => string) => `${name(1)} ${kind}.`,
    describeMove: ({ type }: { type: string }) => `${type} it.`,
  },
  rules: {
    rule: (id: string) => ({ id, title: id, law: '' }),
    chapterOf: () => ({ id: 'play' }),
    number: (id: string) => id,
  },
};
const event = (kind: string, points?: number) => ({ kind, rule: '1.1', ...(points === undefined ? {} : { points }) });
const judgedEntry = (at: number, irregular?: unknown) => ({
  at,
  entry: { seat: 1, move: { type: 'take' } },
  irregular,
});
const finding = (rule: string | null, says: string) => ({ rule, says });

/** The deal, a good move, two tries against the rules, a move that was doubtful, and one that ends a deal. */
const replay = {
  record: { game: toyGame, names: ['Ann', 'You'] },
  steps: [
    { events: [], judgedEntry: null },
    { events: [event('laid'), event('drew')], judgedEntry: judgedEntry(0) },
    {
      events: [],
      judgedEntry: judgedEntry(1, {
        response: 'taken-back',
        findings: [finding('2.3', 'It takes a card of the hand.'), finding('2.4', 'It leaves the pile.')],
      }),
    },
    {
      events: [],
      judgedEntry: judgedEntry(2, {
        response: { position: {} },
        findings: [finding('2.5', 'It is Ann’s turn.')],
      }),
    },
    { events: [event('passed')], judgedEntry: judgedEntry(3) },
    { events: [event('went out', 12)], judgedEntry: judgedEntry(4) },
    {
      events: [],
      judgedEntry: judgedEntry(5, {
        response: 'taken-back',
        findings: [finding(null, 'This was allowed, and it was taken back.')],
      }),
    },
  ],
  audit: {
    irregular: [judgedEntry(5), judgedEntry(2), judgedEntry(1)],
    unsure: [
      { at: 3, settled: { at: 5, verdict: 'illegal' }, depends: ['who had the ace', 'what lay below'] },
      { at: 4, settled: { at: 5, verdict: 'legal' }, depends: ['who had the king'] },
      { at: 0, settled: null, depends: ['who had the queen'] },
    ],
  },
} as unknown as RecordReplay;
const textsAt = (at: number): readonly string[] =>
  lineAt(replay, at, (seat) => ['Ann', 'you'][seat] ?? '').sentences.map(({ text }) => text);

describe('a step of a record', () => {
  test('is told by its events, each with its rule', () => {
    expect(lineAt(replay, 1, () => 'Bert')).toEqual({
      kind: 'fine',
      sentences: [
        { text: 'Bert laid.', rule: expect.objectContaining({ rule: '1.1', path: 'rules/play/#1.1' }) },
        { text: 'Bert drew.', rule: expect.objectContaining({ rule: '1.1' }) },
      ],
    });
    expect(lineAt(replay, 0, () => 'Bert')).toEqual({ kind: 'fine', sentences: [] });
  });

  test('that was against the rules is told by the try, its findings, and what the table did', () => {
    expect(textsAt(2)).toEqual([
      'You: take it.',
      'It takes a card of the hand.',
      'It leaves the pile.',
      'It was taken back.',
    ]);
    expect(textsAt(3)).toEqual(['You: take it.', 'It is Ann’s turn.', 'It was left standing.']);
    expect(lineAt(replay, 2, String).sentences.map(({ rule }) => rule?.number)).toEqual([
      undefined,
      '2.3',
      '2.4',
      undefined,
    ]);
  });

  test('that no rule forbade says once what the table did', () => {
    expect(textsAt(6)).toEqual(['You: take it.', 'This was allowed, and it was taken back.']);
  });

  test('of a doubtful move says what it depended on, if it turns out to be illegal', () => {
    expect(lineAt(replay, 4, () => 'Bert')).toMatchObject({
      kind: 'unsure',
      sentences: [
        { text: 'Bert passed.' },
        {
          text: 'Move 6 shows that this was not allowed. It depended on who had the ace; what lay below.',
          rule: null,
        },
      ],
    });
    expect(lineAt(replay, 5, () => 'Bert')).toMatchObject({ kind: 'fine', sentences: [{ text: 'Bert went out.' }] });
  });
});

test('the wrong steps are in the order of play, with moves that turned out wrong later', () => {
  expect(wrongSteps(replay)).toEqual([2, 3, 4, 6]);
});

test('a deal begins after the last points', () => {
  expect([0, 4, 5, 6].map((at) => dealStepAt(replay, at))).toEqual([0, 0, 5, 5]);
});

test('a record as text has a line for each move, a mark where something was wrong, and the number of its rule', () => {
  expect(writeText(replay)).toBe(
    [
      'Toy',
      '',
      '1. you laid. you drew.',
      '2. ! You: take it. It takes a card of the hand. (2.3) It leaves the pile. (2.4) It was taken back.',
      '3. ! You: take it. It is Ann’s turn. (2.5) It was left standing.',
      '4. ! you passed. (1.1) Move 6 shows that this was not allowed. It depended on who had the ace; what lay below.',
      '5. you went out.',
      '6. ! You: take it. This was allowed, and it was taken back.',
      '',
    ].join('\n'),
  );
});

describe('the names in a record', () => {
  const recordOf = (...names: readonly string[]) => ({ record: { names } }) as unknown as RecordReplay;

  test('tell whose game it was: the person’s, or nobody’s', () => {
    expect(ownViewpoint(replay)).toBe(1);
    expect(ownViewpoint(recordOf('You', 'Ann'))).toBe(0);
    expect(ownViewpoint(recordOf('Ann', 'Bert'))).toBe('all');
    expect(ownViewpoint({ record: { names: null } } as unknown as RecordReplay)).toBe('all');
  });

  test('are “you” for who looks; a missing one is the number of the seat', () => {
    const name = namingOf(recordOf('Ann', ''), 0);
    expect([name(0), name(1), name(2)]).toEqual(['you', 'Player 2', 'Player 3']);
    expect(namingOf(recordOf('Ann', 'Bert'), 'all')(0)).toBe('Ann');
  });

  test('replace “Your” where nobody looks', () => {
    const zone = { id: 'hand', label: 'Your hand' } as unknown as Zone;
    expect(withOwnerNamed(zone, 'Ann').label).toBe('Ann’s hand');
    expect(withOwnerNamed({ ...zone, label: 'Won by Your side' }, 'Ann').label).toBe('Won by Your side');
  });
});
