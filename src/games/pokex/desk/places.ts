import { capitalize } from '../../../cards/words.ts';
import {
  type CardPlace,
  type ChoicePlace,
  type DeskPlace,
  fieldLens,
  isJsonList,
  isSeatOrNull,
  isThingList,
  isWholeNumber,
  type JsonLens,
  type ListPlace,
  type NumberPlace,
} from '../../../game/desk.ts';
import * as desk from '../../../game/desk-places.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { type Seat, type SeatNamer, seatsOf, sideText } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import { LADDER } from '../pack.ts';
import { type Auction, readAuction } from '../play/auction.ts';
import { type Bid, HAND_SIZE, layOrder, partnerOf, ROW_ZONE, SEATS, seatAfter, TRICKS } from '../state.ts';

export const seats = seatsOf({ seats: SEATS });
const SIDES = [0, 1] as const;

export const sideName = (side: number, name: SeatNamer): string => capitalize(sideText(side, name));

/** Reads and writes the n-th entry of a list of bids or lays; removing an entry removes those after it. */
function nthEntry(key: string, index: number, isEntry: (json: unknown) => boolean): JsonLens<Json> {
  const entriesOf = (json: JsonObject): readonly Json[] => {
    const entries = json[key];
    return Array.isArray(entries) ? (entries as readonly Json[]) : [];
  };
  return {
    read(json) {
      const entry = entriesOf(json)[index];
      return entry !== undefined && isEntry(entry) ? entry : undefined;
    },
    write(json, entry) {
      const entries = entriesOf(json);
      const { [key]: _, ...otherFields } = json;
      const newEntries =
        entry === undefined || entry === null
          ? entries.slice(0, index)
          : [...entries.slice(0, index), entry, ...entries.slice(index + 1)];
      return newEntries.length > 0 ? { ...otherFields, [key]: newEntries } : otherFields;
    },
  };
}

const dealerField = fieldLens<number>('dealer', isWholeNumber);
const bidsField = fieldLens('bids', isJsonList);

function bidsIn(json: JsonObject): readonly Bid[] {
  return (bidsField.read(json) ?? []).flatMap((entry): readonly Bid[] =>
    isObject(entry) && isWholeNumber(entry['seat'])
      ? [{ seat: entry['seat'], tricks: isWholeNumber(entry['tricks']) ? entry['tricks'] : null }]
      : [],
  );
}

/** State of the auction after the bids of a position. */
export const auctionIn = (json: JsonObject): Auction => readAuction(bidsIn(json), dealerField.read(json) ?? 0);

/** Sets the phase that follows from the bids. */
export function withPhase(json: JsonObject, { wildRank }: PokexOptions): JsonObject {
  const { phase, ...otherFields } = json;
  if (phase === 'over') return json;
  const { turn, isPassedOut } = auctionIn(otherFields);
  if (turn !== null || isPassedOut) return otherFields;
  const isRankNamed = !wildRank || typeof json['wild'] === 'string';
  return { ...otherFields, phase: isRankNamed ? 'play' : 'name' };
}

const pass = (seat: Seat): Json => ({ seat, pass: true });

/** Sets the bids, and the dealer, whose left neighbour speaks first. */
function withBids(json: JsonObject, words: readonly Json[]): JsonObject {
  const [firstWord] = words;
  const newJson = bidsField.write(json, words);
  return isObject(firstWord) && isWholeNumber(firstWord['seat'])
    ? dealerField.write(newJson, seatAfter(firstWord['seat'], SEATS - 1))
    : newJson;
}

/** Returns the pass and the bids a seat may make now. */
function bidChoices(seat: Seat, highestTricks: number, spokenBids: readonly Json[]) {
  const bids = Array.from({ length: TRICKS - highestTricks }, (_, i) => highestTricks + i + 1);
  return [
    { label: 'passed', said: [...spokenBids, pass(seat)] },
    ...bids.map((tricks) => ({ label: String(tricks), said: [...spokenBids, { seat, tricks }] })),
  ];
}

