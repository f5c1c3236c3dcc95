import type { GameMove } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { ruleTry } from '../../../referee/ruling.ts';
import type { TryResult } from '../../../referee/try-result.ts';
import { tryMove } from '../../../table/judge.ts';
import type { Practice } from '../match-record.ts';
import { namingAt, viewerOf } from '../people.ts';
import {
  type Env,
  type PracticeEffect,
  prependEffects,
  STOP_TIMERS,
  type Transition,
  withoutEffects,
} from './action.ts';
import { observe } from './observation.ts';
import { isReferee } from './slips.ts';
import {
  NO_WINDOW,
  NOTHING_TOUCHED,
  type PendingMove,
  type PracticeState,
  type PracticeTry,
  stateOf,
} from './state.ts';
import { replacePractice } from './table-update.ts';
import { continuePlay, playTurn } from './turns.ts';

/** So long one may object to a try, ms; null: until one has said something. */
const LENGTHS_MS = { quick: 1800, normal: 4000, step: null } as const;

/** A try that comes to lie on the table: what somebody really plays, or a slip. */
export interface AnnouncedMove {
  readonly seat: Seat;
  readonly move: GameMove;
  readonly isSlip: boolean;
}

/** Lays a try on the table, where anybody may object to it: allowed or not, it looks the same. */
export function announceMove(state: PracticeState, env: Env, announced: AnnouncedMove): Transition {
  const length = LENGTHS_MS[env.settings.pace];
  const until = length === null ? null : env.now + length;
  const pendingMove: PendingMove = { ...announced, length, until, isDoubted: false, isRuled: false };
  const still = { ...state, ...NOTHING_TOUCHED, window: null, advice: null, forcedMove: null };
  const there: PracticeState = { ...still, others: 'idle', pendingMove };
  if (length === null) return { state: there, effects: [STOP_TIMERS] };
  const effect: PracticeEffect = { type: 'wait', timer: 'window', ms: length, action: { type: 'let-be' } };
  return { state: there, effects: [STOP_TIMERS, effect] };
}

/** A bot’s move: laid on the table before it is played. What is let go in silence is seen by nobody. */
export function receiveMove(
  state: PracticeState,
  env: Env,
  on: Practice,
  { move, seat, slip }: ReceivedMove,
): Transition {
  const taken = { turn: { seat, move }, pacing: 'paced' } as const;
  if (!isReferee(on, env)) return playTurn(state, env, on, taken);
  if (slip) return announceMove(state, env, { ...slip, isSlip: true });
  const silent = on.game.play.play(stateOf(on), seat, move).events.length === 0;
  return silent ? playTurn(state, env, on, taken) : announceMove(state, env, { seat, move, isSlip: false });
}

interface ReceivedMove {
  readonly seat: Seat;
  readonly move: GameMove;
  /** What is tried first though it isn’t allowed. */
  readonly slip: Pick<AnnouncedMove, 'seat' | 'move'> | null;
}

/** Somebody tries something out of turn; it comes too late where one has begun to play. */
export function receiveSlip(
  state: PracticeState,
  env: Env,
  { on, slip }: { readonly on: Practice; readonly slip: Pick<AnnouncedMove, 'seat' | 'move'> },
): Transition {
  const { practice, picked, window, countedStep, undoReason, isElsewhere, pendingMove } = state;
  const busy =
    picked.length > 0 || window || countedStep !== null || undoReason !== null || pendingMove || isElsewhere;
  if (practice !== on || busy || !isReferee(on, env)) return withoutEffects(state);
  return announceMove(state, env, { ...slip, isSlip: true });
}

/**
 * The ruling on what lies there, by what one can see oneself: nothing hidden shows in it. Where it hangs on cards one
 * can’t see, the referee has looked at them.
 */
