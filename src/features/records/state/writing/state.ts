import type { Card } from '../../../../cards/card.ts';
import { ok, type Result } from '../../../../game/fault.ts';
import type { DeskGame, Game } from '../../../../game/game.ts';
import type { JsonObject } from '../../../../game/json.ts';
import type { GameMove, GameState } from '../../../../game/play.ts';
import type { Seat, SeatNamer } from '../../../../game/seat.ts';
import type { Proposal } from '../../../../game/table.ts';
import type { ItemRef, Zone } from '../../../../game/zone.ts';
import type { TryResult } from '../../../../referee/try-result.ts';
import { propose, type TouchSession } from '../../../../table/session.ts';
import { namingOf, type RecordReplay, type ReplayStep, replayRecord, withOwnerNamed } from '../replay.ts';
import { cardAt, type Standpoint } from './table-edits.ts';
import { hideUnsaid, listUnsaid, type UnsaidCard } from './unsaid-cards.ts';

/** `played`: touches are tries; `cards`: touches ask which card it is. */
export type TouchMode = 'played' | 'cards';

/** A record being written, and the state of its page. */
export interface WritingState {
  readonly game: DeskGame<Game>;
  /** The entries so far, audited. */
  readonly replay: RecordReplay;
  readonly mode: TouchMode;
  /** The seat of the next try; null if it is the seat to move. */
  readonly chosenSeat: Seat | null;
  /** The state with cards that were named for the next try; null if none were. */
  readonly namedState: GameState | null;
  readonly picked: readonly ItemRef[];
  /** The item whose card is asked for. */
  readonly askedItem: ItemRef | null;
  /** Whether the page asked for the card by itself, after a move from the hand alone. */
  readonly isPrompted: boolean;
  /** The last try, with its ruling. */
  readonly tried: TryResult | null;
  /** Whether the try was illegal and the table's reaction is still unknown. */
  readonly awaitsOutcome: boolean;
  /** Open cards that the writer hasn't named yet; tries wait until all are named. */
  readonly unsaid: readonly UnsaidCard[];
  /** Why the last action failed; empty if it didn't. */
  readonly problem: string;
}

/** What is reset before the next try. */
export const NO_TOUCHES = {
  chosenSeat: null,
  namedState: null,
  picked: [],
  askedItem: null,
  isPrompted: false,
  tried: null,
  awaitsOutcome: false,
  problem: '',
} as const;

/** Continues a record; without entries it starts in `cards` mode. */
export function openWriting(
  game: DeskGame<Game>,
  json: JsonObject,
  unsaid: readonly UnsaidCard[] = [],
): Result<WritingState> {
  const replay = replayRecord(game, json);
  if (!replay.ok) return replay;
  const mode = replay.value.record.entries.length === 0 ? 'cards' : 'played';
  return ok({ game, replay: replay.value, mode, unsaid, ...NO_TOUCHES });
}

const lastStep = ({ replay }: WritingState): ReplayStep => replay.steps.at(-1) as ReplayStep;

/** Starts a record of a new deal: all open cards are still to be named (`unsaid`). */
export function beginWriting(game: DeskGame<Game>, json: JsonObject): Result<WritingState> {
  const result = openWriting(game, json);
  if (!result.ok) return result;
  const at = standpointOf(result.value);
  return ok({
    ...result.value,
    unsaid: listUnsaid(zonesWithPlaceholders(result.value), (thing) => cardAt(game, at, thing)),
  });
}

export const seatNamerOf = ({ replay }: WritingState): SeatNamer => namingOf(replay, 'all');

/** The chosen seat, else the seat to move. */
export function seatOf({ chosenSeat, ...writing }: WritingState): Seat {
  return chosenSeat ?? writing.game.play.turn(lastStep({ ...writing, chosenSeat }).state) ?? 0;
}

/** The current state, with the seat of the next try. */
export function standpointOf(writing: WritingState): Standpoint {
  const state = writing.namedState ?? lastStep(writing).state;
  return { state, seat: seatOf(writing), name: seatNamerOf(writing) };
}

const topCardIn = (zones: readonly Zone[], { zone, item }: ItemRef): Card | undefined =>
  zones
    .find(({ id }) => id === zone)
    ?.items.find(({ id }) => id === item)
    ?.cards.at(-1);

/** Whether the writer hasn't named the item's card yet. */
export const isUnsaid = (writing: WritingState, ref: ItemRef): boolean =>
  writing.unsaid.length > 0 && topCardIn(zonesWithPlaceholders(writing), ref) !== topCardIn(visibleZones(writing), ref);

/** The zones as drawn: as the seat of the next try sees them, with cards not yet named face down. */
export const visibleZones = (writing: WritingState): readonly Zone[] =>
  hideUnsaid(zonesWithPlaceholders(writing), writing.unsaid);

/** The zones before unnamed cards are hidden: those cards are placeholders from the deal. */
export function zonesWithPlaceholders(writing: WritingState): readonly Zone[] {
  const { state, seat, name } = standpointOf(writing);
  const { game, namedState } = writing;
  const view = game.visibility.view(state, seat);
  const zones = game.table.zones(view, seat, name, namedState ? undefined : lastStep(writing).events);
  return zones.map((zone) => withOwnerNamed(zone, name(seat)));
}

/** The touched items and the table as the seat of the next try sees it. */
export function touchSessionOf(writing: WritingState): TouchSession {
  const { game, picked } = writing;
  const { state, seat } = standpointOf(writing);
  return { tableSeat: { game, view: game.visibility.view(state, seat), seat }, picked };
}

/** Moves that the touched items can mean. */
export function proposalsOf(writing: WritingState): readonly Proposal<GameMove>[] {
  return propose(touchSessionOf(writing));
}
