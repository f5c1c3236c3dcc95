import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import { event } from '../../../game/event.ts';
import type { Outcome, PlayResult } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { highestIndices } from '../../../mechanics/standings.ts';
import { resumeRandom } from '../../../random/random.ts';
import {
  type Bid,
  type Lay,
  layOrder,
  type PokexEvent,
  type PokexMove,
  type PokexState,
  partnerOf,
  seatAfter,
  sideOf,
  TRICKS,
} from '../state.ts';
import { readAuction } from './auction.ts';
import { dealCards } from './deal.ts';
import { showdown } from './hand.ts';
import { addPoints, endingRule, isLastDeal, scoreLineOf } from './score.ts';

type LayMove = Extract<PokexMove, { type: 'lay' }>;
type PokexPlayed = PlayResult<PokexState, PokexEvent>;
type Events = readonly PokexEvent[];

export function play(state: PokexState, seat: Seat, move: PokexMove): PokexPlayed {
  switch (move.type) {
    case 'bid':
      return speak(state, { seat, tricks: move.tricks });
    case 'pass':
      return speak(state, { seat, tricks: null });
    case 'name':
      return nameRank(state, seat, move.rank === 'X' ? null : move.rank);
    case 'lay': {
      const layResult = layCards(state, seat, move);
      const result =
        layResult.state.turn === null && !layResult.unclear ? countDeal(layResult.state, layResult.events) : layResult;
      return result.unclear ? { ...result, state } : result;
    }
  }
}

/**
 * The state before the next deal: the last trick as it was laid; for a passed-out auction, the state after the move.
 */
export function closing(state: PokexState, seat: Seat, move: PokexMove): PokexState {
  return move.type === 'lay' ? layCards(state, seat, move).state : play(state, seat, move).state;
}

function speak(state: PokexState, bid: Bid): PokexPlayed {
  const bids = [...state.bids, bid];
  const { highestBid, turn, isPassedOut } = readAuction(bids, state.dealer);
  const spokenEvent: PokexEvent =
    bid.tricks === null
      ? event('passed', 'pokex/auction-order', bid.seat)
      : event('bid', 'pokex/auction-order', bid.seat, { bid: bid.tricks });
  const afterBid = { ...state, bids, turn };
  if (isPassedOut) return endUnbidDeal(afterBid, spokenEvent);
  if (turn !== null || highestBid === null) return { state: afterBid, events: [spokenEvent] };
  const declaredState = {
    ...afterBid,
    declarer: highestBid.seat,
    bid: highestBid.tricks,
    leader: highestBid.seat,
    turn: highestBid.seat,
  };
  const auctionWon: PokexEvent = event('auction-won', 'pokex/auction-end', highestBid.seat, { bid: highestBid.tricks });
  if (state.options.wildRank) return { state: { ...declaredState, phase: 'name' }, events: [spokenEvent, auctionWon] };
  const leadsEvent = event('leads', 'pokex/declarer-leads', highestBid.seat);
  return { state: { ...declaredState, phase: 'play' }, events: [spokenEvent, auctionWon, leadsEvent] };
}

function endUnbidDeal(state: PokexState, spokenEvent: PokexEvent): PokexPlayed {
  const events: Events = [spokenEvent, event('all-passed', 'pokex/all-pass', null)];
  return isLastDeal(state.options, state.deal)
    ? endGame(state, events, 'pokex/deal-cap')
    : nextDeal(state, events, state.scores);
}

function nameRank(state: PokexState, seat: Seat, rank: PokexState['wild']): PokexPlayed {
  return {
    state: { ...state, wild: rank, phase: 'play' },
    events: [event('named', 'pokex/declarer-leads', seat, { wild: rank })],
  };
}

/** Returns the centre card (the picked card, else the leftmost) and the rest of the row. */
function takeCentre(row: readonly Card[], { centre }: LayMove): { current: Card; centre: readonly Card[] } {
  const pickedIndex = centre === undefined ? 0 : row.indexOf(centre);
  const centreIndex = pickedIndex >= 0 ? pickedIndex : row.indexOf(UNKNOWN);
  return { current: centre ?? (row[centreIndex] as Card), centre: row.filter((_, i) => i !== centreIndex) };
}

