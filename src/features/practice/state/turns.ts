import type { Step, Turn } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { isPerson, isShared, type Practice, viewerOf } from '../../saved-games/index.ts';
import { adviceId } from '../advice.ts';
import {
  type Action,
  type Env,
  type PracticeEffect,
  prependEffects,
  STOP_TIMERS,
  type Transition,
  withoutEffects,
} from './action.ts';
import { findDeal } from './deal.ts';
import { findForcedMove } from './forced-move.ts';
import { observe, observedTurn } from './observation.ts';
import { hasSlipped, isReferee } from './slips.ts';
import { addTurn, isScored, lastStep, NO_WINDOW, type PracticeState, stateOf } from './state.ts';
import { replacePractice } from './table-update.ts';
import { findAdvice } from './turn-advice.ts';
import { openWindow, reactionTime, windowLength } from './window.ts';

/** Time to react out of turn, in milliseconds. */
const REACTION_MS = 1200;
/** Pause before a bot plays, in milliseconds. */
const PAUSE_MS = { quick: 150, normal: 900, step: 0 } as const;
/** Pause before the first turn, which shows the deal, in milliseconds. */
const DEAL_PAUSE_MS = { quick: 150, normal: 2400, step: 0 } as const;
/** How long the cards of the last move stay if they are cleared away next, in milliseconds; a touch ends it. */
const LINGER_MS = 2500;
/** Pause before a forced move is played automatically, in milliseconds. */
const FORCED_MOVE_MS = 1800;

/**
 * How bots continue: with the pause of the settings; the same after the last move was seen; at the player's
 * request; or without a noticeable pause.
 */
export type Pacing = 'paced' | 'seen' | 'told' | 'at-once';

/** A turn with its result. */
interface TakenTurn {
  readonly turn: Turn<GameMove>;
  readonly step: Step<GameState>;
  readonly pacing: Pacing;
}

/** Adds a turn to the game, and continues. */
export function finishTurn(state: PracticeState, env: Env, practice: Practice, takenTurn: TakenTurn): Transition {
  const { steps } = practice;
  const { turn, step, pacing } = takenTurn;
  const nextPractice = addTurn(practice, turn, step);
  const { state: savedState, effects } = replacePractice(state, env, nextPractice);
  // A move without events must not cost time, or the others would notice it.
  const isSilent = turn.seat !== viewerOf(practice) && step.events.length === 0;
  // A refusal is out of date after another turn.
  const { tried } = savedState;
  const isOldRefusal =
    tried?.ruling.verdict === 'illegal' && !tried.opponent && tried.turns < nextPractice.match.turns.length;
  const clearedFields = { ...NO_WINDOW, hint: null, undoReason: null, forcedMove: null, advice: null };
  const nextState = isSilent ? savedState : { ...savedState, ...clearedFields, tried: isOldRefusal ? null : tried };
  const isOver = nextPractice.game.play.turn(step.state) === null;
  const effectsWithNote: readonly PracticeEffect[] = isOver
    ? [...effects, { type: 'note-game', practice: nextPractice }]
    : effects;
  if (isScored(nextPractice, steps.length)) {
    return prependEffects(
      effectsWithNote,
      continuePlay({ ...nextState, countedStep: steps.length, isLingering: true }, env, pacing),
    );
  }
  return prependEffects(effects, continuePlay(nextState, env, isSilent ? 'at-once' : pacing));
}

/** Plays a legal move. */
export function playTurn(
  state: PracticeState,
  env: Env,
  practice: Practice,
  takenTurn: { readonly turn: Turn<GameMove>; readonly pacing: Pacing },
): Transition {
  const { seat, move } = takenTurn.turn;
  const step = practice.game.play.play(stateOf(practice), seat, move);
  return finishTurn(state, env, practice, { ...takenTurn, step });
}

const askBotLater = (practice: Practice, seat: Seat, ms: number): PracticeEffect => {
  const action: Action = { type: 'ask-bot', practice, seat };
  return { type: 'wait', timer: 'pause', ms, action };
};

/** The seat to decide next, and how play reaches it. */
interface DueTurn {
  readonly practice: Practice;
  readonly seat: Seat;
  readonly pacing: Pacing;
}

/**
 * Opens the window for acting out of turn, whether or not the viewer can act; null if there is none. Bots that can
 * act are asked meanwhile, without a visible difference.
 */
function waitAtWindow(state: PracticeState, env: Env, due: DueTurn): Transition | null {
  const { practice, seat } = due;
  const { game, match } = practice;
  const viewer = viewerOf(practice);
  const window = game.aside?.window(observe(practice).view, viewer);
  const step = lastStep(practice);
  if (!window || state.passedStep === step) return null;
  const lengthMs = windowLength(env.settings, seat === viewer);
  if (lengthMs === 0) {
    const passing = { ...state, passedStep: step };
    if (seat !== viewer) return callBot(passing, env, due);
    return playTurn(passing, env, practice, { turn: { seat, move: window.decline }, pacing: 'at-once' });
  }
  const currentWindow = state.window ?? openWindow(env.now, window, lengthMs);
  const effects: PracticeEffect[] = [];
  if (currentWindow.deadline !== null) {
    const action: Action = { type: 'close-window' };
    effects.push({ type: 'wait', timer: 'window', ms: currentWindow.deadline - env.now, action });
  }
  if (!isPerson(practice, seat) && seat !== window.next) {
    effects.push(askBotLater(practice, seat, reactionTime(lengthMs, match.turns.length)));
  }
  return { state: { ...state, window: currentWindow, botStatus: 'idle' }, effects };
}

/** Whether the device hasn't been taken yet at a shared table. */
const isUnclaimed = (practice: Practice): boolean => isShared(practice) && practice.viewer === undefined;

