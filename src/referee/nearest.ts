import type { Card } from '../cards/card.ts';
import { beyond } from '../cards/held.ts';
import type { Game, GameMove, GameState, Seat } from '../game/game.ts';
import { certainMoves } from './certain.ts';

/** A legal move close to what was tried. */
export interface Near {
  readonly move: GameMove;
  readonly says: string;
}

const HOW_MANY = 3;
/** Where moves explode, so many of each kind with each card are looked at. */
const GLANCE = 5000;

/** How many cards are in one list and not in the other, copies counted. */
function difference(a: readonly Card[], b: readonly Card[]): number {
  return 2 * beyond(a, b).length + b.length - a.length;
}

interface Ranked {
  readonly move: GameMove;
  readonly otherCards: number;
  readonly otherKind: number;
  readonly different: number;
  text?: string;
}

/** Up to three legal moves: same cards first, then the same kind, then the fewest cards different. */
export function nearest(game: Game, state: GameState, seat: Seat, tried: GameMove): readonly Near[] {
  const wanted = game.cardsOf(tried, state, seat);
  const kindOf = (move: GameMove): string => game.kindOf?.(move) ?? move.type;
  const all = [...wanted.played, ...wanted.named];
  const textOf = (ranked: Ranked): string => {
    ranked.text ??= JSON.stringify(game.wire.move.write(ranked.move));
    return ranked.text;
  };
  const before = (a: Ranked, b: Ranked): boolean => {
    const order = a.otherCards - b.otherCards || a.otherKind - b.otherKind || a.different - b.different;
    return order < 0 || (order === 0 && textOf(a) < textOf(b));
  };
  // Only the best three are kept: of thousands of moves, few are ever written out to compare their text.
  const best: Ranked[] = [];
  for (const move of certainMoves(game, state, seat, GLANCE)) {
    const { played, named } = game.cardsOf(move, state, seat);
    const ranked: Ranked = {
      move,
      otherCards: difference(played, wanted.played) > 0 ? 1 : 0,
      otherKind: kindOf(move) === kindOf(tried) ? 0 : 1,
      different: difference([...played, ...named], all),
    };
    const last = best[HOW_MANY - 1];
    if (last && !before(ranked, last)) continue;
    const at = best.findIndex((other) => before(ranked, other));
    best.splice(at < 0 ? best.length : at, 0, ranked);
    best.length = Math.min(best.length, HOW_MANY);
  }
  return best.map(({ move }) => ({ move, says: game.describe(move) }));
}
