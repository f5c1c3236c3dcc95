import {
  type CardPlace,
  type CountForm,
  cardThing,
  type Desk,
  isThingList,
  isWholeNumber,
  type NumberPlace,
} from '../../../game/desk.ts';
import { cardsPlace, choicePlace, numberFieldPlace, seatChoices, toCountPlace } from '../../../game/desk-places.ts';
import { fault } from '../../../game/fault.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { countUp } from '../notation/count.ts';
import type { PokexOptions } from '../options.ts';
import { LADDER, PACK } from '../pack.ts';
import { HAND_SIZE, SEATS, TRICKS } from '../state.ts';
import { auctionIn, places, pointPlaces, seats, sideName, tricksWon, withPhase } from './places.ts';

/** Bids that a question may be about, including the impossible ones 0 and 7. */
const ASKED_BIDS = Array.from({ length: TRICKS + 2 }, (_, tricks) => tricks);

export const about: NonNullable<Desk<PokexOptions>['about']> = (_position, _seat, move) =>
  move['type'] === 'bid'
    ? [
        {
          label: 'They bid',
          choices: ASKED_BIDS.map((tricks) => ({ label: String(tricks), move: { type: 'bid', tricks } })),
        },
      ]
    : [];

/** After the auction: a higher bid, if there is one, whose number the ruling asks for, or a pass. */
export const untimely: NonNullable<Desk<PokexOptions>['untimely']> = (position) => {
  const { turn, highestBid } = auctionIn(position);
  if (turn !== null || !highestBid) return [];
  return [{ type: 'bid', tricks: Math.min(highestBid.tricks + 1, TRICKS) }, { type: 'pass' }];
};

const UNSEEN_RUN_PATTERN = /^([1-9]\d*)?\?$/;

const unseenIn = (entry: string): number => {
  const run = UNSEEN_RUN_PATTERN.exec(entry);
  return run ? Number(run[1] ?? 1) : 0;
};

/** Fills a list up to `n` cards with unseen ones. */
function fillCards(cards: readonly string[], size: number): readonly string[] {
  const total = cards.reduce((sum, entry) => sum + (unseenIn(entry) || 1), 0);
  if (total === size) return cards;
  const shownCards = cards.filter((entry) => unseenIn(entry) === 0);
  const missing = size - shownCards.length;
  return missing > 0 ? [...shownCards, `${missing}?`] : shownCards;
}

/**
 * Fills the hands and the row with unseen cards, so that a question need not name all twelve of a hand. Until a card is
 * laid, the phase follows from the bids, whichever was entered first, the bids or the house rules.
 */
export function complete(position: JsonObject, options: PokexOptions): JsonObject {
  const { hands, centre, laid } = position;
  const tricksPlayed = isWholeNumber(position['played']) ? position['played'] : 0;
  const seatsLaid = (Array.isArray(laid) ? laid : []).map((one: unknown) => (isObject(one) ? one['seat'] : null));
  const hasBegun = tricksPlayed > 0 || seatsLaid.length > 0;
  const isBidOut = position['phase'] !== undefined && auctionIn(position).turn === null;
  const filledPosition: Record<string, Json> = { ...(isBidOut && !hasBegun ? withPhase(position, options) : position) };
  if (Array.isArray(hands)) {
    filledPosition['hands'] = hands.map((hand: Json, seat) =>
      isThingList(hand) ? fillCards(hand, HAND_SIZE - 2 * tricksPlayed - (seatsLaid.includes(seat) ? 2 : 0)) : hand,
    );
  }
  if (isThingList(centre)) {
    const row = TRICKS - tricksPlayed - (typeof position['current'] === 'string' ? 1 : 0);
    filledPosition['centre'] = fillCards(centre, row);
  }
  return filledPosition;
}

/** A deal has six tricks, so the tricks of one side give those of the other. */
const allSix = (place: NumberPlace, side: number): NumberPlace => ({
  ...place,
  write: (json, count) =>
    count === undefined
      ? place.write(json, count)
      : { ...json, tricks: side === 0 ? [count, TRICKS - count] : [TRICKS - count, count] },
});

