import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { an } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { capitalize, joinWords } from '../../../cards/words.ts';
import type { RulesOfThumb } from '../../../game/coach.ts';
import { heightOf, LADDER, PACK } from '../pack.ts';
import { ACE, categoryOf, WILD } from '../play/five-card-hand.ts';
import { fiveCardValue, isWild } from '../play/hand.ts';
import { sideOf } from '../state.ts';
import { handText, ranksWord, rankWord } from '../texts/five-card-words.ts';
import { cardsText } from '../texts/words.ts';
import {
  canPartnerBuild,
  canWin,
  cardsKeptTogether,
  centreOf,
  isLoose,
  isOneSuit,
  isPair,
  NEGLIGIBLE_SHARE,
  type PokexMoveContext,
} from './context.ts';

/** Number of lays in a trick before the last one. */
const LAYS_BEFORE_LAST = 3;
const STRAIGHT_LENGTH = 5;

/** Share (0 … 1) from which "about one in two" becomes "most". */
const MOST_SHARE = 0.6;

/** Tells which of the partner's plays win: "about one in five of the possible two-card plays would do it". */
function enoughText(share: number): string {
  if (share === 1) return 'any two cards will do it';
  const part = share < MOST_SHARE ? `about one in ${numeral(Math.max(2, Math.round(1 / share)))}` : 'most';
  return `${part} of the possible two-card plays would do it`;
}
/** Share of winning pairs (0 … 1) below which the partner hardly ever beats the opponents' hand. */
const UNLIKELY_SHARE = 0.04;
/** Hands that are worth a wild card. */
const WORTH_A_WILD_CARD: readonly string[] = ['full-house', 'four-of-a-kind', 'straight-flush', 'five-of-a-kind'];

/** Adds the article if the hand needs one: "a full house, kings over fours", "four of a kind, kings". */
const withArticle = (hand: string): string => (/^(?:full|straight)/.test(hand) ? `a ${hand}` : hand);

const codes = (cards: readonly Card[]): string[] => cards.map(PACK.code);

/** The five cards of the seat's side, if all are known. */
function ownFiveCards(context: PokexMoveContext): readonly Card[] | null {
  const { state, seat, cards } = context;
  const laidCards = state.laid.filter((lay) => sideOf(lay.seat) === sideOf(seat)).flatMap((lay) => lay.cards);
  const five = [...laidCards, ...cards, centreOf(context) ?? UNKNOWN];
  return five.length === 5 && five.every((card) => card >= 0) ? five : null;
}

/** The ranks missing from the only straight with these ranks; empty if there are several, null if there is none. */
function straightNeeds(heights: readonly number[]): readonly number[] | null {
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  // A straight begins at −1 with the ace low.
  const firstStart = Math.max(-1, highest - STRAIGHT_LENGTH + 1);
  const lastStart = Math.min(lowest, ACE - STRAIGHT_LENGTH + 1);
  if (firstStart > lastStart || new Set(heights).size < heights.length) return null;
  if (firstStart < lastStart) return [];
  return Array.from({ length: STRAIGHT_LENGTH }, (_, i) => firstStart + i).filter((rank) => !heights.includes(rank));
}

