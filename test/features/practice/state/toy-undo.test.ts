import { describe, expect, test } from 'vitest';
import { findDeal } from '../../../../src/features/practice/state/deal.ts';
import { rewindToDealEnd } from '../../../../src/features/practice/state/deal-end.ts';
import { findForcedMove, wasForced } from '../../../../src/features/practice/state/forced-move.ts';
import { hasSeenNewCards } from '../../../../src/features/practice/state/new-cards.ts';
import { createRecap, describeStep } from '../../../../src/features/practice/state/recap.ts';
import { isScored, lastStep } from '../../../../src/features/practice/state/state.ts';
import { hasPlayed, lastOwnTurn, planUndo } from '../../../../src/features/practice/state/undo.ts';
import type { Practice } from '../../../../src/features/saved-games/index.ts';
import type { GameEvent } from '../../../../src/game/play.ts';
import { type ToyState, toyHand, toyMove, toyPractice, toyStep } from './toy-table.ts';

type Told = Partial<GameEvent>;
const told = (kind: string, seat: number, more: Told = {}): Told => ({ kind, seat, ...more });
const CHOICE: ToyState = { moves: [toyMove('pass'), toyMove('play')] as never };
const ONLY: ToyState = { moves: [toyMove('pass')] as never };
const HAND = toyHand('2S', '3S');
/** A game of these turns: who moved, what was told of it, and the position after it. */
const gameOf = (
  first: ToyState,
  ...turns: readonly [seat: number, events: readonly Told[], after?: ToyState][]
): Practice =>
  toyPractice(
    [toyStep(first), ...turns.map(([, events, after = CHOICE]) => toyStep(after, ...events))],
    turns.map(([seat]) => seat),
  );

describe('an undo', () => {
  test('goes back to the player’s last visible move, and harms nobody if no other has moved', () => {
    const practice = gameOf(CHOICE, [0, [told('played', 0)]], [1, [told('played', 1)]], [0, [told('played', 0)]]);
    expect(planUndo(practice)).toEqual({ ok: true, keep: 2, consentReason: null });
    const silent = gameOf(CHOICE, [0, [told('played', 0)]], [0, []], [1, []]);
    expect(planUndo(silent)).toEqual({ ok: true, keep: 0, consentReason: null });
  });

  test('needs leave once others have moved, or once new cards were seen', () => {
    const answered = gameOf(CHOICE, [0, [told('played', 0)]], [1, [told('played', 1)]]);
    expect(planUndo(answered)).toEqual({ ok: true, keep: 0, consentReason: 'The others have moved since.' });
    const drawn = gameOf({ ...CHOICE, zones: [HAND] }, [0, [told('drew', 0)], { zones: [toyHand('2S', '4S')] }]);
    expect(planUndo(drawn)).toEqual({ ok: true, keep: 0, consentReason: 'You have seen new cards since.' });
  });

  test('is impossible before the first move', () => {
    const says = 'You have not played anything yet.';
    expect(planUndo(gameOf(CHOICE))).toEqual({ ok: false, says });
    expect(planUndo(gameOf(CHOICE, [1, [told('played', 1)]], [0, []]))).toEqual({ ok: false, says });
  });

  test('skips a move without a choice if such moves play themselves', () => {
    const practice = gameOf(CHOICE, [0, [told('played', 0)], ONLY], [0, [told('passed', 0)]]);
    expect(planUndo(practice, 'mine')).toMatchObject({ keep: 1 });
    expect(planUndo(practice, 'itself')).toMatchObject({ keep: 0 });
  });
});

test('a person has played once a move of theirs was seen', () => {
  expect(hasPlayed(gameOf(CHOICE, [1, [told('played', 1)]], [0, []]))).toBe(false);
  expect(hasPlayed(gameOf(CHOICE, [0, [told('played', 0)]], [1, []]))).toBe(true);
  const practice = gameOf(CHOICE, [0, [told('played', 0)]], [0, [told('passed', 0)]], [1, [told('played', 1)]]);
  expect([lastOwnTurn(practice), lastOwnTurn(practice, [1]), lastOwnTurn(practice, [0, 1])]).toEqual([1, 0, -1]);
});

