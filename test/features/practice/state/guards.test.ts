import { describe, expect, test } from 'vitest';
import type { CoachRemark } from '../../../../src/bots/remark.ts';
import { EMPTY_HISTORY, recordAdvice } from '../../../../src/features/practice/advice.ts';
import type { Action, Env } from '../../../../src/features/practice/state/action.ts';
import { reduce } from '../../../../src/features/practice/state/reduce.ts';
import {
  areOthersPaused,
  isRulingAwaited,
  pauseOthers,
  picksAfterRefusal,
} from '../../../../src/features/practice/state/refusal.ts';
import { EMPTY_TABLE, type PracticeState, type PracticeTry } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/index.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import type { ItemRef } from '../../../../src/game/zone.ts';
import { hintOf } from './test-table.ts';
import { inHand, type ToyState, toyHand, toyMove, toyPractice, toyStep } from './toy-table.ts';

const PASS = toyMove('pass');
const ENV: Env = {
  now: 1000,
  settings: { pace: 'normal', help: 'none', window: 'short', forced: 'mine', slips: 'on' },
  coachHistory: EMPTY_HISTORY,
  isTakenOver: false,
  dealLength: 0,
};
const practiceAt = (state: ToyState, parts = {}): Practice =>
  toyPractice([toyStep({}), toyStep({ moves: [PASS] as never, zones: [toyHand('2S')], ...state })], [0], parts);
const [mine, others] = [practiceAt({}), practiceAt({ turn: 1 })];
const tableAt = (practice: Practice | null, more: Partial<PracticeState> = {}): PracticeState => ({
  ...EMPTY_TABLE,
  practice,
  ...more,
});
const window = { says: '', next: 1, deadline: null, lengthMs: 2500 };
const pendingMove = {
  seat: 1,
  move: PASS,
  isSlip: true,
  deadline: null,
  lengthMs: null,
  isDoubted: false,
  isRuled: false,
};
const tried = (verdict: string, more: Partial<PracticeTry> = {}) => ({ ruling: { verdict }, ...more }) as PracticeTry;
const slipped: Action = { type: 'bot-slipped', practice: others, slip: { seat: 1, move: PASS } };
const answered: Action = { type: 'answered', practice: others, seat: 1, requestKind: 'move', move: PASS };
const hinted: Action = { ...answered, practice: mine, seat: 0, requestKind: 'hint', hintAnswer: hintOf(PASS) };
const remarked: Action = { type: 'remarked', playedMove: PASS, turn: 0, remarks: [] };

