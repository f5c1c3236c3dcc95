import { type ChoicePlace, type Desk, isThingList, isWholeNumber } from '../../../game/desk.ts';
import { seatPlace } from '../../../game/desk-places.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { Seat } from '../../../game/seat.ts';
import type { LuckyOptions } from '../options.ts';
import { EIGHT, isJack, isNatural, KING, PACK, rank, SEVEN } from '../pack.ts';

/** With more seen cards than this in the hand, the desk offers no jump-in with each of them. */
const MAX_JUMP_OFFERS = 3;

function topOf(position: JsonObject): number {
  const { pile } = position;
  return (isThingList(pile) ? PACK.read(pile.at(-1) ?? '') : undefined) ?? -1;
}

/** The seat on turn after a single card, whose effect counts until a player jumps in. */
function turnAfter(position: JsonObject, layer: Seat, { seats, kingInTwo }: LuckyOptions): Seat {
  const topRank = rank(topOf(position));
  const isAgain = topRank === SEVEN || (topRank === KING && seats === 2 && kingInTwo === 'again');
  const steps = isAgain ? 0 : topRank === EIGHT ? 2 : 1;
  const direction = isWholeNumber(position['direction']) ? position['direction'] : 1;
  return (layer + direction * steps + 2 * seats) % seats;
}

/** Place for who just laid a card. */
export const openPlace = (choices: ChoicePlace['choices']): ChoicePlace =>
  seatPlace('open', 'Just laid a card', [{ value: null, label: 'Nobody' }, ...choices]);

/** Jump-ins with cards of the hand, which the table proposes only out of turn. */
export const untimely: NonNullable<Desk<LuckyOptions>['untimely']> = ({ hands }, seat) => {
  const hand: unknown = Array.isArray(hands) ? hands[seat] : undefined;
  const cards = (isThingList(hand) ? hand : []).filter((code) => PACK.read(code) !== undefined);
  if (cards.length > MAX_JUMP_OFFERS) return [];
  return [...new Set(cards)].map((code) => ({
    type: 'jump',
    cards: [code],
    ...(isJack(PACK.read(code) ?? -1) ? { suit: 'S' } : {}),
  }));
};

/** A jump-in means that another player just laid the top card and that a third player is on turn. */
export const presuppose: NonNullable<Desk<LuckyOptions>['presuppose']> = (position, seat, move, options) => {
  if (move['type'] !== 'jump' || 'turn' in position || !isNatural(topOf(position))) return position;
  const { open = (seat + 1) % options.seats } = position;
  if (!isWholeNumber(open)) return position;
  const turn = turnAfter(position, open, options);
  return turn === seat ? position : { ...position, open, turn };
};
