import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { allOf, numeral } from '../../../cards/numerals.ts';
import { countNoun, joinWords } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { BROOM, cardWorth, courtOf, PACK } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { isSpade, POINT_CARDS } from '../play/score.ts';
import { carryOut } from '../play/turn.ts';
import { type BroomMove, type BroomState, type Item, isCombined, sideOf, worthOf } from '../state.ts';
import { cardsText } from '../texts/words.ts';
import { canTake, takesAny, unseenTakers } from './takers.ts';
import { isPlain, isTreasure, JOKERS, PRIZES } from './treasures.ts';

/** Number of cards from which a take counts as big. */
const BIG_CATCH = 3;
/** Number of helpful unseen cards above which waiting for them is not given as a reason. */
const MAX_AWAITED = 3;

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

/** A card without its article, to follow "your". */
const ownCardText = (card: Card): string => PACK.text(card).replace(/^the /, '');
/** "5♣ or 9♥". */
const orText = (cards: readonly Card[]): string => joinWords(cards.map(PACK.text), 'or');
const codes = (cards: readonly Card[]): readonly string[] => cards.map(PACK.code);

/** Whether two seats share a pile. */
const areTogether = ({ options }: BroomState, seat: Seat, otherSeat: Seat): boolean =>
  sideOf(options, seat) === sideOf(options, otherSeat);

const isLike = (one: Card, other: Card): boolean =>
  courtOf(one) ? courtOf(one) === courtOf(other) : cardWorth(one) > 0 && cardWorth(one) === cardWorth(other);

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
  'joker-home': ({ state, move, played, rest }) => {
    const lossText = state.options.leftovers === 'nobody' ? ', and lose it with the leftovers' : ' for another player';
    const riskText = rest.length > 0 ? ` If you keep it to the end, you may have to put it down${lossText}.` : '';
    return (
      move.type === 'take' &&
      JOKERS.includes(played) && {
        says: `It brings ${PACK.text(played)} into your own pile.${riskText}`,
        facts: { card: PACK.code(played) },
      }
    );
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
  'takes-own': ({ state, move, gone, seat }) => {
    const ownItem = gone.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    return (
      move.type === 'take' &&
      ownItem && {
        says: `It takes the ${worthOf(ownItem.cards)} you made${unseenTakers(state, ownItem).length > 0 ? ', before another player does' : ''}.`,
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
    const count = move.also.length + 1;
    const [madeText, takenText, stillText] =
      count > 1
        ? [`${numeral(count)} combined ${madeWorth}s`, allOf(count), 'they are']
        : [`a combined ${madeWorth}`, 'all of it', 'it is'];
    return (
      holder !== undefined && {
        says: `It makes ${madeText}, which can’t be split. Your ${ownCardText(holder)} takes ${takenText} next turn, if ${stillText} still there.`,
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
    if (!isLastPlace(state, move) || rest.includes(BROOM)) return undefined;
    const fits = (taker: Card, card: Card): boolean => canTake(taker, card, after, state.options);
    const awaited = FIELDS.unseen(state).filter((card) => rest.some((taker) => fits(taker, card)));
    const keptTakers = rest.filter((taker) => awaited.some((card) => fits(taker, card)));
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
    const takers = unseenTakers(state, ownItem, after);
    const canBroomTake = takers.includes(BROOM);
    const value = worthOf(ownItem.cards);
    return (
      takers.length === (canBroomTake ? 1 : 0) && {
        says: `Your ${value} can wait: you hold ${PACK.text(holder)}, and ${canBroomTake ? 'the Broom is the only card you haven’t seen that' : 'no card you haven’t seen'} could take it now.`,
        facts: { worth: value, holder: PACK.code(holder), broom: canBroomTake },
      }
    );
  },
  'for-the-broom': ({ move, rest, played }) =>
    move.type === 'place' &&
    rest.includes(BROOM) &&
    isTreasure(played) && {
      says: `If ${PACK.text(played)} is still on the table next turn, your Broom can sweep it back up, with everything else.`,
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
        says: `If it is still on the table next turn, you could lay ${PACK.text(pair[0])} onto it: that makes ${cardWorth(pair[1])}, and you hold ${PACK.text(pair[1])}.`,
        facts: { on: PACK.code(pair[0]), makes: cardWorth(pair[1]), taker: PACK.code(pair[1]) },
      }
    );
  },
  'nobody-takes': ({ state, move, played }) => {
    if (move.type !== 'place' || played === BROOM || isTreasure(played) || takesAny(played, state)) return undefined;
    const unseen = FIELDS.unseen(state);
    return (
      unseen.length > 0 &&
      !unseen.some((taker) => canTake(taker, played, state.table, state.options)) && {
        says: `No card you haven’t seen can take ${PACK.text(played)} now.`,
        facts: { card: PACK.code(played) },
      }
    );
  },
  'takes-something': ({ move, caught }) =>
    move.type === 'take' &&
    caught.length < BIG_CATCH && {
      says: `It takes ${caught.length > 1 ? 'two cards, and cards in your pile are better than cards' : 'a card, and a card in your pile is better than one'} on the table.`,
      facts: { cards: caught.length },
    },
  'puts-down-harmless': ({ state, move, played }) =>
    move.type === 'place' &&
    isPlain(played, state.options) &&
    !takesAny(played, state) && {
      says: `It gives little away: ${PACK.text(played)} isn’t a spade, ${state.options.point === 'ace' ? 'an ace, ' : ''}a joker or the Carousel.`,
      facts: { card: PACK.code(played) },
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
