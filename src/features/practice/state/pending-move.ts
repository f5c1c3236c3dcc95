import type { GameMove } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { ruleOnTry } from '../../../referee/ruling.ts';
import type { TryResult } from '../../../referee/try-result.ts';
import { tryMove } from '../../../table/judge.ts';
import { namingAt, type Practice, viewerOf } from '../../saved-games/index.ts';
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

/** Time to object to a pending move, in milliseconds; null: no limit. */
const OBJECTION_TIMES_MS = { quick: 1800, normal: 4000, step: null } as const;

/** A move that a bot is about to play, legal or not. */
export interface AnnouncedMove {
  readonly seat: Seat;
  readonly move: GameMove;
  readonly isSlip: boolean;
}

/** Makes a move pending, so that the player can object. Legal moves and slips look alike. */
export function announceMove(state: PracticeState, env: Env, announced: AnnouncedMove): Transition {
  const lengthMs = OBJECTION_TIMES_MS[env.settings.pace];
  const deadline = lengthMs === null ? null : env.now + lengthMs;
  const nextPendingMove: PendingMove = {
    ...announced,
    lengthMs,
    deadline,
    isDoubted: false,
    isRuled: false,
  };
  const clearedState = { ...state, ...NOTHING_TOUCHED, window: null, advice: null, forcedMove: null };
  const nextState: PracticeState = { ...clearedState, botStatus: 'idle', pendingMove: nextPendingMove };
  if (lengthMs === null) return { state: nextState, effects: [STOP_TIMERS] };
  const effect: PracticeEffect = { type: 'wait', timer: 'window', ms: lengthMs, action: { type: 'accept-move' } };
  return { state: nextState, effects: [STOP_TIMERS, effect] };
}

/** Takes a bot's move. If the player is the referee, it is pending first; a move without events is played at once. */
export function receiveMove(
  state: PracticeState,
  env: Env,
  practice: Practice,
  { move, seat, slip }: ReceivedMove,
): Transition {
  const takenTurn = { turn: { seat, move }, pacing: 'paced' } as const;
  if (!isReferee(practice, env)) return playTurn(state, env, practice, takenTurn);
  if (slip) return announceMove(state, env, { ...slip, isSlip: true });
  const isSilent = practice.game.play.play(stateOf(practice), seat, move).events.length === 0;
  return isSilent ? playTurn(state, env, practice, takenTurn) : announceMove(state, env, { seat, move, isSlip: false });
}

interface ReceivedMove {
  readonly seat: Seat;
  readonly move: GameMove;
  /** The illegal move that the bot tries first; null if there is none. */
  readonly slip: Pick<AnnouncedMove, 'seat' | 'move'> | null;
}

/** Takes a slip out of turn; ignores it if the player is busy. */
export function receiveSlip(
  state: PracticeState,
  env: Env,
  {
    practice: slipPractice,
    slip,
  }: { readonly practice: Practice; readonly slip: Pick<AnnouncedMove, 'seat' | 'move'> },
): Transition {
  const { practice, picked, window, countedStep, undoReason, isElsewhere, pendingMove } = state;
  const isBusy =
    picked.length > 0 || window || countedStep !== null || undoReason !== null || pendingMove || isElsewhere;
  if (practice !== slipPractice || isBusy || !isReferee(slipPractice, env)) return withoutEffects(state);
  return announceMove(state, env, { ...slip, isSlip: true });
}

/**
 * Rules on the pending move from the viewer's own view, so that the text reveals no hidden card. If the ruling
 * depends on hidden cards, the full state decides.
 */
function ruleOnPending(practice: Practice, { seat, move }: PendingMove): TryResult {
  const { game } = practice;
  const name = namingAt(practice);
  // A legal move may draw on chance, which the view leaves out.
  const view = { ...observe(practice).view, chance: stateOf(practice).chance };
  const tryResult = tryMove({ game, state: view, seat, name }, move);
  if (tryResult.ruling.verdict !== 'depends') return tryResult;
  return { ...tryResult, ruling: ruleOnTry(game, stateOf(practice), seat, move, { name }), turnText: '' };
}

