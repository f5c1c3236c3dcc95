import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { countNoun, joinWords } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, cardWorth, courtOf, JOKER_11, JOKER_15, JOKER_20, PACK } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { CAROUSEL, isAce, isSpade, POINT_CARDS, SCHNAPPS } from '../play/score.ts';
import { reachableSums } from '../play/subset-sums.ts';
import { carryOut } from '../play/turn.ts';
import { type BroomMove, type BroomState, type Item, isCombined, sideOf, worthOf } from '../state.ts';
import { cardsText } from '../texts/words.ts';

/**
 * Whether a card takes an item, by equal value or rank or in a sum.
 * @param otherItems the other items on the table
 */
function takesItem(
  taker: Card,
  { cards }: Pick<Item, 'cards'>,
  otherItems: readonly Item[],
  { sumWithCombined }: BroomOptions,
): boolean {
  if (taker === BROOM) return true;
  const court = courtOf(taker);
  if (court || courtOf(cards[0] as Card)) return court === courtOf(cards[0] as Card);
  const missingWorth = cardWorth(taker) - worthOf(cards);
  if (worthOf(cards) === 0 || missingWorth < 0) return false;
  if (missingWorth === 0) return true;
  if (!sumWithCombined && isCombined(cards)) return false;
  const otherWorths = otherItems
    .filter((item) => sumWithCombined || !isCombined(item.cards))
    .map((item) => worthOf(item.cards))
    .filter((worth) => worth > 0);
  return (((reachableSums(otherWorths)[0] as number) >> missingWorth) & 1) === 1;
}

/** `takesItem` for a single card. */
const canTake = (taker: Card, card: Card, otherItems: readonly Item[], options: BroomOptions): boolean =>
  takesItem(taker, { cards: [card] }, otherItems, options);

/** Number of cards from which a take counts as big. */
const BIG_CATCH = 3;
/** Number of helpful unseen cards above which waiting for them is not given as a reason. */
const MAX_AWAITED = 3;
const JOKERS: readonly Card[] = [JOKER_20, JOKER_15, JOKER_11];
const PRIZES: readonly Card[] = [CAROUSEL, SCHNAPPS];

/** A move with its consequences, as the reasons look at it. */
interface BroomMoveContext {
  readonly state: BroomState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly move: BroomMove;
  readonly played: Card;
  /** Cards won from the table. */
  readonly caught: readonly Card[];
  /** Items that the move takes or combines. */
  readonly gone: readonly Item[];
  /** The hand without the card played. */
  readonly rest: readonly Card[];
  /** The table after the move. */
  readonly after: readonly Item[];
}

const isTake = ({ move }: BroomMoveContext): boolean => move.type === 'take' || move.type === 'sweep';

/** A card without its article, to follow "your". */
const ownCardText = (card: Card): string => PACK.text(card).replace(/^the /, '');
/** "5♣ or 9♥". */
const orText = (cards: readonly Card[]): string => joinWords(cards.map(PACK.text), 'or');
const codes = (cards: readonly Card[]): readonly string[] => cards.map(PACK.code);
const isTreasure = (card: Card): boolean => JOKERS.includes(card) || PRIZES.includes(card);

/** Whether two seats share a pile. */
const areTogether = ({ options }: BroomState, seat: Seat, otherSeat: Seat): boolean =>
  sideOf(options, seat) === sideOf(options, otherSeat);

const isLike = (one: Card, other: Card): boolean =>
  courtOf(one) ? courtOf(one) === courtOf(other) : cardWorth(one) > 0 && cardWorth(one) === cardWorth(other);

/** Unseen cards that could take the card just placed. */
function dangersTo(card: Card, { state }: BroomMoveContext): readonly Card[] {
  return FIELDS.unseen(state).filter((unseenCard) => canTake(unseenCard, card, state.table, state.options));
}

/** Whether the move places a card after the stock is empty, while the last taker gets the leftovers. */
const isLastPlace = ({ stock, options }: BroomState, { type }: BroomMove): boolean =>
  type === 'place' && stock.length === 0 && options.leftovers === 'last-taker';

