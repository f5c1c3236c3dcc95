import { rankOf } from '../../../cards/card.ts';
import { capitalize, clause, countNoun } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { isAce, isJack, isJoker, rank, SEVEN, TWO } from '../pack.ts';
import { moves } from '../play/moves.ts';
import { type CombinationMove, type LuckyMove, type LuckyState, seatAfter, seatAskedToJump } from '../state.ts';
import { describeMove } from '../texts/index.ts';
import { owedText } from '../texts/words.ts';
import { POLICY, rater } from './policy.ts';
import { reasons } from './reasons.ts';

/** Most combinations examined: the advice needs the best one, not the whole list. */
const MAX_COMBINATIONS = 40;
/** Cards left at which a player is dangerous. */
const FEW_CARDS = 3;

interface LuckyAdviceContext {
  readonly state: LuckyState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly hand: readonly number[];
  readonly moves: readonly LuckyMove[];
  readonly bestCombination: CombinationMove | undefined;
  /** Whether laying the combination is also the best move; many combinations are better kept. */
  readonly shouldCombine: boolean;
}

const hasCard = ({ hand }: LuckyAdviceContext, isWanted: (card: number) => boolean): boolean => hand.some(isWanted);

const RULES_OF_THUMB: RulesOfThumb<LuckyAdviceContext> = {
  'jump-in': ({ state, seat }) =>
    seatAskedToJump(state) === seat &&
    'You hold the twin of the card just laid, and it isn’t your turn. Jump in: you get rid of a card, and play goes on from you.',
  'owe-dice': ({ state, bestCombination: best }) => {
    if (state.owed?.by !== 'dice') return undefined;
    return best
      ? `You owe ${owedText(state.owed)}, and you have an answer: ${clause(describeMove(best))}.`
      : `You owe ${owedText(state.owed)}. Only a combination would help, and you hold none, so draw.`;
  },
  'owe-cards': (context) => {
    const { owed } = context.state;
    if (owed?.by !== 'cards') return undefined;
    if (hasCard(context, (card) => rank(card) === TWO))
      return `You owe ${owedText(owed)}. A 2 passes them on and adds nothing.`;
    return hasCard(context, (card) => isAce(card) || isJoker(card))
      ? `You owe ${owedText(owed)}. An ace or a joker passes them on, with three more.`
      : `You owe ${owedText(owed)} and hold no 2, ace or joker, so draw them.`;
  },
  'first-combination': ({ bestCombination: best, shouldCombine }) =>
    best &&
    shouldCombine &&
    `You hold a combination: ${clause(describeMove(best))}. You get rid of ${countNoun(best.cards.length + best.aces.length, 'card')}, and your neighbour owes a die for each.`,
  'last-seven': ({ hand }) =>
    hand.length > 1 &&
    hand.length <= FEW_CARDS &&
    hand.some((card) => rank(card) === SEVEN) &&
    'Lay your 7 before your last card: if a 7 is your last card, you have to draw.',
  'hurt-the-leader': (context) => {
    const { state, seat, name } = context;
    const next = seatAfter(state, seat);
    const nextHandSize = state.hands[next]?.length ?? 0;
    if (nextHandSize > FEW_CARDS || !hasCard(context, (card) => isAce(card) || isJoker(card))) return undefined;
    const playerName = capitalize(name(next));
    return `${playerName} has ${countNoun(nextHandSize, 'card')} left and comes after you. Now is the time for an ace or a joker.`;
  },
  'nothing-to-lay': ({ state, moves: legalMoves }) =>
    state.owed === null &&
    state.drawn === null &&
    legalMoves.some(({ type }) => type === 'draw') &&
    'None of your cards fits by itself. Draw one; you may be able to lay it at once.',
  'drawn-card': ({ state, moves: legalMoves }) =>
    state.drawn === null
      ? undefined
      : legalMoves.some(({ type }) => type === 'lay')
        ? 'You may lay the card you drew. Or keep it and pass, if it belongs to a combination.'
        : 'The card you drew doesn’t fit, so pass.',
  'name-a-suit': ({ moves: legalMoves }) =>
    legalMoves.some((move) => move.type === 'lay' && move.cards.some(isJack)) &&
    'A jack lets you name a suit. Name the suit you have most of.',
  'keep-for-chains': ({ moves: legalMoves }) => {
    const plainMove = legalMoves.find(
      (move) =>
        move.type === 'lay' && move.cards.every((card) => rankOf(card) !== '2' && !isAce(card) && !isJoker(card)),
    );
    return (
      plainMove &&
      legalMoves.length > 1 &&
      'Lay your plain cards first. Twos, aces and jokers are worth keeping until another player makes you draw.'
    );
  },
};

export function advise(state: LuckyState, seat: Seat, name: SeatNamer): readonly Advice[] {
  const legalMoves = moves(state, seat, MAX_COMBINATIONS);
  if (legalMoves.length === 0) return [];
  const combinations = legalMoves.filter((move) => move.type === 'combine');
  const rated = rater(state, seat);
  const bestCombination = bestOf(combinations, rated);
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0);
  const shouldCombine = bestCombination !== undefined && rated(bestCombination) >= Math.max(...legalMoves.map(rated));
  const context: LuckyAdviceContext = { state, seat, name, hand, moves: legalMoves, bestCombination, shouldCombine };
  return adviceOf(RULES_OF_THUMB, context);
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<LuckyState, LuckyMove>;
