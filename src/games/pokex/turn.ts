import { type Card, UNKNOWN } from '../../cards/card.ts';
import { without } from '../../cards/held.ts';
import { UnseenCards } from '../../game/fault.ts';
import type { GameEvent, Outcome, Played, Seat } from '../../game/game.ts';
import { resumed } from '../../random/random.ts';
import { auction } from './auction.ts';
import { dealCards } from './deal.ts';
import { beatsText, tieText, wildText } from './explain.ts';
import { type Showdown, showdown, wildsOf } from './hand.ts';
import { layOrder, partnerOf } from './order.ts';
import { addUp, lineOf } from './score.ts';
import { after, type Bid, type Lay, type PokexMove, type PokexState, sideOf, TRICKS } from './state.ts';

type LayMove = Extract<PokexMove, { type: 'lay' }>;

const NO_CARDS: readonly Card[] = [];

function event(kind: string, rule: string, seat: Seat | null, more: Partial<GameEvent> = {}): GameEvent {
  return { kind, rule: `pokex/${rule}`, seat, cards: NO_CARDS, ...more };
}

/** State after a legal move, up to the next decision: tricks, counts and the next deal included. */
export function play(state: PokexState, seat: Seat, move: PokexMove): Played<PokexState> {
  switch (move.type) {
    case 'bid':
      return speak(state, { seat, tricks: move.tricks });
    case 'pass':
      return speak(state, { seat, tricks: null });
    case 'name':
      return name(state, seat, move.rank === 'X' ? null : move.rank);
    case 'lay':
      return lay(state, seat, move);
  }
}

function speak(state: PokexState, bid: Bid): Played<PokexState> {
  const bids = [...state.bids, bid];
  const { high, turn, dead } = auction(bids, state.dealer);
  const said =
    bid.tricks === null
      ? event('passed', 'auction-order', bid.seat)
      : event('bid', 'auction-order', bid.seat, { n: bid.tricks });
  const spoken = { ...state, bids, turn };
  if (dead) return nobodyBid(spoken, said);
  if (turn !== null || high === null) return { state: spoken, events: [said] };
  const won = { ...spoken, declarer: high.seat, bid: high.tricks, leader: high.seat, turn: high.seat };
  const ended = event('auction-won', 'auction-end', high.seat, { n: high.tricks });
  if (state.options.wildRank) return { state: { ...won, phase: 'name' }, events: [said, ended] };
  const leads = event('leads', 'declarer-leads', high.seat);
  return { state: { ...won, phase: 'play' }, events: [said, ended, leads] };
}

function nobodyBid(state: PokexState, said: GameEvent): Played<PokexState> {
  const events = [said, event('all-passed', 'all-pass', null)];
  return capped(state) ? over(state, events, 'deal-cap') : nextDeal(state, events, state.scores);
}

function name(state: PokexState, seat: Seat, rank: PokexState['wild']): Played<PokexState> {
  return {
    state: { ...state, wild: rank, phase: 'play' },
    events: [event('named', 'declarer-leads', seat, { text: rank ?? '' })],
  };
}

/** The centre card of the trick and what stays in the row: the leftmost, or the one that was picked. */
function takeCentre(row: readonly Card[], { centre }: LayMove): { current: Card; centre: readonly Card[] } {
  const lies = centre === undefined ? 0 : row.indexOf(centre);
  const at = lies >= 0 ? lies : row.indexOf(UNKNOWN);
  return { current: centre ?? (row[at] as Card), centre: row.filter((_, i) => i !== at) };
}

function lay(state: PokexState, seat: Seat, move: LayMove): Played<PokexState> {
  const { leader } = state;
  const hands = state.hands.map((hand, i) => (i === seat ? without(hand, move.cards) : hand));
  const laid = [...state.laid, { seat, cards: move.cards }];
  const events = [event('laid', 'lay-order', seat, { cards: move.cards })];
  let next: PokexState = { ...state, hands, laid };
  if (leader !== null && seat === partnerOf(leader)) {
    const taken = takeCentre(state.centre, move);
    next = { ...next, ...taken };
    events.push(event('centre', 'centre-card', seat, { cards: [taken.current] }));
  }
  const turn = leader === null ? undefined : layOrder(state, leader)[laid.length];
  if (turn !== undefined) return { state: { ...next, turn }, events };
  return trick(next, leader ?? seat, events);
}

const ofSide = (laid: readonly Lay[], side: number): Card[] =>
  laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);

