import type { TableGame } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import type { Proposal } from '../game/table.ts';
import type { ItemRef, Landing } from '../game/zone.ts';
import { isSame, sureMove, type Touches, touched } from './touch.ts';

type Propose = (picks: readonly ItemRef[]) => readonly Proposal<GameMove>[];

/** The move that belongs to a zone; undefined where it could be meant in several ways. */
function moveTo(proposals: readonly Proposal<GameMove>[], zone: string): GameMove | undefined {
  const first = proposals.find(({ to }) => to === zone);
  const ways = proposals.filter(({ to, label }) => to === zone && label === first?.label);
  return ways.length === 1 ? first?.move : undefined;
}

/**
 * What dragging a thing comes to: it is touched, with what was touched before unless the game has an order of
 * touches; then what it meets is touched, or where that means nothing the move of the place is meant.
 */
export function dropped(
  game: TableGame,
  propose: Propose,
  before: readonly ItemRef[],
  thing: ItemRef,
  place: Landing,
): Touches {
  const held = before.some((other) => isSame(other, thing))
    ? before
    : touched(game, game.table.touch ? [] : before, thing);
  const alone = propose(held);
  const met = place.item === undefined ? undefined : { zone: place.zone, item: place.item };
  if (!met || held.some((other) => isSame(other, met)))
    return { picks: held, sure: moveTo(alone, place.zone) };
  const picks = touched(game, held, met);
  // One card doesn't push another out of the hand that drags it.
  if (!picks.some((other) => isSame(other, thing))) return { picks: held, sure: undefined };
  const together = propose(picks);
  const says = (proposals: readonly Proposal<GameMove>[]): string =>
    proposals.map(({ move }) => game.wire.key(move)).join('\n');
  // What means nothing when touched is part of the place: the top of a pile to lay on.
  if (says(together) === says(alone)) return { picks: held, sure: moveTo(alone, place.zone) };
  return { picks, sure: sureMove(together) };
}
