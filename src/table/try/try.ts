import type { GameMove } from '../../game/play.ts';
import type { DropTarget, ItemRef } from '../../game/zone.ts';
import { chooseMove, drop, propose, type TouchResult, type TouchSession, touch, touchAll } from '../session.ts';
import type { openTry } from './try-engine.ts';
import { initialTryState, type TryEngine, type TryStart, type TryState } from './try-state.ts';

/** Before the game is loaded, `tableSeat` is null and items are only picked. */
const sessionOf = ({ engine, picked }: TryState): TouchSession => ({
  tableSeat: engine?.tableSeat ?? null,
  picked,
});

/** Changes after a touch or a drag; tries the move if the picks leave no choice. */
function applyTouches(engine: TryEngine | null, { picked, sure: moveToTry }: TouchResult): Partial<TryState> {
  const proposals = engine && propose({ tableSeat: engine.tableSeat, picked });
  const change = { picked, marked: [], fittingItems: [], proposals };
  return engine && moveToTry ? { ...change, ...engine.attempt(moveToTry) } : change;
}

/** Loads the engine once; null after a failure, and the next call loads again. */
function loadOnce(
  load: () => Promise<TryEngine>,
  onReady: (engine: TryEngine) => void,
  onFailed: () => void,
): () => Promise<TryEngine | null> {
  let loading: Promise<TryEngine | null> | null = null;
  return () => {
    loading ??= load()
      .then((engine) => {
        onReady(engine);
        return engine;
      })
      .catch(() => {
        loading = null;
        onFailed();
        return null;
      });
    return loading;
  };
}

/**
 * State of one table to try moves on. It belongs to one widget, so it is no shared store: `onChange` receives every
 * new state.
 * @param load imports game and referee: called at the first touch, and again after a failure
 */
export function createTry(
  start: TryStart,
  onChange: (state: TryState) => void,
  load: () => Promise<{ readonly openTry: typeof openTry }>,
) {
  let state = initialTryState(start);
  const update = (change: Partial<TryState>): void => {
    state = { ...state, ...change };
    onChange(state);
  };
  const wake = loadOnce(
    () => load().then((tryModule) => tryModule.openTry(start)),
    (engine) => update({ engine, hasFailed: false, ...applyTouches(engine, touchAll(engine.tableSeat, state.picked)) }),
    () => update({ hasFailed: true }),
  );

  async function attempt(choose: (engine: TryEngine) => GameMove | null | undefined): Promise<void> {
    const engine = await wake();
    const move = engine && choose(engine);
    if (move && state.happened === null) update(engine.attempt(move));
  }

  function pick(thing: ItemRef): void {
    if (state.happened !== null) return;
    void wake();
    update(applyTouches(state.engine, touch(sessionOf(state), thing)));
  }

  return {
    wake,
    pick,
    /** Drops a dragged item; before the game is loaded it is only picked. */
    drop(thing: ItemRef, place: DropTarget): void {
      if (state.happened !== null) return;
      if (state.engine) update(applyTouches(state.engine, drop(sessionOf(state), thing, place)));
      else pick(thing);
    },
    /** Tries the move of a button; `way` is its index among moves with the same label. */
    act: (label: string, way = 0) => attempt(() => chooseMove(sessionOf(state), label, way)),
    /** Tries a move that the ruling named; by default the one that came with the position. */
    tryMove: (move?: GameMove) => attempt(({ offeredMove }) => move ?? offeredMove),
    restart: () => {
      const { engine, hasFailed } = state;
      update({
        ...initialTryState(start),
        engine,
        hasFailed,
        proposals: engine && propose({ tableSeat: engine.tableSeat, picked: [] }),
      });
    },
  };
}
