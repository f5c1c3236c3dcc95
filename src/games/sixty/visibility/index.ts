import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { fillWith } from '../../../cards/unseen.ts';
import { joinWords } from '../../../cards/words.ts';
import { askHolding, fillHand, visibilityOf } from '../../../game/hand.ts';
import type { Seat } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import type { Visibility } from '../../../game/visibility.ts';
import { FIELDS } from '../fields.ts';
import { ABRACADABRA, HOCUS, isNumber, PACK, ZAP } from '../pack.ts';
import { answersOf, attempt, canAnswer, neededToBeat, type SixtyAttempt } from '../rules/attempt.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../state.ts';
import { countText } from '../texts/words.ts';

/** Views hide penalty piles, but players saw the cards taken; this view remembers them. */
const withTakenKnown = (view: SixtyState): SixtyState => ({ ...view, penalty: view.taken });

/** Cards neither visible nor seen when they were taken. */
export const unseenCards = (view: SixtyState): Card[] => FIELDS.unseen(withTakenKnown(view));

/** Samples a world; cards that were visible when taken stay in their penalty piles. */
export const sampleWorld: Visibility<SixtyState, SixtyMove>['sampleWorld'] = (view, seat, random) =>
  FIELDS.sampleWorld(withTakenKnown(view), seat, random);

const countIn = (cards: readonly Card[], card: Card): number =>
  cards.filter((other) => other === card).length;

function holdClass(seat: Seat, cards: readonly Card[]): CardClass {
  const [card] = cards;
  const what =
    cards.length === 1
      ? countText(card as Card, 1)
      : joinWords(
          cards.map((c) => countText(c, 1)),
          'or',
        );
  return { cards, asks: askHolding(seat, what) };
}

/** Classes of cards that answer whether all cards played are in the hand. */
function playedClasses({ seat, cards, hand }: SixtyAttempt): CardClass[] {
  return [...new Set(cards)].flatMap((card) => {
    const lacking = countIn(cards, card) - countIn(hand, card);
    if (lacking <= 0) return [];
    // The question is about cards held, not about unseen ones.
    const what = countText(card, countIn(cards, card));
    return [{ cards: [card], least: lacking, needed: true, asks: askHolding(seat, what) }];
  });
}

/**
 * Classes of cards that answer whether the hand could do other than take: a card of the number, enough to beat, a
 * joker.
 */
function answerClasses({ seat, attack, attacker, others, hand, state }: SixtyAttempt): CardClass[] {
  const single: Card[] = [];
  const several: CardClass[] = [];
  for (const card of PACK.cards) {
    if (!isNumber(card) || card === attacker) continue;
    const held = countIn(hand, card);
    const needed = neededToBeat(card, attack);
    if (needed - held === 1) single.push(card);
    else if (needed <= PACK.copies(card) && needed - held <= countIn(hand, UNKNOWN)) {
      several.push({
        cards: [card],
        least: needed - held,
        isForbidding: true,
        asks: askHolding(seat, countText(card, needed)),
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
  if (!others) return [...beating, ...several];
  const there = state.discard.some((card) => card === attacker);
  const maybe = !there && state.discard.includes(UNKNOWN);
  return [
    { ...holdClass(seat, [attacker as Card]), isForbidding: true },
    ...beating,
    ...several,
    { ...holdClass(seat, there ? [ABRACADABRA, HOCUS, ZAP] : [ABRACADABRA, ZAP]), isForbidding: true },
    ...(maybe ? [holdClass(seat, [HOCUS])] : []),
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
  const tried = attempt(state, seat, move);
  const { attacker } = tried;
  const pool = unseenCards(state);
  const places: UnseenPlace<SixtyState>[] = [];
  const taking = move.type === 'take';
  // Nothing depends on unseen cards if there is no attack, taking is free, or known cards can answer.
  if (taking && (attacker === undefined || state.options.take === 'free' || canAnswer(answersOf(tried))))
    return [];
  if (inHand > 0) {
    const classes = taking ? answerClasses(tried) : playedClasses(tried);
    if (classes.length > 0) {
      places.push({ slots: inHand, pool, classes, fill: (world, cards) => fillHand(world, seat, cards) });
    }
  }
  const hocus = taking
    ? tried.others && (inHand > 0 || tried.hand.includes(HOCUS))
    : playedCards(move).includes(HOCUS) && move.type === 'joker' && move.pick === attacker;
  if (inDiscard > 0 && attacker !== undefined && hocus && !state.discard.includes(attacker)) {
    const asks = (): string => `whether ${countText(attacker, 1)} is in the discard pile`;
    places.push({
      slots: inDiscard,
      pool,
      classes: [{ cards: [attacker], needed: !taking, asks }],
      fill: (world, cards) => ({ ...world, discard: fillWith(world.discard, cards) }),
    });
  }
  return places;
}

export const VISIBILITY = visibilityOf({ view: FIELDS.view, sampleWorld, unseen: unseenCards }, unseen);
