import type { Game, GameMove, Proposal } from '../game/game.ts';
import type { Pick, Place } from '../game/zone.ts';

/** What is touched after a touch or a drag, and the move that needs no button any more. */
export interface Touches {
  readonly picks: readonly Pick[];
  readonly sure: GameMove | undefined;
}

type Propose = (picks: readonly Pick[]) => readonly Proposal<GameMove>[];

const same = (a: Pick, b: Pick): boolean => a.zone === b.zone && a.item === b.item;

/** What is touched after one more touch: as the game has it, else it joins the others or is let go. */
export function touched(game: Game | undefined, before: readonly Pick[], pick: Pick): readonly Pick[] {
  if (game?.touch) return game.touch(before, pick);
  const others = before.filter((other) => !same(other, pick));
  return others.length < before.length ? others : [...before, pick];
}

/** The move that needs no button any more; undefined where something is still to be said. */
export function sureMove(proposals: readonly Proposal<GameMove>[]): GameMove | undefined {
  return proposals.find(({ sure }) => sure)?.move;
}

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
  game: Game,
  propose: Propose,
  before: readonly Pick[],
  thing: Pick,
  place: Place,
): Touches {
  const held = before.some((other) => same(other, thing))
    ? before
    : touched(game, game.touch ? [] : before, thing);
  const alone = propose(held);
  const met = place.item === undefined ? undefined : { zone: place.zone, item: place.item };
  if (!met || held.some((other) => same(other, met))) return { picks: held, sure: moveTo(alone, place.zone) };
  const picks = touched(game, held, met);
  // One card doesn't push another out of the hand that drags it.
  if (!picks.some((other) => same(other, thing))) return { picks: held, sure: undefined };
  const together = propose(picks);
  const says = (proposals: readonly Proposal<GameMove>[]): string =>
    proposals.map(({ move }) => game.key(move)).join('\n');
  // What means nothing when touched is part of the place: the top of a pile to lay on.
  if (says(together) === says(alone)) return { picks: held, sure: moveTo(alone, place.zone) };
  return { picks, sure: sureMove(together) };
}
