import { SUITS } from '../../../cards/suits.ts';
import { sentence } from '../../../cards/words.ts';
import { field, isWhole } from '../../../game/desk.ts';
import { cardsPlace, choicePlace } from '../../../game/desk-places.ts';
import { PILE } from '../table/zone-ids.ts';
import { suitText } from '../talk/words.ts';

/** The pile that is laid on. */
export const PILE_PLACE = cardsPlace(PILE, {
  label: 'Pile',
  kind: 'pile',
  needs: 'the top card of the pile',
  unseen: false,
});

const NAMES = SUITS.map((suit) => ({ value: suit, label: sentence(suitText(suit)) }));
const isName = (json: unknown): json is string | null => json === null || typeof json === 'string';

/** The suit that was named with a jack. */
export const SUIT = choicePlace('suit', 'Suit named', [{ value: null, label: 'None' }, ...NAMES], {
  needs: 'the suit that was named',
  ...field('suit', isName),
});

/** The card that was just drawn: one of the hand, as a list of one. */
export const DRAWN = cardsPlace('drawn', {
  label: 'Card just drawn, one of the hand',
  kind: 'pile',
  needs: 'whether a card was just drawn',
  rare: true,
  most: 1,
  read({ drawn }) {
    return typeof drawn === 'string' ? [drawn] : drawn === null ? [] : undefined;
  },
  write(json, said) {
    const { drawn: _, ...others } = json;
    return said === undefined ? others : { ...others, drawn: said.at(-1) ?? null };
  },
});

const WAYS = [
  { value: 1, label: 'Clockwise' },
  { value: -1, label: 'The other way' },
];

/** Which way round the turn goes. */
export const DIRECTION = choicePlace('direction', 'Direction', WAYS, {
  ...field('direction', isWhole),
  rare: true,
});
