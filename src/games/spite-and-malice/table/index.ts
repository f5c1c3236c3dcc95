import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { capitalize } from '../../../cards/words.ts';
import { handZone, hiddenHandZone, itemsOf, openZone, ownHandZone, pileZone } from '../../../game/hand-zones.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { Proposal, Table } from '../../../game/table.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { cardAt } from '../notation/key.ts';
import { FULL_HEIGHT, isJoker, JOKER, PACK, rankOf, rankText, withoutName } from '../pack.ts';
import { findMisfit } from '../play/misfit.ts';
import {
  ASIDE,
  CENTRE,
  goalZoneId,
  type MoveSource,
  type MoveTarget,
  type Pile,
  type SpiteEvent,
  type SpiteMove,
  type SpiteState,
  STOCK,
  sideZoneId,
} from '../state.ts';

/** Returns an item for each card. The second of two equal cards has the id `5S-2`. */
const itemPerCard = (cards: Pile): readonly ZoneItem[] => itemsOf(PACK, cards, '-');

/** A pile as one item; its jokers carry their ranks. */
function pileItem(pile: Pile, i: number, rankAt: (card: Card, at: number) => number): ZoneItem {
  const id = String(i);
  const cards = pile.map(withoutName);
  if (!cards.includes(JOKER)) return { id, cards };
  const jokerRanks = pile.map((card, at) => (withoutName(card) === JOKER ? rankAt(card, at) : -1));
  return { id, cards, stands: jokerRanks.map((rank) => (rank < 0 ? '' : rankText(rank))) };
}

const sideItem = (pile: Pile, i: number): ZoneItem => pileItem(pile, i, rankOf);
/** In the centre a joker has the rank of its place. */
const centreItem = (pile: Pile, i: number): ZoneItem => pileItem(pile, i, (_, at) => at);

function createGoalZone(state: SpiteState, seat: Seat, ownerText: string): Zone {
  const pile = state.goal[seat] ?? [];
  const zone = openZone(goalZoneId(seat), `${ownerText} goal`, 'piles', [{ id: 'top', cards: pile }]);
  return { ...zone, short: 'Goal', seat, count: pile.length };
}

function createSideZone(state: SpiteState, seat: Seat, ownerText: string): Zone {
  const items = (state.side[seat] ?? []).map(sideItem);
  return {
    ...openZone(sideZoneId(seat), `${ownerText} side piles`, 'columns', items),
    short: 'Side piles',
    seat,
  };
}

const closedPile = (id: string, label: string, pile: Pile): Zone =>
  pileZone(
    id,
    label,
    pile.map((card, i) => ({ id: i === pile.length - 1 ? 'top' : `under-${i}`, cards: [card] })),
  );

/** Zones as a seat sees them: the opponent's, the centre, the seat's own. */
function zones(state: SpiteState, seat: Seat, name: SeatNamer): readonly Zone[] {
  const opponent = 1 - seat;
  const ownerText = capitalize(possessive(name(opponent)));
  return [
    createGoalZone(state, opponent, ownerText),
    createSideZone(state, opponent, ownerText),
    hiddenHandZone(opponent, itemPerCard(state.hands[opponent] ?? []), name),
    openZone(CENTRE, 'The centre', 'piles', state.centre.map(centreItem)),
    closedPile(STOCK, 'Stock', state.stock),
    ...(state.options.recycle === 'when-empty'
      ? [{ ...closedPile(ASIDE, 'Set aside', state.aside), look: true as const }]
      : []),
    createGoalZone(state, seat, 'Your'),
    createSideZone(state, seat, 'Your'),
    ownHandZone(seat, itemPerCard(state.hands[seat] ?? [])),
  ];
}

function sourcePick(from: MoveSource, seat: Seat): ItemRef {
  switch (from.zone) {
    case 'hand':
      return { zone: handZone(from.seat ?? seat), item: PACK.code(from.card) };
    case 'goal':
      return { zone: goalZoneId(from.seat ?? seat), item: 'top' };
    case 'side':
      return { zone: sideZoneId(from.seat ?? seat), item: String(from.pile) };
    case 'stock':
      return { zone: STOCK, item: 'top' };
    case 'centre':
      return { zone: CENTRE, item: String(from.pile) };
  }
}

/** Items a move touches: the card or its pile, and the target. */
function picksOf(_state: SpiteState, seat: Seat, move: SpiteMove): readonly ItemRef[] {
  if (move.type === 'end') return [];
  const { to } = move;
  const zone = to.zone === 'centre' ? CENTRE : sideZoneId(to.seat ?? seat);
  return [sourcePick(move.from, seat), { zone, item: String(to.pile) }];
}

const MOVE_LABEL = 'Move it';
const TO_CENTRE_LABEL = 'To the centre';
const TO_SIDE_LABEL = 'To the side';
const END_PROPOSAL: Proposal<SpiteMove> = { label: 'End the turn', detail: '', move: { type: 'end' } };

/** The source a touched item stands for; undefined for an unseen card of the other hand. */
function sourceOf(state: SpiteState, seat: Seat, { zone, item }: ItemRef): MoveSource | undefined {
  const opponent = 1 - seat;
  if (zone === CENTRE) return { zone: 'centre', pile: Number(item) };
  if (zone === STOCK) return { zone: 'stock' };
  for (const owner of [seat, opponent]) {
    const ownerField = owner === seat ? {} : { seat: owner };
    if (zone === goalZoneId(owner)) return { zone: 'goal', ...ownerField };
    if (zone === sideZoneId(owner)) return { zone: 'side', pile: Number(item), ...ownerField };
    if (zone === handZone(owner)) {
      const [card] = itemPerCard(state.hands[owner] ?? []).find(({ id }) => id === item)?.cards ?? [];
      if (card !== undefined && card >= 0) return { zone: 'hand', ...ownerField, card };
    }
  }
  return undefined;
}

