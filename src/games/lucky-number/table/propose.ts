import type { Card } from '../../../cards/card.ts';
import { SUIT_SYMBOL, SUITS } from '../../../cards/suits.ts';
import { handZone, touchedIn } from '../../../game/hand-zones.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { isAce, isJack, isNatural, PACK } from '../pack.ts';
import { baseOf, withAces } from '../play/combination.ts';
import { asked, type Combine, type LuckyMove, type LuckyState, type Single, topOf } from '../state.ts';
import { PILE, STOCK } from './zone-ids.ts';

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort(PACK.compare);

/** One way to tell a base from its extra aces. */
interface Division {
  readonly cards: readonly Card[];
  readonly aces: readonly Card[];
}

/** Every way, the one with the most in the base first. */
function divisions(all: readonly Card[]): readonly Division[] {
  const fixed = all.filter((card) => !isAce(card));
  const aces = sorted(all.filter(isAce));
  const found: Division[] = [];
  for (let bits = (1 << aces.length) - 1; bits >= 0; bits--) {
    const inside = aces.filter((_, i) => (bits >> i) & 1);
    const outside = aces.filter((_, i) => !((bits >> i) & 1));
    found.push({ cards: sorted([...fixed, ...inside]), aces: outside });
  }
  return found.sort((a, b) => b.cards.length - a.cards.length);
}

/** How well a division fits: it makes the number, it is at least a set or run, or neither. */
function fitting(state: LuckyState, seat: Seat, { cards, aces }: Division): number {
  const { base, wrap } = state.options;
  const { shaped, totals } = baseOf(cards, undefined, wrap);
  if (!shaped || cards.length < base) return shaped ? 1 : 0;
  return withAces(totals, aces.length).includes(state.lucky[seat] ?? 0) ? 3 : 2;
}

/** Whether it is a set or run of the right length that can make the seat’s number. */
export function fits(state: LuckyState, seat: Seat, { cards, aces }: Combine): boolean {
  return fitting(state, seat, { cards, aces }) === 3;
}

/** What touched cards most likely mean as a combination: the one touched last lies on top. */
export function combined(state: LuckyState, seat: Seat, touched: readonly Card[]): Combine {
  let best: Division = { cards: sorted(touched), aces: [] };
  let rating = -1;
  for (const division of divisions(touched)) {
    const rated = fitting(state, seat, division);
    if (rated > rating) {
      best = division;
      rating = rated;
    }
  }
  return { type: 'combine', ...best, top: touched.findLast(isNatural) ?? null };
}

/** One card, or whatever was touched; a jack by itself in four ways. */
function single(type: Single['type'], label: string, cards: readonly Card[]): readonly Proposal<LuckyMove>[] {
  if (cards.length !== 1 || !cards.some(isJack))
    return [{ label, detail: '', move: { type, cards }, to: PILE }];
  return SUITS.map((suit) => ({
    label,
    detail: `and name ${SUIT_SYMBOL[suit]}`,
    move: { type, cards, suit },
    to: PILE,
  }));
}

const DRAW: Proposal<LuckyMove> = { label: 'Draw', detail: '', move: { type: 'draw' } };
const PASS: Proposal<LuckyMove> = { label: 'Pass', detail: '', move: { type: 'pass' } };
const DECLINE: Proposal<LuckyMove> = { label: 'Let it go', detail: '', move: { type: 'decline' } };

/** Everything the touched cards could mean; drawing, passing and letting go need no card. */
export function propose(
  state: LuckyState,
  seat: Seat,
  picks: readonly ItemRef[],
): readonly Proposal<LuckyMove>[] {
  // The stock, touched by itself, says it all.
  if (picks.length === 1 && picks[0]?.zone === STOCK) return [{ ...DRAW, sure: true }];
  const cards = touchedIn(PACK, picks, handZone(seat));
  const jumping = asked(state) === seat;
  const free = state.drawn !== null && state.turn === seat ? [PASS, DRAW] : [DRAW, PASS];
  // Whoever is on turn has no reason to jump; anybody else may try.
  const jumps =
    state.options.jumpIn && state.turn !== seat
      ? [
          ...single('jump', 'Jump in', cards.length === 0 && jumping ? [topOf(state)] : cards),
          ...(jumping ? [DECLINE] : []),
        ]
      : [];
  if (cards.length === 0) {
    if (jumping) return jumps;
    return state.turn === seat ? free : [];
  }
  const lays = single('lay', 'Lay', sorted(cards));
  const combos = [{ label: 'Combine', detail: '', move: combined(state, seat, cards), to: PILE }];
  const own = cards.length > 1 ? [...combos, ...lays] : [...lays, ...combos];
  return jumping ? [...jumps, ...own, ...free] : [...own, ...free, ...jumps];
}
