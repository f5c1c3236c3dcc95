import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, isPerson } from '../people.ts';
import { after, type Env, only, type Reduced } from './action.ts';
import { askTable } from './agreeing.ts';
import { forcedAt } from './forced.ts';
import { put } from './keep.ts';
import { hasSeenMore } from './seen-more.ts';
import { CLEAR, type PracticeState, SHUT } from './state.ts';
import { goOn } from './turns.ts';

/** Where one can go back to: so many turns stay. Or why not, in a sentence. */
export type Undo =
  | {
      readonly ok: true;
      readonly keep: number;
      /** Why a table would have to agree; null where it is a slip nobody can mind. */
      readonly marked: string | null;
    }
  | { readonly ok: false; readonly says: string };

type Played = Pick<Practice, 'match' | 'steps' | 'seats' | 'eyes'>;

const isHeard = ({ steps }: Played, turn: number): boolean => steps[turn + 1]?.events.length !== 0;

/** Whether whoever looks did something in a turn that was seen. */
const isOwn = (practice: Played, turn: number): boolean =>
  practice.match.turns[turn]?.seat === eyesOf(practice) && isHeard(practice, turn);

/** Whether a person at this device has played anything in a game. */
export const hasPlayed = (played: Played): boolean =>
  played.match.turns.some(({ seat }, turn) => isPerson(played, seat) && isHeard(played, turn));

/** Number of the last turn in which whoever looks did something that was seen: what was let go in silence is none. */
export function lastOwn(played: Played, but: readonly number[] = []): number {
  return played.match.turns.findLastIndex((_, turn) => isOwn(played, turn) && !but.includes(turn));
}

/** The same without moves that were the only ones, where those play themselves: one would be back at once. */
function lastChoice(practice: Practice, forced: Env['settings']['forced']): number {
  const isChoice = (turn: number): boolean => forced === 'mine' || !forcedAt(practice, turn);
  return practice.match.turns.findLastIndex((_, turn) => isOwn(practice, turn) && isChoice(turn));
}

/**
 * Back to one's last decision. A slip that nobody has moved after and that showed nothing is simply undone; what
 * a table would have to agree to is marked.
 */
export function undoTo(practice: Practice, forced: Env['settings']['forced'] = 'mine'): Undo {
  const { match, steps } = practice;
  const keep = lastChoice(practice, forced);
  if (keep < 0) return { ok: false, says: 'You have not played anything yet.' };
  const since = steps.slice(keep + 1);
  if (hasSeenMore(practice, steps[keep] as Step<GameState>, since)) {
    return { ok: true, keep, marked: 'You have seen new cards since.' };
  }
  const moved = match.turns
    .slice(keep)
    .some(({ seat }, i) => seat !== eyesOf(practice) && since[i]?.events.length !== 0);
  return { ok: true, keep, marked: moved ? 'The others have moved since.' : null };
}

function goBack(state: PracticeState, env: Env, practice: Practice, keep: number): Reduced {
  const { match, steps, takenBack } = practice;
  const cleared = { ...state, ...CLEAR, ...SHUT, sheet: null, lying: false, forced: null, advice: null };
  const kept = put(cleared, env, {
    ...practice,
    // What was taken back further on belongs to what is now undone.
    ...(takenBack ? { takenBack: takenBack.filter(({ at }) => at <= keep) } : {}),
    match: { ...match, turns: match.turns.slice(0, keep) },
    steps: steps.slice(0, keep + 1),
  });
  return after(kept.effects, goOn(kept.state, env));
}

/** Goes back to one's last decision, asks for the table’s leave first, or says why it can't be. */
export function undo(state: PracticeState, env: Env): Reduced {
  const { practice } = state;
  if (!practice || state.elsewhere) return only(state);
  const back = undoTo(practice, env.settings.forced);
  if (!back.ok) return only({ ...state, notice: back.says });
  if (back.marked !== null) return askTable(state, back.marked);
  return goBack(state, env, practice, back.keep);
}

/** Goes back though others moved or cards were seen: the table agrees, and it is written down. */
export function takeBack(state: PracticeState, env: Env): Reduced {
  const { practice } = state;
  if (!practice || state.elsewhere) return only(state);
  const back = undoTo(practice, env.settings.forced);
  if (!back.ok) return only({ ...state, notice: back.says });
  if (back.marked === null) return goBack(state, env, practice, back.keep);
  const { move } = practice.match.turns[back.keep] as { move: GameMove };
  const takenBack = [...(practice.takenBack ?? []), { at: back.keep, seat: eyesOf(practice), move }];
  return goBack(state, env, { ...practice, takenBack }, back.keep);
}
