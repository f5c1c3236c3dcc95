import type { GameMove } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { ruleTry } from '../../../referee/ruling.ts';
import type { TryResult } from '../../../referee/try-result.ts';
import { tryMove } from '../../../table/judge.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, namingAt } from '../people.ts';
import { after, type Effect, type Env, only, type Reduced, STOP } from './action.ts';
import { put } from './keep.ts';
import { isReferee } from './refereeing.ts';
import { sightOf } from './sight.ts';
import { CLEAR, type Judged, type PracticeState, SHUT, stateOf, type Trying } from './state.ts';
import { goOn, play } from './turns.ts';

/** So long one may object to a try, ms; null: until one has said something. */
const LENGTHS = { quick: 1800, normal: 4000, step: null } as const;

/** A try that comes to lie on the table: what somebody really plays, or a slip. */
export interface Announced {
  readonly seat: Seat;
  readonly move: GameMove;
  readonly slip: boolean;
}

/** Lays a try on the table, where anybody may object to it: allowed or not, it looks the same. */
export function announce(state: PracticeState, env: Env, announced: Announced): Reduced {
  const length = LENGTHS[env.settings.pace];
  const until = length === null ? null : env.now + length;
  const trying: Trying = { ...announced, length, until, doubted: false, ruled: false };
  const still = { ...state, ...CLEAR, window: null, advice: null, forced: null };
  const there: PracticeState = { ...still, others: 'idle', trying };
  if (length === null) return { state: there, effects: [STOP] };
  const effect: Effect = { type: 'wait', timer: 'window', ms: length, action: { type: 'let-be' } };
  return { state: there, effects: [STOP, effect] };
}

/** A bot’s move: laid on the table before it is played. What is let go in silence is seen by nobody. */
export function heardOf(
  state: PracticeState,
  env: Env,
  on: Practice,
  { move, seat, slip }: BotsMove,
): Reduced {
  const taken = { turn: { seat, move }, going: 'paced' } as const;
  if (!isReferee(on, env)) return play(state, env, on, taken);
  if (slip) return announce(state, env, { ...slip, slip: true });
  const silent = on.game.play.play(stateOf(on), seat, move).events.length === 0;
  return silent ? play(state, env, on, taken) : announce(state, env, { seat, move, slip: false });
}

interface BotsMove {
  readonly seat: Seat;
  readonly move: GameMove;
  /** What is tried first though it isn’t allowed. */
  readonly slip: Pick<Announced, 'seat' | 'move'> | null;
}

/** Somebody tries something out of turn; it comes too late where one has begun to play. */
export function tempted(
  state: PracticeState,
  env: Env,
  { on, slip }: { readonly on: Practice; readonly slip: Pick<Announced, 'seat' | 'move'> },
): Reduced {
  const { practice, picked, window, sheet, agree, elsewhere, trying } = state;
  const busy = picked.length > 0 || window || sheet !== null || agree !== null || trying || elsewhere;
  if (practice !== on || busy || !isReferee(on, env)) return only(state);
  return announce(state, env, { ...slip, slip: true });
}

/**
 * The ruling on what lies there, by what one can see oneself: nothing hidden shows in it. Where it hangs on cards one
 * can’t see, the referee has looked at them.
 */
function ruled(practice: Practice, { seat, move }: Trying): TryResult {
  const { game } = practice;
  const name = namingAt(practice);
  const tried = tryMove({ game, state: sightOf(practice).view, seat, name }, move);
  if (tried.ruling.verdict !== 'depends') return tried;
  return { ...tried, ruling: ruleTry(game, stateOf(practice), seat, move, { name }), turn: '' };
}

function judged(practice: Practice, tried: TryResult, to: NonNullable<Judged['to']>): Judged {
  const { ruling, marks, fits, move, seat, view, known, turn } = tried;
  const turns = practice.match.turns.length;
  return { ruling, at: { move, seat, view, known, turn }, marked: marks, fits, turns, hinted: false, to };
}

/** A slip is taken back and written down; whoever slipped plays on when one has read why. */
function takenBack(
  state: PracticeState,
  env: Env,
  trying: Trying,
  how: 'caught' | 'named' | 'missed',
): Reduced {
  const practice = state.practice as Practice;
  const { seat, move } = trying;
  const tried = ruled(practice, trying);
  const back = [...(practice.takenBack ?? []), { at: practice.match.turns.length, seat, move }];
  const kept = put({ ...state, ...CLEAR, trying: null }, env, { ...practice, takenBack: back });
  const there = { ...kept.state, tried: judged(practice, tried, { seat, how }) };
  const rules = tried.ruling.findings.map((finding) => finding.rule);
  const effects: readonly Effect[] = [STOP, ...kept.effects, { type: 'note-slip', how, rules }];
  if (there.elsewhere) return { state: there, effects };
  const mine = practice.game.play.turn(stateOf(practice)) === eyesOf(practice);
  return after(effects, mine ? goOn(there, env, 'seen') : only({ ...there, others: 'waiting' }));
}

/** It is fine, or nobody said anything: what was allowed is played; of what wasn’t the referee speaks. */
export function letBe(state: PracticeState, env: Env): Reduced {
  const { practice, trying, elsewhere } = state;
  if (!practice || !trying || elsewhere) return only(state);
  if (trying.slip) return takenBack(state, env, trying, 'missed');
  const { seat, move } = trying;
  return play({ ...state, ...SHUT }, env, practice, { turn: { seat, move }, going: 'paced' });
}

/** One has a doubt, and looks for the rule; or none after all. The clock stops. */
export function doubt(state: PracticeState): Reduced {
  const { trying } = state;
  if (!trying || trying.ruled) return only(state);
  return {
    state: { ...state, trying: { ...trying, until: null, doubted: !trying.doubted } },
    effects: [{ type: 'stop', timers: ['window'] }],
  };
}

/** One objects, and names the rule or none: the referee rules. */
export function object(state: PracticeState, env: Env, by: string | null): Reduced {
  const { practice, trying, elsewhere } = state;
  if (!practice || !trying || trying.ruled || elsewhere) return only(state);
  const tried = ruled(practice, trying);
  if (trying.slip) {
    const named = tried.ruling.findings.some((finding) => finding.rule === by);
    return takenBack(state, env, trying, named ? 'named' : 'caught');
  }
  const { seat } = trying;
  return {
    state: {
      ...state,
      trying: { ...trying, until: null, doubted: false, ruled: true },
      tried: judged(practice, tried, { seat, how: 'allowed' }),
    },
    // Whoever names a rule that was kept is to look at it again sooner.
    effects: [STOP, { type: 'note-slip', how: 'allowed', rules: by === null ? [] : [by] }],
  };
}
