import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { numeral } from '../../../cards/numerals.ts';
import { capitalize } from '../../../cards/words.ts';
import { type HandsFacts, type LimitFacts, type NamedHand, orderPicture } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { type Seat, type SeatNamer, sideText } from '../../../game/seat.ts';
import { fiveCardValue, showdown, wildsOf } from '../play/hand.ts';
import type { PokexAttempt } from '../rules/attempt.ts';
import { layOrder, type PokexState, SEATS, seatAfter, sideOf, TRICKS } from '../state.ts';
import { drawHands } from '../texts/compared-hands.ts';
import { tieReason } from '../texts/explain.ts';
import { handName } from '../texts/five-card-words.ts';
import { cardsText, rankPlural } from '../texts/words.ts';

/** Builds the picture that shows the bid among the bids still possible. */
function bidLimits({ move, auction: { highestBid } }: PokexAttempt): LimitFacts | undefined {
  if (move.type !== 'bid') return undefined;
  return {
    kind: 'limit',
    count: Math.max(0, move.tricks),
    least: (highestBid?.tricks ?? 0) + 1,
    most: TRICKS,
    isClaimed: true,
  };
}

function bidText({ move, auction: { highestBid } }: PokexAttempt): string {
  if (move.type !== 'bid') return '';
  const earlierText = highestBid === null ? 'no player has bid before you' : `the last bid was ${highestBid.tricks}`;
  return move.tricks === TRICKS
    ? `You bid all ${TRICKS} tricks: no bid can be higher.`
    : `You bid ${move.tricks}, and ${earlierText}.`;
}

/** Returns in order the seats still in the auction or, during play, all seats of the trick. */
function speakersLeft({ state, auction: { hasPassed } }: PokexAttempt): readonly Seat[] {
  if (state.phase === 'play' && state.leader !== null) return layOrder(state, state.leader);
  const round = Array.from({ length: SEATS }, (_, i) => seatAfter(state.dealer, i + 1));
  return round.filter((seat) => !hasPassed[seat]);
}

const AUCTION_REASONS: Reasons<PokexAttempt> = [
  { rule: 'pokex/raise-any', says: bidText, draws: bidLimits },
  {
    rule: 'pokex/pass-any',
    says: ({ auction: { highestBid } }) =>
      `You pass ${highestBid === null ? 'before any player has bid' : `instead of bidding more than ${highestBid.tricks}`}, so you are out of this auction.`,
  },
  {
    rule: 'pokex/name-any',
    says: ({ move }) => {
      const ranks = move.type === 'name' && move.rank !== 'X' ? rankPlural(move.rank) : 'a rank';
      return `You won the auction and make ${ranks} wild.`;
    },
  },
  { rule: 'pokex/bid-range', draws: bidLimits },
  { rule: 'pokex/bid-higher', draws: bidLimits },
  {
    rule: 'pokex/your-turn',
    draws: (attempt, name) => orderPicture(speakersLeft(attempt), attempt.state.turn, attempt.seat, name),
  },
];

/** Cards of a complete hand. */
const HAND_LENGTH = 5;
/** Cards each seat lays to a trick. */
const LAY_SIZE = 2;

/** Both hands of the trick including this lay, the mover's side first; both contain the centre card. */
interface TrickCards {
  readonly ownCards: readonly Card[];
  readonly theirCards: readonly Card[];
}

function laidBySide({ laid }: PokexState, side: number): readonly Card[] {
  return laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);
}

function trickCards({ state, seat, move, isPartner }: PokexAttempt): TrickCards {
  const cards = move.type === 'lay' ? move.cards : [];
  const pickedCard = move.type === 'lay' ? move.centre : undefined;
  const centre = state.current ?? (isPartner ? (pickedCard ?? state.centre[0] ?? null) : null);
  const centreCards = centre === null || centre === UNKNOWN ? [] : [centre];
  const side = sideOf(seat);
  return {
    ownCards: [...laidBySide(state, side), ...cards, ...centreCards],
    theirCards: [...laidBySide(state, 1 - side), ...centreCards],
  };
}

