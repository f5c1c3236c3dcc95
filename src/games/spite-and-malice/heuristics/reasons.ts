import type { Card } from '../../../cards/card.ts';
import { possessive, withVerb } from '../../../cards/grammar.ts';
import { countNoun } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { cardAt } from '../notation/key.ts';
import { codeOf, FULL_HEIGHT, isJoker, JOKER, NO_RANK, rankOf } from '../pack.ts';
import { moves } from '../play/moves.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { cardText, rankWord, withArticle } from '../texts/words.ts';
import { goalLead, wouldEndGame } from './surrender.ts';

/** Least rank of a card that makes a good start of a side pile. */
const MIN_HIGH_RANK = 8;

/** Steps below the opponent's goal card at which a pile is better left alone. */
const NEAR_STEPS = 3;

/** Steps below the seat's own goal card at which few cards are missing. */
const MAX_STEPS_LEFT = 2;

/** A move, the card it plays, and what its reasons depend on. */
interface SpiteMoveContext {
  readonly state: SpiteState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly move: SpiteMove;
  readonly card: Card;
  /** Cards on the target pile before the move. */
  readonly pileBefore: readonly Card[];
  /** Ranks of the two goal cards, the seat's own and the opponent's. */
  readonly ownGoalRank: number;
  readonly theirGoalRank: number;
}

const isToCentre = ({ move }: SpiteMoveContext): boolean => move.type === 'move' && move.to.zone === 'centre';
const isToSide = ({ move }: SpiteMoveContext): boolean => move.type === 'move' && move.to.zone === 'side';
/** Whether low cards block side piles, and empty places are worth something. */
const isSideOrdered = ({ options }: SpiteState): boolean => options.sideBuild !== 'free';
const isFromHand = ({ move }: SpiteMoveContext): boolean => move.type === 'move' && move.from.zone === 'hand';
const topOf = (pile: readonly Card[] | undefined): number => rankOf(pile?.at(-1) ?? -1);

/** Whether another card of the hand or a side pile may go to the centre in this turn. */
function canGoOn({ state, seat, move }: SpiteMoveContext): boolean {
  if (move.type === 'end') return false;
  if (move.from.zone === 'goal') {
    const isLast = state.goal[seat]?.length === 1;
    return !isLast && (state.options.centreMoves === 'any' || state.centreMoved === 0);
  }
  return state.options.centreMoves === 'any';
}

/** The card that the move uncovers on a side pile. */
const cardBelow = ({ state, seat, move }: SpiteMoveContext): Card | undefined =>
  move.type === 'move' && move.from.zone === 'side' ? state.side[seat]?.[move.from.pile]?.at(-2) : undefined;

/**
 * Cards of the hand and tops of the other side piles that could go to the centre after this move, without those that
 * would take the goal card's place.
 */
function nextCards(context: SpiteMoveContext): readonly Card[] {
  const { state, seat, move, ownGoalRank } = context;
  if (move.type === 'end' || !canGoOn(context)) return [];
  const { from } = move;
  const hand = [...(state.hands[seat] ?? [])];
  if (from.zone === 'hand') hand.splice(hand.indexOf(from.card), 1);
  const tops = (state.side[seat] ?? []).flatMap((pile, i) =>
    from.zone === 'side' && from.pile === i ? [] : pile.slice(-1),
  );
  return [...hand, ...tops].filter((card) => rankOf(card) !== NO_RANK && rankOf(card) !== ownGoalRank);
}

/** Ranks the centre takes after the move. */
const awaitedRanks = ({ state, move }: SpiteMoveContext): readonly number[] =>
  state.centre.map(({ length }, i) =>
    move.type === 'move' && move.to.zone === 'centre' && move.to.pile === i ? (length + 1) % FULL_HEIGHT : length,
  );

