import { UNKNOWN } from '../../../cards/card.ts';
import { capitalize, countNoun } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { readAuction } from '../play/auction.ts';
import { isWild, wildsOf } from '../play/hand.ts';
import { moves } from '../play/moves.ts';
import { type PokexMove, type PokexState, partnerOf, SEATS, sideOf, TRICKS } from '../state.ts';
import { cardsText } from '../texts/words.ts';
import { BIDDING_RULES } from './bidding.ts';
import { findHandToBeat } from './context.ts';
import { LAYING_RULES } from './laying.ts';
import { POLICY, winChance } from './policy.ts';

interface PokexAdviceContext {
  readonly state: PokexState;
  readonly seat: Seat;
  readonly name: SeatNamer;
}

function wildCardsHeld({ state, seat }: PokexAdviceContext): readonly number[] {
  const wilds = wildsOf(state.options, state.wild);
  return (state.hands[seat] ?? []).filter((card) => card >= 0 && isWild(wilds, card));
}

/** Whether the seat has cards to choose from; the last trick takes its last two. */
const choosesCards = ({ state }: PokexAdviceContext): boolean => state.phase === 'play' && state.played < TRICKS - 1;

const RULES_OF_THUMB: RulesOfThumb<PokexAdviceContext> = {
  'partner-has-bid': ({ state, seat, name }) => {
    const { highestBid: high } = readAuction(state.bids, state.dealer);
    return (
      state.phase === 'auction' &&
      high !== null &&
      high.seat !== seat &&
      sideOf(high.seat) === sideOf(seat) &&
      `${capitalize(name(high.seat))} has bid ${high.tricks} for both of you. Bid more only if you expect more tricks. Otherwise pass and let your partner lead.`
    );
  },
  'six-over-five': ({ state, seat, name }) => {
    const { highestBid: high } = readAuction(state.bids, state.dealer);
    return (
      state.phase === 'auction' &&
      state.options.failed === 'zero' &&
      high?.tricks === TRICKS - 1 &&
      sideOf(high.seat) !== sideOf(seat) &&
      `${capitalize(name(high.seat))} has bid ${high.tricks}. A bid of ${TRICKS} would end the auction, and it costs nothing if it fails.`
    );
  },
  'over-their-bid': ({ state, seat, name }) => {
    const { highestBid: high } = readAuction(state.bids, state.dealer);
    if (state.phase !== 'auction' || high === null || sideOf(high.seat) === sideOf(seat)) return undefined;
    const bidText = `${capitalize(name(high.seat))} has bid ${high.tricks}`;
    if (state.options.failed === 'minus') {
      return `${bidText}. Bid more only if you expect as many tricks, since a failed bid costs points. If you pass, you can still take enough tricks to make theirs fail.`;
    }
    return (
      high.tricks < TRICKS - 1 &&
      `${bidText}, so bid at least ${high.tricks + 1} or pass. Count the tricks you expect, as for a first bid. If you are close, bid: a failed bid costs nothing, and their ${high.tricks} no longer counts.`
    );
  },
  'first-bid': ({ state }) => {
    const { failed, jokers } = state.options;
    const isFree = failed === 'zero';
    return (
      state.phase === 'auction' &&
      readAuction(state.bids, state.dealer).highestBid === null &&
      `Go along the row. For each card, look for two of yours that go with it: a matching pair${jokers === 'wild' ? ', a flush or a joker' : ' or a flush'}. Count the tricks you expect to win, and bid ${isFree ? 'at least that many: a failed bid costs nothing' : 'one fewer: a failed bid costs points'}.`
    );
  },
  'last-to-lay': (context) =>
    choosesCards(context) &&
    context.state.laid.length === 3 &&
    'You lay last, so you know what you have to beat. Win with the lowest cards that are enough. If you can’t win, lay your two worst.',
  'partner-of-the-leader': (context) => {
    const { state, seat, name } = context;
    const leader = state.leader;
    if (!choosesCards(context) || leader === null || partnerOf(leader) !== seat) return undefined;
    const leaderLay = state.laid.find((one) => one.seat === leader);
    return (
      leaderLay &&
      `${capitalize(name(leader))} has laid ${cardsText(leaderLay.cards)}. Your two cards and the centre card complete your side’s hand, and then the other side knows what it has to beat.`
    );
  },
  leading: (context) => {
    const { options, centre, laid } = context.state;
    const [nextCard = UNKNOWN] = centre;
    const nextText = nextCard === UNKNOWN ? '' : ` ${capitalize(cardsText([nextCard]))} is next in the row.`;
    const centreText = options.centre === 'chosen' ? ' Your partner will pick the centre card.' : nextText;
    return (
      choosesCards(context) &&
      laid.length === 0 &&
      `You lead, so you show most and know least. Lay something your partner can build on: a pair, or two cards of one suit.${centreText}`
    );
  },
  'wild-card-held': (context) => {
    const wildCards = wildCardsHeld(context);
    return (
      choosesCards(context) &&
      wildCards.length > 0 &&
      `You hold ${cardsText(wildCards)}. A wild card makes a good hand better, but it doesn’t make a bad hand good. Use it when you already have three of a kind or four of one suit.`
    );
  },
  'bid-is-safe': ({ state, seat }) => {
    const { declarer, bid, tricks, played } = state;
    if (state.phase !== 'play' || declarer === null || bid === null || played === TRICKS) return undefined;
    const tricksTaken = tricks[sideOf(declarer)] ?? 0;
    if (tricksTaken < bid) return undefined;
    return sideOf(declarer) === sideOf(seat)
      ? `Your bid is safe. Each further trick scores ${countNoun(bid, 'more point', 'more points')}.`
      : 'Their bid is safe. Every trick you take now keeps only a few points from them, but those still count.';
  },
};

/** Returns the coach's advice; empty if it isn't the seat's turn. */
export function advise(state: PokexState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  return adviceOf(RULES_OF_THUMB, { state, seat, name });
}

/** Returns the reasons for a move; empty if the seat has no other move. */
export function reasons(state: PokexState, seat: Seat, move: PokexMove, name: SeatNamer): readonly Advice[] {
  const allMoves = moves(state, seat);
  if (allMoves.length < 2) return [];
  const wilds = wildsOf(state.options, state.wild);
  const cards = move.type === 'lay' ? move.cards : [];
  const partner = move.type === 'lay' ? findHandToBeat(state, seat, wilds, cards) : null;
  const wins = (one: PokexMove): number => (one.type === 'lay' ? winChance(state, seat, one.cards, one.centre) : 0);
  const isLost = state.laid.length === SEATS - 1 && allMoves.every((one) => wins(one) === 0);
  return adviceOf(move.type === 'lay' ? LAYING_RULES : BIDDING_RULES, {
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
