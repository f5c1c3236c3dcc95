import type { Step, Turn } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { adviceId } from '../advice.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, isPerson, isShared } from '../people.ts';
import { type Action, after, type Effect, type Env, only, type Reduced, STOP } from './action.ts';
import { adviceNow } from './coaching.ts';
import { forcedNow } from './forced.ts';
import { put } from './keep.ts';
import { hasSlipped, isReferee } from './refereeing.ts';
import { sightOf, turnSeen } from './sight.ts';
import { afterTurn, isScored, lastStep, type PracticeState, SHUT, stateOf } from './state.ts';
import { openedAt, reaction, windowLength } from './window.ts';

/** Time a person takes to see that they could jump in, ms. */
const REACTION = 1200;
/** Pause before a bot plays, ms. */
const PAUSE = { quick: 150, normal: 900, step: 0 } as const;
/** Before the first move there is a deal to be seen. */
const DEALT = { quick: 150, normal: 2400, step: 0 } as const;
/** So long something lies that goes with the next move, unless a touch says that it was seen, ms. */
const LIES = 2500;
/** Pause before the only move there is plays itself, ms. */
const FORCED = 1800;

/**
 * How the others come to play: at the pace that is set, the same after what lay there was seen, told to go on, or
 * with no pause that others could notice.
 */
export type Going = 'paced' | 'seen' | 'told' | 'at-once';

/** A turn that was taken, and what came of it. */
interface Landed {
  readonly turn: Turn<GameMove>;
  readonly step: Step<GameState>;
  readonly going: Going;
}

/** Puts a turn that was taken on the table, and lets the others go on. */
export function land(state: PracticeState, env: Env, practice: Practice, landed: Landed): Reduced {
  const { steps } = practice;
  const { turn, step, going } = landed;
  const next = afterTurn(practice, turn, step);
  const { state: there, effects } = put(state, env, next);
  // Whoever let something go has used up no time that others could notice.
  const silent = turn.seat !== eyesOf(practice) && step.events.length === 0;
  // What was refused was refused in a situation that is gone.
  const { tried } = there;
  const refused = tried?.ruling.verdict === 'illegal' && !tried.to && tried.turns < next.match.turns.length;
  const gone = { ...SHUT, hint: null, agree: null, forced: null, advice: null };
  const seen = silent ? there : { ...there, ...gone, tried: refused ? null : tried };
  const over = next.game.play.turn(step.state) === null;
  const noted: readonly Effect[] = over ? [...effects, { type: 'note-game', practice: next }] : effects;
  if (isScored(next, steps.length)) {
    return after(noted, goOn({ ...seen, sheet: steps.length, lying: true }, env, going));
  }
  return after(effects, goOn(seen, env, silent ? 'at-once' : going));
}

/** Plays a move that is known to be legal. */
export function play(
  state: PracticeState,
  env: Env,
  practice: Practice,
  taken: { readonly turn: Turn<GameMove>; readonly going: Going },
): Reduced {
  const { seat, move } = taken.turn;
  const step = practice.game.play.play(stateOf(practice), seat, move);
  return land(state, env, practice, { ...taken, step });
}

/** The bot on the seat is asked after a pause. */
const askLater = (on: Practice, seat: Seat, ms: number): Effect => {
  const action: Action = { type: 'ask', on, seat };
  return { type: 'wait', timer: 'pause', ms, action };
};

/** Whose decision is due, and how the game comes to it. */
interface Due {
  readonly practice: Practice;
  readonly seat: Seat;
  readonly going: Going;
}

/**
 * Keeps the table still while one may act out of turn, whether or not one could; null where there is no such
 * moment. Somebody else who could is asked meanwhile; to everybody it looks as if nobody were.
 */
function waitAtWindow(state: PracticeState, env: Env, due: Due): Reduced | null {
  const { practice, seat } = due;
  const { game, match } = practice;
  const eyes = eyesOf(practice);
  const window = game.aside?.window(sightOf(practice).view, eyes);
  const step = lastStep(practice);
  if (!window || state.passed === step) return null;
  const length = windowLength(env.settings, seat === eyes);
  if (length === 0) {
    const passing = { ...state, passed: step };
    if (seat !== eyes) return callBot(passing, env, due);
    return play(passing, env, practice, { turn: { seat, move: window.decline }, going: 'at-once' });
  }
  const open = state.window ?? openedAt(env.now, window, length);
  const effects: Effect[] = [];
  if (open.until !== null) {
    const action: Action = { type: 'close-window' };
    effects.push({ type: 'wait', timer: 'window', ms: open.until - env.now, action });
  }
  if (!isPerson(practice, seat) && seat !== window.next) {
    effects.push(askLater(practice, seat, reaction(length, match.turns.length)));
  }
  return { state: { ...state, window: open, others: 'idle' }, effects };
}

/** Whether nobody has taken the device up yet: until then no hand is shown. */
const isHandedOn = (practice: Practice): boolean => isShared(practice) && practice.eyes === undefined;

