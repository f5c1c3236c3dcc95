import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Practice } from '../match-record.ts';
import { isPerson, viewerOf } from '../people.ts';
import { type Env, prependEffects, type Transition, withoutEffects } from './action.ts';
import { askConsent } from './consent.ts';
import { wasForced } from './forced-move.ts';
import { hasSeenNewCards } from './new-cards.ts';
import { NO_WINDOW, NOTHING_TOUCHED, type PracticeState } from './state.ts';
import { replacePractice } from './table-update.ts';
import { continuePlay } from './turns.ts';

/** Where one can go back to: so many turns stay. Or why not, in a sentence. */
export type UndoPlan =
  | {
      readonly ok: true;
      readonly keep: number;
      /** Why a table would have to agree; null where it is a slip nobody can mind. */
      readonly marked: string | null;
    }
  | { readonly ok: false; readonly says: string };

type GameHistory = Pick<Practice, 'match' | 'steps' | 'seats' | 'viewer'>;

const hasEvents = ({ steps }: GameHistory, turn: number): boolean => steps[turn + 1]?.events.length !== 0;

/** Whether whoever looks did something in a turn that was seen. */
const isOwnTurn = (practice: GameHistory, turn: number): boolean =>
  practice.match.turns[turn]?.seat === viewerOf(practice) && hasEvents(practice, turn);

/** Whether a person at this device has played anything in a game. */
export const hasPlayed = (played: GameHistory): boolean =>
  played.match.turns.some(({ seat }, turn) => isPerson(played, seat) && hasEvents(played, turn));

/** Number of the last turn in which whoever looks did something that was seen: what was let go in silence is none. */
export function lastOwnTurn(played: GameHistory, but: readonly number[] = []): number {
  return played.match.turns.findLastIndex((_, turn) => isOwnTurn(played, turn) && !but.includes(turn));
}

/** The same without moves that were the only ones, where those play themselves: one would be back at once. */
function lastOwnChoice(practice: Practice, setting: Env['settings']['forced']): number {
  const isChoice = (turn: number): boolean => setting === 'mine' || !wasForced(practice, turn);
  return practice.match.turns.findLastIndex((_, turn) => isOwnTurn(practice, turn) && isChoice(turn));
}

/**
 * Back to one's last decision. A slip that nobody has moved after and that showed nothing is simply undone; what
 * a table would have to agree to is marked.
 */
export function planUndo(practice: Practice, setting: Env['settings']['forced'] = 'mine'): UndoPlan {
  const { match, steps } = practice;
  const keep = lastOwnChoice(practice, setting);
  if (keep < 0) return { ok: false, says: 'You have not played anything yet.' };
  const since = steps.slice(keep + 1);
  if (hasSeenNewCards(practice, steps[keep] as Step<GameState>, since)) {
    return { ok: true, keep, marked: 'You have seen new cards since.' };
  }
  const moved = match.turns
    .slice(keep)
    .some(({ seat }, i) => seat !== viewerOf(practice) && since[i]?.events.length !== 0);
  return { ok: true, keep, marked: moved ? 'The others have moved since.' : null };
}

function rewind(state: PracticeState, env: Env, practice: Practice, keep: number): Transition {
  const { match, steps, takenBack } = practice;
  const cleared = {
    ...state,
    ...NOTHING_TOUCHED,
    ...NO_WINDOW,
    countedStep: null,
    isLingering: false,
    forcedMove: null,
    advice: null,
  };
  const kept = replacePractice(cleared, env, {
    ...practice,
    // What was taken back further on belongs to what is now undone.
    ...(takenBack ? { takenBack: takenBack.filter(({ at }) => at <= keep) } : {}),
    match: { ...match, turns: match.turns.slice(0, keep) },
    steps: steps.slice(0, keep + 1),
  });
  return prependEffects(kept.effects, continuePlay(kept.state, env));
}

/** Goes back to one's last decision, asks for the table’s leave first, or says why it can't be. */
export function undo(state: PracticeState, env: Env): Transition {
  const { practice } = state;
  if (!practice || state.isElsewhere) return withoutEffects(state);
  const back = planUndo(practice, env.settings.forced);
  if (!back.ok) return withoutEffects({ ...state, notice: back.says });
  if (back.marked !== null) return askConsent(state, back.marked);
  return rewind(state, env, practice, back.keep);
}

/** Goes back though others moved or cards were seen: the table agrees, and it is written down. */
export function takeBack(state: PracticeState, env: Env): Transition {
  const { practice } = state;
  if (!practice || state.isElsewhere) return withoutEffects(state);
  const back = planUndo(practice, env.settings.forced);
  if (!back.ok) return withoutEffects({ ...state, notice: back.says });
  if (back.marked === null) return rewind(state, env, practice, back.keep);
  const { move } = practice.match.turns[back.keep] as { move: GameMove };
  const takenBack = [...(practice.takenBack ?? []), { at: back.keep, seat: viewerOf(practice), move }];
  return rewind(state, env, { ...practice, takenBack }, back.keep);
}
