import type { Game } from '../../game/game.ts';
import type { Step } from '../../game/match.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { Proposal } from '../../game/table.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { Practice } from '../match-record.ts';
import { HUMAN, playerName } from '../names.ts';

/** A step as the player sees it. The store and the page both look at it: each part is made once. */
export interface Sight {
  readonly view: GameState;
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

function look({ play, seen, table }: Game, { state, events }: Step<GameState>): Sight {
  const view = seen.view(state, HUMAN);
  const proposed = new WeakMap<readonly ItemRef[], readonly Proposal<GameMove>[]>();
  return {
    view,
    turn: play.turn(view),
    shown: once(() => table.zones(view, HUMAN, playerName, events)),
    zones: once(() => table.zones(view, HUMAN, playerName)),
    propose(picks) {
      const found = proposed.get(picks) ?? table.propose(view, HUMAN, picks);
      proposed.set(picks, found);
      return found;
    },
  };
}

/** Forgotten with their steps. */
const sights = new WeakMap<Step<GameState>, Sight>();

/** What the player saw after a step of the game. */
export function sightAt(game: Game, step: Step<GameState>): Sight {
  const sight = sights.get(step) ?? look(game, step);
  sights.set(step, sight);
  return sight;
}

/** What the player sees now. */
export function sightOf({ game, steps }: Practice): Sight {
  return sightAt(game, steps.at(-1) as Step<GameState>);
}

/** Who decides next as far as one can see. */
export function turnSeen(practice: Practice): Seat | null {
  return sightOf(practice).turn;
}