function toPracticeTry(
  practice: Practice,
  tryResult: TryResult,
  judgement: NonNullable<PracticeTry['opponent']>,
): PracticeTry {
  const { ruling, marks, fits, move, seat, view, knownState, turnText } = tryResult;
  const turns = practice.match.turns.length;
  return {
    ruling,
    at: { move, seat, view, knownState, turnText },
    marked: marks,
    fits,
    turns,
    isHinted: false,
    opponent: judgement,
  };
}

/** Takes a slip back and records it. Play goes on when the player has read the ruling. */
function takeBackSlip(
  state: PracticeState,
  env: Env,
  pendingMove: PendingMove,
  outcome: 'caught' | 'named' | 'missed',
): Transition {
  const practice = state.practice as Practice;
  const { seat, move } = pendingMove;
  const tryResult = ruleOnPending(practice, pendingMove);
  const takenBack = [...(practice.takenBack ?? []), { at: practice.match.turns.length, seat, move }];
  const transition = replacePractice({ ...state, ...NOTHING_TOUCHED, pendingMove: null }, env, {
    ...practice,
    takenBack,
  });
  const nextState = {
    ...transition.state,
    tried: toPracticeTry(practice, tryResult, { seat, outcome }),
  };
  const rules = tryResult.ruling.findings.map((finding) => finding.rule);
  const effects: readonly PracticeEffect[] = [
    STOP_TIMERS,
    ...transition.effects,
    { type: 'note-slip', outcome, rules },
  ];
  if (nextState.isElsewhere) return { state: nextState, effects };
  const isViewerTurn = practice.game.play.turn(stateOf(practice)) === viewerOf(practice);
  return prependEffects(
    effects,
    isViewerTurn ? continuePlay(nextState, env, 'seen') : withoutEffects({ ...nextState, botStatus: 'waiting' }),
  );
}

/** Accepts the pending move: a legal one is played, a slip is taken back with a ruling. */
export function acceptMove(state: PracticeState, env: Env): Transition {
  const { practice, pendingMove, isElsewhere } = state;
  if (!practice || !pendingMove || isElsewhere) return withoutEffects(state);
  if (pendingMove.isSlip) return takeBackSlip(state, env, pendingMove, 'missed');
  const { seat, move } = pendingMove;
  return playTurn({ ...state, ...NO_WINDOW }, env, practice, { turn: { seat, move }, pacing: 'paced' });
}

/** Opens or closes the list of rules for an objection. The clock stops. */
export function toggleDoubt(state: PracticeState): Transition {
  const { pendingMove } = state;
  if (!pendingMove || pendingMove.isRuled) return withoutEffects(state);
  return {
    state: { ...state, pendingMove: { ...pendingMove, deadline: null, isDoubted: !pendingMove.isDoubted } },
    effects: [{ type: 'stop', timers: ['window'] }],
  };
}

/** Rules on an objection. `namedRule` is the rule that the player named; null if none was named. */
export function raiseObjection(state: PracticeState, env: Env, namedRule: string | null): Transition {
  const { practice, pendingMove, isElsewhere } = state;
  if (!practice || !pendingMove || pendingMove.isRuled || isElsewhere) return withoutEffects(state);
  const tryResult = ruleOnPending(practice, pendingMove);
  if (pendingMove.isSlip) {
    const isRuleNamed = tryResult.ruling.findings.some((finding) => finding.rule === namedRule);
    return takeBackSlip(state, env, pendingMove, isRuleNamed ? 'named' : 'caught');
  }
  const { seat } = pendingMove;
  return {
    state: {
      ...state,
      pendingMove: { ...pendingMove, deadline: null, isDoubted: false, isRuled: true },
      tried: toPracticeTry(practice, tryResult, { seat, outcome: 'allowed' }),
    },
    // A rule that the player named wrongly comes up for review sooner.
    effects: [STOP_TIMERS, { type: 'note-slip', outcome: 'allowed', rules: namedRule === null ? [] : [namedRule] }],
  };
}
