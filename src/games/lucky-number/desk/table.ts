import { SUITS } from '../../../cards/suits.ts';
import { sentence } from '../../../cards/words.ts';
import {
  areThings,
  type CardPlace,
  type ChoicePlace,
  field,
  isWhole,
  type Slot,
} from '../../../game/desk.ts';
import { PILE } from '../table/zones.ts';
import { suitText } from '../talk/words.ts';

/** The pile that is laid on. */
export const PILE_PLACE: CardPlace = {
  id: PILE,
  label: 'Pile, the top card last',
  kind: 'pile',
  paths: ['position.pile'],
  unsaid: 'No card, and there is always one',
  unseen: false,
  ...field('pile', areThings, []),
};

/** The suit that was named with a jack. */
export const SUIT: ChoicePlace = {
  id: 'suit',
  label: 'Suit named with the jack on top',
  kind: 'choice',
  paths: ['position.suit'],
  choices: [
    { value: null, label: 'None' },
    ...SUITS.map((suit) => ({ value: suit, label: sentence(suitText(suit)) })),
  ],
  ...field<string | null>('suit', (json) => json === null || typeof json === 'string', null),
};

/** One card of the hand, as a list of one. */
const drawn: Slot<readonly string[]> = {
  read: (json) => (typeof json['drawn'] === 'string' ? [json['drawn']] : undefined),
  write(json, said) {
    const { drawn: _, ...others } = json;
    const last = said?.at(-1);
    return last === undefined ? others : { ...others, drawn: last };
  },
};

/** The card that was just drawn. */
export const DRAWN: CardPlace = {
  id: 'drawn',
  label: 'Card just drawn, one of the hand',
  kind: 'pile',
  paths: ['position.drawn'],
  unsaid: 'None',
  unseen: true,
  rare: true,
  most: 1,
  ...drawn,
};

/** Which way round the turn goes. */
export const DIRECTION: ChoicePlace = {
  id: 'direction',
  label: 'Direction',
  kind: 'choice',
  paths: ['position.direction'],
  rare: true,
  choices: [
    { value: 1, label: 'Clockwise' },
    { value: -1, label: 'The other way' },
  ],
  ...field<number>('direction', isWhole, 1),
};
