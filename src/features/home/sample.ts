import type { Book } from '../../rulebook/book.ts';
import type { TryStart } from '../../table/try/try-state.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { looksOf } from '../../ui/card/looks.ts';

/** A table of a game with something to try on it: all that is shown before anybody touches it. */
export interface Sample {
  readonly game: string;
  readonly name: string;
  /** What to try, as the referee says it. */
  readonly tried: string;
  readonly allowed: boolean;
  readonly start: TryStart;
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  readonly looks: Readonly<Record<number, CardLook>>;
}

/** A game in the round of samples. */
export interface SampleGame {
  readonly id: string;
  readonly name: string;
  /** Address of its front page, with its slash. */
  readonly home: string;
}

/**
 * A case of the book, laid out to be tried.
 * @throws RangeError where nothing is tried in it
 */
export function createSample({ game, case: caseOf, position: laidOut }: Book, id: string): Sample {
  const { data, tried } = caseOf(id);
  if (!tried || !data.move) throw new RangeError(`Nothing is tried in ${id}, so that it is no sample.`);
  const { touchable, actions, ...start } = laidOut(id);
  const lookOf = looksOf(game);
  const cards = new Set(start.zones.flatMap((zone) => zone.items.flatMap((item) => item.cards)));
  return {
    game: game.id,
    name: game.name,
    tried: tried.ruling.tried,
    allowed: tried.ruling.verdict === 'legal',
    start: { ...start, position: { ...start.position, move: data.move } },
    touchable,
    actions,
    looks: Object.fromEntries([...cards].map((card) => [card, lookOf(card)])),
  };
}