describe('nothing happens', () => {
  test.each<[string, Action, PracticeState]>([
    ['to a device that is passed on for another game', { type: 'cover', practice: others, seat: 1 }, tableAt(mine)],
    [
      'to a device whose game another tab plays',
      { type: 'cover', practice: mine, seat: 1 },
      tableAt(mine, { isElsewhere: true }),
    ],
    ['to a device before a game', { type: 'cover', practice: mine, seat: 1 }, tableAt(null)],
    ['if nobody takes the device', { type: 'uncover' }, tableAt(mine)],
    [
      'if somebody takes the device of another tab',
      { type: 'uncover' },
      tableAt(mine, { nextHolder: 1, isElsewhere: true }),
    ],
    [
      'if the forced move of another game is due',
      { type: 'play-forced', practice: others },
      tableAt(mine, { forcedMove: PASS }),
    ],
    ['if a forced move was stopped', { type: 'play-forced', practice: mine }, tableAt(mine)],
    [
      'if a forced move is due before a game',
      { type: 'play-forced', practice: mine },
      tableAt(null, { forcedMove: PASS }),
    ],
    [
      'if a forced move is due elsewhere',
      { type: 'play-forced', practice: mine },
      tableAt(mine, { forcedMove: PASS, isElsewhere: true }),
    ],
    [
      'if a forced move is due in another’s turn',
      { type: 'play-forced', practice: others },
      tableAt(others, { forcedMove: PASS }),
    ],
    ['when a bot answers for another game', answered, tableAt(mine)],
    ['when a bot answers before a game', answered, tableAt(null)],
    ['when a bot answers while another tab plays', answered, tableAt(others, { isElsewhere: true })],
    ['when a bot answers while the others wait', answered, tableAt(others, { botStatus: 'waiting' })],
    ['when a bot answers a window after a refusal', answered, tableAt(others, { window, tried: tried('illegal') })],
    ['when no hint was found', { ...hinted, hintAnswer: null }, tableAt(mine)],
    ['when a hint comes while a move is judged', hinted, tableAt(mine, { pendingMove })],
    ['when a hint is asked for in another’s turn', { type: 'ask-hint' }, tableAt(others, { botStatus: 'thinking' })],
    ['when a hint is asked for before a game', { type: 'ask-hint' }, tableAt(null)],
    ['if no move is there to accept', { type: 'accept-move' }, tableAt(others)],
    [
      'if another tab has the move to accept',
      { type: 'accept-move' },
      tableAt(others, { pendingMove, isElsewhere: true }),
    ],
    ['if a move is accepted before a game', { type: 'accept-move' }, tableAt(null, { pendingMove })],
    ['if no move is there to object to', { type: 'object', rule: null }, tableAt(others)],
    [
      'if an objection was ruled on',
      { type: 'object', rule: null },
      tableAt(others, { pendingMove: { ...pendingMove, isRuled: true } }),
    ],
    ['if an objection comes before a game', { type: 'object', rule: null }, tableAt(null, { pendingMove })],
    [
      'if an objection comes elsewhere',
      { type: 'object', rule: null },
      tableAt(others, { pendingMove, isElsewhere: true }),
    ],
    ['if there is nothing to doubt', { type: 'doubt' }, tableAt(others)],
    [
      'if a move was ruled on that is doubted',
      { type: 'doubt' },
      tableAt(others, { pendingMove: { ...pendingMove, isRuled: true } }),
    ],
    ['if a bot slips in another game', slipped, tableAt(mine)],
    ['if a bot slips while cards are touched', slipped, tableAt(others, { picked: [inHand('2S')] })],
    ['if a bot slips in a window', slipped, tableAt(others, { window })],
    ['if a bot slips while a deal is counted', slipped, tableAt(others, { countedStep: 0 })],
    ['if a bot slips while another slip is judged', slipped, tableAt(others, { pendingMove })],
    ['if a bot slips while another tab plays', slipped, tableAt(others, { isElsewhere: true })],
    ['if a bot slips while an undo is asked for', slipped, tableAt(others, { undoReason: 'They have moved.' })],
    ['if no sheet is open to close', { type: 'close-sheet' }, tableAt(mine)],
    ['if no window is open to close', { type: 'close-window' }, tableAt(mine)],
    ['if a window is closed before a game', { type: 'close-window' }, tableAt(null, { window })],
    ['if no clock runs to hold', { type: 'hold-window' }, tableAt(others, { window })],
    ['if an undo is asked for before a game', { type: 'undo' }, tableAt(null)],
    ['if an undo is asked for elsewhere', { type: 'undo' }, tableAt(mine, { isElsewhere: true })],
    ['if a move is taken back elsewhere', { type: 'take-back' }, tableAt(mine, { isElsewhere: true })],
    ['if no undo is there to withdraw', { type: 'withdraw-undo' }, tableAt(mine)],
    ['if the coach comments on a move that was undone', remarked, tableAt(mine, { tried: tried('legal') })],
    ['if the coach comments before a game', remarked, tableAt(null)],
  ])('%s', (_, action, state) => {
    const result = reduce(state, action, ENV);
    expect(result.effects).toEqual([]);
    expect(result.state).toBe(state);
  });

  test('if a bot slips where the player isn’t the referee', () => {
    const state = tableAt(others);
    const env = { ...ENV, settings: { ...ENV.settings, slips: 'off' } } as const;
    expect(reduce(state, slipped, env).state).toBe(state);
    expect(reduce(state, slipped, ENV).state.pendingMove).toMatchObject({ seat: 1, isSlip: true, lengthMs: 4000 });
  });
});

test('a move to be judged has its time, by the pace, and all clocks but its own stop', () => {
  const announced = (pace: Env['settings']['pace']) =>
    reduce(tableAt(others, { hint: null, notice: 'Something.', forcedMove: PASS }), slipped, {
      ...ENV,
      settings: { ...ENV.settings, pace },
    });
  const stop = { type: 'stop', timers: ['pause', 'window'] };
  expect(announced('normal').state).toMatchObject({
    pendingMove: { deadline: 5000, lengthMs: 4000, isDoubted: false, isRuled: false },
    botStatus: 'idle',
    notice: null,
    forcedMove: null,
  });
  expect(announced('normal').effects).toEqual([
    stop,
    { type: 'wait', timer: 'window', ms: 4000, action: { type: 'accept-move' } },
  ]);
  expect(announced('quick').state.pendingMove).toMatchObject({ deadline: 2800, lengthMs: 1800 });
  expect(announced('step').state.pendingMove).toMatchObject({ deadline: null, lengthMs: null });
  expect(announced('step').effects).toEqual([stop]);
});