function layCards(state: PokexState, seat: Seat, move: LayMove): PokexPlayed {
  const { leader } = state;
  const hands = state.hands.map((hand, i) => (i === seat ? removeFromHand(hand, move.cards) : hand));
  const laysSoFar = [...state.laid, { seat, cards: move.cards }];
  const events: PokexEvent[] = [event('laid', 'pokex/lay-order', seat, { cards: move.cards })];
  let stateAfter: PokexState = { ...state, hands, laid: laysSoFar };
  if (leader !== null && seat === partnerOf(leader)) {
    const centreFields = takeCentre(state.centre, move);
    stateAfter = { ...stateAfter, ...centreFields };
    events.push(event('centre', 'pokex/centre-card', seat, { cards: [centreFields.current] }));
  }
  const turn = leader === null ? undefined : layOrder(state, leader)[laysSoFar.length];
  if (turn !== undefined) return { state: { ...stateAfter, turn }, events };
  return finishTrick(stateAfter, leader ?? seat, events);
}

const cardsOfSide = (lays: readonly Lay[], side: number): Card[] =>
  lays.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);

/** Ends a trick: finds the winner and who leads next (nobody after the last trick). */
function finishTrick(state: PokexState, leader: Seat, events: Events): PokexPlayed {
  const current = state.current ?? UNKNOWN;
  if (current === UNKNOWN) {
    const message = 'The centre card of this trick isn’t known, so its hands can’t be compared.';
    return { state, events: [], unclear: { path: 'current', says: message } };
  }
  const leadingSide = sideOf(leader);
  const hands = [0, 1].map((side) => [...cardsOfSide(state.laid, side), current]);
  const { options, wild } = state;
  const result = showdown(options, wild, hands[leadingSide] as Card[], hands[1 - leadingSide] as Card[]);
  const side = result.winner === null ? null : result.winner === 0 ? leadingSide : 1 - leadingSide;
  const cards = [...state.laid.flatMap((lay) => lay.cards), current];
  const trickEvent: PokexEvent = event('trick', result.isTied ? 'pokex/trick-tie' : 'pokex/trick-won', null, {
    ...(side === null ? {} : { side }),
    cards: hands[side ?? leadingSide] as Card[],
    hands,
    leading: leadingSide,
    options,
    wild,
  });
  const tricksPlayed = state.played + 1;
  const stateAfter: PokexState = {
    ...state,
    laid: [],
    current: null,
    played: tricksPlayed,
    tricks: side === null ? state.tricks : state.tricks.map((n, i) => (i === side ? n + 1 : n)),
    won: side === null ? state.won : state.won.map((pile, i) => (i === side ? [...pile, ...cards] : pile)),
    gone: side === null ? [...state.gone, ...cards] : state.gone,
  };
  const trickEvents = [...events, trickEvent];
  if (tricksPlayed === TRICKS) return { state: { ...stateAfter, turn: null }, events: trickEvents };
  const nextSeat = nextLeader(state, leader, side);
  return {
    state: { ...stateAfter, leader: nextSeat, turn: nextSeat },
    events: [...trickEvents, event('leads', 'pokex/next-lead', nextSeat)],
  };
}

function nextLeader({ options, laid }: PokexState, leader: Seat, side: number | null): Seat {
  if (options.lead === 'rotate') return seatAfter(leader);
  return laid.find(({ seat }) => sideOf(seat) === side)?.seat ?? leader;
}

/** Counts a deal, then deals the next or ends the game. */
function countDeal(state: PokexState, events: Events): PokexPlayed {
  const declarer = state.declarer ?? 0;
  const side = sideOf(declarer);
  const bid = state.bid ?? 1;
  const line = scoreLineOf(state.options, declarer, bid, state.tricks[side] ?? 0);
  const scores = addPoints(state.scores, line);
  const { points, taken, each } = line;
  const dealEvents: Events = [
    ...events,
    event('deal-over', 'pokex/all-six', null, { tricks: state.tricks }),
    event('scored', line.rule, null, { side, points, bid, taken, each }),
    event('defended', 'pokex/defenders', null, { side: 1 - side }),
  ];
  const endRule = endingRule(state.options, state.deal, scores);
  return endRule === undefined
    ? nextDeal(state, dealEvents, scores)
    : endGame({ ...state, scores }, dealEvents, endRule);
}

function endGame(state: PokexState, events: Events, rule: string): PokexPlayed {
  const gameOver = event('game-over', rule, null, { totals: state.scores });
  return { state: { ...state, phase: 'over', turn: null }, events: [...events, gameOver] };
}

function nextDeal(state: PokexState, events: Events, scores: readonly number[]): PokexPlayed {
  const { options, dealer, deal } = state;
  const nextDealt = dealCards(
    { options, dealer: seatAfter(dealer), deal: deal + 1, scores },
    resumeRandom(state.chance),
  );
  return { state: nextDealt.state, events: [...events, ...nextDealt.events] };
}

/** Winners: the side ahead, or both if level; null until the game is over. */
export function outcome({ phase, scores }: PokexState): Outcome | null {
  if (phase !== 'over') return null;
  return { winners: highestIndices(scores), scores };
}
