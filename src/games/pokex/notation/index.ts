import * as v from 'valibot';
import { agree } from '../../../cards/grammar.ts';
import { unknownCards } from '../../../cards/unseen.ts';
import { countNoun } from '../../../cards/words.ts';
import { fault, givenText, joinPath, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { moveReader, movesOf, moveWriter } from '../../../game/move-schema.ts';
import type { CardsOfMove, Notation } from '../../../game/notation.ts';
import { checkPack, openCard, openCards } from '../../../game/schema.ts';
import type { Seat } from '../../../game/seat.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS, type PokexFields } from '../fields.ts';
import type { PokexOptions } from '../options.ts';
import { PACK, rankSchema } from '../pack.ts';
import { readAuction } from '../play/auction.ts';
import {
  type Bid,
  HAND_SIZE,
  layOrder,
  type PokexMove,
  type PokexState,
  partnerOf,
  SEATS,
  seatAfter,
  TRICKS,
} from '../state.ts';
import { COUNT_KEYS, countSchema, countUp } from './count.ts';

/** Sorts the cards of a move by code. */
function canonical(move: PokexMove): PokexMove {
  return move.type === 'lay' ? { ...move, cards: [...move.cards].sort(PACK.compare) } : move;
}

export function key(move: PokexMove): string {
  switch (move.type) {
    case 'bid':
      return `bid ${move.tricks}`;
    case 'pass':
      return 'pass';
    case 'name':
      return `name ${move.rank}`;
    case 'lay':
      return `lay ${[...move.cards].sort(PACK.compare).join()} ${move.centre ?? ''}`;
  }
}

export function cardsOf(move: PokexMove): CardsOfMove {
  if (move.type !== 'lay') return { played: [], named: [] };
  return { played: move.cards, named: move.centre === undefined ? [] : [move.centre] };
}

const bidMessage = ({ input }: { readonly input: unknown }): string =>
  `A bid is a whole number of tricks, not ${givenText(input)}.`;
const joker = v.pipe(
  v.picklist(['X', 'x']),
  v.transform(() => 'X' as const),
);

const MOVES = movesOf(
  {
    bid: { tricks: v.pipe(v.number(bidMessage), v.safeInteger(bidMessage)) },
    pass: {},
    name: { rank: v.union([rankSchema, joker], 'A rank is one of A, 2 … 10, J, Q, K.') },
    lay: { cards: v.optional(openCards(PACK), []), centre: v.exactOptional(openCard(PACK)) },
  },
  'A move of Pokex is a bid, pass, name or lay.',
);

/** Fields that follow from bids and lays. */
interface DerivedFields {
  readonly turn: Seat | null;
  readonly declarer: Seat | null;
  readonly bid: number | null;
  readonly leader: Seat | null;
}

type PositionCheck =
  | { readonly ok: true; readonly derived: DerivedFields }
  | { readonly ok: false; readonly at: readonly (string | number)[]; readonly says: string };

const positionFault = (message: string, ...at: readonly (string | number)[]): PositionCheck => ({
  ok: false,
  at,
  says: message,
});

/** Index of the first bid that wasn't possible; −1 if all were. */
function findStrayBid(bids: readonly Bid[], dealer: Seat, options: PokexOptions): number {
  return bids.findIndex((bid, i) => {
    const { turn, highestBid } = readAuction(bids.slice(0, i), dealer);
    if (turn !== bid.seat) return true;
    if (bid.tricks !== null) return highestBid !== null && bid.tricks <= highestBid.tricks;
    const mustBid = options.allPass === 'forced' && bids.slice(0, i).length === 3 && highestBid === null;
    return mustBid && bid.seat === dealer;
  });
}

/** Checks that the fields agree, and derives those left out. */
function checkPlay(fields: PokexFields, options: PokexOptions): PositionCheck {
  const { phase, bids, dealer, wild, laid, played, tricks, current } = fields;
  const stray = findStrayBid(bids, dealer, options);
  if (stray >= 0) return positionFault('This could not have been bid at that point.', 'bids', stray);
  const { highestBid, turn: speaker, isPassedOut } = readAuction(bids, dealer);
  if (phase === 'auction' && speaker === null) {
    return positionFault('After these bids the auction is over.', 'phase');
  }
  const isAuctionOver = speaker === null && !isPassedOut;
  if ((phase === 'name' || phase === 'play') && !isAuctionOver) {
    return positionFault('After these bids the auction isn’t over.', 'phase');
  }
  if (phase === 'name' && !options.wildRank) return positionFault('At this table no rank is named.', 'phase');
  if (wild !== null && !options.wildRank) return positionFault('At this table no rank is wild.', 'wild');
  const canBeNamed = phase === 'play' || (phase === 'over' && isAuctionOver);
  if (wild !== null && !canBeNamed) return positionFault('The wild rank is named after the auction.', 'wild');
  if (phase === 'play' && options.wildRank && wild === null) {
    return positionFault('The wild rank must be named before the first card is laid.', 'wild');
  }
  if (phase !== 'play' && phase !== 'over') {
    if (played > 0) return positionFault('No trick is played before the auction is over.', 'played');
    if (laid.length > 0) return positionFault('No cards are laid before the auction is over.', 'laid');
    if (current !== null) return positionFault('No centre card is taken before the auction is over.', 'current');
  }
  const counts = checkCounts(fields, options);
  if (counts) return counts;
  const derivation = deriveFields(fields, options, { highestBid: isAuctionOver ? highestBid : null, speaker });
  if (!derivation.ok) return derivation;
  return (
    findDisagreement(fields, derivation.derived) ??
    (tricks.length === 2 ? derivation : positionFault('Two sides.', 'tricks'))
  );
}

function checkCounts(fields: PokexFields, { tie }: PokexOptions): PositionCheck | null {
  const { played, tricks, laid, current, centre, hands } = fields;
  const sum = (tricks[0] ?? 0) + (tricks[1] ?? 0);
  if (sum > played || (sum < played && tie !== 'nobody')) {
    return positionFault(
      `${countNoun(played, 'trick')} ${agree(played, 'are', 'is')} played, but these add up to ${sum}.`,
      'tricks',
    );
  }
  if (played === TRICKS && (laid.length > 0 || current !== null)) {
    return positionFault('All six tricks are played.', laid.length > 0 ? 'laid' : 'current');
  }
  const row = TRICKS - played - (current === null ? 0 : 1);
  if (centre && centre.length !== row)
    return positionFault(
      `There ${agree(row, 'are', 'is')} ${countNoun(row, 'card')} in the row now, not ${centre.length}.`,
      'centre',
    );
  for (const [handSeat, hand] of (hands ?? []).entries()) {
    const handSize = HAND_SIZE - 2 * played - (laid.some(({ seat }) => seat === handSeat) ? 2 : 0);
    if (hand.length !== handSize)
      return positionFault(
        `This hand holds ${countNoun(handSize, 'card')} now, not ${hand.length}.`,
        'hands',
        handSeat,
      );
  }
  return null;
}

interface AuctionEnd {
  readonly highestBid: { readonly seat: Seat; readonly tricks: number } | null;
  readonly speaker: Seat | null;
}

/** Derives turn, declarer, bid and leader from bids and lays. */
function deriveFields(fields: PokexFields, options: PokexOptions, { highestBid, speaker }: AuctionEnd): PositionCheck {
  const { phase, laid, played, current } = fields;
  const declarer = highestBid?.seat ?? null;
  const bid = highestBid?.tricks ?? null;
  const auctionFields = { declarer, bid };
  if (phase === 'auction') return { ok: true, derived: { ...auctionFields, leader: null, turn: speaker } };
  if (declarer === null) return { ok: true, derived: { ...auctionFields, leader: null, turn: null } };
  const isLeaderDerivable = options.lead === 'rotate' || played === 0;
  const isAfterLastTrick = phase === 'over' && played === TRICKS;
  if (!isLeaderDerivable && (fields.leader === undefined || fields.leader === null)) {
    return positionFault('The leader depends on which side won the last trick: give it here.', 'leader');
  }
  const leader = isLeaderDerivable
    ? seatAfter(declarer, isAfterLastTrick ? played - 1 : played)
    : (fields.leader ?? declarer);
  if (phase === 'name') return { ok: true, derived: { ...auctionFields, leader, turn: declarer } };
  const order = layOrder({ options }, leader);
  const wrongLay = laid.findIndex(({ seat }, i) => seat !== order[i]);
  if (wrongLay >= 0) return positionFault('It is another player’s turn to lay here.', 'laid', wrongLay, 'seat');
  const hasPartnerLaid = laid.some(({ seat }) => seat === partnerOf(leader));
  if (hasPartnerLaid !== (current !== null)) {
    return positionFault(
      hasPartnerLaid
        ? 'The leader’s partner has laid: this trick has its centre card.'
        : 'The leader’s partner hasn’t laid yet.',
      'current',
    );
  }
  const turn = phase === 'over' ? null : (order[laid.length] ?? null);
  return { ok: true, derived: { ...auctionFields, leader, turn } };
}

/** The first given field that contradicts the derived ones; null if none does. */
function findDisagreement(fields: PokexFields, derived: DerivedFields): PositionCheck | null {
  for (const field of ['turn', 'declarer', 'bid', 'leader'] as const) {
    const givenValue = fields[field];
    if (givenValue === undefined || givenValue === derived[field]) continue;
    const message =
      derived[field] === null
        ? 'The rest of the position says there is none.'
        : `The rest of the position says it is ${derived[field]}.`;
    return positionFault(message, field);
  }
  return null;
}

/** Cards in a trick: eight laid, and the centre card. */
const TRICK_CARDS = 9;

function readPosition(json: JsonObject, options: PokexOptions, seed: number): Result<PokexState> {
  const parseResult = FIELDS.parse(json, options);
  if (!parseResult.ok) return parseResult;
  const fields = parseResult.value;
  const checked = checkPlay(fields, options);
  if (!checked.ok) {
    return fault('bad-position', joinPath('position', ...checked.at), checked.says);
  }
  const { played, laid, current } = fields;
  const [firstSideTricks = 0, secondSideTricks = 0] = fields.tricks;
  const handSizeOf = (handSeat: number): number =>
    HAND_SIZE - 2 * played - (laid.some(({ seat }) => seat === handSeat) ? 2 : 0);
  const state: PokexState = {
    options,
    chance: createRandom(seed).state(),
    ...fields,
    ...checked.derived,
    hands: fields.hands ?? Array.from({ length: SEATS }, (_, handSeat) => unknownCards(handSizeOf(handSeat))),
    centre: fields.centre ?? unknownCards(TRICKS - played - (current === null ? 0 : 1)),
    won: fields.won ?? [unknownCards(firstSideTricks * TRICK_CARDS), unknownCards(secondSideTricks * TRICK_CARDS)],
    gone: fields.gone ?? unknownCards((played - firstSideTricks - secondSideTricks) * TRICK_CARDS),
  };
  const packCheck = checkPack(PACK, FIELDS.places(state, json));
  return packCheck.ok ? ok(state) : packCheck;
}

export const NOTATION = {
  position: { read: readPosition, write: FIELDS.write, schema: FIELDS.schema, loose: FIELDS.loose },
  move: {
    read: moveReader<PokexMove>(MOVES, canonical),
    write: moveWriter(PACK, 'cards', 'centre'),
    schema: () => MOVES,
  },
  score: { keys: COUNT_KEYS, count: countUp, schema: countSchema },
  key,
  cardsOf,
} satisfies Notation<PokexOptions, PokexState, PokexMove>;
