import { areThings, type CardPlace, type ChoicePlace, field } from '../../../game/desk.ts';
import type { Json } from '../../../game/json.ts';
import type { PokexOptions } from '../options.ts';
import { LADDER } from '../pack.ts';
import { TRICKS } from '../state.ts';
import { ROW } from '../table/zone-items.ts';
import { cards, choice } from './fields.ts';

/** The row in the centre. */
export const ROW_PLACE: CardPlace = {
  ...cards(ROW, 'The row in the centre', 'position.centre', field('centre', areThings)),
  kind: 'row',
  unsaid: 'As many as there must be, unseen',
  most: TRICKS,
};

/** What is to be done now. */
export const phase = ({ wildRank }: PokexOptions): ChoicePlace =>
  choice(
    'phase',
    'It is time to',
    'phase',
    [
      { value: 'auction', label: 'Bid' },
      ...(wildRank ? [{ value: 'name', label: 'Name the wild rank' }] : []),
      { value: 'play', label: 'Lay cards' },
      { value: 'over', label: 'Game over' },
    ],
    false,
  );

/** The wild rank, once it is named. */
export const WILD: ChoicePlace = choice('wild', 'Wild rank', 'wild', [
  { value: null, label: 'None yet' },
  ...LADDER.map((rank) => ({ value: rank as Json, label: rank })),
]);

/** The centre card that is played for. */
export const CURRENT: CardPlace = {
  id: 'current',
  label: 'The centre card of this trick',
  kind: 'set',
  paths: ['position.current'],
  unsaid: 'Not taken yet',
  unseen: true,
  most: 1,
  rare: true,
  read: (json) => (typeof json['current'] === 'string' ? [json['current']] : undefined),
  write(json, said) {
    const { current: _, ...others } = json;
    return said?.[0] === undefined ? others : { ...others, current: said[0] };
  },
};
