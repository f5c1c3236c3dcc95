import { type Card, suitOf } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import { agree } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { SUIT_NAME, SUITS, type Suit } from '../../../cards/suits.ts';
import { capitalize, countNoun } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { EIGHT, isAce, isJoker, isSpecial, KING, PACK, rank, SEVEN, TWO } from '../pack.ts';
import { isChainable } from '../play/match.ts';
import { moves } from '../play/moves.ts';
import { DEBT_PER_ACE, type LuckyMove, type LuckyState, laidCards, seatAfter } from '../state.ts';
import { cardsText, owedText } from '../texts/words.ts';

/**
 * Threshold for few cards: a player with this many cards left is dangerous, and a debt of this many is soon
 * drawn.
 */
const FEW_CARDS = 3;
/** Cards left at which a player is near the end. */
const NEAR_END = 5;
/** Unseen cards of a rank at which an opponent seldom holds one. */
const RARE_COPIES = 2;

/** A move, the hand after it, and the next player. */
interface LuckyMoveContext {
  readonly state: LuckyState;
  readonly move: LuckyMove;
  readonly card: Card | undefined;
  readonly hand: readonly Card[];
  readonly kept: readonly Card[];
  readonly to: Seat;
  readonly nextName: string;
  /** Name of the player on turn; another player may jump in. */
  readonly turnName: string;
  readonly nextHandSize: number;
  /** Cards of the previous player, who is next once the direction changes. */
  readonly previousHandSize: number;
}

const codes = (cards: readonly Card[]): readonly string[] => cards.map(PACK.code);
/** Whether a card adds to what is owed. */
export const isCostly = (card: Card): boolean => isAce(card) || isJoker(card);
const isFollower = (one: Card, other: Card): boolean => rank(one) === rank(other) || suitOf(one) === suitOf(other);

/** Whether a card gives another turn under these house rules. */
const givesAnotherTurn = ({ options }: LuckyState, card: Card): boolean =>
  rank(card) === SEVEN ||
  (options.seats === 2 && (rank(card) === EIGHT || (rank(card) === KING && options.kingInTwo === 'again')));

/** "no card", "1 card", "2 cards". */
export const cardCount = (n: number): string => (n === 0 ? 'no card' : countNoun(n, 'card'));
/** "Ann has only 2 cards left". */
const hasLeft = ({ nextName: next, nextHandSize: left }: LuckyMoveContext, qualifier = 'only '): string =>
  `${next} ${agree(next, 'have', 'has')} ${left === 0 ? '' : qualifier}${cardCount(left)} left`;
/** After a name: "who has only 2 cards left". */
const handClause = (context: LuckyMoveContext): string => `who${hasLeft(context).slice(context.nextName.length)}`;

/** The suit a move names, the cards of it left in the hand, and whether it has several and no other suit as many. */
function namedSuit({ move, kept }: LuckyMoveContext) {
  if (!('suit' in move) || move.suit === undefined) return undefined;
  const { suit } = move;
  const count = (of: Suit): number => kept.filter((card) => suitOf(card) === of).length;
  const heldCount = count(suit);
  return {
    suit,
    held: heldCount,
    isMost: heldCount > 1 && SUITS.every((other) => other === suit || count(other) < heldCount),
  };
}

/** Reasons about debts: passing them on, and their effect on the next player. */
const ON_DEBTS: RulesOfThumb<LuckyMoveContext> = {
  'sends-debt-on': ({ state, move, card, to, nextName: next, turnName }) => {
    const { owed } = state;
    if (owed === null || card === undefined) return undefined;
    const adds = isCostly(card) ? DEBT_PER_ACE : 0;
    const increase = adds > 0 ? `, with ${numeral(adds)} more` : '';
    return {
      says:
        move.type === 'jump'
          ? `${capitalize(next)} ${agree(next, 'owe', 'owes')} ${owedText({ ...owed, n: owed.n + adds })}, and ${turnName} ${agree(turnName, 'owe', 'owes')} none.`
          : `It passes the ${owedText(owed)} you owe on to ${next}${increase}.`,
      facts: { owed: owed.n, adds, to },
    };
  },
  'hurts-leader': (context) => {
    const { state, card, nextHandSize: left, to } = context;
    if (card === undefined || left > FEW_CARDS) return undefined;
    const owes = (state.owed?.n ?? 0) + (isCostly(card) ? DEBT_PER_ACE : 0);
    return (
      isChainable(card) &&
      owes > 0 && {
        says: `${capitalize(hasLeft(context, ''))}, and must ${left === 0 ? '' : 'answer or '}draw ${owes}.`,
        facts: { left, owes, to },
      }
    );
  },
};

