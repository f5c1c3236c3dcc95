import type { CardPlace, CountForm } from '../../../game/desk.ts';
import { cardsPlace, choicePlace } from '../../../game/desk-places.ts';
import { fault } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { PokexOptions } from '../options.ts';
import { LADDER } from '../pack.ts';
import { countUp } from '../wire/count.ts';

/** Cards that a side lays in a trick. */
const LAID = 4;

const four = (key: string, label: string, at: number): CardPlace => ({
  ...cardsPlace(key, { label, unsaid: 'Four cards', unseen: false, most: LAID }),
  paths: [key, `hands[${at}]`],
});

const LEADING = four('leading', 'The leading side laid', 0);
const OTHER = four('other', 'The other side laid', 1);
const CENTRE: CardPlace = {
  ...cardsPlace('centre', {
    label: 'The centre card',
    unsaid: 'One card, of both hands',
    unseen: false,
    most: 1,
  }),
  paths: ['centre'],
};
const RANKS = LADDER.map((rank) => ({ value: rank, label: rank }));
const WILD = choicePlace('wild', 'Wild rank', [{ value: null, label: 'None' }, ...RANKS], {
  paths: ['wild'],
});

/** The two hands of a trick as the `score` command compares them; the first place that is not full. */
function handsIn(won: JsonObject): JsonObject | CardPlace {
  const laid = [LEADING, OTHER, CENTRE].map((place) => place.read(won) ?? []);
  const short = [LEADING, OTHER, CENTRE].find((place, at) => laid[at]?.length !== place.most);
  if (short) return short;
  const [leading = [], other = [], centre = []] = laid;
  return {
    hands: [
      [...leading, ...centre],
      [...other, ...centre],
    ],
    wild: won['wild'] ?? null,
  };
}

/** Which side takes the trick: four cards each, and the centre card that both have. */
export const HANDS: CountForm<PokexOptions> = {
  id: 'hands',
  label: 'Which hand wins?',
  places: ({ wildRank }) => [LEADING, OTHER, CENTRE, ...(wildRank ? [WILD] : [])],
  sides: () => [],
  example: { leading: ['9C', '9D', 'X', '4S'], other: ['KS', 'KD', '8H', '8C'], centre: ['9H'] },
  count(won, options) {
    const hands = handsIn(won);
    if (!('paths' in hands)) return countUp(hands, options);
    const place = hands as CardPlace;
    return fault('bad-position', place.paths[0] ?? '', `${place.label}: ${place.most} to be shown.`);
  },
};
