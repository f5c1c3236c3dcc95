import type { Json, JsonObject } from '../../../game/json.ts';
import type { Seat } from '../../../game/seat.ts';
import type { ParseContext } from '../../../game/typed-line/context.ts';
import type { ParsedMove, SlotValues } from '../../../game/typed-line/grammar.ts';
import { type CardPlacement, HAND_PLACE } from '../../../game/typed-line/placement.ts';
import { JOKER, PILE_COUNT, rankOf, readCardCode, withoutName } from '../pack.ts';
import { CENTRE, goalZoneId, type SpiteState, sideZoneId } from '../state.ts';

/** A card or a pile as it was typed; parts that weren't typed are undefined. */
export interface TypedPlace {
  readonly zone?: 'hand' | 'goal' | 'side' | 'centre' | 'stock';
  /** Codes the typed card may stand for. */
  readonly card?: readonly string[];
  /** Left out for the player who tries. */
  readonly owner?: Seat;
  readonly pile?: number;
  /** The hand holds no other card. */
  readonly isLast?: boolean;
  /** A place without cards. */
  readonly isEmpty?: boolean;
}

interface TypedSource {
  readonly from: JsonObject;
  /** Rank named for a joker from the hand. */
  readonly as?: string;
  readonly placement?: CardPlacement;
}

const PILE_INDEXES = Array.from({ length: PILE_COUNT }, (_, pile) => pile);
const cardOf = (code: string): number => readCardCode(code) ?? JOKER;
const centrePlace = (pile: number): string => `${CENTRE}-${pile}`;
const sidePlace = (seat: Seat, pile: number): string => `${sideZoneId(seat)}-${pile}`;

type SpiteTypedContext = ParseContext<SpiteState>;

/** Whether a card is one of the codes; a plain joker stands for any joker. */
const isOneOf = (codes: readonly string[], lying: string): boolean =>
  codes.includes(lying) || (codes.includes('X') && withoutName(cardOf(lying)) === JOKER);

/**
 * The only matching card in the place, or undefined. If nothing matches, the first of the codes is returned if it is the
 * only one or may be in the place: suits never matter.
 */
function findOnlyMatch(codes: readonly string[], place: string, at: SpiteTypedContext): string | undefined {
  const matches = [...new Set(at.cards(place).filter((code) => isOneOf(codes, code)))];
  if (codes.length === 1) return matches.at(-1) ?? codes[0];
  if (matches.length > 0) return matches.length === 1 ? matches[0] : undefined;
  return at.mayHoldMore(place) ? codes.find((code) => at.copiesLeft(code) > 0) : undefined;
}

const showsCard = (codes: readonly string[], pile: readonly string[]): boolean =>
  pile.length > 0 && isOneOf(codes, pile.at(-1) as string);

/** Code of a joker without its named rank. */
const plainCode = (code: string): string => code.replace(/=.*/, '');

/** Finds the place of a card typed without one: the hand, then the top of a pile, else the hand. */
function placeOf(card: readonly string[], at: SpiteTypedContext): TypedPlace {
  if (at.cards(HAND_PLACE).some((code) => card.map(plainCode).includes(code))) return { zone: 'hand', card };
  if (showsCard(card, at.cards(goalZoneId(at.seat)))) return { zone: 'goal', card };
  const pile = PILE_INDEXES.find((one) => showsCard(card, at.cards(sidePlace(at.seat, one))));
  return pile === undefined ? { zone: 'hand', card } : { zone: 'side', pile, card };
}

/** The centre pile that shows the card, or else the first that is empty. */
function centreSource(card: readonly string[], at: SpiteTypedContext): TypedSource | null {
  const shows = PILE_INDEXES.find((pile) => showsCard(card, at.cards(centrePlace(pile))));
  const pile = shows ?? PILE_INDEXES.find((one) => at.cards(centrePlace(one)).length === 0);
  const code = pile === undefined ? undefined : findOnlyMatch(card, centrePlace(pile), at);
  if (pile === undefined || code === undefined) return null;
  return { from: { zone: 'centre', pile }, placement: { place: centrePlace(pile), cards: [code], top: true } };
}