/** The bids in order. Dealer, next speaker and end of the auction follow from them. */
export function auctionPlace(options: PokexOptions, name: SeatNamer): ListPlace {
  const speakerName = (seat: Seat): string => capitalize(name(seat));
  return {
    id: 'bids',
    label: 'The bids',
    kind: 'list',
    paths: ['position.bids', 'position.phase'],
    placeholder: 'Which player spoke first?',
    emptyLabel: 'No bids yet',
    needs: 'what was bid',
    read: bidsField.read,
    write: (json, words) => withPhase(words ? withBids(json, words) : bidsField.write(json, undefined), options),
    words: (json) =>
      bidsIn(json).map(({ seat, tricks }) => `${speakerName(seat)} ${tricks === null ? 'passed' : `bid ${tricks}`}`),
    next(json) {
      const spokenBids = bidsField.read(json) ?? [];
      const { turn, highestBid, hasPassed } = auctionIn(json);
      if (turn === null) return [];
      if (spokenBids.length === 0) {
        return seats.map((seat) => ({ label: speakerName(seat), choices: bidChoices(seat, 0, spokenBids) }));
      }
      const nextStep = { label: speakerName(turn), choices: bidChoices(turn, highestBid?.tricks ?? 0, spokenBids) };
      if (!highestBid) return [nextStep];
      const silentSeats = seats
        .map((n) => seatAfter(highestBid.seat, n))
        .filter((seat) => seat !== highestBid.seat && !hasPassed[seat]);
      const othersPassed = [{ label: 'All others passed', said: [...spokenBids, ...silentSeats.map(pass)] }];
      return [{ label: 'Then', choices: othersPassed }, nextStep];
    },
  };
}

const laysIn = (json: JsonObject): readonly Json[] =>
  Array.isArray(json['laid']) ? (json['laid'] as readonly Json[]) : [];
const playedIn = (json: JsonObject): number => (isWholeNumber(json['played']) ? json['played'] : 0);
const isPlay = (json: JsonObject): boolean => {
  const { turn, isPassedOut } = auctionIn(json);
  return (turn === null && !isPassedOut) || laysIn(json).length > 0;
};

/** Returns the leader of this trick: the one in the position, else derived from the auction. */
function leaderIn({ lead }: PokexOptions, json: JsonObject): Seat {
  if (isWholeNumber(json['leader'])) return json['leader'];
  const declarer = auctionIn(json).highestBid?.seat ?? 0;
  return lead === 'rotate' ? seatAfter(declarer, playedIn(json)) : declarer;
}

/** Whether the position tells which trick it is. */
const isLed = (json: JsonObject): boolean =>
  isWholeNumber(json['leader']) || isWholeNumber(json['played']) || laysIn(json).length > 0;

/** Adds a centre card once the leader's partner has laid; it is unseen, since the card seldom matters. */
function withCentre(options: PokexOptions, json: JsonObject): JsonObject {
  const partner = partnerOf(leaderIn(options, json));
  const isCentreTaken = laysIn(json).some((entry) => isObject(entry) && entry['seat'] === partner);
  const { current, ...otherFields } = json;
  if (isCentreTaken) return typeof current === 'string' ? json : { ...otherFields, current: '?' };
  return current === '?' ? otherFields : json;
}

/** Assigns the seats of the lays in the order of play. */
function inOrder(options: PokexOptions, json: JsonObject): JsonObject {
  const order = layOrder({ options }, leaderIn(options, json));
  const orderedLays = laysIn(json).map((entry, index) =>
    isObject(entry) ? { ...entry, seat: order[index] ?? 0 } : entry,
  );
  return orderedLays.length > 0 ? withCentre(options, { ...json, laid: orderedLays }) : json;
}