/**
 * Waits for the person who holds the device, or passes it on. Out of turn only the holder is asked: passing the
 * device would reveal who can act.
 */
function callPerson(state: PracticeState, env: Env, { practice, seat, pacing }: DueTurn): Transition {
  const { game } = practice;
  if (seat === viewerOf(practice) && !isUnclaimed(practice)) return waitForPlayer(state, env, practice);
  const seatView = game.visibility.view(stateOf(practice), seat);
  const window = observedTurn(practice) === seat ? undefined : game.aside?.window(seatView, seat);
  if (window) return playTurn(state, env, practice, { turn: { seat, move: window.decline }, pacing: 'at-once' });
  if (pacing !== 'paced' || isUnclaimed(practice)) {
    return withoutEffects({ ...state, isLingering: false, botStatus: 'idle', nextHolder: seat });
  }
  // The player who moved sees the result first.
  const action: Action = { type: 'cover', practice, seat };
  return {
    state: { ...state, isLingering: true, botStatus: 'idle' },
    effects: [{ type: 'wait', timer: 'pause', ms: LINGER_MS, action }],
  };
}

/** Asks the bot whose turn it is; in the background if it is out of turn. */
function callBot(state: PracticeState, env: Env, { practice, seat, pacing }: DueTurn): Transition {
  if (isPerson(practice, seat)) return callPerson(state, env, { practice, seat, pacing });
  const isViewerTurn = observedTurn(practice) === viewerOf(practice);
  const nextState = isViewerTurn ? state : { ...state, advice: null };
  const { pace } = env.settings;
  const isRefereed = isReferee(practice, env);
  // A referee already confirms every move, so there is no further stop.
  if (pace === 'step' && !isViewerTurn && !isRefereed && (pacing === 'paced' || pacing === 'seen')) {
    return withoutEffects({ ...nextState, botStatus: 'waiting' });
  }
  const isLingering = pacing === 'paced' && !isViewerTurn && willClear(practice);
  const paceMs = isRefereed ? PAUSE_MS.quick : (practice.match.turns.length === 0 ? DEAL_PAUSE_MS : PAUSE_MS)[pace];
  const usualPause = findDeal(practice, state.seenStep) ? Math.max(paceMs, env.dealLength) : paceMs;
  const pause = isViewerTurn
    ? REACTION_MS
    : pacing === 'at-once'
      ? 0
      : isLingering
        ? Math.max(LINGER_MS, usualPause)
        : usualPause;
  return {
    state: { ...nextState, isLingering, botStatus: isViewerTurn ? 'idle' : 'thinking' },
    effects: [askBotLater(practice, seat, pause)],
  };
}

/** Waits for the viewer's move. A forced move is played automatically if the settings say so. */
function waitForPlayer(state: PracticeState, env: Env, practice: Practice): Transition {
  const forcedMove = findForcedMove(practice, env) ?? null;
  const nextState: PracticeState = { ...state, forcedMove, botStatus: 'idle' };
  const slipEffects: readonly PracticeEffect[] =
    isReferee(practice, env) && !hasSlipped(practice) ? [{ type: 'try-bot-slip', practice }] : [];
  if (!forcedMove) return { state: nextState, effects: slipEffects };
  const isLingering = willClear(practice);
  const action: Action = { type: 'play-forced', practice };
  return {
    state: nextState,
    effects: [{ type: 'wait', timer: 'pause', ms: isLingering ? LINGER_MS : FORCED_MOVE_MS, action }, ...slipEffects],
  };
}

/** Whether cards are still shown that the next move clears away. */
function willClear(practice: Practice): boolean {
  const { shownZones, zones } = observe(practice);
  return JSON.stringify(shownZones()) !== JSON.stringify(zones());
}

/** Shows the last move of a deal for a while, before the count. */
function pauseBeforeCount(state: PracticeState, { settings }: Env): Transition {
  const action: Action = { type: 'see-last-move' };
  if (!state.isLingering) return { state: { ...state, botStatus: 'idle' }, effects: [STOP_TIMERS] };
  if (settings.pace === 'step') return { state: { ...state, botStatus: 'waiting' }, effects: [STOP_TIMERS] };
  return {
    state: { ...state, botStatus: 'idle' },
    effects: [STOP_TIMERS, { type: 'wait', timer: 'pause', ms: LINGER_MS, action }],
  };
}

/** Continues the game: asks the next bot, waits for the viewer, or stops if nothing can happen. */
export function continuePlay(state: PracticeState, env: Env, pacing: Pacing = 'paced'): Transition {
  const { practice } = state;
  if (!practice) return { state: { ...state, botStatus: 'idle' }, effects: [STOP_TIMERS] };
  if (state.countedStep !== null && !state.isElsewhere) return pauseBeforeCount({ ...state, advice: null }, env);
  const isViewerTurn = observedTurn(practice) === viewerOf(practice) && !isUnclaimed(practice);
  const isNewTurn = isViewerTurn && !state.advice;
  const advice = isNewTurn ? findAdvice(practice, env) : state.advice;
  const givenAdvice = isNewTurn && advice ? [adviceId(practice.game, advice)] : [];
  const nextState = { ...state, advice, isLingering: false };
  const seat = practice.game.play.turn(stateOf(practice));
  const effects: PracticeEffect[] = [
    STOP_TIMERS,
    ...givenAdvice.map((id): PracticeEffect => ({ type: 'note-advice', id })),
  ];
  if (seat === null || state.isElsewhere) return { state: { ...nextState, botStatus: 'idle' }, effects };
  const due = { practice, seat, pacing };
  return prependEffects(effects, waitAtWindow(nextState, env, due) ?? callBot(nextState, env, due));
}
