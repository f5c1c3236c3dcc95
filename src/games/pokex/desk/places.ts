import { sentence } from '../../../cards/words.ts';
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
import { type Bid, HAND_SIZE, layOrder, partnerOf, ROW, SEATS, seatAfter, TRICKS } from '../state.ts';

export const seats = seatsOf({ seats: SEATS });
const SIDES = [0, 1] as const;

export const sideName = (side: number, name: SeatNamer): string => sentence(sideText(side, name));

/** The n-th entry of a list of bids or lays; entries after a gap aren't possible. */
function nthEntry(key: string, at: number, is: (json: unknown) => boolean): JsonLens<Json> {
  const listOf = (json: JsonObject): readonly Json[] => {
    const list = json[key];
    return Array.isArray(list) ? (list as readonly Json[]) : [];
  };
  return {
    read(json) {
      const said = listOf(json)[at];
      return said !== undefined && is(said) ? said : undefined;
    },
    write(json, said) {
      const list = listOf(json);
      const { [key]: _, ...others } = json;
      const now =
        said === undefined || said === null
          ? list.slice(0, at)
          : [...list.slice(0, at), said, ...list.slice(at + 1)];
      return now.length > 0 ? { ...others, [key]: now } : others;
    },
  };
}

const dealerField = fieldLens<number>('dealer', isWholeNumber);
const bidsField = fieldLens('bids', isJsonList);

function bidsIn(json: JsonObject): readonly Bid[] {
  return (bidsField.read(json) ?? []).flatMap((one): readonly Bid[] =>
    isObject(one) && isWholeNumber(one['seat'])
      ? [{ seat: one['seat'], tricks: isWholeNumber(one['tricks']) ? one['tricks'] : null }]
      : [],
  );
}

/** State of the auction after the bids of a position. */
export const auctionIn = (json: JsonObject): Auction =>
  readAuction(bidsIn(json), dealerField.read(json) ?? 0);

/** Sets the phase that follows from the bids. */
function withPhase(json: JsonObject, { wildRank }: PokexOptions): JsonObject {
  const { phase, ...others } = json;
  if (phase === 'over') return json;
  const { turn, dead } = auctionIn(others);
  if (turn !== null || dead) return others;
  const named = !wildRank || typeof json['wild'] === 'string';
  return { ...others, phase: named ? 'play' : 'name' };
}

const pass = (seat: Seat): Json => ({ seat, pass: true });

/** Sets the bids, and the dealer, whose left neighbour speaks first. */
function withBids(json: JsonObject, words: readonly Json[]): JsonObject {
  const [first] = words;
  const now = bidsField.write(json, words);
  return isObject(first) && isWholeNumber(first['seat'])
    ? dealerField.write(now, seatAfter(first['seat'], SEATS - 1))
    : now;
}

/** Words a seat may say now. */
function bidChoices(seat: Seat, high: number, before: readonly Json[]) {
  const bids = Array.from({ length: TRICKS - high }, (_, i) => high + i + 1);
  return [
    { label: 'passed', said: [...before, pass(seat)] },
    ...bids.map((tricks) => ({ label: String(tricks), said: [...before, { seat, tricks }] })),
  ];
}

/** The bids in order. Dealer, next speaker and end of the auction follow from them. */
export function auctionPlace(options: PokexOptions, name: SeatNamer): ListPlace {
  const who = (seat: Seat): string => sentence(name(seat));
  return {
    id: 'bids',
    label: 'The bids',
    kind: 'list',
    paths: ['position.bids', 'position.phase'],
    placeholder: 'Which player spoke first?',
    emptyLabel: 'No bids yet',
    needs: 'what was bid',
    read: bidsField.read,
    write: (json, words) =>
      withPhase(words ? withBids(json, words) : bidsField.write(json, undefined), options),
    words: (json) =>
      bidsIn(json).map(({ seat, tricks }) => `${who(seat)} ${tricks === null ? 'passed' : `bid ${tricks}`}`),
    next(json) {
      const before = bidsField.read(json) ?? [];
      const { turn, high, passed } = auctionIn(json);
      if (turn === null) return [];
      if (before.length === 0) {
        return seats.map((seat) => ({ label: who(seat), choices: bidChoices(seat, 0, before) }));
      }
      const next = { label: who(turn), choices: bidChoices(turn, high?.tricks ?? 0, before) };
      if (!high) return [next];
      const silent = seats
        .map((n) => seatAfter(high.seat, n))
        .filter((seat) => seat !== high.seat && !passed[seat]);
      const rest = [{ label: 'All others passed', said: [...before, ...silent.map(pass)] }];
      return [{ label: 'Then', choices: rest }, next];
    },
  };
}

