import type { Game } from '../../../game/game.ts';
import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef, Zone } from '../../../game/zone.ts';
import { propose, type TableSeat } from '../../../table/session.ts';
import { namingAt, type Practice, viewerOf } from '../../saved-games/index.ts';

/** A step as the viewer sees it. The parts are computed on demand and kept. */
export interface TableObservation {
  readonly view: GameState;
  readonly at: TableSeat;
  /** The seat to move in the view. It doesn't show that another player may act out of turn. */
  readonly turn: Seat | null;
  /** The zones, with the cards of the last move still in view. */
  readonly shownZones: () => readonly Zone[];
  /** The zones after the last move is cleared away. */
  readonly zones: () => readonly Zone[];
  readonly propose: (picks: readonly ItemRef[]) => readonly Proposal<GameMove>[];
}

function lazy<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

function createObservation(practice: Observer, { state, events }: Step<GameState>): TableObservation {
  const { play, visibility, table }: Game = practice.game;
  const [viewer, name] = [viewerOf(practice), namingAt(practice)];
  const view = visibility.view(state, viewer);
  const at = { game: practice.game, view, seat: viewer };
  return {
    view,
    at,
    turn: play.turn(view),
    shownZones: lazy(() => table.zones(view, viewer, name, events)),
    zones: lazy(() => table.zones(view, viewer, name)),
    propose: (picks) => propose({ tableSeat: at, picked: picks }),
  };
}

/** Cached for as long as their steps exist. */
const observations = new WeakMap<Step<GameState>, Map<Seat, TableObservation>>();

type Observer = Pick<Practice, 'game' | 'seats' | 'viewer' | 'names'>;

/** What the viewer saw after a step. */
export function observeStep(practice: Observer, step: Step<GameState>): TableObservation {
  const observationsBySeat = observations.get(step) ?? new Map<Seat, TableObservation>();
  const viewer = viewerOf(practice);
  const observation = observationsBySeat.get(viewer) ?? createObservation(practice, step);
  observations.set(step, observationsBySeat.set(viewer, observation));
  return observation;
}

/** What the viewer sees now. */
export function observe(practice: Practice): TableObservation {
  return observeStep(practice, practice.steps.at(-1) as Step<GameState>);
}

/** The seat to move, as far as the viewer can see. */
export function observedTurn(practice: Practice): Seat | null {
  return observe(practice).turn;
}