test('new cards are those drawn into the hand or shown to the player', () => {
  const first = toyStep({ zones: [HAND] });
  const practice = toyPractice([first]);
  const seen = (state: ToyState, ...events: readonly Told[]): boolean =>
    hasSeenNewCards(practice, first, [toyStep(state, ...events)]);
  expect(seen({ zones: [toyHand('3S')] }, told('played', 0))).toBe(false);
  expect(seen({ zones: [toyHand('3S', '9D')] })).toBe(true);
  expect(seen({ zones: [{ ...toyHand('9D'), kind: 'row' }] })).toBe(false);
  expect(seen({ zones: [{ ...toyHand('9D'), seat: 1 }] })).toBe(false);
  expect(seen({ zones: [HAND] }, told('turned', 1, { shows: 'all' }))).toBe(true);
  expect(seen({ zones: [HAND] }, told('peeked', 0, { shows: 'seat' }))).toBe(true);
  expect(seen({ zones: [HAND] }, told('peeked', 1, { shows: 'seat' }))).toBe(false);
  expect(hasSeenNewCards(practice, first, [])).toBe(false);
});

describe('a move without a choice', () => {
  const env = (forced: 'mine' | 'itself') => ({ settings: { forced } }) as never;
  const forcedIn = (state: ToyState, after: ToyState = {}, parts = {}) =>
    findForcedMove(
      toyPractice([toyStep(state)], [], { play: { play: () => toyStep(after) }, ...parts }),
      env('itself'),
    );

  test('plays itself if the player likes', () => {
    expect(forcedIn(ONLY)).toEqual(toyMove('pass'));
    expect(findForcedMove(toyPractice([toyStep(ONLY)]), env('mine'))).toBeUndefined();
    expect(forcedIn(CHOICE)).toBeUndefined();
    expect(forcedIn({})).toBeUndefined();
  });

  test('is left to the player where it isn’t their turn, a question is open, or a card comes up', () => {
    expect(forcedIn({ ...ONLY, turn: 1 })).toBeUndefined();
    expect(forcedIn(ONLY, {}, { aside: { question: () => 'May you jump in?' } })).toBeUndefined();
    expect(forcedIn(ONLY, {}, { aside: { question: () => undefined } })).toBeDefined();
    expect(forcedIn({ ...ONLY, zones: [HAND] }, { zones: [toyHand('2S', '4S')] })).toBeUndefined();
  });

  test('is known later', () => {
    const practice = gameOf(ONLY, [0, [told('passed', 0)]]);
    expect([wasForced(practice, 0), wasForced(practice, 1), wasForced(practice, 2)]).toEqual([true, false, false]);
  });
});

describe('the report on what has happened', () => {
  const texts = (practice: Practice, forced: readonly number[] = []) =>
    createRecap(practice, forced).map(({ step, says, wasForced: isForced }) => [step, says, isForced]);

  test('begins after your last move, and tells every move of the others', () => {
    const practice = gameOf(
      CHOICE,
      [1, [told('led', 1)]],
      [0, [told('played', 0)]],
      [1, [told('drew', 1)]],
      [2, [told('won', 2)]],
    );
    expect(texts(practice)).toEqual([
      [3, 'Ann drew.', false],
      [4, 'Bert won.', false],
    ]);
    expect(texts(gameOf(CHOICE, [1, [told('led', 1)]]))).toEqual([[1, 'Ann led.', false]]);
  });

  test('tells what a move did to you, and leaves out what else followed from it', () => {
    const events = [told('laid', 1), told('shuffled', 2), told('drew', 0)];
    expect(texts(gameOf(CHOICE, [1, events]))).toEqual([
      [1, 'Ann laid.', false],
      [1, 'You drew.', false],
    ]);
  });

  test('tells a move of yours that played itself, as such', () => {
    const practice = gameOf(
      CHOICE,
      [0, [told('played', 0)]],
      [1, [told('drew', 1)]],
      [0, [told('passed', 0), told('drew', 0)]],
    );
    expect(texts(practice, [2])).toEqual([
      [2, 'Ann drew.', false],
      [3, 'You passed.', true],
      [3, 'You drew.', false],
    ]);
  });

  test('begins anew with every deal, except at its count', () => {
    const counted = told('went out', 2, { points: 9 });
    const practice = gameOf(CHOICE, [1, [told('led', 1)]], [2, [counted]]);
    expect(texts(practice)).toEqual([
      [1, 'Ann led.', false],
      [2, 'Bert went out.', false],
    ]);
    const next = gameOf(CHOICE, [1, [told('led', 1)]], [2, [counted]], [1, [told('drew', 1)]]);
    expect(texts(next)).toEqual([[3, 'Ann drew.', false]]);
  });

  test('tells of your own step only dice and cards turned up, and who won', () => {
    const step = toyStep({}, told('played', 0), told('rolled', 2), told('won', 1), told('drew', 2));
    const table = {
      eventSigns: ({ kind }: GameEvent) => (kind === 'rolled' ? ['five'] : []),
      last: {
        findLast: (events: readonly GameEvent[]) =>
          events.some(({ kind }) => kind === 'won') ? { says: 'Ann won.' } : undefined,
      },
    };
    expect(describeStep(toyPractice([step], [], { table }), step, false)).toEqual(['Bert rolled.', 'Ann won.']);
    expect(describeStep(toyPractice([step], [], { table }), step, true)).toEqual([
      'You played.',
      'Bert rolled.',
      'Ann won.',
    ]);
    const plain = { eventSigns: () => [] };
    expect(describeStep(toyPractice([step], [], { table: plain }), step, false)).toEqual([]);
  });
});