test('a doubt stops the clock, and is dropped again', () => {
  const doubted = reduce(tableAt(others, { pendingMove: { ...pendingMove, deadline: 5000 } }), { type: 'doubt' }, ENV);
  expect(doubted.state.pendingMove).toMatchObject({ isDoubted: true, deadline: null });
  expect(doubted.effects).toEqual([{ type: 'stop', timers: ['window'] }]);
  expect(reduce(doubted.state, { type: 'doubt' }, ENV).state.pendingMove?.isDoubted).toBe(false);
});

describe('a hint', () => {
  const proof = { instead: toyMove('wait'), better: 3, worse: 1, worlds: 9 };
  const effectsOf = (answer: object) =>
    reduce(tableAt(mine), { ...hinted, hintAnswer: { ...hintOf(PASS), ...answer } } as Action, ENV).effects;

  test('is looked for once more, and longer, only if two moves are close', () => {
    expect(effectsOf({ proof, equalMove: toyMove('wait') })).toEqual([
      {
        type: 'send-question',
        practice: mine,
        requestKind: 'hint',
        hintLimitMs: 1500,
        question: expect.objectContaining({ game: 'toy', bot: 'greedy', seat: 0, view: mine.steps[1]?.state }),
      },
    ]);
    expect(effectsOf({ proof })).toEqual([]);
    expect(effectsOf({ equalMove: toyMove('wait') })).toEqual([]);
    expect(effectsOf({ proof, equalMove: toyMove('wait'), isExact: true })).toEqual([]);
  });

  test('asked for first is asked of the bots; asked for again it is on the table', () => {
    const asked = reduce(tableAt(mine), { type: 'ask-hint' }, ENV);
    expect(asked.effects).toMatchObject([{ type: 'send-question', requestKind: 'hint', hintLimitMs: 250 }]);
    const shown = reduce(tableAt(mine), hinted, ENV).state;
    const again = reduce(shown, { type: 'ask-hint' }, ENV);
    expect([shown.hint?.step, again.state.hint?.step, again.effects]).toEqual(['where', 'what', []]);
  });

  test('that fails is excused, also once the site has been updated', () => {
    const failed = (isOutdated: boolean) =>
      reduce(tableAt(mine), { type: 'unanswered', practice: mine, requestKind: 'hint', isOutdated }, ENV).state;
    expect(failed(false).notice).toBe('No hint came back. Ask again.');
    expect(failed(true).notice).toBe('The site has been updated. Reload this page for a hint; your game is safe.');
    expect(failed(true).botStatus).toBe('idle');
  });
});

test('a bot that fails is named, unless its game is gone or another tab has it', () => {
  const failed = (state: PracticeState, isOutdated = false) =>
    reduce(state, { type: 'unanswered', practice: others, requestKind: 'move', isOutdated }, ENV).state.botStatus;
  expect([failed(tableAt(others)), failed(tableAt(others), true)]).toEqual(['failed', 'outdated']);
  expect([tableAt(mine), tableAt(null), tableAt(others, { isElsewhere: true })].map((one) => failed(one))).toEqual(
    Array(3).fill('idle'),
  );
});

