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

/** What is touched on the table: what was played, or a card to say which it is. */
export type TouchMode = 'played' | 'cards';

/** A record that is being written at a table: plain data, from which the page is drawn. */
export interface Writing {
  readonly game: DeskGame<Game>;
  /** What was written so far, gone through by the referee. */
  readonly replay: RecordReplay;
  readonly mode: TouchMode;
  /** Who tries something; null: whose turn it is. */
  readonly chosenSeat: Seat | null;
  /** The table with cards that have just shown themselves; null where none have. */
  readonly namedState: GameState | null;
  readonly picked: readonly ItemRef[];
  /** The card one is asked about. */
  readonly askedItem: ItemRef | null;
  /** One is asked without having touched it: whoever played before played from the hand alone. */
  readonly isPrompted: boolean;
  /** The last try, as the referee ruled on it. */
  readonly tried: TryResult | null;
  /** It was refused, and nobody has said yet how the table met it. */
  readonly awaitsOutcome: boolean;
  /** What lies open and nobody has said yet: the referee rules on nothing before. */
  readonly unsaid: readonly UnsaidCard[];
  /** Why something can’t be written down. */
  readonly problem: string;
}

/** Nothing is touched, and nothing said. */
export const CLEARED = {
  chosenSeat: null,
  namedState: null,
  picked: [],
  askedItem: null,
  isPrompted: false,
  tried: null,
  awaitsOutcome: false,
  problem: '',
} as const;

/** Goes on with a record; before its first move one says how the cards lie. */
export function openWriting(
  game: DeskGame<Game>,
  json: JsonObject,
  unsaid: readonly UnsaidCard[] = [],
): Result<Writing> {
  const replay = replayRecord(game, json);
  if (!replay.ok) return replay;
  const mode = replay.value.record.entries.length === 0 ? 'cards' : 'played';
  return ok({ game, replay: replay.value, mode, unsaid, ...CLEARED });
}

const lastStep = ({ replay }: Writing): ReplayStep => replay.steps.at(-1) as ReplayStep;

/** Begins to write down a table that has just been dealt: nobody has said yet what lies open. */
export function beginWriting(game: DeskGame<Game>, json: JsonObject): Result<Writing> {
  const opened = openWriting(game, json);
  if (!opened.ok) return opened;
  const at = standpointOf(opened.value);
  return ok({
    ...opened.value,
    unsaid: listUnsaid(knownZones(opened.value), (thing) => cardAt(game, at, thing)),
  });
}

/** How the seats are called. */
export const namingIn = ({ replay }: Writing): SeatNamer => namingOf(replay, 'all');

/** Whose try it is: whoever was chosen, or is on turn. */
export function seatIn({ chosenSeat, ...writing }: Writing): Seat {
  return chosenSeat ?? writing.game.play.turn(lastStep({ ...writing, chosenSeat }).state) ?? 0;
}

/** The table as it is known now, and who is about to try something at it. */
export function standpointOf(writing: Writing): Standpoint {
  const state = writing.namedState ?? lastStep(writing).state;
  return { state, seat: seatIn(writing), name: namingIn(writing) };
}

/** Whether nobody has said yet which card this is. */
export const isUnsaid = (writing: Writing, { zone, item }: ItemRef): boolean =>
  writing.unsaid.length > 0 &&
  knownZones(writing)
    .find(({ id }) => id === zone)
    ?.items.find(({ id }) => id === item)
    ?.cards.at(-1) !==
    visibleZones(writing)
      .find(({ id }) => id === zone)
      ?.items.find(({ id }) => id === item)
      ?.cards.at(-1);

/** What lies on the table, seen from the seat of whoever tries; what nobody has said is turned over. */
export const visibleZones = (writing: Writing): readonly Zone[] =>
  hideUnsaid(knownZones(writing), writing.unsaid);

/** The same with the cards the referee puts in the places of those. */
export function knownZones(writing: Writing): readonly Zone[] {
  const { state, seat, name } = standpointOf(writing);
  const { game, namedState } = writing;
  const view = game.visibility.view(state, seat);
  const lying = game.table.zones(view, seat, name, namedState ? undefined : lastStep(writing).events);
  return lying.map((zone) => withOwnerNamed(zone, name(seat)));
}

/** What is touched, and where whoever tries something sits. */
export function touchSessionOf(writing: Writing): TouchSession {
  const { game, picked } = writing;
  const { state, seat } = standpointOf(writing);
  return { at: { game, view: game.visibility.view(state, seat), seat }, picked };
}

/** What the touched things could mean. */
export function proposalsFor(writing: Writing): readonly Proposal<GameMove>[] {
  return propose(touchSessionOf(writing));
}