/** The target a touched item stands for; undefined for a zone that takes no cards. */
function targetOf(seat: Seat, { zone, item }: ItemRef): MoveTarget | undefined {
  if (zone === CENTRE) return { zone: 'centre', pile: Number(item) };
  if (zone === sideZoneId(seat)) return { zone: 'side', pile: Number(item) };
  return zone === sideZoneId(1 - seat) ? { zone: 'side', pile: Number(item), seat: 1 - seat } : undefined;
}

const isOnlySource = ({ zone }: ItemRef): boolean => zone !== CENTRE && !zone.startsWith('side-');

/** Source and target from two picks in either order; undefined unless there are two and at most one is only a source. */
function splitSourceAndTarget(picks: readonly ItemRef[]): readonly [ItemRef, ItemRef] | undefined {
  const [first, second] = picks;
  if (!first || !second || picks.length > 2) return undefined;
  if (isOnlySource(second)) return isOnlySource(first) ? undefined : [second, first];
  return [first, second];
}

/** Picks after a touch: a card, then a target. A card replaces a card; a touch after a complete move starts again. */
function touch(picks: readonly ItemRef[], touched: ItemRef): readonly ItemRef[] {
  const at = picks.findIndex(({ zone, item }) => zone === touched.zone && item === touched.item);
  if (at >= 0) return picks.slice(0, at);
  const [first] = picks;
  if (!first || picks.length > 1) return [touched];
  return splitSourceAndTarget([first, touched]) ? [first, touched] : [touched];
}

const ALL_RANKS: readonly number[] = Array.from({ length: FULL_HEIGHT }, (_, i) => i);

/** Ranks for a joker on this pile: possible ones first, high before low. */
function listJokerRanks(state: SpiteState, pile: readonly Card[]): readonly number[] {
  const isPossible = (rank: number): boolean => findMisfit(state, pile, JOKER, rank) === null;
  return [...ALL_RANKS.filter(isPossible), ...ALL_RANKS.filter((rank) => !isPossible(rank))].toSorted((x, y) =>
    isPossible(x) === isPossible(y) ? y - x : 0,
  );
}

function moveProposals(
  state: SpiteState,
  seat: Seat,
  from: MoveSource,
  to: MoveTarget,
): readonly Proposal<SpiteMove>[] {
  const isNameableJoker = from.zone === 'hand' && from.card === JOKER && state.options.sideJoker === 'named';
  if (to.zone === 'side' && isNameableJoker) {
    const pile = state.side[to.seat ?? seat]?.[to.pile] ?? [];
    const nameProposals = listJokerRanks(state, pile).map(
      (rank): Proposal<SpiteMove> => ({
        label: 'Name it',
        detail: rankText(rank),
        move: { type: 'move', from, to: { ...to, as: rank } },
      }),
    );
    return [...nameProposals, { label: 'Name it', detail: 'nothing', move: { type: 'move', from, to } }];
  }
  return [{ label: MOVE_LABEL, detail: '', move: { type: 'move', from, to }, isSure: true }];
}

/** The centre pile proposed for a card: the first that it continues, else pile 0; always pile 0 for a joker. */
function pickCentrePile(state: SpiteState, card: Card | undefined): number {
  const fittingIndex = state.centre.findIndex(
    (pile) => card !== undefined && !isJoker(card) && pile.length === rankOf(card),
  );
  return Math.max(0, fittingIndex);
}

/** The side pile proposed for a card: one it continues, else an empty one, else the first. */
function pickSidePile(state: SpiteState, seat: Seat, card: Card | undefined): number {
  const piles = state.side[seat] ?? [];
  const canContinue = (pile: readonly Card[]): boolean =>
    pile.length > 0 && card !== undefined && findMisfit(state, pile, card) === null;
  const continuedIndex = piles.findIndex((pile) => card !== JOKER && canContinue(pile));
  return continuedIndex >= 0
    ? continuedIndex
    : Math.max(
        0,
        piles.findIndex((pile) => pile.length === 0),
      );
}

/** Proposals for the picks, ending the turn always among them. A card alone may go to either kind of place. */
function propose(state: SpiteState, seat: Seat, picks: readonly ItemRef[]): readonly Proposal<SpiteMove>[] {
  const sourceAndTarget = splitSourceAndTarget(picks);
  if (sourceAndTarget) {
    const from = sourceOf(state, seat, sourceAndTarget[0]);
    const to = targetOf(seat, sourceAndTarget[1]);
    return from && to ? [...moveProposals(state, seat, from, to), END_PROPOSAL] : [END_PROPOSAL];
  }
  const from = picks[0] && sourceOf(state, seat, picks[0]);
  if (!from || picks.length > 1) return [END_PROPOSAL];
  const card = cardAt(state, seat, from);
  const sideProposals = moveProposals(state, seat, from, { zone: 'side', pile: pickSidePile(state, seat, card) });
  return [
    {
      label: TO_CENTRE_LABEL,
      detail: '',
      move: { type: 'move', from, to: { zone: 'centre', pile: pickCentrePile(state, card) } },
    },
    ...sideProposals.map((way) => ({ label: TO_SIDE_LABEL, detail: way.detail, move: way.move })),
    END_PROPOSAL,
  ];
}

/** Labels of the buttons, the same throughout the game. */
const ACTIONS: readonly string[] = [TO_CENTRE_LABEL, TO_SIDE_LABEL, END_PROPOSAL.label];

export const TABLE = {
  zones,
  actions: () => ACTIONS,
  touch,
  propose,
  picksOf,
  direction: () => 1 as const,
} satisfies Table<SpiteState, SpiteMove, SpiteEvent>;