describe('the coach', () => {
  const remark = (id: string, better: GameMove | null = null) => ({ id, says: 'It is so.', better }) as CoachRemark;
  const practice = { ...mine, match: { ...mine.match, turns: [{ seat: 0, move: PASS }] } };
  const say = (remarks: readonly CoachRemark[], parts: Partial<PracticeTry> = {}, env = ENV, verdict = 'legal') =>
    reduce(tableAt(practice, { tried: tried(verdict, parts) }), { ...remarked, remarks }, env);

  test('praises a move, or names a better one', () => {
    expect(say([remark('good')]).state.tried?.remark).toBe('Good. It is so.');
    expect(say([remark('missed', toyMove('wait'))]).state.tried?.remark).toBe(
      'There was something better: Wait. It is so.',
    );
    expect(say([remark('good')]).effects).toEqual([{ type: 'note-advice', id: 'toy/good' }]);
  });

  test('finds no fault with a move that a hint named', () => {
    const both = [remark('missed', toyMove('wait')), remark('good')];
    expect(say(both, { isHinted: true }).effects).toEqual([{ type: 'note-advice', id: 'toy/good' }]);
    expect(say(both.slice(0, 1), { isHinted: true }).state.tried).not.toHaveProperty('remark');
  });

  test('doesn’t repeat itself, and says nothing of a refused move', () => {
    const coachHistory = recordAdvice(EMPTY_HISTORY, 'toy/good', 1000);
    expect(say([remark('good')], {}, { ...ENV, coachHistory }).effects).toEqual([]);
    expect(say([remark('good')], {}, ENV, 'illegal').effects).toEqual([]);
  });
});

describe('after a refusal', () => {
  const illegal = tried('illegal');
  const state = (more: Partial<PracticeState>): PracticeState => tableAt(others, { tried: illegal, ...more });

  test('a bot that was thinking waits, and its clock stops', () => {
    expect(pauseOthers(state({ botStatus: 'thinking' }))).toMatchObject({
      state: { botStatus: 'waiting' },
      effects: [{ type: 'stop', timers: ['pause'] }],
    });
    expect(pauseOthers(state({ window }))).toMatchObject({ state: { botStatus: 'idle' }, effects: [{ type: 'stop' }] });
    expect(pauseOthers(state({})).effects).toEqual([]);
  });

  test('a bot’s answer counts only once the ruling was read', () => {
    expect(areOthersPaused(state({ botStatus: 'waiting', tried: null }))).toBe(true);
    expect(areOthersPaused(state({ window }))).toBe(true);
    expect(areOthersPaused(state({}))).toBe(false);
    expect(areOthersPaused(state({ window, tried: tried('legal') }))).toBe(false);
    expect(areOthersPaused(state({ window, tried: null }))).toBe(false);
    // A ruling on another’s move holds nothing up.
    expect(
      areOthersPaused(state({ window, tried: tried('illegal', { opponent: { seat: 1, outcome: 'caught' } }) })),
    ).toBe(false);
  });

  test('a touch shows that it was read, unless the player sets the pace or has all the time', () => {
    const awaited = (parts: Partial<PracticeState>, pace: 'normal' | 'step' = 'normal') =>
      isRulingAwaited(state(parts), { ...ENV, settings: { ...ENV.settings, pace } });
    expect(awaited({ botStatus: 'waiting' })).toBe(true);
    expect(awaited({ botStatus: 'waiting' }, 'step')).toBe(false);
    expect(awaited({ botStatus: 'idle' })).toBe(false);
    expect(awaited({ botStatus: 'waiting', tried: tried('legal') })).toBe(false);
    expect(awaited({ botStatus: 'waiting', practice: null })).toBe(false);
    expect(awaited({ window })).toBe(true);
    expect(awaited({ window: { ...window, lengthMs: null } })).toBe(false);
    expect(awaited({ window, practice: mine })).toBe(false);
  });

  describe('another card of the hand', () => {
    const card = (item: string): ItemRef => ({ zone: 'hand-0', item });
    const picked = [card('a')];
    const both = toyMove('pair', card('a'), card('b'));
    const picks = (thing: ItemRef, parts: Partial<PracticeState> = {}, table = {}): readonly ItemRef[] => {
      const practice = practiceAt({ moves: [both, toyMove('play', card('c'))] as never }, { table });
      return picksAfterRefusal(tableAt(practice, { picked, tried: illegal, ...parts }), practice, thing);
    };

    test('joins the refused ones if a legal move takes them all, and else replaces them', () => {
      expect(picks(card('b'))).toEqual(picked);
      expect(picks(card('c'))).toEqual([]);
      expect(picks(card('b'), {}, { touch: () => [] })).toEqual([]);
    });

    test('joins them anyway without a refusal; and what lies on the table always does', () => {
      expect(picks(card('c'), { tried: null })).toEqual(picked);
      expect(picks({ zone: 'centre', item: 'c' })).toEqual(picked);
      expect(picks(card('a'))).toEqual(picked);
    });
  });
});
