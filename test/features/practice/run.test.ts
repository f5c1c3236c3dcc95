import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotClient } from '../../../src/bots/client.ts';
import type { CoachRemark } from '../../../src/bots/remark.ts';
import { HUMAN } from '../../../src/features/house-rules/names.ts';
import { EMPTY_HISTORY } from '../../../src/features/practice/advice.ts';
import { $coachHistory } from '../../../src/features/practice/coach.ts';
import {
  $advice,
  $botStatus,
  $hint,
  $isElsewhere,
  $notice,
  $pendingMove,
  $practice,
  $tried,
  acceptMove,
  askHint,
  attempt,
  continuePlay,
  leave,
  open,
  raiseObjection,
  setBotClient,
} from '../../../src/features/practice/practice.ts';
import { dispatch, getBotClient } from '../../../src/features/practice/state/run.ts';
import { tabKey, wasSeated } from '../../../src/features/practice/state/save.ts';
import { chooseSlipNow } from '../../../src/features/practice/state/slip-choice.ts';
import { stateOf } from '../../../src/features/practice/state/state.ts';
import { $progress } from '../../../src/features/progress/progress.ts';
import { NO_STATS, type PlayTally } from '../../../src/features/progress/stats/stats.ts';
import { $stats } from '../../../src/features/progress/stats/stats-store.ts';
import { type Practice, saveKey } from '../../../src/features/saved-games/index.ts';
import { judge } from '../../../src/game/judge.ts';
import type { GameMove } from '../../../src/game/play.ts';
import type { Seat } from '../../../src/game/seat.ts';
import { games } from '../../../src/games/index.ts';
import { $settings, setSetting } from '../../../src/table/settings.ts';
import { openTestPage, type TestPage } from '../../ui/device/test-page.ts';
import { SILENT_BOTS } from './silent-bots.ts';
import { freshGame, hintOf, randomStages } from './state/test-table.ts';

const game = games.find(({ aside }) => !aside) ?? (games[0] as (typeof games)[0]);
const DEFAULT_SETTINGS = $settings.get();

const turnOf = (practice: Practice): Seat | null => game.play.turn(stateOf(practice));
const movesAt = (practice: Practice): readonly GameMove[] => game.play.moves(stateOf(practice), turnOf(practice) ?? 0);
/** The first stage of random games that fits. */
function findStage(fits: (practice: Practice) => boolean, turns = 40): Practice {
  for (let seed = 1; seed < 60; seed++) {
    for (const practice of randomStages(freshGame(game, seed), turns)) if (fits(practice)) return practice;
  }
  throw new Error('no such stage');
}
const ownTurn = findStage((practice) => turnOf(practice) === HUMAN && movesAt(practice).length > 1);
const botTurn = findStage((one) => one.match.turns.length > 0 && turnOf(one) === 1 && movesAt(one).length > 1);
const botBegins = findStage((one) => one.match.turns.length === 0 && turnOf(one) !== HUMAN);
const lastMove = findStage(
  (one) =>
    turnOf(one) === HUMAN &&
    game.play.turn(game.play.play(stateOf(one), HUMAN, movesAt(one)[0] as never).state) === null,
  5000,
);
/** A legal move, and one against the rules, of the seat to move. */
const legalMove = (practice: Practice): GameMove => movesAt(practice)[0] as GameMove;
const illegalMove = (practice: Practice): GameMove =>
  [...game.play.tries(stateOf(practice), turnOf(practice) ?? 0)].find(
    (move) => !judge(game, stateOf(practice), turnOf(practice) ?? 0, move).isLegal,
  ) as GameMove;
const [ownSlip, botSlip] = [illegalMove(ownTurn), illegalMove(botTurn)];
const rulesOfSlip = judge(game, stateOf(botTurn), 1, botSlip).findings.map(({ rule }) => rule);
const asMiniGame = (practice: Practice): Practice => ({ ...practice, isTransient: true });
const tally = (): Partial<PlayTally> | undefined => $stats.get().tallies[`${game.id}/greedy`];