const RULES_OF_THUMB: RulesOfThumb<SpiteMoveContext> = {
  'goal-card': ({ state, seat, move, card }) =>
    move.type === 'move' &&
    move.from.zone === 'goal' && {
      says:
        state.goal[seat]?.length === 1
          ? 'It is your last goal card: you win at once.'
          : 'It is your goal card, and you win by getting rid of your goal pile.',
      facts: { card: codeOf(card) },
    },
  'ends-the-game': ({ state, seat, move }) => {
    const lead = goalLead(state, seat);
    return (
      move.type === 'end' &&
      wouldEndGame(state) &&
      lead > 0 && {
        says: `It is the second turn in a row with no card moved, so the game ends and you win by ${countNoun(lead, 'card')}.`,
        facts: { by: lead },
      }
    );
  },
  'clears-the-way': (context) => {
    const { pileBefore, ownGoalRank } = context;
    const stepsLeft = ownGoalRank - pileBefore.length - 1;
    return (
      isToCentre(context) &&
      stepsLeft >= 0 &&
      stepsLeft <= MAX_STEPS_LEFT && {
        says:
          stepsLeft === 0
            ? `It is the last step: your goal card, ${withArticle(ownGoalRank)}, goes on it next.`
            : `It leaves that pile only ${stepsLeft === 1 ? 'one card' : 'two cards'} short of your goal card, ${withArticle(ownGoalRank)}.`,
        facts: { steps: stepsLeft, goal: rankWord(ownGoalRank) },
      }
    );
  },
  blocks: (context) => {
    const { state, pileBefore, theirGoalRank, name, seat } = context;
    const places = state.centre.filter(({ length }) => length === theirGoalRank).length;
    return (
      isToCentre(context) &&
      theirGoalRank === pileBefore.length &&
      places === 1 && {
        says: `It takes the only place for ${possessive(name(1 - seat))} goal card, ${withArticle(theirGoalRank)}.`,
        facts: { goal: rankWord(theirGoalRank) },
      }
    );
  },
  'empties-pile': ({ state, seat, move }) =>
    move.type === 'move' &&
    move.from.zone === 'side' &&
    isSideOrdered(state) &&
    state.side[seat]?.[move.from.pile]?.length === 1 && {
      says: 'It empties a side pile, and an empty place takes any card.',
      facts: { pile: move.from.pile },
    },
  'needs-new-pile': ({ state, move, pileBefore, ownGoalRank }) =>
    move.type === 'move' &&
    move.to.zone === 'centre' &&
    pileBefore.length + 1 === FULL_HEIGHT &&
    ownGoalRank !== NO_RANK &&
    state.centre.every(({ length }) => length > ownGoalRank) && {
      says: `It completes a pile and makes room for a new one: all the others are past your goal card, ${withArticle(ownGoalRank)}.`,
      facts: { goal: rankWord(ownGoalRank) },
    },
  'follows-on': (context) => {
    const nextRank = (context.pileBefore.length + 1) % FULL_HEIGHT;
    const card = isToCentre(context) ? nextCards(context).find((one) => rankOf(one) === nextRank) : undefined;
    // An uncovered card of that rank is a reason of its own.
    if (card === undefined || rankOf(cardBelow(context) ?? -1) === nextRank) return undefined;
    const text = cardText(card).replace(/^the /, '');
    return {
      says:
        nextRank === 0
          ? `It completes a pile, and your ${text} can start a new one in its place.`
          : `Your ${text} can go on it at once.`,
      facts: { card: codeOf(card), completes: nextRank === 0 },
    };
  },
  // A card that would help the opponent’s goal card is better left where it is.
  'digs-up': (context) => {
    const card = cardBelow(context);
    return (
      card !== undefined &&
      canGoOn(context) &&
      rankOf(card) !== context.ownGoalRank &&
      rankOf(card) !== context.theirGoalRank - 1 &&
      awaitedRanks(context).includes(rankOf(card)) && {
        says: `It uncovers ${cardText(card)}, which can go to the centre as well.`,
        facts: { card: codeOf(card) },
      }
    );
  },
  'low-away': (context) =>
    isToCentre(context) &&
    isFromHand(context) &&
    isSideOrdered(context.state) &&
    rankOf(context.card) <= 2 &&
    rankOf(context.card) !== NO_RANK && {
      says: 'It gets a low card out of the way, and low cards block a side pile.',
      facts: { card: codeOf(context.card) },
    },
  'makes-room': (context) => {
    const { state, seat } = context;
    const { length } = state.hands[seat] ?? [];
    const isRefilledNow = state.options.refill === 'when-empty' && length === 1;
    return (
      isToCentre(context) &&
      isFromHand(context) &&
      !isJoker(context.card) &&
      state.stock.length > 0 && {
        says: `It gets a card out of your hand, and ${isRefilledNow ? 'an empty hand is filled at once' : 'you draw a new one next turn'}.`,
        facts: { held: length, now: isRefilledNow },
      }
    );
  },
  'runs-down': (context) => {
    const top = topOf(context.pileBefore);
    return (
      isToSide(context) &&
      rankOf(context.card) !== NO_RANK &&
      rankOf(context.card) === top - 1 && {
        says: `It is one lower than the ${rankWord(top)} it goes on, so the two can later go to the centre one after the other.`,
        facts: { on: rankWord(top) },
      }
    );
  },
  'like-on-like': (context) =>
    isToSide(context) &&
    rankOf(context.card) !== NO_RANK &&
    topOf(context.pileBefore) === rankOf(context.card) && {
      says: 'It goes on a card of its own rank, so it buries no other rank.',
      facts: { rank: rankWord(rankOf(context.card)) },
    },
  'begins-high': (context) =>
    isToSide(context) &&
    isSideOrdered(context.state) &&
    context.pileBefore.length === 0 &&
    rankOf(context.card) >= MIN_HIGH_RANK && {
      says: 'It starts a side pile with a high card: the higher the first card, the more cards go on it.',
      facts: { card: codeOf(context.card) },
    },
  'gives-nothing': (context) => {
    const { state, seat, name, move, theirGoalRank } = context;
    const gaps = state.centre.map(({ length }) => theirGoalRank - length);
    return (
      !isToCentre(context) &&
      !(move.type === 'end' && wouldEndGame(state)) &&
      !gaps.includes(0) &&
      gaps.some((gap) => gap > 0 && gap <= NEAR_STEPS) && {
        says: `It doesn’t build any pile towards ${possessive(name(1 - seat))} goal card, ${withArticle(theirGoalRank)}.`,
        facts: { goal: rankWord(theirGoalRank) },
      }
    );
  },
  'ends-ahead': ({ move, state, seat, name }) =>
    move.type === 'end' &&
    !state.moved &&
    !wouldEndGame(state) &&
    goalLead(state, seat) > 0 && {
      says: `If ${withVerb(name(1 - seat), 'move')} no card either, the game ends and you win: your goal pile is smaller.`,
      facts: { by: goalLead(state, seat) },
    },
  'saves-joker': (context) =>
    isToSide(context) &&
    context.card !== JOKER &&
    (context.state.hands[context.seat] ?? []).includes(JOKER) && {
      says: 'It keeps the joker, the one card that can be the last step to any goal card.',
      facts: { card: codeOf(context.card) },
    },
};

export function reasons(state: SpiteState, seat: Seat, move: SpiteMove, name: SeatNamer): readonly Advice[] {
  if (moves(state, seat).length < 2) return [];
  const card = move.type === 'end' ? -1 : (cardAt(state, seat, move.from) ?? -1);
  const targetPile =
    move.type === 'end'
      ? []
      : move.to.zone === 'centre'
        ? state.centre[move.to.pile]
        : state.side[seat]?.[move.to.pile];
  const [ownGoalRank, theirGoalRank] = [topOf(state.goal[seat]), topOf(state.goal[1 - seat])];
  return adviceOf(RULES_OF_THUMB, {
    state,
    seat,
    name,
    move,
    card,
    pileBefore: targetPile ?? [],
    ownGoalRank,
    theirGoalRank,
  });
}