/**
 * It is a person’s turn: their own who holds the device, or it is passed on. Out of turn only whoever holds it is
 * asked: that it goes round would say that somebody can act.
 */
function callPerson(state: PracticeState, env: Env, { practice, seat, going }: Due): Reduced {
  const { game } = practice;
  if (seat === eyesOf(practice) && !isHandedOn(practice)) return waitForMe(state, env, practice);
  const theirs = game.visibility.view(stateOf(practice), seat);
  const window = turnSeen(practice) === seat ? undefined : game.aside?.window(theirs, seat);
  if (window) return play(state, env, practice, { turn: { seat, move: window.decline }, going: 'at-once' });
  if (going !== 'paced' || isHandedOn(practice)) {
    return only({ ...state, lying: false, others: 'idle', covered: seat });
  }
  // What was just played is seen first, by whoever played it.
  const action: Action = { type: 'cover', on: practice, seat };
  return {
    state: { ...state, lying: true, others: 'idle' },
    effects: [{ type: 'wait', timer: 'pause', ms: LIES, action }],
  };
}

/** Asks the bot whose turn it is, in the background where it is asked out of turn. */
function callBot(state: PracticeState, env: Env, { practice, seat, going }: Due): Reduced {
  if (isPerson(practice, seat)) return callPerson(state, env, { practice, seat, going });
  const mine = turnSeen(practice) === eyesOf(practice);
  const there = mine ? state : { ...state, advice: null };
  const { pace } = env.settings;
  const referee = isReferee(practice, env);
  // Whoever is the referee lets each move be by itself.
  if (pace === 'step' && !mine && !referee && (going === 'paced' || going === 'seen')) {
    return only({ ...there, others: 'waiting' });
  }
  const lying = going === 'paced' && !mine && willBeGone(practice);
  const usual = referee ? PAUSE.quick : (practice.match.turns.length === 0 ? DEALT : PAUSE)[pace];
  const pause = mine ? REACTION : going === 'at-once' ? 0 : lying ? Math.max(LIES, usual) : usual;
  return {
    state: { ...there, lying, others: mine ? 'idle' : 'thinking' },
    effects: [askLater(practice, seat, pause)],
  };
}

/** It is one’s own turn. The only move there is plays itself, where one likes that. */
function waitForMe(state: PracticeState, env: Env, practice: Practice): Reduced {
  const forced = forcedNow(practice, env) ?? null;
  const there: PracticeState = { ...state, forced, others: 'idle' };
  const asks: readonly Effect[] =
    isReferee(practice, env) && !hasSlipped(practice) ? [{ type: 'tempt', on: practice }] : [];
  if (!forced) return { state: there, effects: asks };
  const lying = willBeGone(practice);
  const action: Action = { type: 'play-forced', on: practice };
  return {
    state: there,
    effects: [{ type: 'wait', timer: 'pause', ms: lying ? LIES : FORCED, action }, ...asks],
  };
}

/** Whether something lies on the table that counts no more: the next move clears it away. */
function willBeGone(practice: Practice): boolean {
  const { shown, zones } = sightOf(practice);
  return JSON.stringify(shown()) !== JSON.stringify(zones());
}

/** The table as the last move of a deal left it stays a while; then it is counted, and nobody plays meanwhile. */
function closing(state: PracticeState, { settings }: Env): Reduced {
  const action: Action = { type: 'seen' };
  if (!state.lying) return { state: { ...state, others: 'idle' }, effects: [STOP] };
  if (settings.pace === 'step') return { state: { ...state, others: 'waiting' }, effects: [STOP] };
  return {
    state: { ...state, others: 'idle' },
    effects: [STOP, { type: 'wait', timer: 'pause', ms: LIES, action }],
  };
}

/** Lets the next bot play, if it is a bot's turn and nothing is in the way. */
export function goOn(state: PracticeState, env: Env, going: Going = 'paced'): Reduced {
  const { practice } = state;
  if (!practice) return { state: { ...state, others: 'idle' }, effects: [STOP] };
  if (state.sheet !== null && !state.elsewhere) return closing({ ...state, advice: null }, env);
  const mine = turnSeen(practice) === eyesOf(practice) && !isHandedOn(practice);
  const fresh = mine && !state.advice;
  const advice = fresh ? adviceNow(practice, env) : state.advice;
  const said = fresh && advice ? [adviceId(practice.game, advice)] : [];
  const there = { ...state, advice, lying: false };
  const seat = practice.game.play.turn(stateOf(practice));
  const effects: Effect[] = [STOP, ...said.map((id): Effect => ({ type: 'note-advice', id }))];
  if (seat === null || state.elsewhere) return { state: { ...there, others: 'idle' }, effects };
  const due = { practice, seat, going };
  return after(effects, waitAtWindow(there, env, due) ?? callBot(there, env, due));
}