let page: TestPage;
const withBots = (bots: Partial<BotClient>): void => setBotClient({ ...SILENT_BOTS, ...bots });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  page = openTestPage(`https://cards.example/${game.id}/play/`);
  $settings.set({ ...DEFAULT_SETTINGS, pace: 'quick' });
  $stats.set(NO_STATS);
  $progress.set({ version: 1, rules: {}, lessons: [] });
  $coachHistory.set(EMPTY_HISTORY);
  withBots({});
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a bot at the table', () => {
  test('plays its move after a pause', async () => {
    withBots({ ask: async () => legalMove(botTurn) });
    open(botTurn);
    await vi.advanceTimersByTimeAsync(100);
    expect($practice.get()?.match.turns).toEqual(botTurn.match.turns);
    await vi.advanceTimersByTimeAsync(2500);
    expect($practice.get()?.match.turns[botTurn.match.turns.length]).toEqual({ seat: 1, move: legalMove(botTurn) });
  });

  test('is asked once, for the game that is on the table then', async () => {
    const ask = vi.fn(SILENT_BOTS.ask);
    withBots({ ask });
    open(botBegins);
    open(botTurn);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask.mock.calls.map(([{ seat, game: id }]) => [seat, id])).toEqual([[1, game.id]]);
    expect(getBotClient()).toHaveProperty('ask', ask);
  });

  test('isn’t asked any more once you have left', async () => {
    const ask = vi.fn(SILENT_BOTS.ask);
    withBots({ ask });
    open(botTurn);
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    ['waits until the cards are dealt', false, [0, 1]],
    ['begins at once where the device asks for little motion', true, [1, 1]],
    ['begins at once where the device says nothing about motion', null, [1, 1]],
  ])('%s', async (_, isReduced, asked) => {
    if (isReduced !== null)
      vi.stubGlobal('matchMedia', (media: string) => ({
        matches: isReduced && media.includes('prefers-reduced-motion: reduce'),
      }));
    const ask = vi.fn(SILENT_BOTS.ask);
    withBots({ ask });
    dispatch({ type: 'sit-down', practice: botBegins, isNewDeal: true });
    await vi.advanceTimersByTimeAsync(600);
    const askedEarly = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(600);
    expect([askedEarly, ask.mock.calls.length]).toEqual(asked);
  });

  test('that fails can be asked again', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('worker died')));
    withBots({ ask });
    open(botTurn);
    await vi.advanceTimersByTimeAsync(5000);
    expect($botStatus.get()).toBe('failed');
    withBots({ ask: async () => legalMove(botTurn) });
    continuePlay();
    await vi.advanceTimersByTimeAsync(5000);
    expect($practice.get()?.match.turns).toHaveLength(botTurn.match.turns.length + 1);
  });

  test('that fails since the site has been updated isn’t asked again in vain', async () => {
    vi.stubGlobal('document', { querySelectorAll: () => [{ getAttribute: () => '/old.js' }] });
    vi.stubGlobal('fetch', async () => new Response('<script src="/new.js"></script>'));
    withBots({ ask: () => Promise.reject(new Error('404')) });
    open(botTurn);
    await vi.advanceTimersByTimeAsync(5000);
    expect($botStatus.get()).toBe('outdated');
  });
});

describe('a hint', () => {
  test('is asked of the best bot, for the player’s own seat and within a quarter of a second', async () => {
    const hint = vi.fn(async () => hintOf(legalMove(ownTurn)));
    withBots({ hint });
    open(ownTurn);
    askHint();
    await vi.advanceTimersByTimeAsync(0);
    expect(hint).toHaveBeenCalledExactlyOnceWith({ hint: expect.objectContaining({ seat: HUMAN }), ms: 250 });
    expect($hint.get()).toMatchObject({ step: 'where', move: legalMove(ownTurn) });
  });

  test('that doesn’t come is excused', async () => {
    withBots({ hint: () => Promise.reject(new Error('worker died')) });
    open(ownTurn);
    askHint();
    await vi.advanceTimersByTimeAsync(0);
    expect([$hint.get(), $notice.get(), $botStatus.get()]).toEqual([null, 'No hint came back. Ask again.', 'idle']);
  });
});

