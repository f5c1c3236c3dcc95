import { agree, possessive } from '../cards/grammar.ts';
import { capitalize } from '../cards/words.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import type { Verdict } from './verdict.ts';

/** Whose turn it is before a try and after it: null when the game is over, undefined if that isn't known. */
interface TurnChange {
  readonly before: Seat | null;
  readonly after: Seat | null | undefined;
}

/** A sentence about whose turn it is after a ruling; empty where that is unclear. */
export function describeTurn(verdict: Verdict, seat: Seat, name: SeatNamer, { before, after }: TurnChange): string {
  if (verdict === 'legal') {
    if (after === undefined) return '';
    if (after === null) return 'The game is over.';
    const nextPlayer = capitalize(name(after));
    if (after === seat) return `It is still ${possessive(name(after))} turn.`;
    return `${nextPlayer} ${agree(nextPlayer, 'are', 'is')} next.`;
  }
  if (before === null) return 'The game is over.';
  const stillText = before === seat && verdict === 'illegal' ? ' still' : '';
  return `It is${stillText} ${possessive(name(before))} turn.`;
}
