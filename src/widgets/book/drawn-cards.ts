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
