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
import { attempt } from '../rules/attempt.ts';
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
  const lucky = state.lucky.map((n) => n ?? LUCKY_LEAST + random.below(LUCKY_MOST - LUCKY_LEAST + 1));
  const { drawn, turn } = state;
  const known = drawn !== UNKNOWN || turn === null;
  const somewhere = known ? drawn : drawnFrom(state.hands[turn] ?? [], world.hands[turn] ?? [])[0];
  return { ...world, lucky, drawn: somewhere ?? drawn, chance: random.state() };
}

/** Cards that may have been drawn: those unseen before, or any if there were none. */
function drawnFrom(before: readonly Card[], after: readonly Card[]): readonly Card[] {
  const hidden = after.filter((_, i) => before[i] === UNKNOWN);
  return hidden.length > 0 ? hidden : after;
}

/** Unseen facts a ruling depends on: the mover's hand, the card drawn, the mover's number. */
export function unseen(state: LuckyState, seat: Seat, move: LuckyMove): readonly UnseenPlace<LuckyState>[] {
  const tried = attempt(state, seat, move);
  return [
    ...unseenHand(state, seat, move, tried.laid),
    ...unseenDrawn(state, seat, move, tried.laid),
    ...(tried.combo && (state.lucky[seat] ?? null) === null ? [unseenNumber(seat, tried.combo.totals)] : []),
  ];
}

function unseenHand(
  state: LuckyState,
  seat: Seat,
  move: LuckyMove,
  laid: readonly Card[],
): readonly UnseenPlace<LuckyState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = countUnknown(hand);
  if (slots === 0) return [];
  const pool = FIELDS.unseen(state);
  const classes: CardClass[] = [];
  const needed = new Map<Card, number>();
  // One of two equal cards may be the unseen card drawn.
  const mayBeDrawn = state.drawn === UNKNOWN && state.turn === seat && pool.length > 0;
  for (const card of new Set(laid)) {
    const held = hand.filter((other) => other === card).length;
    const missing = laid.filter((other) => other === card).length - held;
    const due = missing <= 0 && mayBeDrawn && pool.includes(card) ? 1 : missing;
    if (due <= 0) continue;
    needed.set(card, due);
    const what =
      due > 1 ? `${PACK.text(card)} twice` : held > 0 ? `a second ${PACK.text(card)}` : PACK.text(card);
    classes.push({ cards: [card], least: due, needed: missing > 0, asks: askHolding(seat, what) });
  }
  if (move.type === 'draw' && state.owed === null) {
    const cards = [...new Set(pool)].filter((card) => canLay(state, card));
    classes.push({ cards, asks: askHolding(seat, 'nothing that could be laid') });
  }
  if (classes.length === 0) return [];
  return [
    {
      slots,
      pool: withoutSpareCopies(pool, needed, slots),
      classes,
      fill: (world, cards) => fillHand(world, seat, cards),
    },
  ];
}

/** The pool without needless copies, if enough other cards remain; it gives fewer worlds with the same answers. */
function withoutSpareCopies(
  pool: readonly Card[],
  needed: ReadonlyMap<Card, number>,
  slots: number,
): readonly Card[] {
  if (needed.size === 0 || pool.filter((card) => !needed.has(card)).length < slots) return pool;
  const taken = new Map<Card, number>();
  return pool.filter((card) => {
    const n = (taken.get(card) ?? 0) + 1;
    taken.set(card, n);
    return n <= (needed.get(card) ?? n);
  });
}

/** Stand-ins: the card drawn is among those laid, or it isn't. */
const LAID = 1;
const ANOTHER = 0;

function unseenDrawn(
  state: LuckyState,
  seat: Seat,
  move: LuckyMove,
  laid: readonly Card[],
): readonly UnseenPlace<LuckyState>[] {
  if (state.drawn !== UNKNOWN || state.turn !== seat) return [];
  if (move.type !== 'lay' && move.type !== 'combine') return [];
  const before = state.hands[seat] ?? [];
  const what = laid.length === 1 ? PACK.text(laid[0] as Card) : 'one of these cards';
  return [
    {
      slots: 1,
      hasOwnPool: true,
      pool: [ANOTHER, LAID],
      classes: [{ cards: [LAID], asks: (name) => `whether the card ${name(seat)} drew is ${what}` }],
      fill(world, [which]) {
        const cards = drawnFrom(before, world.hands[seat] ?? []);
        const wanted = cards.find((card) => laid.includes(card) === (which === LAID));
        return { ...world, drawn: wanted ?? cards[0] ?? UNKNOWN };
      },
    },
  ];
}

/** The mover's number, among all numbers. */
function unseenNumber(seat: Seat, totals: readonly number[]): UnseenPlace<LuckyState> {
  const pool = Array.from({ length: LUCKY_MOST - LUCKY_LEAST + 1 }, (_, i) => LUCKY_LEAST + i);
  const good = pool.filter((n) => totals.includes(n));
  return {
    slots: 1,
    hasOwnPool: true,
    pool,
    classes: [
      {
        cards: good,
        asks: (name) => {
          const who = name(seat);
          const numbers = joinWords(good.map(String), 'or');
          return `whether ${possessive(who)} lucky number is ${numbers}`;
        },
      },
    ],
    fill: (world, [n]) => ({ ...world, lucky: world.lucky.with(seat, n ?? null) }),
  };
}

export const VISIBILITY = {
  view,
  sampleWorld,
  maskUncertain: maskUncertainHand(sampleWorld, FIELDS.unseen),
  unseen,
} satisfies Visibility<LuckyState, LuckyMove>;
