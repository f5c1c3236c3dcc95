import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { capitalize, clause, countNoun } from '../../../cards/words.ts';
import { adviceOf, type RulesOfThumb } from '../../../game/coach.ts';
import type { Advice, Coach } from '../../../game/heuristics.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { isJoker, JOKER, rankOf } from '../pack.ts';
import { moves } from '../play/moves.ts';
import type { CardMove, SpiteMove, SpiteState } from '../state.ts';
import { describeMove } from '../texts/index.ts';
import { withArticle } from '../texts/words.ts';
import { POLICY } from './policy.ts';
import { reasons } from './reasons.ts';

/** Facts the advice is chosen by: the seat's piles, the opponent's goal card, the legal moves. */
interface SpiteAdviceContext {
  readonly state: SpiteState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly toCentre: readonly CardMove[];
  readonly toSide: readonly CardMove[];
  readonly canEnd: boolean;
}

const topOf = (pile: readonly Card[] | undefined): Card | undefined => pile?.at(-1);
const handOf = ({ state, seat }: SpiteAdviceContext): readonly Card[] => state.hands[seat] ?? [];

/** Ranks missing between the nearest centre pile and a card; 0 if the card can be laid. */
function rankGap({ centre }: SpiteState, card: Card | undefined): number {
  if (card === undefined || card < 0) return Number.POSITIVE_INFINITY;
  const steps = centre.map((pile) => rankOf(card) - pile.length).filter((n) => n >= 0);
  return Math.min(...steps, Number.POSITIVE_INFINITY);
}

const findGoalMove = ({ toCentre }: SpiteAdviceContext) => toCentre.find(({ from }) => from.zone === 'goal');

/** Whether neither a side card nor the end of the turn is legal, as an ace has to go first. */
const mustPlayAce = ({ toSide, canEnd }: SpiteAdviceContext): boolean => !canEnd && toSide.length === 0;

/** Empty places among the side piles; 0 if no card has to go there, or any card can go anywhere. */
function countEmptyPlaces({ state, seat, toCentre, toSide }: SpiteAdviceContext): number {
  if (toCentre.length > 0 || toSide.length === 0 || state.options.sideBuild === 'free') return 0;
  return (state.side[seat] ?? []).filter(({ length }) => length === 0).length;
}

const RULES_OF_THUMB: RulesOfThumb<SpiteAdviceContext> = {
  'goal-card-goes': (context) => {
    const move = findGoalMove(context);
    const { length } = context.state.goal[context.seat] ?? [];
    return (
      move &&
      `${length === 1 ? 'Your last goal card fits, and it wins at once' : 'Your goal card fits. Before anything else'}: ${clause(describeMove(move))}.`
    );
  },
  'standstill-near': ({ state, seat, name, toCentre, toSide, canEnd }) => {
    if (state.idle === 0 || state.moved || !canEnd) return undefined;
    const [ownLeft, theirLeft] = [state.goal[seat]?.length ?? 0, state.goal[1 - seat]?.length ?? 0];
    const opponentName = capitalize(name(1 - seat));
    const counts = `${countNoun(ownLeft, 'card')} against ${theirLeft}`;
    const verdict =
      ownLeft < theirLeft
        ? `That would suit you: ${counts}.`
        : ownLeft > theirLeft
          ? `It would suit ${opponentName} and not you, so move something, anything.`
          : 'You are level, so it would be a draw.';
    const outlook =
      toCentre.length + toSide.length === 0
        ? `You can’t move one either, so the game ends: ${counts}.`
        : `If you do the same, the game is over. ${verdict}`;
    return `${opponentName} ended a turn without moving a card. ${outlook}`;
  },
  'short-bridge': (context) => {
    const { state, seat, toCentre } = context;
    const goal = topOf(state.goal[seat]);
    const missing = rankGap(state, goal);
    const maxMissing = state.options.centreMoves === 'one' ? 1 : 2;
    if (goal === undefined || missing < 1 || missing > maxMissing || toCentre.length === 0) return undefined;
    return `Your goal card is ${missing === 1 ? 'one rank' : 'two ranks'} away from a pile in the centre. See whether your hand or the tops of your side piles close the gap this turn; if they don’t, don’t begin.`;
  },
  'their-goal-card': (context) => {
    const { state, seat, name, toCentre } = context;
    const theirGoalCard = topOf(state.goal[1 - seat]) ?? -1;
    const [rank, gap] = [rankOf(theirGoalCard), rankGap(state, theirGoalCard)];
    if (rank < 1 || gap > 2 || findGoalMove(context) || (rank === 1 && mustPlayAce(context))) return undefined;
    if (gap === 0) {
      const places = state.centre.filter(({ length }) => length === rank);
      return (
        places.length === 1 &&
        toCentre.some(({ to }) => state.centre[to.pile] === places[0]) &&
        `Look across: ${possessive(name(1 - seat))} goal card, ${withArticle(rank)}, already fits in the centre. Cover that pile if you can.`
      );
    }
    const canGoPast = state.options.centreMoves === 'any' || rankOf(topOf(state.goal[seat]) ?? -1) === rank;
    return `Look across: ${capitalize(name(1 - seat))} needs ${withArticle(rank - 1)} in the centre to play that goal card, ${withArticle(rank)}. Don’t be the one to lay it${canGoPast ? ', unless you can go past it' : ''}.`;
  },
  'joker-in-hand': (context) =>
    handOf(context).includes(JOKER) &&
    `You hold a joker. It is the one card that always fits, so keep it for the gap in front of your goal card, or to block ${possessive(context.name(1 - context.seat))}.`,
  'first-side-card': (context) =>
    countEmptyPlaces(context) === 4 &&
    'Nothing goes to the centre. Begin a side pile with your highest card: the higher it is, the more goes on it.',
  'last-place': (context) => {
    if (countEmptyPlaces(context) !== 1) return undefined;
    const { state, seat, toSide } = context;
    const fitsElsewhere = toSide.some(
      ({ from, to }) => from.zone === 'hand' && from.card !== JOKER && state.side[seat]?.[to.pile]?.length,
    );
    return `One empty place is left on your side. ${fitsElsewhere ? 'Keep it while another pile takes a card: it is your way out when nothing fits.' : 'Try not to fill it with a low card.'}`;
  },
  'low-cards': (context) => {
    const lowCards = handOf(context).filter(
      (card) => card >= 0 && !isJoker(card) && (rankOf(card) === 1 || rankOf(card) === 2),
    );
    const canGo = context.toCentre.some(({ from }) => from.zone === 'hand' && lowCards.includes(from.card));
    return (
      canGo &&
      context.state.options.sideBuild !== 'free' &&
      'Twos and threes are dead weight on a side pile. Where they can go to the centre without helping the other side, let them go.'
    );
  },
};

export function advise(state: SpiteState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  const legalMoves = moves(state, seat);
  const cardMoves = legalMoves.filter((move) => move.type === 'move');
  const context: SpiteAdviceContext = {
    state,
    seat,
    name,
    toCentre: cardMoves.filter(({ to }) => to.zone === 'centre'),
    toSide: cardMoves.filter(({ to }) => to.zone === 'side'),
    canEnd: cardMoves.length < legalMoves.length,
  };
  return adviceOf(RULES_OF_THUMB, context);
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<SpiteState, SpiteMove>;
