import {
  type CardPlace,
  type ChoicePlace,
  type DeskPlace,
  field,
  isSeat,
  type NumberPlace,
} from '../../../game/desk.ts';
import {
  amountOf,
  cardsOf,
  cardsPlace,
  choicePlace,
  countPlace,
  handPlace,
  seatChoices,
} from '../../../game/desk-places.ts';
import type { Json } from '../../../game/json.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import { LADDER } from '../pack.ts';
import { HAND, SEATS, TRICKS } from '../state.ts';
import { ROW } from '../table/zone-ids.ts';
import { bidding } from './auction.ts';
import { lay, leads } from './laid.ts';
import { SIDES, seats, sideName } from './sides.ts';

const WORKED_OUT = { value: null, label: 'Worked out' };
const UNSEEN = 'Cards nobody showed';
/** What follows from the auction. */
const WORKED = { rare: true, presumed: true };

const workedOut = (key: string, label: string, choices: ChoicePlace['choices']): ChoicePlace =>
  choicePlace(key, label, [WORKED_OUT, ...choices], { ...WORKED, ...field(key, isSeat, null) });

/** A hand is completed whatever is said of it: one of which nothing was shown says nothing. */
function hand(at: Seat, seat: Seat, name: Naming): CardPlace {
  const place = handPlace({ at, seat, seats: SEATS, name, size: HAND, most: HAND, unsaid: UNSEEN });
  return {
    ...place,
    read(json) {
      const said = place.read(json);
      return said?.some((text) => !text.endsWith('?')) ? said : undefined;
    },
  };
}

/** The row in the centre; as many as there must be. */
const CENTRE: CardPlace = {
  ...cardsPlace('centre', { label: 'The row in the centre', unsaid: 'As many as there must be, unseen' }),
  id: ROW,
  kind: 'row',
  most: TRICKS,
};

const GONE: CardPlace = {
  ...cardsPlace('gone', { label: 'Tricks nobody won', unsaid: UNSEEN, rare: true }),
};

/** The centre card that is played for: one card, as a list of one. */
const CURRENT = cardsPlace('current', {
  label: 'The centre card of this trick',
  none: 'Not taken yet',
  most: 1,
  rare: true,
  read({ current }) {
    return typeof current === 'string' ? [current] : current === null ? [] : undefined;
  },
  write(json, said) {
    const { current: _, ...others } = json;
    return said === undefined ? others : { ...others, current: said[0] ?? null };
  },
});

/** What the auction can't say: that all is over. */
const OVER: ChoicePlace = {
  ...choicePlace('over', 'The game is', [
    { value: null, label: 'going on' },
    { value: 'over', label: 'over' },
  ]),
  rare: true,
  presumed: true,
  paths: [],
  read: (json) => (json['phase'] === 'over' ? 'over' : undefined),
  write(json, said) {
    const { phase, ...others } = json;
    if (said === 'over') return { ...others, phase: 'over' };
    return phase === 'over' ? others : json;
  },
};

const RANKS = LADDER.map((rank) => ({ value: rank as Json, label: rank }));

/** The rank the declarer named: with it the naming is over. */
function wild(): ChoicePlace {
  const place = choicePlace('wild', 'Wild rank', [{ value: null, label: 'None yet' }, ...RANKS]);
  return {
    ...place,
    write(json, said) {
      const now = place.write(json, said);
      if (json['phase'] !== 'play' && json['phase'] !== 'name') return now;
      return { ...now, phase: typeof now['wild'] === 'string' ? 'play' : 'name' };
    },
  };
}

/** Each side's tricks in this deal. */
export const tricksWon = (name: Naming, what: string, rare = true): readonly NumberPlace[] =>
  SIDES.map((side) => {
    const label = `${sideName(side, name)}: ${what}`;
    return amountOf(['tricks', side, 2], { id: `tricks-${side}`, label, max: TRICKS, rare });
  });

/** Each side's points before this deal. */
export const points = (name: Naming, what: string): readonly NumberPlace[] =>
  SIDES.map((side) => {
    const label = `${sideName(side, name)}: ${what}`;
    return amountOf(['scores', side, 2], { id: `score-${side}`, label, min: -999, max: 999 });
  });

/** Every field of a position, in the order in which one lays a table. */
export function places(options: PokexOptions, seat: Seat, name: Naming): readonly DeskPlace[] {
  const named = seatChoices(seats, name);
  const bids = Array.from({ length: TRICKS }, (_, i) => ({ value: i + 1, label: String(i + 1) }));
  const won = (side: number): CardPlace =>
    cardsOf(['won', side, 2], { label: `${sideName(side, name)}: cards won`, unsaid: UNSEEN, rare: true });
  return [
    hand(seat, seat, name),
    OVER,
    bidding(options, name),
    choicePlace('dealer', 'Dealer', named, WORKED),
    ...(options.wildRank ? [wild()] : []),
    // What was played is said before who leads, which else would say it.
    countPlace('played', 'Tricks played', TRICKS),
    ...tricksWon(name, 'tricks won'),
    leads(options, name),
    ...[0, 1, 2].map((at) => lay(at, options)),
    CENTRE,
    CURRENT,
    ...seats.filter((at) => at !== seat).map((at) => hand(at, seat, name)),
    ...SIDES.map(won),
    GONE,
    ...points(name, 'points'),
    countPlace('deal', 'Deal', 999, 1),
    workedOut('turn', 'On turn', named),
    workedOut('declarer', 'Declarer', named),
    workedOut('bid', 'The bid', bids),
  ];
}