/** A lay of two cards; its seat follows from the leader. */
export function layPlace(index: number, options: PokexOptions): CardPlace {
  const slot = nthEntry('laid', index, isObject);
  return {
    id: `lay-${index}`,
    label: ['Laid first', 'Laid second', 'Laid third'][index] ?? '',
    kind: 'set',
    paths: [`position.laid[${index}]`, ...(index === 0 ? ['position.laid'] : [])],
    emptyLabel: 'Nothing yet',
    needs: 'what was laid in this trick',
    unseen: false,
    maxCards: 2,
    when: (json) => isPlay(json) && laysIn(json).length >= index,
    read(json) {
      const entry = slot.read(json);
      if (entry === undefined) return Array.isArray(json['laid']) ? [] : undefined;
      const laidCards = isObject(entry) ? entry['cards'] : undefined;
      return isThingList(laidCards) ? laidCards : undefined;
    },
    write(json, cards) {
      if (cards === undefined) return withCentre(options, slot.write(json, undefined));
      if (cards.length === 0) return withCentre(options, { ...json, laid: laysIn(json).slice(0, index) });
      const laidEntry = slot.read(json);
      const seat = isObject(laidEntry) ? laidEntry['seat'] : undefined;
      const layer = layOrder({ options }, leaderIn(options, json))[index] ?? 0;
      return withCentre(options, slot.write(json, { seat: isWholeNumber(seat) ? seat : layer, cards }));
    },
  };
}

/**
 * Returns the tricks of both sides: those in the position if their sum fits, else all for one side. By a house rule
 * neither side wins a tied trick; then they may be fewer than were played.
 */
function tricksOf({ tie }: PokexOptions, json: JsonObject, playedCount: number, side: number): readonly number[] {
  const { tricks } = json;
  const givenTricks = Array.isArray(tricks) ? tricks.filter(isWholeNumber) : [];
  const sum = givenTricks.reduce((total, n) => total + n, 0);
  if (givenTricks.length === 2 && (sum === playedCount || (tie === 'nobody' && sum < playedCount))) return givenTricks;
  return side === 0 ? [playedCount, 0] : [0, playedCount];
}

/**
 * Place for the leader of this trick. If the lead rotates, the leader implies how many tricks were played;
 * these are credited to the declaring side, since a lay doesn't depend on them.
 */
export function leaderPlace(options: PokexOptions, name: SeatNamer): ChoicePlace {
  const place = desk.choicePlace('leader', 'The leader', desk.seatChoices(seats, name));
  return {
    ...place,
    when: isPlay,
    needs: 'who led this trick',
    read: (json) => (isPlay(json) && isLed(json) ? leaderIn(options, json) : undefined),
    write(json, leader) {
      const { leader: _, ...otherFields } = json;
      if (!isWholeNumber(leader)) return inOrder(options, otherFields);
      const declarer = auctionIn(json).highestBid?.seat ?? 0;
      const doesLeadRotate = options.lead === 'rotate';
      if (leader === leaderIn(options, otherFields)) {
        const isTrickKnown = doesLeadRotate || playedIn(otherFields) === 0;
        const leadFields = isTrickKnown ? { played: playedIn(otherFields) } : { leader };
        return inOrder(options, { ...otherFields, ...leadFields });
      }
      const steps = (leader - declarer + SEATS) % SEATS;
      const playedCount = doesLeadRotate ? steps : Math.max(1, playedIn(json));
      const ledJson = { ...otherFields, ...(doesLeadRotate ? {} : { leader }), played: playedCount };
      return inOrder(options, { ...ledJson, tricks: tricksOf(options, json, playedCount, declarer % 2) });
    },
  };
}

const DERIVED_CHOICE = { value: null, label: 'Worked out' };
const UNSEEN_PLACEHOLDER = 'Cards not shown';
/** Fields that follow from the auction. */
const DERIVED_SETTINGS = { rare: true, presumed: true };

const derivedPlace = (key: string, label: string, choices: ChoicePlace['choices']): ChoicePlace =>
  desk.choicePlace(key, label, [DERIVED_CHOICE, ...choices], {
    ...DERIVED_SETTINGS,
    ...fieldLens(key, isSeatOrNull, null),
  });

/** A hand is filled up with unseen cards; one without known cards is left out. */
function handPlace(handSeat: Seat, seat: Seat, name: SeatNamer): CardPlace {
  const place = desk.handPlace({
    at: handSeat,
    seat,
    seats: SEATS,
    name,
    size: HAND_SIZE,
    maxCards: HAND_SIZE,
    placeholder: UNSEEN_PLACEHOLDER,
  });
  return {
    ...place,
    read(json) {
      const cards = place.read(json);
      return cards?.some((text) => !text.endsWith('?')) ? cards : undefined;
    },
  };
}