function sourceOf(typedPlace: TypedPlace, at: SpiteTypedContext): TypedSource | null {
  const { zone, card, pile } = typedPlace;
  if (zone === undefined) return card ? sourceOf(placeOf(card, at), at) : null;
  if (zone === 'stock') return { from: { zone } };
  if (zone === 'centre' && card) return centreSource(card, at);
  if (zone === 'centre') return pile === undefined ? null : { from: { zone, pile } };
  const owner = typedPlace.owner ?? at.seat;
  if (zone === 'side' && pile === undefined) {
    const matchingPiles = PILE_INDEXES.filter((one) => card && showsCard(card, at.cards(sidePlace(owner, one))));
    const emptyPiles = PILE_INDEXES.filter((one) => card && at.cards(sidePlace(owner, one)).length === 0);
    const [only] = matchingPiles.length > 0 ? matchingPiles : emptyPiles;
    return only === undefined || matchingPiles.length > 1 ? null : sourceOf({ ...typedPlace, pile: only }, at);
  }
  const place = zone === 'goal' ? goalZoneId(owner) : zone === 'side' ? sidePlace(owner, pile ?? 0) : `hand-${owner}`;
  const code = card && findOnlyMatch(card, place, at);
  if ((card || zone === 'hand') && code === undefined) return null;
  if (zone === 'hand' && code?.includes('=')) {
    const joker = sourceOf({ ...typedPlace, card: [plainCode(code)] }, at);
    return joker && { ...joker, as: code.slice(2) };
  }
  const from = {
    zone,
    ...(zone === 'side' ? { pile: pile ?? 0 } : {}),
    ...(owner === at.seat ? {} : { seat: owner }),
    ...(code === undefined ? {} : { card: code }),
  };
  const placement =
    code === undefined ? {} : { placement: { place, cards: [code], ...(zone === 'goal' ? { top: true } : {}) } };
  return { from, ...placement };
}

interface TypedTarget {
  readonly to: JsonObject;
  readonly placement?: CardPlacement;
}

/** A pile that a card may be laid on. */
interface TargetPile {
  readonly place: string;
  readonly to: JsonObject;
}

const centrePiles = (): readonly TargetPile[] =>
  PILE_INDEXES.map((pile) => ({ place: centrePlace(pile), to: { zone: 'centre', pile } }));
const sidePiles = (owner: Seat, { seat }: SpiteTypedContext): readonly TargetPile[] =>
  PILE_INDEXES.map((pile) => ({
    place: sidePlace(owner, pile),
    to: { zone: 'side', pile, ...(owner === seat ? {} : { seat: owner }) },
  }));

/** The piles that may be meant, the likeliest group first. */
function targetPiles({ zone, owner }: TypedPlace, at: SpiteTypedContext): readonly (readonly TargetPile[])[] {
  if (zone === 'centre') return [centrePiles()];
  if (zone === 'side') return [sidePiles(owner ?? at.seat, at)];
  return [[...centrePiles(), ...sidePiles(at.seat, at)], sidePiles(1 - at.seat, at)];
}

/**
 * The pile with this card on top. If there is none, the first empty place is assumed to have the card, in the centre
 * unless a side pile is named.
 */
function pileWith(
  target: TypedPlace,
  card: readonly string[],
  source: TypedSource,
  at: SpiteTypedContext,
): TypedTarget | null {
  const groups = targetPiles(target, at);
  for (const piles of groups) {
    const matchingPiles = piles.filter(({ place }) => showsCard(card, at.cards(place)));
    if (matchingPiles.length > 0) return matchingPiles.length === 1 ? { to: matchingPiles[0]?.to as JsonObject } : null;
  }
  const code = card.find((one) => at.copiesLeft(one) > 0 && one !== source.placement?.cards[0]) ?? card[0];
  const pile = groups[0]?.find(({ place }) => at.cards(place).length === 0 && place !== source.placement?.place);
  if (code === undefined || cardOf(code) === JOKER || !pile) return null;
  return { to: pile.to, placement: { place: pile.place, cards: [code], top: true } };
}

