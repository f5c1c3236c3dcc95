import { event } from '../../../game/event.ts';
import type { Outcome, Played } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { lowest } from '../../../mechanics/standings.ts';
import type { LuckyEvent } from '../events.ts';
import type { LuckyState } from '../state.ts';

/** How a move stands towards the end. */
export interface Ending {
  /** Without cards, and their turn again: they must draw, and have not won yet. */
  readonly mustDraw: Seat | null;
  /** It counts as a turn. */
  readonly counted: boolean;
}

type LuckyPlayed = Played<LuckyState, LuckyEvent>;

function over(state: LuckyState, kind: 'out' | 'stuck' | 'turn-cap', winners: readonly Seat[]): LuckyPlayed {
  const only = winners.length === 1 ? (winners[0] as Seat) : null;
  return {
    state: { ...state, turn: null, open: null, declined: null, drawn: null, winners },
    events: [event(kind, `lucky-number/${kind}`, only, { winners })],
  };
}

function fewest({ hands }: LuckyState): readonly Seat[] {
  return lowest(hands.map((hand) => hand.length));
}

/** The state after a move, unless that move has ended the game. */
export function ended(state: LuckyState, { mustDraw, counted }: Ending): LuckyPlayed {
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