const laysIn = (json: JsonObject): readonly Json[] =>
  Array.isArray(json['laid']) ? (json['laid'] as readonly Json[]) : [];
const playedIn = (json: JsonObject): number => (isWholeNumber(json['played']) ? json['played'] : 0);
const isPlay = (json: JsonObject): boolean => {
  const { turn, dead } = auctionIn(json);
  return (turn === null && !dead) || laysIn(json).length > 0;
};

/** Leader of this trick: as given, or by the auction. */
function leaderIn({ lead }: PokexOptions, json: JsonObject): Seat {
  if (isWholeNumber(json['leader'])) return json['leader'];
  const declarer = auctionIn(json).high?.seat ?? 0;
  return lead === 'rotate' ? seatAfter(declarer, playedIn(json)) : declarer;
}

/** Whether the position tells which trick it is. */
const isLed = (json: JsonObject): boolean =>
  isWholeNumber(json['leader']) || isWholeNumber(json['played']) || laysIn(json).length > 0;

/** Adds a centre card once the leader's partner has laid; it is unseen, since the card seldom matters. */
function withCentre(options: PokexOptions, json: JsonObject): JsonObject {
  const partner = partnerOf(leaderIn(options, json));
  const taken = laysIn(json).some((one) => isObject(one) && one['seat'] === partner);
  const { current, ...others } = json;
  if (taken) return typeof current === 'string' ? json : { ...others, current: '?' };
  return current === '?' ? others : json;
}

/** The same lays with their seats in the order of play. */
function inOrder(options: PokexOptions, json: JsonObject): JsonObject {
  const order = layOrder({ options }, leaderIn(options, json));
  const laid = laysIn(json).map((one, at) => (isObject(one) ? { ...one, seat: order[at] ?? 0 } : one));
  return laid.length > 0 ? withCentre(options, { ...json, laid }) : json;
}

/** A lay of two cards; its seat follows from the leader. */
export function layPlace(at: number, options: PokexOptions): CardPlace {
  const slot = nthEntry('laid', at, isObject);
  return {
    id: `lay-${at}`,
    label: ['Laid first', 'Laid second', 'Laid third'][at] ?? '',
    kind: 'set',
    paths: [`position.laid[${at}]`, ...(at === 0 ? ['position.laid'] : [])],
    emptyLabel: 'Nothing yet',
    needs: 'what was laid in this trick',
    unseen: false,
    most: 2,
    when: (json) => isPlay(json) && laysIn(json).length >= at,
    read(json) {
      const said = slot.read(json);
      if (said === undefined) return Array.isArray(json['laid']) ? [] : undefined;
      const held = isObject(said) ? said['cards'] : undefined;
      return isThingList(held) ? held : undefined;
    },
    write(json, said) {
      if (said === undefined) return withCentre(options, slot.write(json, undefined));
      if (said.length === 0) return withCentre(options, { ...json, laid: laysIn(json).slice(0, at) });
      const before = slot.read(json);
      const seat = isObject(before) ? before['seat'] : undefined;
      const layer = layOrder({ options }, leaderIn(options, json))[at] ?? 0;
      return withCentre(options, slot.write(json, { seat: isWholeNumber(seat) ? seat : layer, cards: said }));
    },
  };
}

/** Tricks of both sides that sum up to `played`: as given, else all for one side. */
function tricksOf(json: JsonObject, played: number, side: number): readonly number[] {
  const { tricks } = json;
  const said = Array.isArray(tricks) ? tricks.filter(isWholeNumber) : [];
  if (said.length === 2 && said.reduce((sum, n) => sum + n, 0) === played) return said;
  return side === 0 ? [played, 0] : [0, played];
}

/**
 * Leader of this trick. If the lead rotates, it implies how many tricks were played; these are credited to the
 * declaring side, since a lay doesn't depend on them.
 */
export function leaderPlace(options: PokexOptions, name: SeatNamer): ChoicePlace {
  const place = desk.choicePlace('leader', 'The leader', desk.seatChoices(seats, name));
  return {
    ...place,
    when: isPlay,
    needs: 'who led this trick',
    read: (json) => (isPlay(json) && isLed(json) ? leaderIn(options, json) : undefined),
    write(json, said) {
      const { leader: _, ...others } = json;
      if (!isWholeNumber(said)) return inOrder(options, others);
      const declarer = auctionIn(json).high?.seat ?? 0;
      const rotates = options.lead === 'rotate';
      if (said === leaderIn(options, others)) {
        const known = rotates || playedIn(others) === 0;
        const led = known ? { played: playedIn(others) } : { leader: said };
        return inOrder(options, { ...others, ...led });
      }
      const on = (said - declarer + SEATS) % SEATS;
      const played = rotates ? on : Math.max(1, playedIn(json));
      const led = { ...others, ...(rotates ? {} : { leader: said }), played };
      return inOrder(options, { ...led, tricks: tricksOf(json, played, declarer % 2) });
    },
  };
}

