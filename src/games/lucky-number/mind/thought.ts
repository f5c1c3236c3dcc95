import type { Thought } from '../../../game/mind.ts';
import type { Seat } from '../../../game/seat.ts';
import { isJack } from '../pack.ts';
import { moves } from '../play/moves.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { naive } from './naive.ts';
import { rate, rater } from './rate.ts';

/** Combinations run into thousands with many aces in hand; a bot looks at so many. */
const GLANCE = 100;
/** So many that differ in their cards are thought about, and so many suits for a jack. */
const COMBINATIONS = 3;
const SUITS_NAMED = 2;

/** What moves have in common that are much the same: a combination’s cards whatever lies on top, a jack whatever it names. */
function familyOf(move: LuckyMove): string {
  if (move.type === 'combine') return [...move.cards, ...move.aces].sort((a, b) => a - b).join();
  return 'cards' in move ? `${move.type} ${move.cards.join()}` : move.type;
}

/** The moves worth a thought, no more than a few of those that are much the same. */
function worthTrying(state: LuckyState, seat: Seat): readonly LuckyMove[] {
  const rated = rater(state, seat);
  const best = moves(state, seat, GLANCE)
    .map((move) => ({ move, rating: rated(move) }))
    .sort((a, b) => b.rating - a.rating);
  const kept = new Map<string, number>();
  let combinations = 0;
  const isKept = (move: LuckyMove): boolean => {
    const family = familyOf(move);
    const n = kept.get(family) ?? 0;
    const jack = 'cards' in move && move.type !== 'combine' && move.cards.some(isJack);
    if (n >= (jack ? SUITS_NAMED : 1)) return false;
    if (move.type === 'combine' && ++combinations > COMBINATIONS) return false;
    kept.set(family, n + 1);
    return true;
  };
  return best.flatMap(({ move }) => (isKept(move) ? [move] : []));
}

export const THOUGHT: Thought<LuckyState, LuckyMove> = { rate, naive, worthTrying };