/** Whether both hands are complete. */
const isFull = ({ ownCards, theirCards }: TrickCards): boolean =>
  ownCards.length === HAND_LENGTH && theirCards.length === HAND_LENGTH;

const doesOwnSideLead = ({ state, seat }: PokexAttempt): boolean => sideOf(state.leader ?? seat) === sideOf(seat);

/** Compares both hands; the showdown takes the leading side's first. */
function compareHands(attempt: PokexAttempt, { ownCards, theirCards }: TrickCards) {
  const { state } = attempt;
  const leads = doesOwnSideLead(attempt);
  const shown = leads
    ? showdown(state.options, state.wild, ownCards, theirCards)
    : showdown(state.options, state.wild, theirCards, ownCards);
  return { shown, leads };
}

function shownHand({ state }: PokexAttempt, cards: readonly Card[], sideName: string): NamedHand {
  const name =
    cards.length === HAND_LENGTH
      ? handName(fiveCardValue(wildsOf(state.options, state.wild), cards))
      : `${numeral(cards.length)} of five cards so far`;
  return { who: capitalize(sideName), name, cards };
}

/** Picture of both hands after this lay; undefined while there is only one. */
function handsPicture(attempt: PokexAttempt, name: SeatNamer): HandsFacts | undefined {
  const { state, seat, move } = attempt;
  if (move.type !== 'lay' || move.cards.length !== LAY_SIZE || state.phase !== 'play') return undefined;
  const trick = trickCards(attempt);
  if (laidBySide(state, 1 - sideOf(seat)).length === 0) return undefined;
  const [ownName, theirName] = [sideText(sideOf(seat), name), sideText(1 - sideOf(seat), name)];
  if (!isFull(trick)) {
    const ownHand = shownHand(attempt, trick.ownCards, ownName);
    return { kind: 'hands', hands: [ownHand, shownHand(attempt, trick.theirCards, theirName)], better: null };
  }
  return doesOwnSideLead(attempt)
    ? drawHands(state.options, state.wild, [trick.ownCards, trick.theirCards], [ownName, theirName])
    : drawHands(state.options, state.wild, [trick.theirCards, trick.ownCards], [theirName, ownName]);
}

/** Compares the mover's hand with the other: ", and that beats a pair of tens". */
function comparisonText(attempt: PokexAttempt, trick: TrickCards): string {
  const { options } = attempt.state;
  const { shown, leads } = compareHands(attempt, trick);
  if (shown.isTied) return `, and so has the other side: ${tieReason(options, shown)}`;
  const [ownValue, theirValue] = leads ? shown.values : (shown.values.toReversed() as [number, number]);
  const haveSameName = handName(ownValue) === handName(theirValue);
  return ownValue > theirValue
    ? `, and that beats ${haveSameName ? 'the same hand with lower side cards' : handName(theirValue)}`
    : `, but it loses to ${haveSameName ? 'the same hand with higher side cards' : handName(theirValue)}`;
}

/** Explains a lay: "With 8♦ and 8♥ your side has three eights, and that beats two pairs, kings and fours." */
function layText(attempt: PokexAttempt): string {
  const { state, move } = attempt;
  if (move.type !== 'lay') return '';
  const cards = cardsText(move.cards);
  const trick = trickCards(attempt);
  if (trick.ownCards.length !== HAND_LENGTH) return `You lay ${cards}: any two cards from your hand are allowed.`;
  const fiveName = handName(fiveCardValue(wildsOf(state.options, state.wild), trick.ownCards));
  return `With ${cards} your side has ${fiveName}${isFull(trick) ? comparisonText(attempt, trick) : ''}.`;
}

export const LAYING_REASONS: Reasons<PokexAttempt> = [
  { rule: 'pokex/any-two', says: layText, draws: handsPicture },
  {
    rule: 'pokex/two-cards',
    draws: ({ move }) =>
      move.type === 'lay' ? { kind: 'limit', count: move.cards.length, least: LAY_SIZE, most: LAY_SIZE } : undefined,
  },
];

export const REASONS: Reasons<PokexAttempt> = [...LAYING_REASONS, ...AUCTION_REASONS];

export { DRAWN_COUNTS } from './counts.ts';
