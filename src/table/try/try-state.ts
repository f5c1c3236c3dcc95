import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameMove } from '../../game/play.ts';
import type { Proposal } from '../../game/table.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { NamedTry } from '../../referee/cited-reasons.ts';
import type { Ruling } from '../../referee/ruling.ts';
import type { TableSeat } from '../session.ts';

/** Game and referee, set to one position; loaded at the first touch. */
export interface TryEngine {
  readonly game: Game;
  /** The move that came with the position; null if there was none. */
  readonly offeredMove: GameMove | null;
  readonly tableSeat: TableSeat;
  /** Describes what the picks amount to; empty if there is nothing to say. */
  describePicks(picks: readonly ItemRef[]): string;
  /** Changes of the state after a try: a legal move is carried out, an illegal one refused. */
  attempt(move: GameMove): Partial<TryState>;
}

/** A position to try moves in, as served with the page. */
export interface TryStart {
  readonly game: string;
  /** The case in the wire format; its move only if that is offered to be tried. */
  readonly position: JsonObject;
  /** Name of each seat. */
  readonly names: readonly string[];
  /** Zones that are drawn, before and after a move. */
  readonly zones: readonly Zone[];
}

export interface TryState {
  readonly zones: readonly Zone[];
  readonly picked: readonly ItemRef[];
  readonly marked: readonly ItemRef[];
  /** Cards that would have been legal, after a refusal for withholding them. */
  readonly fittingItems: readonly ItemRef[];
  /** The last ruling; null before the first try. */
  readonly ruling: Ruling | null;
  /** The try that was ruled on; null with `ruling`. */
  readonly ruledTry: NamedTry | null;
  /** Moves that the picks could mean; null until the engine is loaded. */
  readonly proposals: readonly Proposal<GameMove>[] | null;
  /** What happened, after a legal move; null otherwise. */
  readonly happened: string | null;
  /** Null until it is loaded. */
  readonly engine: TryEngine | null;
  /** The engine couldn't be loaded; the next touch tries again. */
  readonly hasFailed: boolean;
}

export function initialTryState({ zones }: TryStart): TryState {
  return {
    zones,
    picked: [],
    marked: [],
    fittingItems: [],
    ruling: null,
    ruledTry: null,
    proposals: null,
    happened: null,
    engine: null,
    hasFailed: false,
  };
}
