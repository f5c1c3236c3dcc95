import type { Card } from '../../../cards/card.ts';
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
}

const topOf = (pile: readonly Card[] | undefined): Card | undefined => pile?.at(-1);
const handOf = ({ state, seat }: SpiteAdviceContext): readonly Card[] => state.hands[seat] ?? [];

/** Ranks missing between the nearest centre pile and a card; 0 if the card can be laid. */
function rankGap({ centre }: SpiteState, card: Card | undefined): number {
  if (card === undefined || card < 0) return Number.POSITIVE_INFINITY;
  const steps = centre.map((pile) => rankOf(card) - pile.length).filter((n) => n >= 0);
  return Math.min(...steps, Number.POSITIVE_INFINITY);
}

const RULES_OF_THUMB: RulesOfThumb<SpiteAdviceContext> = {
  'goal-card-goes': ({ toCentre }) => {
    const move = toCentre.find(({ from }) => from.zone === 'goal');
    return move && `Your goal card fits. Before anything else: ${clause(describeMove(move))}.`;
  },
  'standstill-near': ({ state, seat, name }) => {
    if (state.idle === 0 || state.moved) return undefined;
    const [ownLeft, theirLeft] = [state.goal[seat]?.length ?? 0, state.goal[1 - seat]?.length ?? 0];
    const opponentName = capitalize(name(1 - seat));
    const verdict =
      ownLeft < theirLeft
        ? `That would suit you: ${countNoun(ownLeft, 'card')} against ${theirLeft}.`
        : ownLeft > theirLeft
          ? `It would suit ${opponentName} and not you, so move something, anything.`
          : 'You are level, so it would be a draw.';
    return `${opponentName} ended a turn without moving a card. If you do the same, the game is over. ${verdict}`;
  },
  'short-bridge': (context) => {
    const { state, seat, toCentre } = context;
    const goal = topOf(state.goal[seat]);
    const missing = rankGap(state, goal);
    if (goal === undefined || missing < 1 || missing > 2 || toCentre.length === 0) return undefined;
    return `Your goal card is ${missing === 1 ? 'one rank' : 'two ranks'} away from a pile in the centre. See whether your hand or the tops of your side piles close the gap this turn; if they don’t, don’t begin.`;
  },
  'their-goal-card': ({ state, seat, name }) => {
    const theirGoalCard = topOf(state.goal[1 - seat]);
    if (theirGoalCard === undefined || rankOf(theirGoalCard) < 1 || rankGap(state, theirGoalCard) > 2) return undefined;
    const opponentName = capitalize(name(1 - seat));
    return `Look across: ${opponentName} needs ${withArticle(rankOf(theirGoalCard) - 1)} in the centre to play the goal card. Don’t be the one to lay it, unless you can go past it.`;
  },
  'joker-in-hand': (context) =>
    handOf(context).includes(JOKER) &&
    'You hold a joker. It is the one card that always fits, so keep it for the gap in front of your goal card.',
  'first-side-card': ({ toCentre, toSide, state, seat }) => {
    if (toCentre.length > 0 || toSide.length === 0) return undefined;
    const emptyCount = (state.side[seat] ?? []).filter((pile) => pile.length === 0).length;
    return (
      emptyCount === 4 &&
      'Nothing goes to the centre. Begin a side pile with your highest card: the higher it is, the more goes on it.'
    );
  },
  'last-place': ({ toCentre, state, seat }) => {
    const emptyCount = (state.side[seat] ?? []).filter((pile) => pile.length === 0).length;
    return (
      toCentre.length === 0 &&
      emptyCount === 1 &&
      'One empty place is left on your side. Keep it if something else can take a card: it is your way out when nothing fits.'
    );
  },
  'low-cards': (context) => {
    const lowCards = handOf(context).filter(
      (card) => card >= 0 && !isJoker(card) && (rankOf(card) === 1 || rankOf(card) === 2),
    );
    const canGo = context.toCentre.some(({ from }) => from.zone === 'hand' && lowCards.includes(from.card));
    return (
      canGo &&
      'Twos and threes are dead weight on a side pile. Where they can go to the centre without helping the other side, let them go.'
    );
  },
};

export function advise(state: SpiteState, seat: Seat, name: SeatNamer): readonly Advice[] {
  if (state.turn !== seat) return [];
  const cardMoves = moves(state, seat).filter((move) => move.type === 'move');
  const context: SpiteAdviceContext = {
    state,
    seat,
    name,
    toCentre: cardMoves.filter(({ to }) => to.zone === 'centre'),
    toSide: cardMoves.filter(({ to }) => to.zone === 'side'),
  };
  return adviceOf(RULES_OF_THUMB, context);
}

export const HEURISTICS = { ...POLICY, advise, reasons } satisfies Coach<SpiteState, SpiteMove>;