test('a deal is over once points were counted, or once nobody moves', () => {
  const practice = gameOf(CHOICE, [1, [told('led', 1)]], [2, [told('out', 2, { points: 0 })]], [1, [], { turn: null }]);
  expect([0, 1, 2, 3, 4].map((at) => isScored(practice, at))).toEqual([false, false, true, true, false]);
  expect([lastStep(practice), lastStep(gameOf(CHOICE, [1, []]))]).toEqual([2, 0]);
});

describe('the end of a deal', () => {
  const events = [
    told('played', 2),
    told('over', 2),
    told('counted', 0, { points: 3 }),
    told('counted', 1, { points: 0 }),
  ];
  const practice = gameOf(CHOICE, [1, [told('led', 1)]], [2, events], [1, [told('drew', 1)]]);

  test('is the table before its count, with the moves up to then', () => {
    const end = rewindToDealEnd(practice, 2);
    expect(end.steps.map((step) => step.events.map(({ kind }) => kind))).toEqual([[], ['led'], ['played']]);
    expect(end.match.turns).toEqual(practice.match.turns.slice(0, 2));
    expect(end.steps[2]?.state).toBe(practice.steps[2]?.state);
  });

  test('is as the last move left it, before the next deal', () => {
    const closed: ToyState = { turn: null };
    const play = { closing: () => closed };
    const closing = toyPractice(practice.steps, [1, 2, 1], { play });
    expect(rewindToDealEnd(closing, 2).steps[2]?.state).toBe(closed);
  });

  test('keeps all that was told if nothing was counted, and the first event in any case', () => {
    expect(rewindToDealEnd(practice, 1).steps[1]?.events).toHaveLength(1);
    const short = gameOf(CHOICE, [2, [told('played', 2), told('counted', 0, { points: 3 })]]);
    expect(rewindToDealEnd(short, 1).steps[1]?.events.map(({ kind }) => kind)).toEqual(['played']);
    expect(rewindToDealEnd(practice, 7)).toBe(practice);
    expect(rewindToDealEnd(practice, 0)).toBe(practice);
  });
});

describe('a deal', () => {
  const table = { dealing: { anew: 'dealt', again: 'refilled', packet: 3 } };
  const dealAfter = (kind: string, turn: number | null = 1, parts: object = { table }) => {
    const practice = toyPractice([toyStep({}), toyStep({ turn }, told('played', 0), told(kind, 1))], [0], parts);
    return { deal: findDeal(practice), step: practice.steps.at(-1), practice };
  };

  test('is the first step, a new deal, or hands that are filled again', () => {
    const first = toyPractice([toyStep({ turn: 2 })], [], { table });
    expect(findDeal(first)).toEqual({ step: first.steps[0], first: 2, seats: 3, packet: 3, isRefill: false });
    const anew = dealAfter('dealt');
    expect(anew.deal).toEqual({ step: anew.step, first: 1, seats: 3, packet: 3, isRefill: false });
    expect(dealAfter('refilled').deal).toMatchObject({ isRefill: true });
  });

  test('is nothing else, nor one that was seen before, nor at the end of the game', () => {
    expect(dealAfter('drew').deal).toBeNull();
    expect(dealAfter('dealt', null).deal).toBeNull();
    const { practice, step } = dealAfter('dealt');
    expect(findDeal(practice, step ?? null)).toBeNull();
    expect(findDeal(practice, practice.steps[0] ?? null)).not.toBeNull();
  });

  test('gives cards one by one if the game doesn’t say more', () => {
    expect(findDeal(toyPractice([toyStep({})]))).toMatchObject({ packet: 1 });
    expect(dealAfter('dealt', 1, {}).deal).toBeNull();
  });
});
