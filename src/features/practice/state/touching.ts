import type { GameMove } from '../../../game/play.ts';
import type { DropTarget, ItemRef } from '../../../game/zone.ts';
import type { TryResult } from '../../../referee/try-result.ts';
import { tryMove } from '../../../table/judge.ts';
import { drop as dropIn, keepAfterRefusal, type TouchResult, touch } from '../../../table/session.ts';
import { toggleBundle } from '../../../table/sorting.ts';
import { eyesOf, isShared, namingAt } from '../people.ts';
import { after, type Effect, type Env, only, type Reduced } from './action.ts';
import { lookBack } from './coaching.ts';
import { heldOn, heldUp } from './refused.ts';
import { sightOf } from './sight.ts';
import { CLEAR, type PracticeState, stateOf } from './state.ts';
import { land } from './turns.ts';
import { hold } from './windows.ts';

const FIRST = 'First say whether what lies there is fine.';

/** Touches a thing, or lets go of it; tries the move where the touches say it all. */
export function pick(state: PracticeState, env: Env, thing: ItemRef): Reduced {
  const { practice } = state;
  if (!practice || state.sheet !== null) return only(state);
  const held = hold(state);
  const { at } = sightOf(practice);
  return after(
    held.effects,
    take(held.state, env, touch({ at, picked: heldOn(state, practice, thing) }, thing)),
  );
}

/** Lets go of a dragged thing somewhere: the same as touching both. */
export function drop(state: PracticeState, env: Env, thing: ItemRef, place: DropTarget): Reduced {
  const { practice } = state;
  if (!practice || state.sheet !== null) return only(state);
  const { at } = sightOf(practice);
  return take(state, env, dropIn({ at, picked: state.picked }, thing, place));
}

/** Touches a run or set as a whole, or lets go of all of it. */
export function pickTogether(state: PracticeState, env: Env, bundle: readonly ItemRef[]): Reduced {
  const held = hold(state);
  const picked = toggleBundle(state.picked, bundle);
  return after(held.effects, take(held.state, env, { picked, sure: undefined }));
}

function take(state: PracticeState, env: Env, { picked, sure }: TouchResult): Reduced {
  // Whoever was told where to look goes on looking; the next step is still to be had.
  const hint = state.hint?.step === 'move' ? null : state.hint;
  const there = { ...state, picked, tried: null, hint, notice: null, agree: null };
  return sure ? attempt(there, env, sure) : only(there);
}

/** Tries a move: carried out if it is legal, else refused with its reasons. Anything may be tried at any time. */
export function attempt(state: PracticeState, env: Env, move: GameMove): Reduced {
  const { practice } = state;
  if (!practice || state.elsewhere || state.sheet !== null) return only(state);
  if (state.trying) return only({ ...state, notice: FIRST });
  const { game } = practice;
  const [eyes, name] = [eyesOf(practice), namingAt(practice)];
  const tried = tryMove({ game, state: stateOf(practice), seat: eyes, name, hidden: true }, move);
  const { ruling, marks, fits, after: now, citedEvents, view, known, seat, turn } = tried;
  const at = { move, seat, view, known, turn };
  const turns = practice.match.turns.length + (now ? 1 : 0);
  const hinted = state.hint !== null && game.notation.key(state.hint.move) === game.notation.key(move);
  const done = now
    ? land(
        { ...state, ...CLEAR, tried: { ruling, at, marked: [], fits: [], turns, hinted } },
        env,
        practice,
        {
          turn: state.hint ? { seat: eyes, move, hint: state.hint.move } : { seat: eyes, move },
          step: { state: now, events: citedEvents.map(({ event }) => event) },
          going: 'paced',
        },
      )
    : heldUp({
        ...state,
        picked: keepAfterRefusal(sightOf(practice).at, state.picked, tried),
        notice: null,
        tried: { ruling, at, marked: marks, fits, turns, hinted },
      });
  // What is learned is noted last: first the game goes on.
  const asks = now ? lookBack(practice, move, env) : [];
  // What several people learn is not one person’s.
  const notes = isShared(practice) ? [] : learned(tried);
  return { state: done.state, effects: [...done.effects, ...notes, ...asks] };
}

/** What a try shows of the player: rules kept, rules stumbled over. */
function learned({ ruling: { findings, permits } }: TryResult): readonly Effect[] {
  return [
    ...findings.map(({ rule }): Effect => ({ type: 'note-rule', rule, how: 'stumbled' })),
    ...permits.map((rule): Effect => ({ type: 'note-rule', rule, how: 'kept' })),
  ];
}
