import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import type { GameMove } from '../../game/play.ts';
import type { Proposal } from '../../game/table.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { NamedTry } from '../../referee/cited-reasons.ts';
import type { Ruling } from '../../referee/ruling.ts';
import type { TableSeat } from '../session.ts';

/** Game and referee, set to one position: loaded only when a hand reaches for the cards. */
export interface TryEngine {
  readonly game: Game;
  /** The try that came with the position; null where there was none. */
  readonly offeredMove: GameMove | null;
  readonly at: TableSeat;
  /** What the touched things come to; empty where there is nothing to say. */
  describePicks(picks: readonly ItemRef[]): string;
  /** What the table shows once this was tried: carried out if it is legal, else refused where it lies. */
  attempt(move: GameMove): Partial<TryState>;
}

/** A position to try things in, as the page was served with it. */
export interface TryStart {
  readonly game: string;
  /** The case in the wire format; with its move only where that is offered to be tried. */
  readonly position: JsonObject;
  /** How each seat is called. */
  readonly names: readonly string[];
  /** The zones that are shown, now and after a move. */
  readonly zones: readonly Zone[];
}

export interface TryState {
  readonly zones: readonly Zone[];
  readonly picked: readonly ItemRef[];
  readonly marked: readonly ItemRef[];
  /** What would have done, where a refusal is that one keeps it back. */
  readonly fits: readonly ItemRef[];
  readonly ruling: Ruling | null;
  /** What the ruling is on. */
  readonly at: NamedTry | null;
  /** What the touched cards could mean; null while the engine isn't there to say. */
  readonly proposals: readonly Proposal<GameMove>[] | null;
  /** What happened, once a legal move was carried out. */
  readonly happened: string | null;
  readonly engine: TryEngine | null;
  /** The engine did not come: said in words, and the next touch asks again. */
  readonly failed: boolean;
}

/** The state of a table nobody has touched. */
export function initialTryState({ zones }: TryStart): TryState {
  return {
    zones,
    picked: [],
    marked: [],
    fits: [],
    ruling: null,
    at: null,
    proposals: null,
    happened: null,
    engine: null,
    failed: false,
  };
}
