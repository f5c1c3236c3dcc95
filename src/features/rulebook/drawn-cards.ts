import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Game } from '../../game/game.ts';

/** The cards a chapter names by their codes, a space between: `9S 9H X`. @throws RangeError for a card of no pack */
export function drawnCards({ name, pack }: Game, codes: string): readonly Card[] {
  return codes.split(/\s+/).flatMap((code) => {
    if (code === '') return [];
    const card = code === '?' ? UNKNOWN : pack.read(code);
    if (card === undefined) throw new RangeError(`${name} has no card ${code}`);
    return [card];
  });
}

/** A pile a chapter draws: what it says of it, and its cards, the lowest first. */
export interface DrawnPile {
  readonly says: string;
  readonly cards: readonly Card[];
}

/** Piles as a chapter names them: `ready for a 3: AS 2H | an empty place:`. @throws RangeError for a card of no pack */
export function drawnPiles(game: Game, text: string): readonly DrawnPile[] {
  return text.split('|').map((pile) => {
    const [says = '', codes = ''] = pile.split(':');
    return { says: says.trim(), cards: drawnCards(game, codes) };
  });
}
