import { ok, type Result } from '../../../../game/fault.ts';
import type { DeskGame, Game } from '../../../../game/game.ts';
import type { JsonObject } from '../../../../game/json.ts';
import type { GameMove, GameState } from '../../../../game/play.ts';
import type { Seat, SeatNamer } from '../../../../game/seat.ts';
import type { Proposal } from '../../../../game/table.ts';
import type { ItemRef, Zone } from '../../../../game/zone.ts';
import type { TryResult } from '../../../../referee/try-result.ts';
import { propose, type TouchSession } from '../../../../table/session.ts';
import { namingOf, nobodys, type ShownRecord, type ShownStep, shownRecord } from '../shown.ts';
import { hidden, type Unsaid, unsaidAt } from './unsaid.ts';
import { cardAt, type Looking } from './written.ts';

/** What is touched on the table: what was played, or a card to say which it is. */
export type Touching = 'played' | 'cards';

/** A record that is being written at a table: plain data, from which the page is drawn. */
export interface Writing {
  readonly game: DeskGame<Game>;
  /** What was written so far, gone through by the referee. */
  readonly shown: ShownRecord;
  readonly touching: Touching;
  /** Who tries something; null: whose turn it is. */
  readonly chosen: Seat | null;
  /** The table with cards that have just shown themselves; null where none have. */
  readonly named: GameState | null;
  readonly picked: readonly ItemRef[];
  /** The card one is asked about. */
  readonly asked: ItemRef | null;
  /** One is asked without having touched it: whoever played before played from the hand alone. */
  readonly unasked: boolean;
  /** The last try, as the referee ruled on it. */
  readonly tried: TryResult | null;
  /** It was refused, and nobody has said yet how the table met it. */
  readonly waits: boolean;
  /** What lies open and nobody has said yet: the referee rules on nothing before. */
  readonly unsaid: readonly Unsaid[];
  /** Why something can’t be written down. */
  readonly says: string;
}

/** Nothing is touched, and nothing said. */
export const CLEAR = {
  chosen: null,
  named: null,
  picked: [],
  asked: null,
  unasked: false,
  tried: null,
  waits: false,
  says: '',
} as const;

/** Goes on with a record; before its first move one says how the cards lie. */
export function openWriting(
  game: DeskGame<Game>,
  json: JsonObject,
  unsaid: readonly Unsaid[] = [],
): Result<Writing> {
  const shown = shownRecord(game, json);
  if (!shown.ok) return shown;
  const touching = shown.value.record.entries.length === 0 ? 'cards' : 'played';
  return ok({ game, shown: shown.value, touching, unsaid, ...CLEAR });
}

const lastStep = ({ shown }: Writing): ShownStep => shown.steps.at(-1) as ShownStep;

/** Begins to write down a table that has just been dealt: nobody has said yet what lies open. */
export function beginWriting(game: DeskGame<Game>, json: JsonObject): Result<Writing> {
  const opened = openWriting(game, json);
  if (!opened.ok) return opened;
  const at = lookingAt(opened.value);
  return ok({ ...opened.value, unsaid: unsaidAt(lyingIn(opened.value), (thing) => cardAt(game, at, thing)) });
}

/** How the seats are called. */
export const nameIn = ({ shown }: Writing): SeatNamer => namingOf(shown, 'all');

/** Whose try it is: whoever was chosen, or is on turn. */
export function seatIn({ chosen, ...writing }: Writing): Seat {
  return chosen ?? writing.game.play.turn(lastStep({ ...writing, chosen }).state) ?? 0;
}

/** The table as it is known now, and who is about to try something at it. */
export function lookingAt(writing: Writing): Looking {
  const state = writing.named ?? lastStep(writing).state;
  return { state, seat: seatIn(writing), name: nameIn(writing) };
}

/** Whether nobody has said yet which card this is. */
export const isUnsaid = (writing: Writing, { zone, item }: ItemRef): boolean =>
  writing.unsaid.length > 0 &&
  lyingIn(writing)
    .find(({ id }) => id === zone)
    ?.items.find(({ id }) => id === item)
    ?.cards.at(-1) !==
    zonesIn(writing)
      .find(({ id }) => id === zone)
      ?.items.find(({ id }) => id === item)
      ?.cards.at(-1);

/** What lies on the table, seen from the seat of whoever tries; what nobody has said is turned over. */
export const zonesIn = (writing: Writing): readonly Zone[] => hidden(lyingIn(writing), writing.unsaid);

/** The same with the cards the referee puts in the places of those. */
export function lyingIn(writing: Writing): readonly Zone[] {
  const { state, seat, name } = lookingAt(writing);
  const { game, named } = writing;
  const view = game.visibility.view(state, seat);
  const lying = game.table.zones(view, seat, name, named ? undefined : lastStep(writing).events);
  return lying.map((zone) => nobodys(zone, name(seat)));
}

/** What is touched, and where whoever tries something sits. */
export function touchingIn(writing: Writing): TouchSession {
  const { game, picked } = writing;
  const { state, seat } = lookingAt(writing);
  return { at: { game, view: game.visibility.view(state, seat), seat }, picked };
}

/** What the touched things could mean. */
export function proposalsIn(writing: Writing): readonly Proposal<GameMove>[] {
  return propose(touchingIn(writing));
}