describe('the coach', () => {
  const remark = { id: 'well-kept', says: 'It keeps your high cards.', better: null } as unknown as CoachRemark;
  const playWith = async (lookBack: BotClient['lookBack']): Promise<void> => {
    setSetting('help', 'coach');
    withBots({ lookBack });
    open(ownTurn);
    attempt(legalMove(ownTurn));
    await vi.advanceTimersByTimeAsync(0);
  };

  test('looks back on your move, and doesn’t soon repeat what it said', async () => {
    const lookBack = vi.fn(async () => [remark]);
    await playWith(lookBack);
    expect(lookBack).toHaveBeenCalledWith(
      expect.objectContaining({ game: game.id, seat: HUMAN, playedMove: legalMove(ownTurn) }),
    );
    expect($tried.get()?.remark).toBe('Good. It keeps your high cards.');
    expect($coachHistory.get().turns).toBe(1);
    expect($coachHistory.get().said).toHaveProperty([`${game.id}/well-kept`, 'times'], 1);
  });

  test.each([
    ['has nothing to say', async () => []],
    ['can’t be reached', () => Promise.reject(new Error('worker died'))],
  ])('that %s leaves the move as it is', async (_, lookBack) => {
    await playWith(lookBack);
    expect($tried.get()?.ruling.verdict).toBe('legal');
    expect($tried.get()).not.toHaveProperty('remark');
    expect($coachHistory.get().turns).toBe(1);
  });

  test('keeps silent in a mini-game', () => {
    const lookBack = vi.fn(SILENT_BOTS.lookBack);
    setSetting('help', 'coach');
    withBots({ lookBack });
    open(asMiniGame(ownTurn));
    attempt(legalMove(ownTurn));
    expect([$advice.get(), lookBack.mock.calls]).toEqual([null, []]);
  });
});

describe('what a device remembers of a game', () => {
  test('is the game, that this tab plays it, and that it sits at the table', () => {
    open(ownTurn);
    expect(page.storage.getItem(saveKey(game.id))).toContain(`"seed":${ownTurn.match.seed}`);
    expect(Number(page.storage.getItem(tabKey(game.id)))).toBeGreaterThan(0);
    expect([wasSeated(game.id), page.session.getItem(`fair-deal/seated/${game.id}`)]).toEqual([true, 'yes']);
    leave();
    expect([wasSeated(game.id), page.storage.getItem(saveKey(game.id))]).toEqual([false, expect.any(String)]);
  });

  test('is every move as soon as it is made', () => {
    open(ownTurn);
    const before = page.storage.getItem(saveKey(game.id));
    attempt(legalMove(ownTurn));
    expect(JSON.parse(page.storage.getItem(saveKey(game.id)) ?? '').record.moves).toHaveLength(
      JSON.parse(before ?? '').record.moves.length + 1,
    );
  });

  test('is nothing of a mini-game', () => {
    open(asMiniGame(lastMove));
    attempt(legalMove(lastMove));
    expect(turnOf($practice.get() as Practice)).toBeNull();
    leave();
    expect([
      page.session.length,
      tally(),
      page.storage.getItem(saveKey(game.id)),
      page.storage.getItem(tabKey(game.id)),
    ]).toEqual([0, undefined, null, null]);
  });

  test('stays as another tab has left it, and the table stops', () => {
    open(ownTurn);
    page.storage.setItem(saveKey(game.id), 'theirs');
    attempt(legalMove(ownTurn));
    expect([$isElsewhere.get(), page.storage.getItem(saveKey(game.id))]).toEqual([true, 'theirs']);
  });

  test('doesn’t stop a mini-game', () => {
    open(ownTurn);
    leave();
    page.storage.setItem(saveKey(game.id), 'theirs');
    open(asMiniGame(ownTurn));
    attempt(legalMove(ownTurn));
    expect($isElsewhere.get()).toBe(false);
    expect($practice.get()?.match.turns).toHaveLength(ownTurn.match.turns.length + 1);
  });
});

