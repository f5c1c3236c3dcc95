import type { TableGame } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Proposal } from '../game/table.ts';
import type { DropTarget, ItemRef } from '../game/zone.ts';
import type { TryResult } from '../referee/try-result.ts';
import { isPicked, togglePick } from './picks.ts';

/** A seat at a table and its view. Needs no rules of the game. */
export interface TableSeat {
  readonly game: Pick<TableGame, 'table' | 'notation'>;
  readonly view: GameState;
  readonly seat: Seat;
}

/** Picks at a table, as plain data. Touching never judges: moves are tried in `judge.ts`, which imports the referee. */
export interface TouchSession {
  /** The seat to move for; null where no move is possible and items are only picked. */
  readonly tableSeat: TableSeat | null;
  readonly picked: readonly ItemRef[];
}

/** Result of a touch or a drag. */
export interface TouchResult {
  readonly picked: readonly ItemRef[];
  /** The move to try at once, if the picks allow only one. */
  readonly sure: GameMove | undefined;
}

type Proposals = readonly Proposal<GameMove>[];

/** Proposals by seat and picks: a touch, the buttons and the labels of one render ask for the same. */
const proposalCache = new WeakMap<TableSeat, WeakMap<readonly ItemRef[], Proposals>>();

/** Moves that the picks could mean, likeliest first. */
export function propose({ tableSeat, picked }: TouchSession): Proposals {
  if (!tableSeat) return [];
  const cachedProposals = proposalCache.get(tableSeat) ?? new WeakMap<readonly ItemRef[], Proposals>();
  const proposals = cachedProposals.get(picked) ?? tableSeat.game.table.propose(tableSeat.view, tableSeat.seat, picked);
  proposalCache.set(tableSeat, cachedProposals.set(picked, proposals));
  return proposals;
}

/** The move of a button; `way` is its index among moves with the same label. Undefined if the picks mean no such move. */
export function chooseMove(session: TouchSession, label: string, way = 0): GameMove | undefined {
  return propose(session).filter((proposal) => proposal.label === label)[way]?.move;
}

/** The move that the picks can only mean, played without a button; undefined if there is none. */
function sureMove(session: TouchSession): GameMove | undefined {
  return propose(session).find(({ isSure }) => isSure)?.move;
}

/** The game's own rule of touching, else `togglePick`. */
function touchItem({ tableSeat, picked }: TouchSession, thing: ItemRef): readonly ItemRef[] {
  return tableSeat?.game.table.touch?.(picked, thing) ?? togglePick(picked, thing);
}

/** Picks an item, or removes it from the picks. */
export function touch({ tableSeat, picked: oldPicks }: TouchSession, thing: ItemRef): TouchResult {
  const picked = touchItem({ tableSeat, picked: oldPicks }, thing);
  return { picked, sure: sureMove({ tableSeat, picked }) };
}

/** Picks items one after the other: those picked before the game was loaded. */
export function touchAll(tableSeat: TableSeat, things: readonly ItemRef[]): TouchResult {
  const picked = things.reduce<readonly ItemRef[]>(
    (sofar, thing) => touchItem({ tableSeat, picked: sofar }, thing),
    [],
  );
  return { picked, sure: sureMove({ tableSeat, picked }) };
}

/** The move that belongs to a zone; undefined if there are several. */
function moveTo(proposals: Proposals, zone: string): GameMove | undefined {
  const firstProposal = proposals.find(({ to }) => to === zone);
  const matching = proposals.filter(({ to, label }) => to === zone && label === firstProposal?.label);
  return matching.length === 1 ? firstProposal?.move : undefined;
}

/** Items that are dragged: a picked item takes the other picks along, unless the game has its own rule of touching. */
function collectDragged({ tableSeat, picked }: TouchSession, thing: ItemRef): readonly ItemRef[] {
  if (isPicked(picked, thing)) return picked;
  return touchItem({ tableSeat, picked: tableSeat?.game.table.touch ? [] : picked }, thing);
}

/**
 * Drops a dragged item: it is picked, then the target is. If the pick of the target means nothing, the move of its zone
 * is tried.
 */
export function drop(session: TouchSession, thing: ItemRef, place: DropTarget): TouchResult {
  const { tableSeat } = session;
  const picked = collectDragged(session, thing);
  const draggedProposals = propose({ tableSeat, picked });
  const targetItem = place.item === undefined ? undefined : { zone: place.zone, item: place.item };
  const onPlace = { picked, sure: moveTo(draggedProposals, place.zone) };
  if (!targetItem || isPicked(picked, targetItem)) return onPlace;
  const targetTouch = touch({ tableSeat, picked }, targetItem);
  // A target must not replace the dragged card among the picks.
  if (!isPicked(targetTouch.picked, thing)) return { picked, sure: undefined };
  const keysOf = (proposals: Proposals): string =>
    proposals.map(({ move }) => tableSeat?.game.notation.key(move)).join('\n');
  // A target that means nothing when picked is part of the zone, such as the top of a discard pile.
  return keysOf(propose({ tableSeat, picked: targetTouch.picked })) === keysOf(draggedProposals)
    ? onPlace
    : targetTouch;
}

/**
 * Picks that remain after a refusal: the present ones if they mean the move, else the items of the move. Picks are
 * removed from the end until a button is left to press.
 */
export function keepAfterRefusal(
  tableSeat: TableSeat,
  picked: readonly ItemRef[],
  { move, picks }: Pick<TryResult, 'move' | 'picks'>,
): readonly ItemRef[] {
  const { key } = tableSeat.game.notation;
  const isMeant = propose({ tableSeat, picked }).some((proposal) => key(proposal.move) === key(move));
  let remaining = isMeant ? picked : picks;
  while (remaining.length > 0 && sureMove({ tableSeat, picked: remaining })) remaining = remaining.slice(0, -1);
  return remaining;
}