function targetOf(target: TypedPlace, source: TypedSource, at: SpiteTypedContext): TypedTarget | null {
  const { zone, card, owner, pile, isEmpty } = target;
  if (card) return pileWith(target, card, source, at);
  if (isEmpty) {
    const empty = sidePiles(owner ?? at.seat, at).find(({ place }) => at.cards(place).length === 0);
    return empty ? { to: empty.to } : null;
  }
  if (zone === 'side') {
    if (pile === undefined) return null;
    return { to: { zone, pile, ...(owner === undefined || owner === at.seat ? {} : { seat: owner }) } };
  }
  if (pile !== undefined) return { to: { zone: 'centre', pile } };
  const movedCode = movedCard(source, at);
  const height = movedCode === undefined ? -1 : rankOf(cardOf(movedCode));
  const fits = PILE_INDEXES.find((one) => at.cards(centrePlace(one)).length === height);
  return { to: { zone: 'centre', pile: fits ?? 0 } };
}

/** The card that is moved; undefined if it isn't known. */
function movedCard({ from, placement }: TypedSource, at: SpiteTypedContext): string | undefined {
  if (placement) return placement.cards[0];
  const owner = typeof from['seat'] === 'number' ? from['seat'] : at.seat;
  if (from['zone'] === 'goal') return at.cards(goalZoneId(owner)).at(-1);
  return from['zone'] === 'side' ? at.cards(sidePlace(owner, Number(from['pile']))).at(-1) : undefined;
}

export function interpretMove(slots: SlotValues, at: SpiteTypedContext): ParsedMove | null {
  const { from, to, as } = slots as { from: TypedPlace; to: TypedPlace; as?: Json };
  const source = sourceOf(from, at);
  const target = source && targetOf(to, source, at);
  if (!source || !target) return null;
  // A joker has one name.
  if (source.as !== undefined && as !== undefined && source.as !== as) return null;
  const name = source.as ?? as;
  const nameField = target.to['zone'] === 'side' && name !== undefined ? { as: name } : {};
  return {
    move: { type: 'move', from: source.from, to: { ...target.to, ...nameField } },
    placements: [source.placement, target.placement].flatMap((one) => one ?? []),
    ...(from.isLast ? { facts: [{ place: `hand-${at.seat}`, value: ['1?'] }] } : {}),
  };
}

/** A card from under another of a side pile. */
export function interpretPull(slots: SlotValues, at: SpiteTypedContext): ParsedMove | null {
  const { card, above, to } = slots as { card: readonly string[]; above: readonly string[]; to: TypedPlace };
  const [pulled] = card;
  const pile = PILE_INDEXES.find((one) => showsCard(above, at.cards(sidePlace(at.seat, one)))) ?? 0;
  const place = sidePlace(at.seat, pile);
  const cards = at.cards(place);
  const found = cards.findLast((code) => isOneOf(card, code));
  const lying = found ?? pulled;
  const over = findOnlyMatch(above, place, at);
  if (lying === undefined || over === undefined) return null;
  // Known cards aren’t pushed apart for one that was never seen among them.
  if (found === undefined && cards.length > 0) return null;
  const source = {
    from: { zone: 'side', pile, card: lying },
    placement: { place, cards: [lying, over], top: true },
  };
  const target = targetOf(to, source, at);
  if (!target) return null;
  const placements = [source.placement, ...(target.placement ? [target.placement] : [])];
  return { move: { type: 'move', from: source.from, to: target.to }, placements };
}

/** A card as the first of a new pile in the centre; null if no place is empty. */
export function interpretStart({ from }: SlotValues, at: SpiteTypedContext): ParsedMove | null {
  const pile = PILE_INDEXES.find((one) => at.cards(centrePlace(one)).length === 0);
  if (pile === undefined) return null;
  return interpretMove({ from, to: { zone: 'centre', pile } }, at);
}
