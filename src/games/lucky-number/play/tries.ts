import { type Card, rankOf, suitOf } from '../../../cards/card.ts';
import { subtractCards } from '../../../cards/card-lists.ts';
import { SUITS } from '../../../cards/suits.ts';
import type { Seat } from '../../../game/seat.ts';
import { isAce, isJoker, isNatural, JOKER, PACK } from '../pack.ts';
import { type CombinationMove, type LuckyMove, type LuckyState, type SingleMove, topOf } from '../state.ts';

/** Every subset of the cards, with equal cards counted once. */
function* choices(cards: readonly Card[], from = 0, chosenCards: readonly Card[] = []): Iterable<readonly Card[]> {
  yield chosenCards;
  for (let i = from; i < cards.length; i++) {
    if (i > from && cards[i] === cards[i - 1]) continue;
    yield* choices(cards, i + 1, [...chosenCards, cards[i] as Card]);
  }
}

const sortByCode = (cards: readonly Card[]): Card[] => [...cards].sort(PACK.compare);

function* singles(type: SingleMove['type'], cards: readonly Card[]): Iterable<LuckyMove> {
  yield { type, cards };
  for (const suit of SUITS) yield { type, cards, suit };
}

/** A base with extra aces, each different card on top once. */
function* toppedBases(cards: readonly Card[], aces: readonly Card[]): Iterable<CombinationMove> {
  for (const top of new Set([...cards, ...aces])) {
    if (isNatural(top)) yield { type: 'combine', cards, aces, top };
  }
}

/** Bases of tries: different cards of one rank or one suit, with a joker or without. */
function* bases(hand: readonly Card[]): Iterable<readonly Card[]> {
  const different = [...new Set(hand.filter(isNatural))];
  const alike = [rankOf, suitOf].flatMap((of) =>
    [...new Set(different.map(of))].map((value) => different.filter((card) => of(card) === value)),
  );
  for (const cards of alike) {
    for (const chosenCards of choices(cards)) {
      if (chosenCards.length < 2) continue;
      yield sortByCode(chosenCards);
      if (hand.includes(JOKER)) yield sortByCode([...chosenCards, JOKER]);
    }
  }
}

/** Absurd tries: unrelated cards, a joker as an extra ace, a top card that isn't laid. */
function* oddities(hand: readonly Card[], hasJoker: boolean): Iterable<LuckyMove> {
  const [a, b, c, d] = hand;
  yield { type: 'combine', cards: [], aces: [], top: null };
  if (a === undefined || b === undefined || c === undefined) return;
  yield { type: 'combine', cards: sortByCode([a, b, c]), aces: [], top: a };
  yield { type: 'combine', cards: sortByCode([a, b]), aces: [c], top: b };
  if (hasJoker || d !== undefined) yield { type: 'combine', cards: sortByCode([a, b, c]), aces: [], top: d ?? JOKER };
  yield { type: 'combine', cards: sortByCode([a, a, b]), aces: [], top: b };
  if (hasJoker) yield { type: 'combine', cards: sortByCode([a, b, JOKER]), aces: [JOKER], top: a };
  yield { type: 'combine', cards: sortByCode([a, b, c]), aces: [], top: a, as: b };
}

/**
 * Tries of a seat: one card, two or none, laid or as a jump-in; draw, pass, decline; cards of one rank or suit as a
 * combination with any aces; legal and illegal.
 */
export function* tries(state: LuckyState, seat: Seat): Iterable<LuckyMove> {
  const hand = sortByCode((state.hands[seat] ?? []).filter((card) => card >= 0));
  const different = [...new Set(hand)];
  yield { type: 'draw' };
  yield { type: 'pass' };
  yield { type: 'decline' };
  const foreign = PACK.cards.filter((card) => !hand.includes(card)).slice(0, 2);
  for (const card of [...different, ...foreign]) {
    yield* singles('lay', [card]);
    yield { type: 'jump', cards: [card] };
  }
  yield* singles('jump', [topOf(state)]);
  yield* singles('lay', []);
  for (const [i, card] of hand.slice(1).entries()) yield { type: 'lay', cards: sortByCode([hand[i] as Card, card]) };
  yield* oddities(hand, state.options.jokers > 0);
  for (const cards of bases(hand)) {
    for (const aces of choices(subtractCards(hand, cards).filter((card) => isAce(card) && !isJoker(card)))) {
      yield* toppedBases(cards, aces);
    }
  }
}
