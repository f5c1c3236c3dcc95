import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { rankName } from '../../../cards/ranks.ts';
import { sentence } from '../../../cards/words.ts';
import { type HandsFacts, type LimitFacts, type NamedHand, orderPicture } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { type Seat, type SeatNamer, sideText } from '../../../game/seat.ts';
import { fiveCardValue, showdown, wildsOf } from '../play/hand.ts';
import type { PokexAttempt } from '../rules/attempt.ts';
import { layOrder, type PokexState, SEATS, seatAfter, sideOf, TRICKS } from '../state.ts';
import { tieReason } from '../texts/explain.ts';
import { handName } from '../texts/five-card-words.ts';
import { cardsText } from '../texts/words.ts';

/** Picture of the bid among the bids still possible. */
function bounds({ move, auction: { high } }: PokexAttempt): LimitFacts | undefined {
  if (move.type !== 'bid') return undefined;
  return {
    kind: 'limit',
    count: Math.max(0, move.tricks),
    least: (high?.tricks ?? 0) + 1,
    most: TRICKS,
    said: true,
  };
}

function bidSays({ move, auction: { high } }: PokexAttempt): string {
  if (move.type !== 'bid') return '';
  const before = high === null ? 'no player has bid before you' : `the bid before was ${high.tricks}`;
  return move.tricks === TRICKS
    ? `You bid all ${TRICKS} tricks: no bid can be higher.`
    : `You bid ${move.tricks}, and ${before}.`;
}

/** Seats still to speak, or those that lay in a trick, in order. */
function speakersLeft({ state, auction: { passed } }: PokexAttempt): readonly Seat[] {
  if (state.phase === 'play' && state.leader !== null) return layOrder(state, state.leader);
  const round = Array.from({ length: SEATS }, (_, i) => seatAfter(state.dealer, i + 1));
  return round.filter((seat) => !passed[seat]);
}

const AUCTION: Reasons<PokexAttempt> = [
  { rule: 'pokex/raise-any', says: bidSays, draws: bounds },
  {
    rule: 'pokex/pass-any',
    says: ({ auction: { high } }) =>
      `You pass ${high === null ? 'before any bid' : `instead of bidding more than ${high.tricks}`}, and you are out of this auction.`,
  },
  {
    rule: 'pokex/name-any',
    says: ({ move }) => {
      const rank = move.type === 'name' && move.rank !== 'X' ? rankName(move.rank) : 'rank';
      return `You won the auction and name the ${rank}: every ${rank} is wild now.`;
    },
  },
  { rule: 'pokex/bid-range', draws: bounds },
  { rule: 'pokex/bid-higher', draws: bounds },
  { rule: 'pokex/your-turn', draws: (a, name) => orderPicture(speakersLeft(a), a.state.turn, a.seat, name) },
];

/** Cards of a complete hand. */
const FIVE = 5;
/** Cards each seat lays to a trick. */
const TWO = 2;

/** Both hands of the trick including this lay, the mover's side first; both contain the centre card. */
interface TrickCards {
  readonly mine: readonly Card[];
  readonly theirs: readonly Card[];
}

function laidBySide({ laid }: PokexState, side: number): readonly Card[] {
  return laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);
}

function trickCards({ state, seat, move, isPartner }: PokexAttempt): TrickCards {
  const cards = move.type === 'lay' ? move.cards : [];
  const picked = move.type === 'lay' ? move.centre : undefined;
  const centre = state.current ?? (isPartner ? (picked ?? state.centre[0] ?? null) : null);
  const shared = centre === null || centre === UNKNOWN ? [] : [centre];
  const side = sideOf(seat);
  return {
    mine: [...laidBySide(state, side), ...cards, ...shared],
    theirs: [...laidBySide(state, 1 - side), ...shared],
  };
}

/** Whether all four have laid. */
const isFull = ({ mine, theirs }: TrickCards): boolean => mine.length === FIVE && theirs.length === FIVE;

/** Compares both hands; the showdown takes the leading side's first. */
function compareHands(a: PokexAttempt, { mine, theirs }: TrickCards) {
  const { state, seat } = a;
  const leads = sideOf(state.leader ?? seat) === sideOf(seat);
  const shown = leads
    ? showdown(state.options, state.wild, mine, theirs)
    : showdown(state.options, state.wild, theirs, mine);
  return { shown, leads };
}

function shownHand({ state }: PokexAttempt, cards: readonly Card[], who: string): NamedHand {
  const name =
    cards.length === FIVE
      ? handName(fiveCardValue(wildsOf(state.options, state.wild), cards))
      : `${cards.length} of five so far`;
  return { who: sentence(who), name, cards };
}

/** Picture of both hands after this lay; undefined while there is only one. */
function handsPicture(a: PokexAttempt, name: SeatNamer): HandsFacts | undefined {
  const { state, seat, move } = a;
  if (move.type !== 'lay' || move.cards.length !== TWO || state.phase !== 'play') return undefined;
  const both = trickCards(a);
  if (laidBySide(state, 1 - sideOf(seat)).length === 0) return undefined;
  const mine = shownHand(a, both.mine, sideText(sideOf(seat), name));
  const theirs = shownHand(a, both.theirs, sideText(1 - sideOf(seat), name));
  if (!isFull(both)) return { kind: 'hands', hands: [mine, theirs], better: null };
  const { shown, leads } = compareHands(a, both);
  const better = shown.winner === null || leads ? shown.winner : shown.winner === 0 ? 1 : 0;
  return { kind: 'hands', hands: [mine, theirs], better };
}

/** The mover's hand against the other: "and that beats a pair of tens". */
function comparisonText(a: PokexAttempt, both: TrickCards): string {
  const { options } = a.state;
  const { shown, leads } = compareHands(a, both);
  if (shown.tied) return `, and so has the other side: ${tieReason(options, shown)}`;
  const [mine, theirs] = leads ? shown.values : (shown.values.toReversed() as [number, number]);
  const same = handName(mine) === handName(theirs);
  return mine > theirs
    ? `, and that beats ${same ? 'the same hand with lower side cards' : handName(theirs)}`
    : `, but it loses to ${same ? 'the same hand with higher side cards' : handName(theirs)}`;
}

/** "With 8♦ and 8♥ your side has three eights, and that beats two pairs, kings and fours." */
function laySays(a: PokexAttempt): string {
  const { state, move } = a;
  if (move.type !== 'lay') return '';
  const cards = cardsText(move.cards);
  const both = trickCards(a);
  if (both.mine.length !== FIVE) return `You lay ${cards}: any two cards from your hand are allowed.`;
  const five = handName(fiveCardValue(wildsOf(state.options, state.wild), both.mine));
  return `With ${cards} your side has ${five}${isFull(both) ? comparisonText(a, both) : ''}.`;
}

export const LAYING: Reasons<PokexAttempt> = [
  { rule: 'pokex/any-two', says: laySays, draws: handsPicture },
  {
    rule: 'pokex/two-cards',
    draws: ({ move }) =>
      move.type === 'lay' ? { kind: 'limit', count: move.cards.length, least: TWO, most: TWO } : undefined,
  },
];

export const REASONS: Reasons<PokexAttempt> = [...LAYING, ...AUCTION];
