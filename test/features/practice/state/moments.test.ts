import { describe, expect, test } from 'vitest';
import { momentOf, PROMPTS } from '../../../../src/features/practice/state/prompt.ts';
import { EMPTY_TABLE, type PracticeState } from '../../../../src/features/practice/state/state.ts';
import { inHand, toyHand, toyMove, toyPractice, toyStep } from './toy-table.ts';

const tableAt = (turn: number | null, parts = {}): PracticeState => ({
  ...EMPTY_TABLE,
  practice: toyPractice([toyStep({ turn, zones: [toyHand('2S')] })], [], parts),
});
const [mine, others, over] = [tableAt(0), tableAt(1), tableAt(null)];
const pendingMove = { seat: 1, isDoubted: false, isRuled: false } as NonNullable<PracticeState['pendingMove']>;
const window = { says: '', next: 1, deadline: null, lengthMs: null };

test.each<[string, PracticeState, string]>([
  ['no game', EMPTY_TABLE, 'no-game'],
  ['your turn', mine, 'turn'],
  ['your turn, with cards touched', { ...mine, picked: [inHand('2S')] }, 'picked'],
  ['your turn, with a word to say', tableAt(0, { table: { isAnnouncement: () => true } }), 'announcing'],
  ['your turn, with a card to play', tableAt(0, { table: { isAnnouncement: () => false } }), 'turn'],
  ['your only move', { ...mine, forcedMove: toyMove('pass') }, 'forced'],
  ['another’s turn', { ...others, botStatus: 'thinking' }, 'thinking'],
  ['another person’s turn', others, 'waiting'],
  ['others who wait for your word', { ...others, botStatus: 'waiting' }, 'paused'],
  ['others who wait in your turn', { ...mine, botStatus: 'waiting' }, 'paused'],
  ['a bot that failed', { ...others, botStatus: 'failed' }, 'failed'],
  ['a bot that failed out of turn', { ...mine, botStatus: 'failed' }, 'turn'],
  ['a site that was updated', { ...others, botStatus: 'outdated' }, 'outdated'],
  ['a site that was updated in your turn', { ...mine, botStatus: 'outdated' }, 'turn'],
  ['a window in which you can act', { ...mine, window }, 'answering'],
  ['a window for another player', { ...others, window, botStatus: 'failed' }, 'window'],
  ['the end', { ...over, window, botStatus: 'failed' }, 'over'],
  ['a move to be judged', { ...others, pendingMove }, 'judging'],
  ['a move you doubt', { ...others, pendingMove: { ...pendingMove, isDoubted: true } }, 'doubting'],
  [
    'a move that was allowed',
    { ...others, pendingMove: { ...pendingMove, isRuled: true, isDoubted: true } },
    'overruled',
  ],
  ['a question about an undo', { ...mine, undoReason: 'They have moved.', pendingMove }, 'consent'],
  ['a count', { ...mine, countedStep: 3, undoReason: 'They have moved.' }, 'count'],
  ['a last move before its count', { ...mine, countedStep: 3, isLingering: true }, 'last-move'],
  ['a device that is passed on', { ...mine, nextHolder: 0, countedStep: 3 }, 'passing'],
  ['a game that another tab plays', { ...over, isElsewhere: true, nextHolder: 1 }, 'elsewhere'],
])('%s', (_, state, moment) => {
  expect(momentOf(state)).toBe(moment);
});

describe('in every moment', () => {
  const entries = Object.entries(PROMPTS);

  test('hints are there exactly where a move leads on', () => {
    for (const [moment, { hasHints, buttons }] of entries)
      expect([moment, hasHints]).toEqual([moment, buttons === 'open']);
    expect(entries.flatMap(([moment, { hasHints }]) => (hasHints ? [moment] : []))).toEqual([
      'answering',
      'forced',
      'announcing',
      'picked',
      'turn',
    ]);
  });

  test('touched cards are described where touches mean something', () => {
    for (const [moment, { describesPicks, buttons }] of entries) {
      expect([moment, describesPicks]).toEqual([moment, buttons !== 'closed' && moment !== 'outdated']);
    }
  });

  test('a move can be tried, and is refused, while others play', () => {
    expect(entries.flatMap(([moment, { buttons }]) => (buttons === 'try' ? [moment] : []))).toEqual([
      'outdated',
      'window',
      'thinking',
      'waiting',
    ]);
  });
});