/** Count form of a deal; bid and declarer are required. */
export const DEAL_COUNT: CountForm<PokexOptions> = {
  id: 'count',
  label: 'What does it score?',
  places: ({ tie }, name) =>
    [
      { ...numberFieldPlace('bid', 'The bid', TRICKS, 1), rare: false },
      choicePlace('declarer', 'Declarer', seatChoices(seats, name)),
      ...tricksWon(name, 'tricks', false).map((place, side) => (tie === 'nobody' ? place : allSix(place, side))),
      ...pointPlaces(name, 'points before'),
    ].map(toCountPlace),
  sides: (_options, name) => [sideName(0, name), sideName(1, name)],
  example: { bid: 2, declarer: 0, tricks: [5, 1], scores: [6, 10] },
};

const CARDS_PER_SIDE = 4;

const fourCards = (key: string, label: string, handIndex: number): CardPlace => ({
  ...cardsPlace(key, { label, placeholder: 'Four cards', unseen: false, maxCards: CARDS_PER_SIDE }),
  paths: [key, `hands[${handIndex}]`],
});

const LEADING_PLACE = fourCards('leading', 'The leading side laid', 0);
const OTHER_PLACE = fourCards('other', 'The other side laid', 1);
const CENTRE_PLACE: CardPlace = {
  ...cardsPlace('centre', {
    label: 'The centre card',
    placeholder: 'One card, for both hands',
    unseen: false,
    maxCards: 1,
  }),
  paths: ['centre'],
};
const RANKS = LADDER.map((rank) => ({ value: rank, label: rank }));
const WILD_PLACE = choicePlace('wild', 'Wild rank', [{ value: null, label: 'None' }, ...RANKS], {
  paths: ['wild'],
});

/** Returns the two hands of a trick for the `score` command, or the first place with cards missing. */
function handsIn(trickJson: JsonObject): JsonObject | CardPlace {
  const laidCards = [LEADING_PLACE, OTHER_PLACE, CENTRE_PLACE].map((place) => place.read(trickJson) ?? []);
  const incompletePlace = [LEADING_PLACE, OTHER_PLACE, CENTRE_PLACE].find(
    (place, index) => laidCards[index]?.length !== place.maxCards,
  );
  if (incompletePlace) return incompletePlace;
  const [leadingCards = [], otherCards = [], centreCards = []] = laidCards;
  return {
    hands: [
      [...leadingCards, ...centreCards],
      [...otherCards, ...centreCards],
    ],
    wild: trickJson['wild'] ?? null,
  };
}

/** Count form of a trick: four cards each, and the centre card that both share. */
const HANDS_COUNT: CountForm<PokexOptions> = {
  id: 'hands',
  label: 'Which hand wins?',
  places: ({ wildRank }) => [LEADING_PLACE, OTHER_PLACE, CENTRE_PLACE, ...(wildRank ? [WILD_PLACE] : [])],
  sides: () => [],
  example: { leading: ['9C', '9D', 'X', '4S'], other: ['KS', 'KD', '8H', '8C'], centre: ['9H'] },
  count(trickJson, options) {
    const hands = handsIn(trickJson);
    if (!('paths' in hands)) return countUp(hands, options);
    const place = hands as CardPlace;
    return fault('bad-position', place.paths[0] ?? '', `${place.label}: ${place.maxCards} must be shown.`);
  },
};

export const DESK: Desk<PokexOptions> = {
  thing: cardThing(PACK),
  complete,
  // The first player to speak sits left of the dealer.
  start: { dealer: SEATS - 1 },
  places,
  example: {
    position: {
      phase: 'play',
      hands: [['AS', 'AD', 'KS', 'QS', 'JH', '9C', '9D', '7H', '6S', '4C', '3D', 'X'], ['12?'], ['12?'], ['12?']],
      centre: ['9H', 'KD', '2C', 'QH', '10S', 'AC'],
      bids: [
        { seat: 1, pass: true },
        { seat: 2, tricks: 2 },
        { seat: 3, pass: true },
        { seat: 0, tricks: 3 },
        { seat: 2, pass: true },
      ],
    },
    seat: 0,
    move: { type: 'lay', cards: ['9C', '9D', 'X'] },
  },
  typed: 'lay as ks',
  about,
  untimely,
  counts: [DEAL_COUNT, HANDS_COUNT],
};
