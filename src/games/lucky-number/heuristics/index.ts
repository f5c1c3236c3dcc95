import { agree } from '../../../cards/grammar.ts';
import { capitalize, clause, countNoun } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { bestOf } from '../../../mechanics/best.ts';
import { isJack, isSpecial, rank, SEVEN, TWO } from '../pack.ts';
import { isChainable } from '../play/match.ts';
import { moves } from '../play/moves.ts';
import { type CombinationMove, type LuckyMove, type LuckyState, seatAfter } from '../state.ts';
import { describeMove } from '../texts/index.ts';
import { owedText } from '../texts/words.ts';
import { POLICY, rater } from './policy.ts';
import { cardCount, isCostly, reasons } from './reasons.ts';

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
  /** Whether no move is rated higher. */
  readonly isBest: (move: LuckyMove) => boolean;
}

/** Whether laying such a card is a best move. */
const isBestToLay = ({ moves, isBest }: LuckyAdviceContext, isWanted: (card: number) => boolean): boolean =>
  moves.some((move) => move.type === 'lay' && move.cards.some(isWanted) && isBest(move));

const RULES_OF_THUMB: RulesOfThumb<LuckyAdviceContext> = {
  'jump-in': ({ moves: legalMoves, isBest }) =>
    legalMoves.some((move) => move.type === 'jump' && isBest(move)) &&
    'You hold the twin of the card just laid, and it isn’t your turn. Jump in: you get rid of a card, and play goes on from you.',
  'owe-dice': ({ state, bestCombination: best }) => {
    if (state.owed?.by !== 'dice') return undefined;
    return best
      ? `You owe ${owedText(state.owed)}, and you have an answer: ${clause(describeMove(best))}.`
      : `You owe ${owedText(state.owed)}. Only a combination would help, and you hold none${state.options.comboMatch ? ' that fits' : ''}, so draw.`;
  },
  'owe-cards': ({ state: { owed, turn }, seat, hand }) => {
    // A player who may jump in owes nothing.
    if (owed?.by !== 'cards' || turn !== seat) return undefined;
    if (hand.some((card) => rank(card) === TWO))
      return `You owe ${owedText(owed)}. A 2 passes them on and adds nothing.`;
    return hand.some(isCostly)
      ? `You owe ${owedText(owed)}. An ace or a joker passes them on, with three more.`
      : `You owe ${owedText(owed)} and hold no 2, ace or joker, so draw them.`;
  },
  'first-combination': ({ state, seat, name, bestCombination: best, shouldCombine }) => {
    if (!best || !shouldCombine || state.owed) return undefined;
    const next = name(seatAfter(state, seat));
    return `You hold a combination: ${clause(describeMove(best))}. You get rid of ${countNoun(best.cards.length + best.aces.length, 'card')}, and ${next} ${agree(next, 'owe', 'owes')} a die for each.`;
  },
  'last-seven': ({ hand, moves: legalMoves }) =>
    hand.length > 1 &&
    hand.length <= FEW_CARDS &&
    legalMoves.some((move) => move.type === 'lay' && move.cards.some((card) => rank(card) === SEVEN)) &&
    'Lay your 7 before your last card: if a 7 is your last card, you have to draw.',
  'hurt-the-leader': (context) => {
    const { state, seat, name } = context;
    const next = seatAfter(state, seat);
    const nextHandSize = state.hands[next]?.length ?? 0;
    if (nextHandSize > FEW_CARDS || !isBestToLay(context, isCostly)) return undefined;
    return `${capitalize(name(next))} has ${cardCount(nextHandSize)} left and comes after you. Now is the time for an ace or a joker.`;
  },
  'nothing-to-lay': ({ state, moves: legalMoves, shouldCombine }) =>
    state.owed === null &&
    state.drawn === null &&
    !shouldCombine &&
    legalMoves.some(({ type }) => type === 'draw') &&
    'None of your cards fits by itself. Draw one; you may be able to lay it at once.',
  'drawn-card': ({ state, moves: legalMoves, bestCombination: best }) => {
    if (state.drawn === null) return undefined;
    if (legalMoves.some(({ type }) => type === 'lay'))
      return 'You may lay the card you drew. Or keep it and pass, if it belongs to a combination.';
    return best
      ? 'The card you drew fits only in a combination. Lay that, or pass.'
      : 'The card you drew doesn’t fit, so pass.';
  },
  'name-a-suit': ({ hand, moves: legalMoves }) =>
    hand.length > 1 &&
    legalMoves.some((move) => move.type === 'lay' && move.cards.some(isJack)) &&
    'A jack lets you name a suit. Name the suit you have most of.',
  'keep-for-chains': (context) =>
    context.moves.length > 1 &&
    context.hand.some(isChainable) &&
    isBestToLay(context, (card) => !isSpecial(card)) &&
    'Lay your plain cards first. Twos, aces and jokers are worth keeping until you owe cards.',
};

export function advise(state: LuckyState, seat: Seat, name: SeatNamer): readonly Advice[] {
  const legalMoves = moves(state, seat, MAX_COMBINATIONS);
  if (legalMoves.length === 0) return [];
  const combinations = legalMoves.filter((move) => move.type === 'combine');
  const rated = rater(state, seat);
  const bestCombination = bestOf(combinations, rated);
  const highest = Math.max(...legalMoves.map(rated));
  const isBest = (move: LuckyMove): boolean => rated(move) >= highest;
  return adviceOf(RULES_OF_THUMB, {
    state,
    seat,
    name,
    hand: (state.hands[seat] ?? []).filter((card) => card >= 0),
    moves: legalMoves,
    bestCombination,
    shouldCombine: bestCombination !== undefined && isBest(bestCombination),
    isBest,
  });
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<LuckyState, LuckyMove>;
