import type { Game } from '../../../game/game.ts';
import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef, Zone } from '../../../game/zone.ts';
import { propose, type TableSeat } from '../../../table/session.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, namingAt } from '../people.ts';

/** A step as the player sees it. The store and the page both look at it: each part is made once. */
export interface Sight {
  readonly view: GameState;
  /** Where the player sits. */
  readonly at: TableSeat;
  /** Who decides next as far as one can see: if another is asked out of turn, that is nobody’s business. */
  readonly turn: Seat | null;
  /** The table, with what has just happened. */
  readonly shown: () => readonly Zone[];
  /** The table as it counts. */
  readonly zones: () => readonly Zone[];
  readonly propose: (picks: readonly ItemRef[]) => readonly Proposal<GameMove>[];
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function look(practice: Looked, { state, events }: Step<GameState>): Sight {
  const { play, visibility, table }: Game = practice.game;
  const [eyes, name] = [eyesOf(practice), namingAt(practice)];
  const view = visibility.view(state, eyes);
  const at = { game: practice.game, view, seat: eyes };
  return {
    view,
    at,
    turn: play.turn(view),
    shown: once(() => table.zones(view, eyes, name, events)),
    zones: once(() => table.zones(view, eyes, name)),
    propose: (picked) => propose({ at, picked }),
  };
}

/** Forgotten with their steps. */
const sights = new WeakMap<Step<GameState>, Map<Seat, Sight>>();

/** Whose eyes look, at what game. */
type Looked = Pick<Practice, 'game' | 'seats' | 'eyes' | 'names'>;

/** What the player saw after a step of the game. */
export function sightAt(practice: Looked, step: Step<GameState>): Sight {
  const seen = sights.get(step) ?? new Map<Seat, Sight>();
  const eyes = eyesOf(practice);
  const sight = seen.get(eyes) ?? look(practice, step);
  sights.set(step, seen.set(eyes, sight));
  return sight;
}

/** What the player sees now. */
export function sightOf(practice: Practice): Sight {
  return sightAt(practice, practice.steps.at(-1) as Step<GameState>);
}

/** Who decides next as far as one can see. */
export function turnSeen(practice: Practice): Seat | null {
  return sightOf(practice).turn;
}
