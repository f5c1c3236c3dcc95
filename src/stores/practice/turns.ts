import type { Step, Turn } from '../../game/match.ts';
import type { Advice } from '../../game/mind.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { adviceId, nextAdvice } from '../advice.ts';
import type { Practice } from '../match-record.ts';
import { HUMAN, playerName } from '../names.ts';
import { type Action, after, type Effect, type Env, only, type Reduced, STOP } from './action.ts';
import { put } from './keep.ts';
import { sightOf, turnSeen } from './sight.ts';
import { isScored, lastStep, type PracticeState, SHUT, stateOf } from './state.ts';
import { openedAt, reaction, windowLength } from './window.ts';

/** Time a person takes to see that they could jump in, ms. */
const REACTION = 1200;
/** Pause before a bot plays, ms. */
const PAUSE = { quick: 150, normal: 900, step: 0 } as const;

/** How the others come to play: at the pace that is set, told to go on, or with no pause that others could notice. */
export type Going = 'paced' | 'told' | 'at-once';

/** A turn that was taken, and what came of it. */
interface Landed {
  readonly turn: Turn<GameMove>;
  readonly step: Step<GameState>;
  readonly going: Going;
}

/** Puts a turn that was taken on the table, and lets the others go on. */
export function land(state: PracticeState, env: Env, practice: Practice, landed: Landed): Reduced {
  const { match, steps } = practice;
  const { turn, step, going } = landed;
  const next = {
    ...practice,
    match: { ...match, turns: [...match.turns, turn] },
    steps: [...steps, step],
  };
  const { state: there, effects } = put(state, env, next);
  // Whoever let something go has used up no time that others could notice.
  const silent = turn.seat !== HUMAN && step.events.length === 0;
  const seen = silent ? there : { ...there, ...SHUT, hint: null };
  const sheet = isScored(next, steps.length) ? steps.length : seen.sheet;
  return after(effects, goOn({ ...seen, sheet }, env, silent ? 'at-once' : going));
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
  const window = game.aside?.window(sightOf(practice).view, HUMAN);
  const step = lastStep(practice);
  if (!window || state.passed === step) return null;
  const length = windowLength(env.settings, seat === HUMAN);
  if (length === 0) {
    const passing = { ...state, passed: step };
    if (seat !== HUMAN) return callBot(passing, env, due);
    return play(passing, env, practice, { turn: { seat, move: window.decline }, going: 'at-once' });
  }
  const open = state.window ?? openedAt(env.now, window, length);
  const effects: Effect[] = [];
  if (open.until !== null) {
    const action: Action = { type: 'close-window' };
    effects.push({ type: 'wait', timer: 'window', ms: open.until - env.now, action });
  }
  if (seat !== HUMAN && seat !== window.next) {
    effects.push(askLater(practice, seat, reaction(length, match.turns.length)));
  }
  return { state: { ...state, window: open, others: 'idle' }, effects };
}

/** Asks the bot whose turn it is, in the background where it is asked out of turn. */
function callBot(state: PracticeState, env: Env, { practice, seat, going }: Due): Reduced {
  if (seat === HUMAN) return only({ ...state, others: 'idle' });
  const mine = turnSeen(practice) === HUMAN;
  const there = mine ? state : { ...state, advice: null };
  if (state.sheet !== null) return only(there);
  const { pace } = env.settings;
  if (pace === 'step' && going === 'paced' && !mine) return only({ ...there, others: 'waiting' });
  const pause = mine ? REACTION : going === 'at-once' ? 0 : PAUSE[pace];
  return {
    state: { ...there, others: mine ? 'idle' : 'thinking' },
    effects: [askLater(practice, seat, pause)],
  };
}

/** Lets the next bot play, if it is a bot's turn and nothing is in the way. */
export function goOn(state: PracticeState, env: Env, going: Going = 'paced'): Reduced {
  const { practice } = state;
  if (!practice) return { state: { ...state, others: 'idle' }, effects: [STOP] };
  const mine = turnSeen(practice) === HUMAN;
  const advice = mine ? adviceNow(practice, env) : state.advice;
  const said = mine && advice ? [adviceId(practice.game, advice)] : [];
  const there = { ...state, advice };
  const knowing = { ...env, told: [...env.told, ...said] };
  const seat = practice.game.play.turn(stateOf(practice));
  const effects: Effect[] = [STOP, ...said.map((id): Effect => ({ type: 'note-advice', id }))];
  if (seat === null || state.elsewhere) return { state: { ...there, others: 'idle' }, effects };
  const due = { practice, seat, going };
  const waiting = state.sheet === null ? waitAtWindow(there, knowing, due) : null;
  return after(effects, waiting ?? callBot(there, knowing, due));
}

/** The coach looks at one's cards at the beginning of each of one's turns. */
function adviceNow(practice: Practice, { settings, told }: Env): Advice | null {
  if (settings.help !== 'coach') return null;
  return nextAdvice(practice.game, sightOf(practice).view, { seat: HUMAN, name: playerName, told });
}