/** Reasons for a lay, most important first. */
export const LAYING_RULES: RulesOfThumb<PokexMoveContext> = {
  'wins-last': ({ state, wins, cards }) =>
    state.laid.length === LAYS_BEFORE_LAST &&
    wins === 1 && {
      says: `You lay last, so ${cardsText(cards)} are certain to win this trick.`,
      facts: { cards: codes(cards) },
    },
  'throws-worst': (context) =>
    context.isLost &&
    !isPair(context) &&
    context.cards.every((card) => isLoose(context, card)) && {
      says: `You can’t win this trick, and ${cardsText(context.cards)} match neither the cards you keep nor the rest of the row.`,
      facts: { cards: codes(context.cards) },
    },
  'partner-may-beat': ({ partner }) =>
    partner !== null &&
    partner.share >= NEGLIGIBLE_SHARE && {
      says: `Your partner can still beat their ${handText(partner.handValue)}: ${enoughText(partner.share)}.`,
      facts: { pairs: partner.pairs, better: partner.betterPairs, theirs: handText(partner.handValue) },
    },
  'keeps-together': (context) => {
    const { partner, isLost } = context;
    const isHopeless = partner !== null && partner.share < UNLIKELY_SHARE;
    const keptCards = (isLost || isHopeless) && !isPair(context) ? cardsKeptTogether(context) : [];
    const why = isLost
      ? 'You can’t win this trick'
      : partner?.share === 0
        ? 'You can’t win this trick with these cards'
        : 'You would need luck to win this trick';
    return (
      keptCards.length > 1 && {
        says: `${why}, and this breaks up nothing: ${cardsText(keptCards)} stay together.`,
        facts: { kept: codes(keptCards), isLost, share: partner?.share ?? 0 },
      }
    );
  },
  'wild-pays': (context) => {
    const wild = context.cards.filter((card) => isWild(context.wilds, card));
    const ownFive = wild.length > 0 ? ownFiveCards(context) : null;
    const value = ownFive && fiveCardValue(context.wilds, ownFive);
    if (value === null || !WORTH_A_WILD_CARD.includes(categoryOf(value)) || !canWin(context)) return undefined;
    return {
      says: `With ${cardsText(wild)} your side has ${withArticle(handText(value))}.`,
      facts: { wild: codes(wild), kind: categoryOf(value), hand: handText(value) },
    };
  },
  'matches-row': (context) => {
    const { cards, wilds } = context;
    const centre = centreOf(context) ?? UNKNOWN;
    if (centre < 0 || isWild(wilds, centre) || !canWin(context)) return undefined;
    const matchingCards = cards.filter((card) => wilds.heights[card] === wilds.heights[centre]);
    return (
      matchingCards.length > 0 && {
        says: `${capitalize(cardsText(matchingCards))} ${matchingCards.length > 1 ? 'make three of a kind' : 'makes a pair'} with ${cardsText([centre])} from the row.`,
        facts: { centre: PACK.code(centre), alike: codes(matchingCards) },
      }
    );
  },
  'pair-leads': (context) => {
    if (!canPartnerBuild(context) || !isPair(context)) return undefined;
    const keptCards = cardsKeptTogether(context);
    const height = (card: Card | undefined): number => context.wilds.heights[card ?? -1] ?? 0;
    const savedCards = keptCards.length > 1 && height(keptCards[0]) > height(context.cards[0]) ? keptCards : [];
    const stayText = savedCards.length > 0 ? `, and you keep ${cardsText(savedCards)} for later` : '';
    return {
      says: `${capitalize(cardsText(context.cards))} are a pair that your partner can build on${stayText}.`,
      facts: { pair: codes(context.cards), saved: codes(savedCards) },
    };
  },
  'leads-loose': (context) => {
    const isLeading = context.state.laid.length === 0;
    const keptCards = isLeading && !isPair(context) ? cardsKeptTogether(context) : [];
    return (
      keptCards.length > 1 &&
      context.cards.every((card) => isLoose(context, card)) && {
        says: `You lead two cards that match nothing else in your hand, and ${cardsText(keptCards)} stay together.`,
        facts: { cards: codes(context.cards), kept: codes(keptCards) },
      }
    );
  },
  'suited-with-row': (context) => {
    const knownCards = [...context.cards, centreOf(context) ?? UNKNOWN];
    return (
      canPartnerBuild(context) &&
      isOneSuit(context, knownCards) && {
        says: `${cardsText(knownCards)} are three cards of one suit: two more from your partner make a flush.`,
        facts: { cards: codes(knownCards) },
      }
    );
  },
  'nearly-straight': (context) => {
    const knownCards = [...context.cards, centreOf(context) ?? UNKNOWN];
    const heights = knownCards.map((card) => context.wilds.heights[card] ?? WILD);
    const needs = heights.includes(WILD) || !canPartnerBuild(context) ? null : straightNeeds(heights);
    return (
      needs !== null && {
        says: `${cardsText(knownCards)} are close together: ${joinWords(needs.map((height) => an(rankWord(height)))) || 'two more'} from your partner make a straight.`,
        facts: { cards: codes(knownCards), needs: needs.map((height) => LADDER[height] ?? '') },
      }
    );
  },
  'third-alike': ({ cards, wilds, state, seat }) => {
    const hand = (state.hands[seat] ?? []).filter((card) => card >= 0 && !isWild(wilds, card));
    const sameRank = (card: Card): readonly Card[] =>
      hand.filter((handCard) => wilds.heights[handCard] === wilds.heights[card]);
    const thirdCard = cards.find(
      (card) =>
        sameRank(card).length === 3 &&
        sameRank(card).every((handCard) => handCard === card || !cards.includes(handCard)),
    );
    if (thirdCard === undefined) return undefined;
    const keptPair = sameRank(thirdCard).filter((card) => card !== thirdCard);
    return {
      says: `You hold three ${ranksWord(heightOf(thirdCard))}, and you lay only two cards at a time: ${cardsText(keptPair)} stay together.`,
      facts: { third: PACK.code(thirdCard), stay: codes(keptPair) },
    };
  },
  'throws-low': ({ state, seat, isLost, cards, wilds }) => {
    const keptCards = (state.hands[seat] ?? []).filter((card) => !cards.includes(card) && !isWild(wilds, card));
    const highest = Math.max(...cards.map((card) => wilds.heights[card] ?? WILD));
    return (
      isLost &&
      !cards.some((card) => isWild(wilds, card)) &&
      keptCards.length > 0 &&
      keptCards.every((card) => (wilds.heights[card] ?? WILD) > highest) && {
        says: `You can’t win this trick, and ${cardsText(cards)} are your lowest cards: higher cards decide between hands of the same kind.`,
        facts: { cards: codes(cards) },
      }
    );
  },
  'keeps-wild': ({ state, seat, cards, wilds }) => {
    const keptCards = (state.hands[seat] ?? []).filter(
      (card) => card >= 0 && !cards.includes(card) && isWild(wilds, card),
    );
    return (
      keptCards.length > 0 &&
      !cards.some((card) => isWild(wilds, card)) && {
        says: `It keeps ${cardsText(keptCards)} for a better hand.`,
        facts: { kept: codes(keptCards) },
      }
    );
  },
};
