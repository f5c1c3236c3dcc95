import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { fillWith } from '../../../cards/unseen.ts';
import { joinWords } from '../../../cards/words.ts';
import { askHolding, fillHand, visibilityOf } from '../../../game/hand.ts';
import type { Seat } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import type { Visibility } from '../../../game/visibility.ts';
import { FIELDS } from '../fields.ts';
import { ABRACADABRA, HOCUS, isNumber, PACK, ZAP } from '../pack.ts';
import { answersOf, canAnswer, describeAttempt, neededToBeat, type SixtyAttempt } from '../rules/attempt.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../state.ts';
import { countText } from '../texts/words.ts';

/** Views hide penalty piles, but players saw which cards were taken; this view includes those cards. */
const withTakenKnown = (view: SixtyState): SixtyState => ({ ...view, penalty: view.taken });

/** Cards neither visible nor seen when they were taken. */
export const unseenCards = (view: SixtyState): Card[] => FIELDS.unseen(withTakenKnown(view));

/** Samples a world; cards that were visible when taken stay in their penalty piles. */
export const sampleWorld: Visibility<SixtyState, SixtyMove>['sampleWorld'] = (view, seat, random) =>
  FIELDS.sampleWorld(withTakenKnown(view), seat, random);

const countIn = (cards: readonly Card[], card: Card): number => cards.filter((other) => other === card).length;

function holdClass(seat: Seat, cards: readonly Card[]): CardClass {
  const [card] = cards;
  const cardsLabel =
    cards.length === 1
      ? countText(card as Card, 1)
      : joinWords(
          cards.map((c) => countText(c, 1)),
          'or',
        );
  return { cards, asks: askHolding(seat, cardsLabel) };
}

/** Classes of cards that answer whether all cards played are in the hand. */
function playedClasses({ seat, cards, hand }: SixtyAttempt): CardClass[] {
  return [...new Set(cards)].flatMap((card) => {
    const lacking = countIn(cards, card) - countIn(hand, card);
    if (lacking <= 0) return [];
    // The question is how many cards the hand holds in all, not how many of them are unseen.
    const cardsLabel = countText(card, countIn(cards, card));
    return [{ cards: [card], least: lacking, needed: true, asks: askHolding(seat, cardsLabel) }];
  });
}

/**
 * Classes of cards that answer whether the hand could do other than take: a card of the number, enough to beat, a
 * joker.
 */
function answerClasses({ seat, attack, attackCard, hasOtherHolders, hand, state }: SixtyAttempt): CardClass[] {
  const single: Card[] = [];
  const several: CardClass[] = [];
  for (const card of PACK.cards) {
    if (!isNumber(card) || card === attackCard) continue;
    const heldCount = countIn(hand, card);
    const neededCount = neededToBeat(card, attack);
    if (neededCount - heldCount === 1) single.push(card);
    else if (neededCount <= PACK.copies(card) && neededCount - heldCount <= countIn(hand, UNKNOWN)) {
      several.push({
        cards: [card],
        least: neededCount - heldCount,
        isForbidding: true,
        asks: askHolding(seat, countText(card, neededCount)),
      });
    }
  }
  const beating: CardClass[] =
    single.length > 0
      ? [
          {
            cards: single,
            isForbidding: true,
            asks: askHolding(
              seat,
              joinWords(
                single.map((c) => beaterText(c, attack)),
                'or',
              ),
            ),
          },
        ]
      : [];
  if (!hasOtherHolders) return [...beating, ...several];
  const isInDiscard = state.discard.some((card) => card === attackCard);
  const mayBeInDiscard = !isInDiscard && state.discard.includes(UNKNOWN);
  return [
    { ...holdClass(seat, [attackCard as Card]), isForbidding: true },
    ...beating,
    ...several,
    { ...holdClass(seat, isInDiscard ? [ABRACADABRA, HOCUS, ZAP] : [ABRACADABRA, ZAP]), isForbidding: true },
    ...(mayBeInDiscard ? [holdClass(seat, [HOCUS])] : []),
  ];
}

/** "a 30", "two 20s": the number needed, including cards already held. */
function beaterText(card: Card, attack: readonly Card[]): string {
  return countText(card, neededToBeat(card, attack));
}

/**
 * Unseen cards a ruling depends on: the mover's hand (cards played; for a take, other answers) and, with Hocus-pocus,
 * the discard pile.
 */
export function unseen(state: SixtyState, seat: Seat, move: SixtyMove): readonly UnseenPlace<SixtyState>[] {
  const inHand = countIn(state.hands[seat] ?? [], UNKNOWN);
  const inDiscard = countIn(state.discard, UNKNOWN);
  if (inHand + inDiscard === 0) return [];
  const triedMove = describeAttempt(state, seat, move);
  const { attackCard } = triedMove;
  const pool = unseenCards(state);
  const places: UnseenPlace<SixtyState>[] = [];
  const isTaking = move.type === 'take';
  // Nothing depends on unseen cards if there is no attack, taking is free, or known cards can answer.
  if (isTaking && (attackCard === undefined || state.options.take === 'free' || canAnswer(answersOf(triedMove))))
    return [];
  if (inHand > 0) {
    const classes = isTaking ? answerClasses(triedMove) : playedClasses(triedMove);
    if (classes.length > 0) {
      places.push({ slots: inHand, pool, classes, fill: (world, cards) => fillHand(world, seat, cards) });
    }
  }
  const needsDiscard = isTaking
    ? triedMove.hasOtherHolders && (inHand > 0 || triedMove.hand.includes(HOCUS))
    : playedCards(move).includes(HOCUS) && move.type === 'joker' && move.pick === attackCard;
  if (inDiscard > 0 && attackCard !== undefined && needsDiscard && !state.discard.includes(attackCard)) {
    const asks = (): string => `whether ${countText(attackCard, 1)} is in the discard pile`;
    places.push({
      slots: inDiscard,
      pool,
      classes: [{ cards: [attackCard], needed: !isTaking, asks }],
      fill: (world, cards) => ({ ...world, discard: fillWith(world.discard, cards) }),
    });
  }
  return places;
}

export const VISIBILITY = visibilityOf({ view: FIELDS.view, sampleWorld, unseen: unseenCards }, unseen);
