import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { countUnknown } from '../../../cards/unseen.ts';
import { joinWords } from '../../../cards/words.ts';
import { askHolding, fillHand, maskUncertainHand } from '../../../game/hand.ts';
import type { Seat } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import type { Visibility } from '../../../game/visibility.ts';
import type { Random } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import { PACK } from '../pack.ts';
import { canLay } from '../play/match.ts';
import { describeAttempt } from '../rules/attempt.ts';
import { LUCKY_LEAST, LUCKY_MOST, type LuckyMove, type LuckyState } from '../state.ts';

/** A seat's view: its hand, all numbers, the whole pile, not the stock. Another player's decline stays hidden. */
export function view(state: LuckyState, seat: Seat): LuckyState {
  const { drawn, turn, declined } = state;
  return {
    ...FIELDS.view(state, seat),
    drawn: drawn === null || turn === seat ? drawn : UNKNOWN,
    declined: declined === seat ? declined : null,
  };
}

/** Samples a world: unseen cards in the hidden places, unknown numbers drawn. */
function sampleWorld(state: LuckyState, seat: Seat, random: Random): LuckyState {
  const world = FIELDS.sampleWorld(state, seat, random);
  const lucky = state.lucky.map((n) => n ?? LUCKY_LEAST + random.integerBelow(LUCKY_MOST - LUCKY_LEAST + 1));
  const { drawn, turn } = state;
  const isDrawnKnown = drawn !== UNKNOWN || turn === null;
  const somewhere = isDrawnKnown ? drawn : drawnFrom(state.hands[turn] ?? [], world.hands[turn] ?? [])[0];
  return { ...world, lucky, drawn: somewhere ?? drawn, chance: random.state() };
}

/** Cards that may have been drawn: those unseen before, or any if there were none. */
function drawnFrom(oldHand: readonly Card[], newHand: readonly Card[]): readonly Card[] {
  const hiddenCards = newHand.filter((_, i) => oldHand[i] === UNKNOWN);
  return hiddenCards.length > 0 ? hiddenCards : newHand;
}

/** Unseen facts a ruling depends on: the mover's hand, the card drawn, the mover's number. */
export function unseen(state: LuckyState, seat: Seat, move: LuckyMove): readonly UnseenPlace<LuckyState>[] {
  const { combination, laid } = describeAttempt(state, seat, move);
  return [
    ...unseenHand(state, seat, move, laid),
    ...unseenDrawn(state, seat, move, laid),
    ...(combination && (state.lucky[seat] ?? null) === null ? [unseenNumber(seat, combination.totals)] : []),
  ];
}

function unseenHand(
  state: LuckyState,
  seat: Seat,
  move: LuckyMove,
  laidCards: readonly Card[],
): readonly UnseenPlace<LuckyState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = countUnknown(hand);
  if (slots === 0) return [];
  const pool = FIELDS.unseen(state);
  const classes: CardClass[] = [];
  const neededCopies = new Map<Card, number>();
  // The unseen card drawn may be the second of two equal cards.
  const mayBeDrawn = state.drawn === UNKNOWN && state.turn === seat && pool.length > 0;
  for (const card of new Set(laidCards)) {
    const heldCopies = hand.filter((other) => other === card).length;
    const missing = laidCards.filter((other) => other === card).length - heldCopies;
    const due = missing <= 0 && mayBeDrawn && pool.includes(card) ? 1 : missing;
    if (due <= 0) continue;
    neededCopies.set(card, due);
    const cardLabel =
      due > 1 ? `${PACK.text(card)} twice` : heldCopies > 0 ? `a second ${PACK.text(card)}` : PACK.text(card);
    classes.push({ cards: [card], least: due, needed: missing > 0, asks: askHolding(seat, cardLabel) });
  }
  if (move.type === 'draw' && state.owed === null) {
    const cards = [...new Set(pool)].filter((card) => canLay(state, card));
    classes.push({ cards, asks: askHolding(seat, 'a card that can be laid by itself') });
  }
  if (classes.length === 0) return [];
  return [
    {
      slots,
      pool: withoutSpareCopies(pool, neededCopies, slots),
      classes,
      fill: (world, cards) => fillHand(world, seat, cards),
    },
  ];
}

/**
 * Returns the pool without copies that make no difference, if enough other cards remain: fewer worlds, the
 * same answers.
 */
function withoutSpareCopies(
  pool: readonly Card[],
  neededCopies: ReadonlyMap<Card, number>,
  slots: number,
): readonly Card[] {
  if (neededCopies.size === 0 || pool.filter((card) => !neededCopies.has(card)).length < slots) return pool;
  const takenCopies = new Map<Card, number>();
  return pool.filter((card) => {
    const copyNumber = (takenCopies.get(card) ?? 0) + 1;
    takenCopies.set(card, copyNumber);
    return copyNumber <= (neededCopies.get(card) ?? copyNumber);
  });
}

/** Stands in for an unseen drawn card that is among the cards laid. */
const LAID_CARD = 1;
/** Stands in for any other unseen drawn card. */
const OTHER_CARD = 0;

function unseenDrawn(
  state: LuckyState,
  seat: Seat,
  move: LuckyMove,
  laidCards: readonly Card[],
): readonly UnseenPlace<LuckyState>[] {
  if (state.drawn !== UNKNOWN || state.turn !== seat) return [];
  if (move.type !== 'lay' && move.type !== 'combine') return [];
  const handBefore = state.hands[seat] ?? [];
  const cardLabel = laidCards.length === 1 ? PACK.text(laidCards[0] as Card) : 'one of these cards';
  return [
    {
      slots: 1,
      hasOwnPool: true,
      pool: [OTHER_CARD, LAID_CARD],
      classes: [{ cards: [LAID_CARD], asks: (name) => `whether the card ${name(seat)} drew is ${cardLabel}` }],
      fill(world, [standIn]) {
        const cards = drawnFrom(handBefore, world.hands[seat] ?? []);
        const drawnCard = cards.find((card) => laidCards.includes(card) === (standIn === LAID_CARD));
        return { ...world, drawn: drawnCard ?? cards[0] ?? UNKNOWN };
      },
    },
  ];
}

/** The unseen place of the mover's number; its pool is all possible numbers. */
function unseenNumber(seat: Seat, totals: readonly number[]): UnseenPlace<LuckyState> {
  const pool = Array.from({ length: LUCKY_MOST - LUCKY_LEAST + 1 }, (_, i) => LUCKY_LEAST + i);
  const fittingNumbers = pool.filter((n) => totals.includes(n));
  return {
    slots: 1,
    hasOwnPool: true,
    pool,
    classes: [
      {
        cards: fittingNumbers,
        asks: (name) => {
          const playerName = name(seat);
          const numbers = joinWords(fittingNumbers.map(String), 'or');
          return `whether ${possessive(playerName)} lucky number is ${numbers}`;
        },
      },
    ],
    fill: (world, [worldNumber]) => ({ ...world, lucky: world.lucky.with(seat, worldNumber ?? null) }),
  };
}

export const VISIBILITY = {
  view,
  sampleWorld,
  maskUncertain: maskUncertainHand(sampleWorld, FIELDS.unseen),
  unseen,
} satisfies Visibility<LuckyState, LuckyMove>;
