import type { GameEvent, Outcome, Played, Seat } from '../../game/game.ts';
import type { LuckyState } from './state.ts';

/** How a move stands towards the end. */
export interface Ending {
  /** Without cards, and their turn again: they must draw, and have not won yet. */
  readonly mustDraw: Seat | null;
  /** It counts as a turn. */
  readonly counted: boolean;
}

function over(state: LuckyState, rule: string, winners: readonly Seat[]): Played<LuckyState> {
  const totals = state.hands.map((hand) => hand.length);
  const event: GameEvent = {
    kind: rule,
    rule: `lucky-number/${rule}`,
    seat: winners.length === 1 ? (winners[0] as Seat) : null,
    cards: [],
    winners,
    totals,
  };
  return {
    state: { ...state, turn: null, open: null, declined: null, drawn: null, winners },
    events: [event],
  };
}

function fewest({ hands }: LuckyState): readonly Seat[] {
  const least = Math.min(...hands.map((hand) => hand.length));
  return hands.flatMap((hand, seat) => (hand.length === least ? [seat] : []));
}

/** The state after a move, unless that move has ended the game. */
export function ended(state: LuckyState, { mustDraw, counted }: Ending): Played<LuckyState> {
  if (state.owed === null) {
    const out = state.hands.flatMap((hand, seat) => (hand.length === 0 && seat !== mustDraw ? [seat] : []));
    // A draw in the middle of a turn that ends the game has ended that turn too.
    const last = counted ? state : { ...state, turns: state.turns + 1 };
    if (out.length > 0) return over(last, 'out', out);
  }
  if (!counted) return { state, events: [] };
  const { turnCap, seats } = state.options;
  if (state.idle >= seats) return over(state, 'stuck', fewest(state));
  if (turnCap > 0 && state.turns >= turnCap) return over(state, 'turn-cap', fewest(state));
  return { state, events: [] };
}

/** Who has won, and the cards everybody is left with; null while the game goes on. */
export function outcome({ turn, winners, hands }: LuckyState): Outcome | null {
  return turn === null ? { winners, scores: hands.map((hand) => hand.length) } : null;
}
