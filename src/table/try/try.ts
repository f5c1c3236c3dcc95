import type { GameMove } from '../../game/play.ts';
import type { DropTarget, ItemRef } from '../../game/zone.ts';
import {
  chooseMove,
  drop,
  propose,
  type TouchResult,
  type TouchSession,
  touch,
  touchAll,
} from '../session.ts';
import type { openTry } from './try-engine.ts';
import { initialTryState, type TryEngine, type TryStart, type TryState } from './try-state.ts';

/** What is touched, and where; before the game is there things are only pointed at. */
const sessionOf = ({ engine, picked }: TryState): TouchSession => ({ at: engine?.at ?? null, picked });

/** The table after a touch or a drag, and after a try where what is touched says it all. */
function applyTouches(engine: TryEngine | null, { picked, sure }: TouchResult): Partial<TryState> {
  const proposals = engine && propose({ at: engine.at, picked });
  const change = { picked, marked: [], fits: [], proposals };
  return engine && sure ? { ...change, ...engine.attempt(sure) } : change;
}

/** Fetches the engine when it is first wanted, and again should it have failed. */
function loadOnce(
  load: () => Promise<TryEngine>,
  ready: (engine: TryEngine) => void,
  failed: () => void,
): () => Promise<TryEngine | null> {
  let loading: Promise<TryEngine | null> | null = null;
  return () => {
    loading ??= load()
      .then((engine) => {
        ready(engine);
        return engine;
      })
      .catch(() => {
        loading = null;
        failed();
        return null;
      });
    return loading;
  };
}

/**
 * One table to try things on, light until it is touched. It is one widget's own, so no shared store holds it:
 * `changed` hears of every new state.
 * @param load fetches game and referee: called at the first touch, and again should it fail
 */
export function createTry(
  start: TryStart,
  changed: (state: TryState) => void,
  load: () => Promise<{ readonly openTry: typeof openTry }>,
) {
  let state = initialTryState(start);
  const set = (change: Partial<TryState>): void => {
    state = { ...state, ...change };
    changed(state);
  };
  const wake = loadOnce(
    () => load().then((loaded) => loaded.openTry(start)),
    (engine) => set({ engine, failed: false, ...applyTouches(engine, touchAll(engine.at, state.picked)) }),
    () => set({ failed: true }),
  );

  async function attempt(choose: (engine: TryEngine) => GameMove | null | undefined): Promise<void> {
    const engine = await wake();
    const move = engine && choose(engine);
    if (move && state.happened === null) set(engine.attempt(move));
  }

  function pick(thing: ItemRef): void {
    if (state.happened !== null) return;
    void wake();
    set(applyTouches(state.engine, touch(sessionOf(state), thing)));
  }

  return {
    wake,
    pick,
    /** Lets go of a dragged thing somewhere; before the game is there it is only touched. */
    drop(thing: ItemRef, place: DropTarget): void {
      if (state.happened !== null) return;
      if (state.engine) set(applyTouches(state.engine, drop(sessionOf(state), thing, place)));
      else pick(thing);
    },
    /** Tries what the touched cards mean under this label; the first way where there are several. */
    act: (label: string, way = 0) => attempt(() => chooseMove(sessionOf(state), label, way)),
    /** Tries a move: one that the ruling named; without one what came with the position. */
    tryMove: (move?: GameMove) => attempt(({ offeredMove }) => move ?? offeredMove),
    restart: () => {
      const { engine, failed } = state;
      set({
        ...initialTryState(start),
        engine,
        failed,
        proposals: engine && propose({ at: engine.at, picked: [] }),
      });
    },
  };
}