/** The row in the centre, filled up with unseen cards. */
const ROW_PLACE: CardPlace = {
  ...desk.cardsPlace('centre', {
    label: 'The row in the centre',
    placeholder: 'The right number of cards, unseen',
  }),
  id: ROW_ZONE,
  kind: 'row',
  maxCards: TRICKS,
};

const TIED_PLACE = desk.cardsPlace('gone', {
  label: 'Tied tricks neither side won',
  placeholder: UNSEEN_PLACEHOLDER,
  rare: true,
});

const CURRENT_PLACE = desk.singlePlace('current', {
  label: 'The centre card of this trick',
  emptyLabel: 'Not taken yet',
});

/** Place for whether the game is over, which does not follow from the bids. */
const OVER_PLACE: ChoicePlace = {
  ...desk.choicePlace('over', 'The game is', [
    { value: null, label: 'still on' },
    { value: 'over', label: 'over' },
  ]),
  rare: true,
  presumed: true,
  paths: [],
  read: (json) => (json['phase'] === 'over' ? 'over' : undefined),
  write(json, value) {
    const { phase, ...otherFields } = json;
    if (value === 'over') return { ...otherFields, phase: 'over' };
    return phase === 'over' ? otherFields : json;
  },
};

const RANKS = LADDER.map((rank) => ({ value: rank as Json, label: rank }));

/** The rank named by the declarer; it ends the naming phase. */
function wildPlace(): ChoicePlace {
  const place = desk.choicePlace('wild', 'Wild rank', [{ value: null, label: 'None yet' }, ...RANKS], {
    needs: 'whether a rank was named',
  });
  return {
    ...place,
    write(json, rank) {
      const newJson = place.write(json, rank);
      if (json['phase'] !== 'play' && json['phase'] !== 'name') return newJson;
      return { ...newJson, phase: typeof newJson['wild'] === 'string' ? 'play' : 'name' };
    },
  };
}

export const tricksWon = (name: SeatNamer, caption: string, isRare = true): readonly NumberPlace[] =>
  SIDES.map((side) => {
    const label = `${sideName(side, name)}: ${caption}`;
    return desk.amountEntryPlace(['tricks', side, 2], {
      id: `tricks-${side}`,
      label,
      max: TRICKS,
      rare: isRare,
    });
  });

export const pointPlaces = (name: SeatNamer, caption: string): readonly NumberPlace[] =>
  SIDES.map((side) => {
    const label = `${sideName(side, name)}: ${caption}`;
    return desk.amountEntryPlace(['scores', side, 2], { id: `score-${side}`, label, min: -999, max: 999 });
  });

/** Returns the places for all fields of a position, in the order in which people lay out a table. */
export function places(options: PokexOptions, seat: Seat, name: SeatNamer): readonly DeskPlace[] {
  const namedSeats = desk.seatChoices(seats, name);
  const bids = Array.from({ length: TRICKS }, (_, i) => ({ value: i + 1, label: String(i + 1) }));
  const wonPlace = (side: number): CardPlace =>
    desk.cardEntryPlace(['won', side, 2], {
      label: `${sideName(side, name)}: cards won`,
      placeholder: UNSEEN_PLACEHOLDER,
      rare: true,
    });
  return [
    handPlace(seat, seat, name),
    OVER_PLACE,
    auctionPlace(options, name),
    desk.choicePlace('dealer', 'Dealer', namedSeats, DERIVED_SETTINGS),
    ...(options.wildRank ? [wildPlace()] : []),
    // `played` comes before the leader, which would otherwise set it.
    desk.numberFieldPlace('played', 'Tricks played', TRICKS),
    ...tricksWon(name, 'tricks won'),
    leaderPlace(options, name),
    ...[0, 1, 2].map((index) => layPlace(index, options)),
    ROW_PLACE,
    CURRENT_PLACE,
    ...seats.filter((handSeat) => handSeat !== seat).map((handSeat) => handPlace(handSeat, seat, name)),
    ...SIDES.map(wonPlace),
    TIED_PLACE,
    ...pointPlaces(name, 'points'),
    desk.numberFieldPlace('deal', 'Deal', 999, 1),
    derivedPlace('turn', 'Whose turn', namedSeats),
    derivedPlace('declarer', 'Declarer', namedSeats),
    derivedPlace('bid', 'The bid', bids),
  ];
}
