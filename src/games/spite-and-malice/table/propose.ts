import type { Card } from '../../../cards/card.ts';
import { handZone } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { FULL, isJoker, JOKER, rankOf, rankText } from '../pack.ts';
import { misfit } from '../play/lay.ts';
import type { From, SpiteMove, SpiteState, To } from '../state.ts';
import { cardAt } from '../wire/key.ts';
import { CENTRE, goalZone, STOCK, sideZone } from './zone-ids.ts';
import { single } from './zones.ts';

const MOVE = 'Move it';
const TO_CENTRE = 'To the centre';
const TO_SIDE = 'To the side';
const END: Proposal<SpiteMove> = { label: 'End the turn', detail: '', move: { type: 'end' } };

/** A touched thing as something to be moved; undefined for an unseen card of another's hand. */
function sourceOf(state: SpiteState, seat: Seat, { zone, item }: ItemRef): From | undefined {
  const other = 1 - seat;
  if (zone === CENTRE) return { zone: 'centre', pile: Number(item) };
  if (zone === STOCK) return { zone: 'stock' };
  for (const owner of [seat, other]) {
    const whose = owner === seat ? {} : { seat: owner };
    if (zone === goalZone(owner)) return { zone: 'goal', ...whose };
    if (zone === sideZone(owner)) return { zone: 'side', pile: Number(item), ...whose };
    if (zone === handZone(owner)) {
      const [card] = single(state.hands[owner] ?? []).find(({ id }) => id === item)?.cards ?? [];
      if (card !== undefined && card >= 0) return { zone: 'hand', ...whose, card };
    }
  }
  return undefined;
}

/** A touched thing as a place to lay a card on. */
function targetOf(seat: Seat, { zone, item }: ItemRef): To | undefined {
  if (zone === CENTRE) return { zone: 'centre', pile: Number(item) };
  if (zone === sideZone(seat)) return { zone: 'side', pile: Number(item) };
  return zone === sideZone(1 - seat) ? { zone: 'side', pile: Number(item), seat: 1 - seat } : undefined;
}

const onlySource = ({ zone }: ItemRef): boolean => zone !== CENTRE && !zone.startsWith('side-');

/** Card and place from what is touched, in whatever order it was touched. */
function pair(picks: readonly ItemRef[]): readonly [ItemRef, ItemRef] | undefined {
  const [first, second] = picks;
  if (!first || !second || picks.length > 2) return undefined;
  if (onlySource(second)) return onlySource(first) ? undefined : [second, first];
  return [first, second];
}

/**
 * What is touched after a touch: a card, then where it goes. A card after a card takes its place, and whoever
 * touches on after a whole move begins anew.
 */
export function touch(picks: readonly ItemRef[], touched: ItemRef): readonly ItemRef[] {
  const at = picks.findIndex(({ zone, item }) => zone === touched.zone && item === touched.item);
  if (at >= 0) return picks.slice(0, at);
  const [first] = picks;
  if (!first || picks.length > 1) return [touched];
  return pair([first, touched]) ? [first, touched] : [touched];
}

const ALL: readonly number[] = Array.from({ length: FULL }, (_, i) => i);

/** Names for a joker on this pile, those that can lie there first. */
function names(state: SpiteState, pile: readonly Card[]): readonly number[] {
  const fits = (as: number): boolean => misfit(state, pile, JOKER, as) === null;
  return [...ALL.filter(fits), ...ALL.filter((as) => !fits(as))].toSorted((x, y) =>
    fits(x) === fits(y) ? y - x : 0,
  );
}

function moved(state: SpiteState, seat: Seat, from: From, to: To): readonly Proposal<SpiteMove>[] {
  const joker = from.zone === 'hand' && from.card === JOKER && state.options.sideJoker === 'named';
  if (to.zone === 'side' && joker) {
    const pile = state.side[to.seat ?? seat]?.[to.pile] ?? [];
    const named = names(state, pile).map(
      (as): Proposal<SpiteMove> => ({
        label: 'Name it',
        detail: rankText(as),
        move: { type: 'move', from, to: { ...to, as } },
      }),
    );
    return [...named, { label: 'Name it', detail: 'nothing', move: { type: 'move', from, to } }];
  }
  return [{ label: MOVE, detail: '', move: { type: 'move', from, to }, sure: true }];
}

/** The place of the centre a card would go to: where it fits, else where something fits, else the first. */
function centreFor(state: SpiteState, card: Card | undefined): number {
  const fits = state.centre.findIndex(
    (pile) => card !== undefined && !isJoker(card) && pile.length === rankOf(card),
  );
  return Math.max(0, fits);
}

/** The side pile a card would go to: the one it continues, else an empty one, else the first. */
function sideFor(state: SpiteState, seat: Seat, card: Card | undefined): number {
  const piles = state.side[seat] ?? [];
  const lies = (pile: readonly Card[]): boolean =>
    pile.length > 0 && card !== undefined && misfit(state, pile, card) === null;
  const goes = piles.findIndex((pile) => card !== JOKER && lies(pile));
  return goes >= 0
    ? goes
    : Math.max(
        0,
        piles.findIndex((pile) => pile.length === 0),
      );
}

/** Everything the touched things could mean. A card alone may still go to either kind of place. */
export function propose(
  state: SpiteState,
  seat: Seat,
  picks: readonly ItemRef[],
): readonly Proposal<SpiteMove>[] {
  const both = pair(picks);
  if (both) {
    const from = sourceOf(state, seat, both[0]);
    const to = targetOf(seat, both[1]);
    return from && to ? [...moved(state, seat, from, to), END] : [END];
  }
  const from = picks[0] && sourceOf(state, seat, picks[0]);
  if (!from || picks.length > 1) return [END];
  const card = cardAt(state, seat, from);
  const side = moved(state, seat, from, { zone: 'side', pile: sideFor(state, seat, card) });
  return [
    {
      label: TO_CENTRE,
      detail: '',
      move: { type: 'move', from, to: { zone: 'centre', pile: centreFor(state, card) } },
    },
    ...side.map((way) => ({ label: TO_SIDE, detail: way.detail, move: way.move })),
    END,
  ];
}
