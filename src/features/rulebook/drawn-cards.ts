import { type Card, UNKNOWN } from '../../cards/card.ts';
import { definePack } from '../../cards/pack.ts';
import type { Game } from '../../game/game.ts';

export const ORDINARY_PACK = definePack({ standard: 1 });

/** Reads codes of ordinary cards, independently of the game's pack. @throws RangeError for any other card */
export function ordinaryCards(codes: string): readonly Card[] {
  return drawnCards({ name: 'An ordinary pack', pack: ORDINARY_PACK }, codes);
}

/** Reads card codes separated by spaces: `9S 9H X`. @throws RangeError for a card that isn't in the pack */
export function drawnCards({ name, pack }: Pick<Game, 'name' | 'pack'>, codes: string): readonly Card[] {
  return codes.split(/\s+/).flatMap((code) => {
    if (code === '') return [];
    const card = code === '?' ? UNKNOWN : pack.read(code);
    if (card === undefined) throw new RangeError(`${name} has no card ${code}`);
    return [card];
  });
}

/** A pile in a chapter: its label, and its cards, the lowest first. */
export interface DrawnPile {
  readonly says: string;
  readonly cards: readonly Card[];
}

/** Reads piles: `ready for a 3: AS 2H | an empty place:`. @throws RangeError for a card that isn't in the pack */
export function drawnPiles(game: Game, text: string): readonly DrawnPile[] {
  return text.split('|').map((pile) => {
    const [label = '', codes = ''] = pile.split(':');
    return { says: label.trim(), cards: drawnCards(game, codes) };
  });
}
