import { sentence } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { readAuction } from '../play/auction.ts';
import { isWild, wildsOf } from '../play/hand.ts';
import { moves } from '../play/moves.ts';
import { type PokexMove, type PokexState, partnerOf, SEATS, sideOf, TRICKS } from '../state.ts';
import { cardsText } from '../texts/words.ts';
import { BIDDING } from './bidding.ts';
import { findHandToBeat } from './context.ts';
import { LAYING } from './laying.ts';
import { POLICY, winChance } from './policy.ts';

interface PokexAdviceContext {
  readonly state: PokexState;
  readonly seat: Seat;
  readonly name: SeatNamer;
}

function wildPlaces({ state, seat }: PokexAdviceContext): readonly number[] {
  const wilds = wildsOf(state.options, state.wild);
  return (state.hands[seat] ?? []).filter((card) => card >= 0 && isWild(wilds, card));
}

const isTrick = ({ state }: PokexAdviceContext): boolean => state.phase === 'play';

const THUMBS: RulesOfThumb<PokexAdviceContext> = {
  'partner-has-bid': ({ state, seat, name }) => {
    const { high } = readAuction(state.bids, state.dealer);
    return (
      state.phase === 'auction' &&
      high !== null &&
      high.seat !== seat &&
      sideOf(high.seat) === sideOf(seat) &&
      `${sentence(name(high.seat))} has bid ${high.tricks} for both of you. Bid more only if you can count more; otherwise pass, and the lead is theirs.`
    );
  },
  'six-over-five': ({ state, seat, name }) => {
    const { high } = readAuction(state.bids, state.dealer);
    return (
      state.phase === 'auction' &&
      state.options.failed === 'zero' &&
      high?.tricks === TRICKS - 1 &&
      sideOf(high.seat) !== sideOf(seat) &&
      `${sentence(name(high.seat))} has bid ${high.tricks}. Your ${TRICKS} would end the auction. If it fails, it costs nothing.`
    );
  },
  'first-bid': ({ state }) => {
    const isFree = state.options.failed === 'zero';
    return (
      state.phase === 'auction' &&
      `Go along the row. For each card ask what two of yours it makes good: a pair to match, a flush, a joker to spare. Count the cards where you like what you see, and bid ${isFree ? 'no less: a bid that fails costs nothing' : 'one less: a bid that fails costs you'}.`
    );
  },
  'last-to-lay': (context) =>
    isTrick(context) &&
    context.state.laid.length === 3 &&
    'You lay last, so you know everything. Win with as little as will do, and if nothing will do, throw your two worst.',
  'partner-of-the-leader': ({ state, seat, name }) => {
    const leader = state.leader;
    if (state.phase !== 'play' || leader === null || partnerOf(leader) !== seat) return undefined;
    const led = state.laid.find((one) => one.seat === leader);
    return (
      led &&
      `${sentence(name(leader))} has laid ${cardsText(led.cards)}. Your two and the centre card finish that hand, and the others then know what they have to beat.`
    );
  },
  leading: ({ state }) =>
    state.phase === 'play' &&
    state.laid.length === 0 &&
    `You lead. Whoever lays first shows most and knows least: lay something your partner can build on, a pair or two of a suit${state.centre[0] !== undefined && state.centre[0] >= 0 ? `, with ${cardsText([state.centre[0]])} next in the row` : ''}.`,
  'wild-card-held': (context) => {
    const held = wildPlaces(context);
    return (
      isTrick(context) &&
      held.length > 0 &&
      `You hold ${cardsText(held)}. A wild card makes a good hand better, not a bad one good: keep it for three alike or four to a flush.`
    );
  },
  'bid-is-safe': ({ state, seat }) => {
    const { declarer, bid, tricks, played } = state;
    if (state.phase !== 'play' || declarer === null || bid === null || played === TRICKS) return undefined;
    const taken = tricks[sideOf(declarer)] ?? 0;
    if (taken < bid) return undefined;
    return sideOf(declarer) === sideOf(seat)
      ? `Your bid is safe. Each trick from here on is worth ${bid} more.`
      : 'Their bid is safe. Every trick you take now only keeps a few points from them, but those count too.';
  },
};

export function advise(state: PokexState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  return adviceOf(THUMBS, { state, seat, name });
}

export function reasons(state: PokexState, seat: Seat, move: PokexMove, name: SeatNamer): readonly Advice[] {
  const all = moves(state, seat);
  if (all.length < 2) return [];
  const wilds = wildsOf(state.options, state.wild);
  const cards = move.type === 'lay' ? move.cards : [];
  const partner = move.type === 'lay' ? findHandToBeat(state, seat, wilds, cards) : null;
  const wins = (one: PokexMove): number =>
    one.type === 'lay' ? winChance(state, seat, one.cards, one.centre) : 0;
  const isLost = state.laid.length === SEATS - 1 && all.every((one) => wins(one) === 0);
  return adviceOf(move.type === 'lay' ? LAYING : BIDDING, {
    state,
    seat,
    name,
    move,
    cards,
    wilds,
    wins: wins(move),
    isLost,
    partner,
  });
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<PokexState, PokexMove>;