/** Reasons about the order of play. */
const ON_TURNS: RulesOfThumb<LuckyMoveContext> = {
  'turns-away': (context) => {
    const { state, move, card, nextHandSize: left, previousHandSize: behind, nextName: next, to } = context;
    return (
      move.type === 'lay' &&
      card !== undefined &&
      rank(card) === KING &&
      state.options.seats > 2 &&
      left <= NEAR_END &&
      left < behind && {
        says: `It turns play away from ${next}, ${handClause(context)}.`,
        facts: { left, behind, to },
      }
    );
  },
  'skips-leader': (context) => {
    const { state, card, nextHandSize: left, nextName: next, to } = context;
    return (
      card !== undefined &&
      rank(card) === EIGHT &&
      state.options.seats > 2 &&
      left <= NEAR_END && { says: `It skips ${next}, ${handClause(context)}.`, facts: { left, to } }
    );
  },
  'names-most': (context) => {
    const suitChoice = namedSuit(context);
    if (!suitChoice?.isMost) return undefined;
    const { suit, held } = suitChoice;
    return { says: `It names ${SUIT_NAME[suit]}, the suit you have most of.`, facts: { suit, held } };
  },
  'seven-in-time': ({ state, card, kept }) =>
    card !== undefined &&
    givesAnotherTurn(state, card) &&
    kept.length > 0 &&
    kept.length < FEW_CARDS && {
      says: `It lays ${cardsText([card])} in time: if it were your last card, you would have to draw.`,
      facts: { card: PACK.code(card), kept: kept.length },
    },
  'another-turn': ({ state, card, kept }) =>
    card !== undefined &&
    givesAnotherTurn(state, card) &&
    kept.length >= FEW_CARDS && { says: 'It gives you another turn at once.', facts: { card: PACK.code(card) } },
};

