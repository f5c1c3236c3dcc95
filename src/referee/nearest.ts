import type { Card } from '../cards/card.ts';
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
  const left = [...b];
  const alone = a.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return alone.length + left.length;
}

/** Up to three legal moves: same cards first, then the same kind, then the fewest cards different. */
export function nearest(game: Game, state: GameState, seat: Seat, tried: GameMove): readonly Near[] {
  const wanted = game.cardsOf(tried);
  const ranked = certainMoves(game, state, seat, GLANCE).map((move) => {
    const { played, named } = game.cardsOf(move);
    const otherCards = difference(played, wanted.played) > 0 ? 1 : 0;
    const otherKind = move.type === tried.type ? 0 : 1;
    const different = difference([...played, ...named], [...wanted.played, ...wanted.named]);
    return { move, rank: [otherCards, otherKind, different] as const };
  });
  const text = new Map<GameMove, string>();
  const textOf = (move: GameMove): string => {
    const known = text.get(move) ?? JSON.stringify(game.wire.move.write(move));
    text.set(move, known);
    return known;
  };
  ranked.sort(
    (a, b) =>
      a.rank[0] - b.rank[0] ||
      a.rank[1] - b.rank[1] ||
      a.rank[2] - b.rank[2] ||
      (textOf(a.move) < textOf(b.move) ? -1 : 1),
  );
  return ranked.slice(0, HOW_MANY).map(({ move }) => ({ move, says: game.describe(move) }));
}