describe('the figures of a player', () => {
  test('count a finished game once', () => {
    open(lastMove);
    attempt(legalMove(lastMove));
    expect(tally()).toMatchObject({ games: 1 });
    open(lastMove);
    attempt(legalMove(lastMove));
    expect(tally()).toMatchObject({ games: 1 });
  });

  test('count the rules that a try kept, and those it broke', () => {
    open(ownTurn);
    attempt(ownSlip);
    const broken = $tried.get()?.ruling.findings.map(({ rule }) => rule) ?? [];
    expect(broken.length).toBeGreaterThan(0);
    expect(tally()).toMatchObject({ missed: broken.length, kept: 0 });
    for (const rule of broken) expect($progress.get().rules[rule]).toEqual([0, 1, 0, 0]);
    attempt(legalMove(ownTurn));
    const kept = $tried.get()?.ruling.permits ?? [];
    expect(tally()).toMatchObject({ missed: broken.length, kept: kept.length });
  });

  test('leave out a mini-game, though its rules are learned', () => {
    open(asMiniGame(ownTurn));
    attempt(ownSlip);
    expect(Object.keys($progress.get().rules).length).toBeGreaterThan(0);
    expect(tally()).toBeUndefined();
  });
});

describe('the player as referee', () => {
  /** A bot tries a move against the rules. */
  const letBotSlip = (): void => {
    setSetting('slips', 'on');
    open(botTurn);
    dispatch({
      type: 'bot-slipped',
      practice: $practice.get() as Practice,
      slip: { seat: 1, move: botSlip },
    });
    expect($pendingMove.get()).toMatchObject({ seat: 1, isSlip: true });
  };

  test('who lets a slip pass has stumbled over its rules', () => {
    letBotSlip();
    acceptMove();
    expect(tally()).toMatchObject({ passed: 1, caught: 0, wrongly: 0 });
    for (const rule of rulesOfSlip) expect($progress.get().rules[rule]).toEqual([0, 1, 0, 0]);
  });

  test('who names the broken rule knows it', () => {
    letBotSlip();
    raiseObjection(rulesOfSlip[0] ?? null);
    expect(tally()).toMatchObject({ passed: 0, caught: 1, wrongly: 0 });
    for (const rule of rulesOfSlip) expect($progress.get().rules[rule]).toEqual([1, 0, 0, 1]);
  });

  test('who objects without naming a rule has it looked up', () => {
    letBotSlip();
    raiseObjection(null);
    expect(tally()).toMatchObject({ passed: 0, caught: 1, wrongly: 0 });
    for (const rule of rulesOfSlip) expect($progress.get().rules[rule]).toEqual([0, 0, 1, 0]);
  });

  test('who objects to a legal move was wrong about the rule', () => {
    const [rule = ''] = rulesOfSlip;
    setSetting('slips', 'on');
    open(botTurn);
    const answered = { practice: $practice.get() as Practice, seat: 1, requestKind: 'move', slip: null } as const;
    dispatch({ type: 'answered', ...answered, move: legalMove(botTurn) });
    raiseObjection(rule);
    expect(tally()).toMatchObject({ passed: 0, caught: 0, wrongly: 1 });
    expect($progress.get().rules).toEqual({ [rule]: [0, 0, 1, 0] });
  });

  test('sees a bot slip in its own turn instead of its move; otherwise the move is played', async () => {
    const tempted = findStage((one) => turnOf(one) === 1 && chooseSlipNow(one, legalMove(one))?.seat === 1);
    withBots({ ask: async () => legalMove(tempted) });
    setSetting('slips', 'on');
    open(tempted);
    await vi.advanceTimersByTimeAsync(1000);
    const { move, seat } = chooseSlipNow(tempted, legalMove(tempted)) ?? {};
    expect($pendingMove.get()).toMatchObject({ seat, move, isSlip: true });
    leave();
    setSetting('slips', 'off');
    open(tempted);
    await vi.advanceTimersByTimeAsync(3000);
    expect([$pendingMove.get(), $practice.get()?.match.turns.at(-1)?.move]).toEqual([null, legalMove(tempted)]);
  });

  test('sees a bot slip out of turn while it is the player’s', () => {
    const tempted = findStage((one) => turnOf(one) === HUMAN && chooseSlipNow(one, null) !== null);
    open(tempted);
    expect($pendingMove.get()).toBeNull();
    leave();
    setSetting('slips', 'on');
    open(tempted);
    expect($pendingMove.get()).toMatchObject({ ...chooseSlipNow(tempted, null), isSlip: true });
    expect($pendingMove.get()?.seat).not.toBe(HUMAN);
  });
});