/** Which hand beat which and why, and what the wild cards of the better one were. */
function trickText({ options, wild }: PokexState, shown: Showdown, hands: readonly [Card[], Card[]]): string {
  const best = shown.values[1] > shown.values[0] ? 1 : 0;
  const why = shown.tied ? tieText(options, shown) : beatsText(shown, 'beat');
  const wilds = wildText(wildsOf(options, wild), hands[best], shown.values[best]);
  return wilds === '' ? why : `${why}; ${wilds}`;
}

/** The fourth has laid: whose hand is better, and what follows. */
function trick(state: PokexState, leader: Seat, events: readonly GameEvent[]): Played<PokexState> {
  const current = state.current ?? UNKNOWN;
  if (current === UNKNOWN) {
    throw new UnseenCards(
      'current',
      'Nobody showed the centre card of this trick, and its hands have to be compared.',
    );
  }
  const mine = sideOf(leader);
  const hands = [mine, 1 - mine].map((side) => [...ofSide(state.laid, side), current]);
  const shown = showdown(state.options, state.wild, hands[0] as Card[], hands[1] as Card[]);
  const side = shown.winner === null ? null : shown.winner === 0 ? mine : 1 - mine;
  const cards = [...state.laid.flatMap((one) => one.cards), current];
  const best = shown.winner === 1 ? 1 : 0;
  const told = event('trick', shown.tied ? 'trick-tie' : 'trick-won', null, {
    cards: hands[best] as Card[],
    others: hands[1 - best] as Card[],
    // The side whose hand stands first.
    n: best === 0 ? mine : 1 - mine,
    text: trickText(state, shown, hands as [Card[], Card[]]),
    ...(side === null ? {} : { side }),
  });
  const played = state.played + 1;
  const after: PokexState = {
    ...state,
    laid: [],
    current: null,
    played,
    tricks: side === null ? state.tricks : state.tricks.map((n, i) => (i === side ? n + 1 : n)),
    won: side === null ? state.won : state.won.map((pile, i) => (i === side ? [...pile, ...cards] : pile)),
    gone: side === null ? [...state.gone, ...cards] : state.gone,
  };
  const all = [...events, told];
  if (played === TRICKS) return count(after, all);
  const next = nextLeader(state, leader, side);
  return {
    state: { ...after, leader: next, turn: next },
    events: [...all, event('leads', 'next-lead', next)],
  };
}

function nextLeader({ options, laid }: PokexState, leader: Seat, side: number | null): Seat {
  if (options.lead === 'rotate') return after(leader);
  return laid.find(({ seat }) => sideOf(seat) === side)?.seat ?? leader;
}

const capped = ({ options, deal }: PokexState): boolean => options.dealCap > 0 && deal >= options.dealCap;

/** Six tricks are played: the bid is counted, and the game is over or goes on. */
function count(state: PokexState, events: readonly GameEvent[]): Played<PokexState> {
  const declarer = state.declarer ?? 0;
  const side = sideOf(declarer);
  const bid = state.bid ?? 1;
  const line = lineOf(state.options, declarer, bid, state.tricks[side] ?? 0);
  const scores = addUp(state.scores, line);
  const all = [
    ...events,
    event('deal-over', 'all-six', null, { totals: state.tricks }),
    { ...event('scored', 'made', null), rule: line.rule, side, n: line.points, text: line.says },
    event('defended', 'defenders', null, { side: 1 - side }),
  ];
  if (scores.some((total) => total >= state.options.target)) return over({ ...state, scores }, all, 'target');
  if (capped(state)) return over({ ...state, scores }, all, 'deal-cap');
  return nextDeal(state, all, scores);
}

function over(state: PokexState, events: readonly GameEvent[], rule: string): Played<PokexState> {
  const ended: PokexState = { ...state, phase: 'over', turn: null };
  const { winners = [] } = outcome(ended) ?? {};
  return {
    state: ended,
    events: [...events, event('game-over', rule, null, { winners, totals: state.scores })],
  };
}

function nextDeal(
  state: PokexState,
  events: readonly GameEvent[],
  scores: readonly number[],
): Played<PokexState> {
  const { options, dealer, deal } = state;
  const next = dealCards({ options, dealer: after(dealer), deal: deal + 1, scores }, resumed(state.chance));
  return { state: next.state, events: [...events, ...next.events] };
}

/** The side ahead; both where they are level. Null until the game is over. */
export function outcome({ phase, scores }: PokexState): Outcome | null {
  if (phase !== 'over') return null;
  const best = Math.max(...scores);
  return { winners: scores.flatMap((total, side) => (total === best ? [side] : [])), scores };
}