const RULES_OF_THUMB: RulesOfThumb<BroomMoveContext> = {
  'catches-joker': ({ caught }) => {
    const jokers = caught.filter((card) => JOKERS.includes(card));
    const points = POINT_CARDS.reduce((sum, [, card, worth]) => (jokers.includes(card) ? sum + worth : sum), 0);
    return (
      jokers.length > 0 && {
        says: `It takes ${cardsText(jokers)}, worth ${points} points.`,
        facts: { cards: codes(jokers) },
      }
    );
  },
  'joker-home': (context) =>
    isTake(context) &&
    JOKERS.includes(context.played) && {
      says: `It brings ${PACK.text(context.played)} into your own pile. If you keep it to the end, you may have to put it down for another player.`,
      facts: { card: PACK.code(context.played) },
    },
  'takes-prize': ({ caught }) => {
    const prizes = caught.filter((card) => PRIZES.includes(card));
    return (
      prizes.length > 0 && {
        says: `It takes ${cardsText(prizes)}, worth ${2 * prizes.length} points.`,
        facts: { cards: codes(prizes), points: 2 * prizes.length },
      }
    );
  },
  'takes-own': ({ move, gone, seat }) => {
    const ownItem = gone.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    return (
      move.type === 'take' &&
      ownItem && {
        says: `It takes the ${worthOf(ownItem.cards)} you made, before another player does.`,
        facts: { worth: worthOf(ownItem.cards) },
      }
    );
  },
  'takes-theirs': ({ state, move, gone, seat, name }) => {
    const theirItem = gone.find(
      ({ cards, maker }) => isCombined(cards) && maker !== null && !areTogether(state, maker, seat),
    );
    if (move.type !== 'take' || !theirItem) return undefined;
    const [maker, value] = [theirItem.maker ?? 0, worthOf(theirItem.cards)];
    return {
      says: `It takes ${possessive(name(maker))} ${value}: any player may take a combined card.`,
      facts: { maker, worth: value },
    };
  },
  'takes-partners': ({ state, move, gone, seat, name }) => {
    const partnerItem = gone.find(
      ({ cards, maker }) => isCombined(cards) && maker !== null && maker !== seat && areTogether(state, maker, seat),
    );
    if (move.type !== 'take' || !partnerItem) return undefined;
    const [maker, value] = [partnerItem.maker ?? 0, worthOf(partnerItem.cards)];
    return {
      says: `It takes the ${value} that ${name(maker)} made, and you two share one pile.`,
      facts: { maker, worth: value },
    };
  },
  'big-catch': ({ caught }) =>
    caught.length >= BIG_CATCH && {
      says: `It takes ${countNoun(caught.length, 'card')} at once, and having the most cards is worth 2 points.`,
      facts: { cards: caught.length },
    },
  'takes-spades': ({ caught, state }) => {
    const spades = caught.filter(isSpade);
    return (
      state.options.point === 'spade' &&
      spades.length > 0 && {
        says: `It takes ${cardsText(spades)}: 1 point for each spade, and 2 more for the most spades.`,
        facts: { cards: codes(spades) },
      }
    );
  },
  builds: ({ move, rest, played }) => {
    if (move.type !== 'combine') return undefined;
    const madeWorth = cardWorth(played) + move.with.reduce((sum, name) => sum + worthOf(name), 0);
    const holder = rest.find((card) => cardWorth(card) === madeWorth);
    return (
      holder !== undefined && {
        says: `It makes a combined ${madeWorth}, which can’t be split. Your ${ownCardText(holder)} takes all of it next turn, if it is still there.`,
        facts: { worth: madeWorth, taker: PACK.code(holder) },
      }
    );
  },
  'keeps-taker': ({ state, move, rest }) => {
    if (!isLastPlace(state, move)) return undefined;
    const likeCards = rest.filter((card) => rest.some((otherCard) => otherCard !== card && isLike(card, otherCard)));
    return (
      likeCards.length > 1 && {
        says: `You keep ${cardsText(likeCards)}: place one and take it with the other, and you may be the last to take.`,
        facts: { cards: codes(likeCards) },
      }
    );
  },
  'waits-for': ({ state, move, rest, after }) => {
    if (!isLastPlace(state, move)) return undefined;
    const takers = rest.filter((card) => card !== BROOM);
    const fits = (taker: Card, card: Card): boolean => canTake(taker, card, after, state.options);
    const awaited = FIELDS.unseen(state).filter((card) => takers.some((taker) => fits(taker, card)));
    const keptTakers = takers.filter((taker) => awaited.some((card) => fits(taker, card)));
    return (
      awaited.length > 0 &&
      awaited.length <= MAX_AWAITED && {
        says: `You keep ${cardsText(keptTakers)}: if another player has to place ${orText(awaited)}, you can take it, and that may be the last take.`,
        facts: { kept: codes(keptTakers), awaited: codes(awaited) },
      }
    );
  },
  'build-can-wait': ({ state, seat, move, gone, rest, after }) => {
    const ownItem = state.table.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    const holder = ownItem && rest.find((card) => cardWorth(card) === worthOf(ownItem.cards));
    if (!ownItem || gone.includes(ownItem) || holder === undefined || move.type === 'sweep') return undefined;
    const otherItems = after.filter((item) => item !== ownItem);
    const unseenTakers = FIELDS.unseen(state).filter((card) => takesItem(card, ownItem, otherItems, state.options));
    const canBroomTake = unseenTakers.includes(BROOM);
    const value = worthOf(ownItem.cards);
    return (
      unseenTakers.length === (canBroomTake ? 1 : 0) && {
        says: `Your ${value} can wait: you hold ${PACK.text(holder)}, and ${canBroomTake ? 'the Broom is the only card you haven’t seen that' : 'no card you haven’t seen'} could take it now.`,
        facts: { worth: value, holder: PACK.code(holder), broom: canBroomTake },
      }
    );
  },
  'for-the-broom': ({ move, rest, played }) =>
    move.type === 'place' &&
    rest.includes(BROOM) &&
    isTreasure(played) && {
      says: `Your Broom can sweep ${PACK.text(played)} back up, with everything else on the table by then.`,
      facts: { card: PACK.code(played) },
    },
  'leftovers-home': ({ state, seat, move, played }) =>
    isLastPlace(state, move) &&
    state.lastTaker !== null &&
    areTogether(state, state.lastTaker, seat) &&
    isTreasure(played) && {
      says: `${state.lastTaker === seat ? 'You' : 'Your partner'} took last: if no player takes again, ${PACK.text(played)} comes to you with the leftovers.`,
      facts: { card: PACK.code(played), taker: state.lastTaker },
    },
  'builds-next': ({ move, rest, played }) => {
    if (move.type !== 'place' || cardWorth(played) === 0) return undefined;
    const values = rest.filter((card) => cardWorth(card) > 0);
    const pair = values
      .flatMap((on) => values.map((taker) => [on, taker] as const))
      .find(([on, taker]) => on !== taker && cardWorth(on) + cardWorth(played) === cardWorth(taker));
    return (
      pair && {
        says: `Next turn you could lay ${PACK.text(pair[0])} onto it: that makes ${cardWorth(pair[1])}, and you hold ${PACK.text(pair[1])}.`,
        facts: { on: PACK.code(pair[0]), makes: cardWorth(pair[1]), taker: PACK.code(pair[1]) },
      }
    );
  },
  'nobody-takes': (context) => {
    const { state, move, played } = context;
    if (move.type !== 'place' || played === BROOM) return undefined;
    return (
      FIELDS.unseen(state).length > 0 &&
      dangersTo(played, context).length === 0 && {
        says: `No card you haven’t seen can take ${PACK.text(played)} now, so it is safe to place.`,
        facts: { card: PACK.code(played) },
      }
    );
  },
  'takes-something': ({ move, caught }) =>
    move.type === 'take' && {
      says: 'It takes a card, and a card in your pile is better than one on the table.',
      facts: { cards: caught.length },
    },
  'puts-down-harmless': ({ state, move, played }) => {
    const acesScore = state.options.point === 'ace';
    return (
      move.type === 'place' &&
      played !== BROOM &&
      !isSpade(played) &&
      !isTreasure(played) &&
      !(acesScore && isAce(played)) && {
        says: `It gives little away: ${PACK.text(played)} isn’t a spade, ${acesScore ? 'an ace, ' : ''}a joker or the Carousel.`,
        facts: { card: PACK.code(played) },
      }
    );
  },
};

/** Returns the reasons for a move; empty if the seat has no other move. */
export function reasons(state: BroomState, seat: Seat, move: BroomMove, name: SeatNamer): readonly Advice[] {
  const [playedCard] = move.cards;
  if (playedCard === undefined || moves(state, seat, undefined, 2).length < 2) return [];
  const { table: tableAfter, wonCards } = carryOut(state, seat, move);
  return adviceOf(RULES_OF_THUMB, {
    state,
    seat,
    name,
    move,
    played: playedCard,
    caught: wonCards.filter((card) => card !== playedCard),
    gone: state.table.filter((item) => !tableAfter.includes(item)),
    rest: (state.hands[seat] ?? []).filter((card) => card !== playedCard),
    after: tableAfter,
  });
}
