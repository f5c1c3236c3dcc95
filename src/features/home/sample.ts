import type { Book } from '../../rulebook/book.ts';
import type { TryStart } from '../../table/try/try-state.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { looksOf } from '../../ui/card/looks.ts';

/** A position of a game with a move to try. */
export interface Sample {
  readonly game: string;
  readonly name: string;
  /** The move, as the referee words it. */
  readonly tried: string;
  readonly start: TryStart;
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  readonly looks: Readonly<Record<number, CardLook>>;
}

/** A game in the cycle of samples. */
export interface SampleGame {
  readonly id: string;
  readonly name: string;
  /** Address of its front page, with a trailing slash. */
  readonly home: string;
}

/**
 * Turns a case of the book into a sample.
 * @throws RangeError if the case has no move
 */
export function createSample({ game, case: caseOf, position: positionOf }: Book, id: string): Sample {
  const { data, tried } = caseOf(id);
  if (!tried || !data.move) throw new RangeError(`Nothing is tried in ${id}, so it can’t be a sample.`);
  const { touchable, actions, ...start } = positionOf(id);
  const lookOf = looksOf(game);
  const cards = new Set(start.zones.flatMap((zone) => zone.items.flatMap((item) => item.cards)));
  return {
    game: game.id,
    name: game.name,
    tried: tried.ruling.tried,
    start: { ...start, position: { ...start.position, move: data.move } },
    touchable,
    actions,
    looks: Object.fromEntries([...cards].map((card) => [card, lookOf(card)])),
  };
}
