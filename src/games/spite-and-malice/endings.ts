import type { Card } from '../../cards/card.ts';
import { agree, possessive } from '../../cards/grammar.ts';
import { capitalize, countNoun } from '../../cards/words.ts';
import type { Endings } from '../../game/endings.ts';
import { FULL_HEIGHT, isJoker, PACK, rankOf } from './pack.ts';
import type { Pile, SpiteMove, SpiteState } from './state.ts';

/** Most cards in each goal pile of an open ending: larger endings are too hard to read. */
const MAX_GOAL_PILE = 3;
/** Most cards in the stock of an open ending. */
const MAX_STOCK = 4;
/** Most cards in the two hands of an open ending, together. */
const MAX_HELD = 8;

const KING_HEIGHT = FULL_HEIGHT - 1;
const SHUFFLE_NOTE = 'Once a king completes a centre pile and the pile is shuffled into the stock, chance decides.';

/** A named joker differs from a natural card of its rank. */
const ranks = (pile: Pile): string => pile.map((card) => `${isJoker(card) ? 'X' : ''}${rankOf(card)}`).join(' ');
const inAnyOrder = (texts: readonly string[]): string => [...texts].sort().join('|');

/** Top first, in the order of drawing. */
const listed = (cards: readonly Card[]): string => cards.toReversed().map(PACK.text).join(', ');

/**
 * Whether a move empties a goal pile or completes a centre pile. Generated endings avoid such moves, so that
 * they last longer.
 */
function shortensEnding({ goal, centre }: SpiteState, seat: number, move: SpiteMove): boolean {
  if (move.type === 'end' || move.to.zone !== 'centre') return false;
  if (centre[move.to.pile]?.length === KING_HEIGHT) return true;
  return move.from.zone === 'goal' && (goal[seat]?.length ?? 0) < 2;
}

export const ENDINGS: Endings<SpiteState, SpiteMove> = {
  // An ending starts only at the beginning of a turn.
  hasPerfectInformation: ({ stock, aside, goal, hands, moved }) =>
    !moved &&
    stock.length <= MAX_STOCK &&
    aside.length === 0 &&
    hands.flat().length <= MAX_HELD &&
    goal.every((pile) => pile.length <= MAX_GOAL_PILE),
  describeHidden: ({ stock, goal, centre }, name) => {
    const goalTexts = goal.flatMap((pile, seat) =>
      pile.length < 2 ? [] : [`Under ${possessive(name(seat))} goal card: ${listed(pile.slice(0, -1))}.`],
    );
    const stockText = stock.length === 0 ? 'The stock is empty.' : `The stock, next card first: ${listed(stock)}.`;
    const kingTexts = centre.some(({ length }) => length === KING_HEIGHT) ? [SHUFFLE_NOTE] : [];
    return [...goalTexts, stockText, ...kingTexts].join(' ');
  },
  // Suits and the order of piles make no difference.
  positionKey: ({ turn, goal, hands, side, centre, stock, moved, idle }) =>
    [
      turn,
      moved,
      idle,
      ...goal.map(ranks),
      ...hands.map((hand) => inAnyOrder(hand.map((card) => ranks([card])))),
      ...side.map((piles) => inAnyOrder(piles.map(ranks))),
      inAnyOrder(centre.map(({ length }) => String(length))),
      ranks(stock),
    ].join('/'),
  // Ending the turn wins for the seat with the smaller goal pile if the opponent can't move either.
  isPass: ({ type }) => type === 'end',
  describeResult: ({ goal }, name) => {
    const [firstLeft = 0, secondLeft = 0] = goal.map(({ length }) => length);
    if (firstLeft === secondLeft) return 'Nobody wins';
    const winner = firstLeft < secondLeft ? 0 : 1;
    const by = Math.abs(firstLeft - secondLeft);
    const winnerName = name(winner);
    return `${capitalize(winnerName)} ${agree(winnerName, 'win', 'wins')} by ${countNoun(by, 'card')}`;
  },
  describeTask: ({ goal }, side) => {
    const by = (goal[1 - side]?.length ?? 0) - (goal[side]?.length ?? 0);
    if (by === 0) return 'Can you keep it a draw?';
    const cards = countNoun(Math.abs(by), 'card');
    return by > 0 ? `Can you win by ${cards}?` : `Can you lose by no more than ${cards}?`;
  },
  movesTowards: (state, moves) => {
    const lastingMoves = moves.filter((move) => move.type !== 'end' && !shortensEnding(state, state.turn ?? 0, move));
    const goal = lastingMoves.filter((move) => move.type !== 'end' && move.from.zone === 'goal');
    return goal.length > 0 ? goal : lastingMoves;
  },
};