/** Reasons about the cards kept. */
const ON_KEEPING: RulesOfThumb<LuckyMoveContext> = {
  'keeps-for-chains': ({ state, card, kept }) => {
    const answers = kept.filter(isChainable);
    return (
      card !== undefined &&
      state.owed === null &&
      !isChainable(card) &&
      answers.length > 0 && {
        says: `It keeps ${cardsText(answers)} for when you owe cards.`,
        facts: { kept: codes(answers) },
      }
    );
  },
  'two-is-enough': ({ state, move, card, kept }) => {
    const costlyCards = kept.filter(isCostly);
    return (
      move.type === 'lay' &&
      state.owed?.by === 'cards' &&
      card !== undefined &&
      rank(card) === TWO &&
      costlyCards.length > 0 && {
        says: `A 2 is enough to pass the debt on, and you keep ${cardsText(costlyCards)} for the next time.`,
        facts: { kept: codes(costlyCards) },
      }
    );
  },
  'keeps-one-suit': ({ card, kept }) => {
    const [firstKept] = kept;
    const suit = firstKept === undefined ? undefined : suitOf(firstKept);
    return (
      card !== undefined &&
      suit !== undefined &&
      kept.length > 1 &&
      kept.length <= FEW_CARDS &&
      !kept.every(isAce) &&
      kept.every((other) => suitOf(other) === suit) && {
        says: `The cards you keep are all ${SUIT_NAME[suit]}: where one fits, the next can follow.`,
        facts: { suit, kept: kept.length },
      }
    );
  },
  'last-fits': ({ state, card, kept }) => {
    const [lastCard] = kept;
    if (kept.length !== 1 || card === undefined || lastCard === undefined || isSpecial(lastCard)) return undefined;
    const unseen = FIELDS.unseen(state);
    const fits = (one: Card): number => unseen.filter((other) => isFollower(one, other)).length;
    const facts = { kept: PACK.code(lastCard), fits: fits(lastCard), less: fits(card) };
    return (
      facts.fits > facts.less && {
        says: `It keeps ${cardsText([lastCard])} for last: ${cardsText([lastCard])} matches more of the cards still unseen than ${cardsText([card])} does.`,
        facts,
      }
    );
  },
  'can-follow': ({ card, kept }) => {
    if (card === undefined || isSpecial(card)) return undefined;
    const followerCount = kept.filter((other) => isFollower(card, other)).length;
    return (
      followerCount > 0 && {
        says: `It leaves you ${countNoun(followerCount, 'card')} that would match it.`,
        facts: { follow: followerCount },
      }
    );
  },
  'few-like-it': (context) => {
    const { state, card, kept, nextHandSize: left } = context;
    if (card === undefined || kept.length === 0 || left > FEW_CARDS || isSpecial(card)) return undefined;
    const unseenCopies = FIELDS.unseen(state).filter((other) => rank(other) === rank(card)).length;
    const countText =
      unseenCopies === 0
        ? 'no card of its rank is'
        : `only ${countNoun(unseenCopies, 'card')} of its rank ${agree(unseenCopies, 'are', 'is')}`;
    return (
      unseenCopies <= RARE_COPIES && {
        says: `It is hard to match by rank: ${countText} still unseen, and ${hasLeft(context, '')}.`,
        facts: { unseen: unseenCopies, left },
      }
    );
  },
  'names-held': (context) => {
    const suitChoice = namedSuit(context);
    if (!suitChoice || suitChoice.isMost || suitChoice.held === 0) return undefined;
    const { suit, held } = suitChoice;
    return {
      says: `It names ${SUIT_NAME[suit]}, and you hold ${countNoun(held, 'card')} of that suit.`,
      facts: { suit, held },
    };
  },
  'small-debt': ({ move, state, hand }) => {
    const costlyCards = hand.filter(isCostly);
    return (
      move.type === 'draw' &&
      state.owed?.by === 'cards' &&
      state.owed.n <= FEW_CARDS &&
      costlyCards.length > 0 && {
        says: `You owe only ${owedText(state.owed)}, and you keep ${cardsText(costlyCards)} for a bigger debt.`,
        facts: { owed: state.owed.n, kept: codes(costlyCards) },
      }
    );
  },
};

const RULES_OF_THUMB: RulesOfThumb<LuckyMoveContext> = {
  'last-card': ({ state, card, kept }) =>
    card !== undefined &&
    kept.length === 0 &&
    !givesAnotherTurn(state, card) && { says: 'It is your last card.', facts: { kept: 0 } },
  'combination-hurts': ({ state, move, to, nextName: next }) => {
    if (move.type !== 'combine') return undefined;
    const cards = move.cards.length + move.aces.length;
    const priorDice = state.options.comboPenalty === 'sum' && state.owed?.by === 'dice' ? state.owed.n : 0;
    const dice = priorDice + cards;
    return {
      says: `You get rid of ${countNoun(cards, 'card')} at once, and ${next} ${agree(next, 'owe', 'owes')} ${countNoun(dice, 'die', 'dice')}.`,
      facts: { cards, dice, to },
    };
  },
  'jumps-in': ({ move, kept }) =>
    move.type === 'jump' && { says: 'You get rid of a card out of turn.', facts: { kept: kept.length } },
  ...ON_DEBTS,
  ...ON_TURNS,
  ...ON_KEEPING,
};

export function reasons(state: LuckyState, seat: Seat, move: LuckyMove, name: SeatNamer): readonly Advice[] {
  if (moves(state, seat, undefined, 2).length < 2) return [];
  const to = seatAfter(state, seat);
  const isSingle = move.type === 'lay' || move.type === 'jump';
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0);
  return adviceOf(RULES_OF_THUMB, {
    state,
    move,
    card: isSingle ? move.cards[0] : undefined,
    hand,
    kept: removeFromHand(hand, laidCards(move)),
    to,
    nextName: name(to),
    turnName: name(state.turn ?? seat),
    nextHandSize: state.hands[to]?.length ?? 0,
    previousHandSize: state.hands[seatAfter(state, seat, -1)]?.length ?? 0,
  });
}
