import type { Game } from '../../game/game.ts';
import { isOpen, showsNoCard, type Zone } from '../../game/zone.ts';
import type { JudgedCase } from '../../rulebook/judged-case.ts';
import type { TryPosition } from '../../rulebook/try-position.ts';
import type { TryStart } from '../../table/try/try-state.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { looksOf } from '../../ui/card/looks.ts';

/** A table of the book that can be touched before the rules engine has loaded. */
export interface LiveTable {
  readonly start: TryStart;
  /** Zones the player may point at. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  /** Looks of the cards on the table, by card number. */
  readonly looks: Readonly<Record<number, CardLook>>;
}

/** Prepares a case of the book to be tried, as part of the page or fetched by it. */
export function liveTable(game: Game, position: TryPosition): LiveTable {
  const { touchable, actions, ...start } = position;
  const lookOf = looksOf(game);
  const cards = new Set(start.zones.flatMap((zone) => zone.items.flatMap((item) => item.cards)));
  return {
    start,
    touchable,
    actions,
    looks: Object.fromEntries([...cards].map((card) => [card, lookOf(card)])),
  };
}

/** Whether no pile can be pointed at, so that piles may be placed beside the hand. */
export const isPlain = ({ start, touchable }: Pick<LiveTable, 'start' | 'touchable'>): boolean =>
  !start.zones.some(({ id, kind }) => kind === 'pile' && touchable.includes(id));

/**
 * The zones that a drawing of a case shows: other players' piles only if the try points at them or nothing is
 * tried.
 */
export function drawnZones({ zones, tried, seat }: JudgedCase): readonly Zone[] {
  const pointedAt = new Set([...(tried?.picks ?? []), ...(tried?.marks ?? [])].map((pick) => pick.zone));
  const isAside = (zone: Zone): boolean => tried !== null && zone.seat !== null && zone.seat !== seat;
  return zones.filter(
    (zone) =>
      zone.kind === 'row' ||
      zone.kind === 'hand' ||
      (isOpen(zone) && !showsNoCard(zone) && !isAside(zone)) ||
      pointedAt.has(zone.id),
  );
}