const WORKED_OUT = { value: null, label: 'Worked out' };
const UNSEEN = 'Cards not shown';
/** Fields that follow from the auction. */
const WORKED = { rare: true, presumed: true };

const workedOut = (key: string, label: string, choices: ChoicePlace['choices']): ChoicePlace =>
  desk.choicePlace(key, label, [WORKED_OUT, ...choices], {
    ...WORKED,
    ...fieldLens(key, isSeatOrNull, null),
  });

/** A hand is filled up with unseen cards; one without known cards is left out. */
function handPlace(at: Seat, seat: Seat, name: SeatNamer): CardPlace {
  const place = desk.handPlace({
    at,
    seat,
    seats: SEATS,
    name,
    size: HAND_SIZE,
    most: HAND_SIZE,
    placeholder: UNSEEN,
  });
  return {
    ...place,
    read(json) {
      const said = place.read(json);
      return said?.some((text) => !text.endsWith('?')) ? said : undefined;
    },
  };
}

/** The row in the centre, filled up with unseen cards. */
const CENTRE: CardPlace = {
  ...desk.cardsPlace('centre', {
    label: 'The row in the centre',
    placeholder: 'The right number of cards, unseen',
  }),
  id: ROW,
  kind: 'row',
  most: TRICKS,
};

const GONE = desk.cardsPlace('gone', {
  label: 'Tied tricks for neither side',
  placeholder: UNSEEN,
  rare: true,
});

const CURRENT = desk.singlePlace('current', {
  label: 'The centre card of this trick',
  emptyLabel: 'Not taken yet',
});

/** The end of the game, which the auction doesn't imply. */
const OVER: ChoicePlace = {
  ...desk.choicePlace('over', 'The game is', [
    { value: null, label: 'still on' },
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

/** The rank named by the declarer; it ends the naming phase. */
function wildPlace(): ChoicePlace {
  const place = desk.choicePlace('wild', 'Wild rank', [{ value: null, label: 'None yet' }, ...RANKS]);
  return {
    ...place,
    write(json, said) {
      const now = place.write(json, said);
      if (json['phase'] !== 'play' && json['phase'] !== 'name') return now;
      return { ...now, phase: typeof now['wild'] === 'string' ? 'play' : 'name' };
    },
  };
}

export const tricksWon = (name: SeatNamer, what: string, rare = true): readonly NumberPlace[] =>
  SIDES.map((side) => {
    const label = `${sideName(side, name)}: ${what}`;
    return desk.amountEntryPlace(['tricks', side, 2], { id: `tricks-${side}`, label, max: TRICKS, rare });
  });

export const pointPlaces = (name: SeatNamer, what: string): readonly NumberPlace[] =>
  SIDES.map((side) => {
    const label = `${sideName(side, name)}: ${what}`;
    return desk.amountEntryPlace(['scores', side, 2], { id: `score-${side}`, label, min: -999, max: 999 });
  });

/** Every field of a position, in the order of laying out a table. */
export function places(options: PokexOptions, seat: Seat, name: SeatNamer): readonly DeskPlace[] {
  const named = desk.seatChoices(seats, name);
  const bids = Array.from({ length: TRICKS }, (_, i) => ({ value: i + 1, label: String(i + 1) }));
  const won = (side: number): CardPlace =>
    desk.cardEntryPlace(['won', side, 2], {
      label: `${sideName(side, name)}: cards won`,
      placeholder: UNSEEN,
      rare: true,
    });
  return [
    handPlace(seat, seat, name),
    OVER,
    auctionPlace(options, name),
    desk.choicePlace('dealer', 'Dealer', named, WORKED),
    ...(options.wildRank ? [wildPlace()] : []),
    // `played` comes before the leader, which would otherwise set it.
    desk.countPlace('played', 'Tricks played', TRICKS),
    ...tricksWon(name, 'tricks won'),
    leaderPlace(options, name),
    ...[0, 1, 2].map((at) => layPlace(at, options)),
    CENTRE,
    CURRENT,
    ...seats.filter((at) => at !== seat).map((at) => handPlace(at, seat, name)),
    ...SIDES.map(won),
    GONE,
    ...pointPlaces(name, 'points'),
    desk.countPlace('deal', 'Deal', 999, 1),
    workedOut('turn', 'Whose turn', named),
    workedOut('declarer', 'Declarer', named),
    workedOut('bid', 'The bid', bids),
  ];
}
