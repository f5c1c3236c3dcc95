import type { Card } from '../../../cards/card.ts';
import type { Search } from '../../../game/search.ts';
import type { Seat } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { isJoker, numberOn, SIXTY, sumOf } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { playedBy, type SixtyMove, type SixtyState } from '../state.ts';

/** What it is worth to have won the game, in points. */
const WON = 60;

/** How a move looks at a glance. Small cards go while there is a deck, big ones and jokers once it runs out. */
function looks(state: SixtyState, move: SixtyMove): number {
  if (move.type === 'take') return -sumOf(state.attack);
  const cards = playedBy(move);
  const card = cards[0] as Card;
  const seats = state.hands.length;
  const early = state.left > 4 * seats;
  const n = cards.length;
  if (isJoker(card)) return early ? -8 : SIXTY / 3;
  const number = numberOn(card);
  const gone = n * number;
  if (move.type === 'beat') return early ? 6 - 0.4 * gone : 10 + 0.5 * gone;
  if (move.type === 'pass-on') return early ? 8 - 0.2 * number + n : 8 + 0.5 * gone;
  return early ? 3 * n - 0.5 * number : gone;
}

function quick(state: SixtyState, seat: Seat): SixtyMove {
  return bestOf(moves(state, seat), (move) => looks(state, move)) as SixtyMove;
}

function lead({ totals }: SixtyState, seat: Seat): number {
  const mine = totals[seat] ?? 0;
  return totals.reduce((sum, n) => sum + n, -mine) / Math.max(1, totals.length - 1) - mine;
}

export const SEARCH: Search<SixtyState, SixtyMove> = {
  quick,
  dealOf: ({ round }) => round,
  worlds: 192,
  lead,
  value: (state, seat) => {
    const { totals, turn } = state;
    if (turn !== null) return lead(state, seat);
    const best = Math.min(...totals.filter((_, i) => i !== seat));
    return lead(state, seat) + Math.sign(best - (totals[seat] ?? 0)) * WON;
  },
  won: WON,
  costly: { slip: 2, mistake: 6, blunder: 15 },
};
