import type { TableGame } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Proposal } from '../game/table.ts';
import type { DropTarget, ItemRef } from '../game/zone.ts';
import type { TryResult } from '../referee/try-result.ts';
import { isPicked, togglePick } from './picks.ts';

/** A seat at a table, and what it can see there. The laws of the game needn’t have come. */
export interface TableSeat {
  readonly game: Pick<TableGame, 'table' | 'notation'>;
  readonly view: GameState;
  readonly seat: Seat;
}

/**
 * Things that are touched at a table: plain data. Touching never judges; a move is tried in `judge.ts`, which brings
 * the referee.
 */
export interface TouchSession {
  /** Null where nothing can be played: things are only pointed at. */
  readonly at: TableSeat | null;
  readonly picked: readonly ItemRef[];
}

/** What is touched after a touch or a drag. */
export interface TouchResult {
  readonly picked: readonly ItemRef[];
  /** The move to try at once: what is touched says all of it. */
  readonly sure: GameMove | undefined;
}

type Proposals = readonly Proposal<GameMove>[];

/** Proposals by seat and picks: a touch, the buttons and the words of one moment ask for the same. */
const proposalCache = new WeakMap<TableSeat, WeakMap<readonly ItemRef[], Proposals>>();

/** What the touched things could mean, likeliest first. */
export function propose({ at, picked }: TouchSession): Proposals {
  if (!at) return [];
  const known = proposalCache.get(at) ?? new WeakMap<readonly ItemRef[], Proposals>();
  const proposals = known.get(picked) ?? at.game.table.propose(at.view, at.seat, picked);
  proposalCache.set(at, known.set(picked, proposals));
  return proposals;
}

/** The move of a button; of several ways to do it the first, unless another is named by its number. */
export function chooseMove(session: TouchSession, label: string, way = 0): GameMove | undefined {
  return propose(session).filter((proposal) => proposal.label === label)[way]?.move;
}

function sureMove(session: TouchSession): GameMove | undefined {
  return propose(session).find(({ sure }) => sure)?.move;
}

/** As the game has it, else a thing joins the others or is let go. */
function touchItem({ at, picked }: TouchSession, thing: ItemRef): readonly ItemRef[] {
  return at?.game.table.touch?.(picked, thing) ?? togglePick(picked, thing);
}

/** Touches a thing, or lets go of it. */
export function touch({ at, picked: before }: TouchSession, thing: ItemRef): TouchResult {
  const picked = touchItem({ at, picked: before }, thing);
  return { picked, sure: sureMove({ at, picked }) };
}

/** Touches things one after the other, from none on: what was pointed at before there was a game to ask. */
export function touchAll(at: TableSeat, things: readonly ItemRef[]): TouchResult {
  const picked = things.reduce<readonly ItemRef[]>(
    (sofar, thing) => touchItem({ at, picked: sofar }, thing),
    [],
  );
  return { picked, sure: sureMove({ at, picked }) };
}

/** The move that belongs to a zone; undefined where it could be meant in several ways. */
function moveTo(proposals: Proposals, zone: string): GameMove | undefined {
  const first = proposals.find(({ to }) => to === zone);
  const ways = proposals.filter(({ to, label }) => to === zone && label === first?.label);
  return ways.length === 1 ? first?.move : undefined;
}

/** The things a hand drags: one that was touched takes the others along, unless the game has an order of touches. */
function collectDragged({ at, picked }: TouchSession, thing: ItemRef): readonly ItemRef[] {
  if (isPicked(picked, thing)) return picked;
  return touchItem({ at, picked: at?.game.table.touch ? [] : picked }, thing);
}

/**
 * Lets go of a dragged thing somewhere: it is touched, and then what it meets is touched; where that means nothing,
 * the move of the place is meant.
 */
export function drop(session: TouchSession, thing: ItemRef, place: DropTarget): TouchResult {
  const { at } = session;
  const picked = collectDragged(session, thing);
  const alone = propose({ at, picked });
  const met = place.item === undefined ? undefined : { zone: place.zone, item: place.item };
  const onPlace = { picked, sure: moveTo(alone, place.zone) };
  if (!met || isPicked(picked, met)) return onPlace;
  const both = touch({ at, picked }, met);
  // One card doesn't push another out of the hand that drags it.
  if (!isPicked(both.picked, thing)) return { picked, sure: undefined };
  const says = (proposals: Proposals): string =>
    proposals.map(({ move }) => at?.game.notation.key(move)).join('\n');
  // What means nothing when touched is part of the place: the top of a pile to lay on.
  return says(propose({ at, picked: both.picked })) === says(alone) ? onPlace : both;
}

/**
 * What stays touched after a refusal: what was touched, where that means the move; else, of a move that was offered,
 * the things it touches. Of either as much as leaves something to be said with a button.
 */
export function keepAfterRefusal(
  at: TableSeat,
  picked: readonly ItemRef[],
  { move, picks }: Pick<TryResult, 'move' | 'picks'>,
): readonly ItemRef[] {
  const { key } = at.game.notation;
  const meant = propose({ at, picked }).some((proposal) => key(proposal.move) === key(move));
  let kept = meant ? picked : picks;
  while (kept.length > 0 && sureMove({ at, picked: kept })) kept = kept.slice(0, -1);
  return kept;
}
