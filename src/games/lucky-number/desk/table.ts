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
  unsaid: 'No card, and there is always one',
  unseen: false,
});

const NAMES = SUITS.map((suit) => ({ value: suit, label: sentence(suitText(suit)) }));
const isName = (json: unknown): json is string | null => json === null || typeof json === 'string';

/** The suit that was named with a jack. */
export const SUIT = choicePlace(
  'suit',
  'Suit named',
  [{ value: null, label: 'None' }, ...NAMES],
  field('suit', isName, null),
);

/** The card that was just drawn: one of the hand, as a list of one. */
export const DRAWN = cardsPlace('drawn', {
  label: 'Card just drawn, one of the hand',
  kind: 'pile',
  unsaid: 'None',
  rare: true,
  most: 1,
  read: (json) => (typeof json['drawn'] === 'string' ? [json['drawn']] : undefined),
  write(json, said) {
    const { drawn: _, ...others } = json;
    const last = said?.at(-1);
    return last === undefined ? others : { ...others, drawn: last };
  },
});

const WAYS = [
  { value: 1, label: 'Clockwise' },
  { value: -1, label: 'The other way' },
];

/** Which way round the turn goes. */
export const DIRECTION = choicePlace('direction', 'Direction', WAYS, {
  ...field('direction', isWhole, 1),
  rare: true,
});
