import { areThings, type Desk } from '../../../game/desk.ts';
import { isObject, type JsonObject } from '../../../game/json.ts';
import type { Seat } from '../../../game/seat.ts';
import type { SpiteOptions } from '../options.ts';

/** The cards of the pile a move takes from, the top first: one's own side pile, or another's. */
function pileIn(position: JsonObject, seat: Seat, from: JsonObject): readonly string[] {
  const owner = typeof from['seat'] === 'number' ? from['seat'] : seat;
  const sides: unknown = position['side'];
  const piles: unknown = Array.isArray(sides) ? sides[owner] : undefined;
  const pile: unknown = Array.isArray(piles) ? piles[Number(from['pile'])] : undefined;
  return areThings(pile) ? pile.filter((text) => !text.endsWith('?')).toReversed() : [];
}

/** Which card of a side pile is meant: its top, or one from under others. */
export const about: NonNullable<Desk<SpiteOptions>['about']> = (position, seat, move) => {
  const { from } = move;
  if (!isObject(from) || from['zone'] !== 'side') return [];
  const { card, ...rest } = from;
  const pile = pileIn(position, seat, from);
  if (pile.length < 2) return [];
  const choices = pile.map((text, at) => {
    const meant = at === 0 ? rest : { ...rest, card: text };
    const same = at === 0 ? card === undefined || card === text : card === text;
    return { label: at === 0 ? `${text}, the top` : text, move: same ? move : { ...move, from: meant } };
  });
  return [{ label: 'The card', choices }];
};
