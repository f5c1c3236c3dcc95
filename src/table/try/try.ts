import type { GameMove } from '../../game/play.ts';
import type { ItemRef, Landing } from '../../game/zone.ts';
import { sureMove, touched } from '../touch.ts';
import type { openTry } from './try-engine.ts';
import { type TryEngine, type TryStart, type TryState, untouched } from './try-state.ts';

/** What was touched before the game was there is touched once more, as the game has it. */
function touchedAnew({ game }: TryEngine, picked: readonly ItemRef[]): readonly ItemRef[] {
  return picked.reduce<readonly ItemRef[]>((sofar, pick) => touched(game, sofar, pick), []);
}

/** A dragged thing let go of somewhere: the same as touching both, and tried where that says it all. */
function dropped(engine: TryEngine, state: TryState, thing: ItemRef, place: Landing): Partial<TryState> {
  const { picks, sure } = engine.drop(state.picked, thing, place);
  const change = { picked: picks, marked: [], fits: [], proposals: engine.propose(picks) };
  return sure ? { ...change, ...engine.attempt(sure) } : change;
}

/** Fetches the engine when it is first wanted, and again should it have failed. */
function loadingOnce(
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
  let state = untouched(start);
  const set = (change: Partial<TryState>): void => {
    state = { ...state, ...change };
    changed(state);
  };
  const wake = loadingOnce(
    () => load().then((loaded) => loaded.openTry(start)),
    (engine) => {
      const picked = touchedAnew(engine, state.picked);
      set({ engine, picked, proposals: engine.propose(picked), failed: false });
      goOn();
    },
    () => set({ failed: true }),
  );

  /** Tries what is touched, where that says it all. */
  function goOn(): void {
    const sure = state.proposals ? sureMove(state.proposals) : undefined;
    if (sure && state.engine && state.happened === null) set(state.engine.attempt(sure));
  }

  async function attempt(choose: (engine: TryEngine) => GameMove | null | undefined): Promise<void> {
    const engine = await wake();
    const move = engine && choose(engine);
    if (move && state.happened === null) set(engine.attempt(move));
  }

  function pick(thing: ItemRef): void {
    if (state.happened !== null) return;
    void wake();
    const picked = touched(state.engine?.game, state.picked, thing);
    set({ picked, marked: [], fits: [], proposals: state.engine?.propose(picked) ?? null });
    goOn();
  }

  return {
    wake,
    pick,
    /** Lets go of a dragged thing somewhere. Before the game is there it is only touched. */
    drop(thing: ItemRef, place: Landing): void {
      if (state.happened !== null) return;
      if (state.engine) set(dropped(state.engine, state, thing, place));
      else pick(thing);
    },
    /** Tries what the touched cards mean under this label; the first way where there are several. */
    act: (label: string, way = 0) =>
      attempt((engine) => engine.propose(state.picked).filter((p) => p.label === label)[way]?.move),
    /** Tries a move: one that the ruling named; without one what came with the position. */
    tryMove: (move?: GameMove) => attempt(({ given }) => move ?? given),
    restart: () => {
      const { engine, failed } = state;
      set({ ...untouched(start), engine, failed, proposals: engine?.propose([]) ?? null });
    },
  };
}
