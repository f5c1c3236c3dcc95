import type { Card } from '../../../cards/card.ts';
import { capitalize } from '../../../cards/words.ts';
import { handZone, pickedCards } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { HOCUS, isJoker, numberOn, PACK, sumOf } from '../pack.ts';
import { ATTACK, DISCARD, type SixtyMove, type SixtyState } from '../state.ts';
import { cardsText, countText } from '../texts/words.ts';

const MOVE_LABELS = {
  attack: 'Attack',
  'pass-on': 'Pass on',
  beat: 'Beat',
  joker: 'Joker',
  take: 'Take',
} as const satisfies Record<SixtyMove['type'], string>;

const proposal = (move: SixtyMove): Proposal<SixtyMove> => ({ label: MOVE_LABELS[move.type], detail: '', move });

function likeliest(
  state: SixtyState,
  cards: readonly Card[],
  touched: { readonly attack: boolean; readonly discard: boolean },
): SixtyMove['type'] {
  const [attackCard] = state.attack;
  if (attackCard === undefined) return 'attack';
  if (cards.some(isJoker) || (touched.discard && cards.length === 0)) return 'joker';
  if (cards.length === 0 && touched.attack) return 'take';
  return cards.includes(attackCard) ? 'pass-on' : 'beat';
}

/**
 * Proposals for the picks. Taking needs none, and may be tried with nothing to take; Hocus-pocus picks the number it
 * needs unless a card in the discard pile is touched.
 */
export function propose(state: SixtyState, seat: Seat, picks: readonly ItemRef[]): readonly Proposal<SixtyMove>[] {
  const take: SixtyMove = { type: 'take' };
  const [attackCard] = state.attack;
  if (picks.length === 0) return [proposal(take)];
  const from = (zone: string): Card[] => pickedCards(PACK, picks, zone);
  const handCards = from(handZone(seat)).sort(PACK.compare);
  const [pickedCard] = from(DISCARD);
  const isHocusImplied =
    pickedCard !== undefined && handCards.length === 0 && (state.hands[seat] ?? []).includes(HOCUS);
  const jokers = isHocusImplied ? [HOCUS] : handCards;
  const pick = pickedCard ?? attackCard;
  const joker: SixtyMove =
    jokers.includes(HOCUS) && pick !== undefined
      ? { type: 'joker', cards: jokers, pick }
      : { type: 'joker', cards: jokers };
  const attack: SixtyMove = { type: 'attack', cards: handCards };
  const answers: readonly SixtyMove[] = [
    { type: 'pass-on', cards: handCards },
    { type: 'beat', cards: handCards },
    joker,
    take,
  ];
  const triedMoves = attackCard === undefined ? [attack, ...answers] : [...answers, attack];
  const touched = { attack: from(ATTACK).length > 0, discard: pickedCard !== undefined };
  const likeliestType = likeliest(state, handCards, touched);
  const likely = triedMoves.filter(({ type }) => type === likeliestType).map(proposal);
  const otherProposals = triedMoves.filter(({ type }) => type !== likeliestType).map(proposal);
  // A card dragged to the middle means the likeliest proposal.
  return [...likely.map((one) => (handCards.length > 0 ? { ...one, to: ATTACK } : one)), ...otherProposals];
}

/**
 * Describes touched numbers: what could be passed on, or their sum against the sum to beat. Empty for jokers, and for a
 * single card to attack with.
 */
export function describePicks({ attack }: SixtyState, seat: Seat, picks: readonly ItemRef[]): readonly string[] {
  const cards = pickedCards(PACK, picks, handZone(seat));
  const [card] = cards;
  const [attackCard] = attack;
  if (card === undefined || cards.some(isJoker)) return [];
  if (cards.some((other) => other !== card)) return [capitalize(`${cardsText(cards)}: not the same number.`)];
  const sum = sumOf(cards);
  if (attackCard === undefined) return cards.length > 1 ? [capitalize(`${cardsText(cards)} make ${sum}.`)] : [];
  if (card === attackCard) {
    const totalCount = attack.length + cards.length;
    return [capitalize(`${countText(card, totalCount)} would go on, ${totalCount * numberOn(card)} points.`)];
  }
  const due = sumOf(attack);
  const higher = sum > due ? 'higher' : sum === due ? 'equal isn’t enough' : 'not higher';
  return [`${sum} against ${due}: ${higher}.`];
}