function ruleOnPending(practice: Practice, { seat, move }: PendingMove): TryResult {
  const { game } = practice;
  const name = namingAt(practice);
  const tried = tryMove({ game, state: observe(practice).view, seat, name }, move);
  if (tried.ruling.verdict !== 'depends') return tried;
  return { ...tried, ruling: ruleTry(game, stateOf(practice), seat, move, { name }), turn: '' };
}

function toPracticeTry(
  practice: Practice,
  tried: TryResult,
  to: NonNullable<PracticeTry['opponent']>,
): PracticeTry {
  const { ruling, marks, fits, move, seat, view, known, turn } = tried;
  const turns = practice.match.turns.length;
  return {
    ruling,
    at: { move, seat, view, known, turn },
    marked: marks,
    fits,
    turns,
    isHinted: false,
    opponent: to,
  };
}

/** A slip is taken back and written down; whoever slipped plays on when one has read why. */
function takeBackSlip(
  state: PracticeState,
  env: Env,
  pendingMove: PendingMove,
  how: 'caught' | 'named' | 'missed',
): Transition {
  const practice = state.practice as Practice;
  const { seat, move } = pendingMove;
  const tried = ruleOnPending(practice, pendingMove);
  const back = [...(practice.takenBack ?? []), { at: practice.match.turns.length, seat, move }];
  const kept = replacePractice({ ...state, ...NOTHING_TOUCHED, pendingMove: null }, env, {
    ...practice,
    takenBack: back,
  });
  const there = { ...kept.state, tried: toPracticeTry(practice, tried, { seat, how }) };
  const rules = tried.ruling.findings.map((finding) => finding.rule);
  const effects: readonly PracticeEffect[] = [
    STOP_TIMERS,
    ...kept.effects,
    { type: 'note-slip', how, rules },
  ];
  if (there.isElsewhere) return { state: there, effects };
  const mine = practice.game.play.turn(stateOf(practice)) === viewerOf(practice);
  return prependEffects(
    effects,
    mine ? continuePlay(there, env, 'seen') : withoutEffects({ ...there, others: 'waiting' }),
  );
}

/** It is fine, or nobody said anything: what was allowed is played; of what wasn’t the referee speaks. */
export function acceptMove(state: PracticeState, env: Env): Transition {
  const { practice, pendingMove, isElsewhere } = state;
  if (!practice || !pendingMove || isElsewhere) return withoutEffects(state);
  if (pendingMove.isSlip) return takeBackSlip(state, env, pendingMove, 'missed');
  const { seat, move } = pendingMove;
  return playTurn({ ...state, ...NO_WINDOW }, env, practice, { turn: { seat, move }, pacing: 'paced' });
}

/** One has a doubt, and looks for the rule; or none after all. The clock stops. */
export function toggleDoubt(state: PracticeState): Transition {
  const { pendingMove } = state;
  if (!pendingMove || pendingMove.isRuled) return withoutEffects(state);
  return {
    state: { ...state, pendingMove: { ...pendingMove, until: null, isDoubted: !pendingMove.isDoubted } },
    effects: [{ type: 'stop', timers: ['window'] }],
  };
}

/** One objects, and names the rule or none: the referee rules. */
export function raiseObjection(state: PracticeState, env: Env, by: string | null): Transition {
  const { practice, pendingMove, isElsewhere } = state;
  if (!practice || !pendingMove || pendingMove.isRuled || isElsewhere) return withoutEffects(state);
  const tried = ruleOnPending(practice, pendingMove);
  if (pendingMove.isSlip) {
    const named = tried.ruling.findings.some((finding) => finding.rule === by);
    return takeBackSlip(state, env, pendingMove, named ? 'named' : 'caught');
  }
  const { seat } = pendingMove;
  return {
    state: {
      ...state,
      pendingMove: { ...pendingMove, until: null, isDoubted: false, isRuled: true },
      tried: toPracticeTry(practice, tried, { seat, how: 'allowed' }),
    },
    // Whoever names a rule that was kept is to look at it again sooner.
    effects: [STOP_TIMERS, { type: 'note-slip', how: 'allowed', rules: by === null ? [] : [by] }],
  };
}
