import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { game, typedGame } from '../../../src/games/spite-and-malice/index.ts';
import { codeOf } from '../../../src/games/spite-and-malice/pack.ts';
import type { CardMove, SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { type FactChecks, type GivenReason, reasonChecker, untrueReasons } from '../facts.ts';

type SpiteReason = GivenReason<SpiteMove>;
/** The view of this game. */
const stateOf = ({ view }: SpiteReason): SpiteState => view as SpiteState;

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const KING_HEIGHT = 12;
/** A card by its code: its rank in words, the rank a joker was named, or none. */
function rankOf(code: string | undefined): string | undefined {
  const text = /^X=(.+)$/.exec(code ?? '')?.[1] ?? /^(.+)[SHDC]$/.exec(code ?? '')?.[1];
  return text && ({ A: 'ace', J: 'jack', Q: 'queen', K: 'king' }[text] ?? text);
}
/** Steps from an ace: the height of a centre pile that takes the card. */
const stepOf = (code: string | undefined): number => RANKS.indexOf(rankOf(code) ?? 'none');
const isJoker = (code: string): boolean => code.startsWith('X');
const top = (cards: readonly number[] | undefined): string | undefined => {
  const card = cards?.at(-1);
  return card === undefined || card < 0 ? undefined : codeOf(card);
};

const cardMove = (reason: SpiteReason): CardMove | undefined => (reason.move.type === 'move' ? reason.move : undefined);
const goal = (reason: SpiteReason, goalSeat: number): string | undefined => top(stateOf(reason).goal[goalSeat]);
const hand = (reason: SpiteReason): string[] =>
  (stateOf(reason).hands[reason.seat] ?? []).filter((card) => card >= 0).map(codeOf);
const sides = (reason: SpiteReason) => stateOf(reason).side[reason.seat] ?? [];
const isTo = (reason: SpiteReason, zone: string): boolean => cardMove(reason)?.to.zone === zone;
const isFrom = (reason: SpiteReason, zone: string): boolean => cardMove(reason)?.from.zone === zone;
/** The moved card. */
function card(reason: SpiteReason): string {
  const from = cardMove(reason)?.from;
  if (from?.zone === 'hand') return codeOf(from.card);
  if (from?.zone === 'goal') return goal(reason, reason.seat) ?? '';
  return from?.zone === 'side' ? (top(sides(reason)[from.pile]) ?? '') : '';
}
/** Heights of the centre piles, first before and then after the move. */
const heights = (reason: SpiteReason): number[] => stateOf(reason).centre.map(({ length }) => length);
const heightsAfter = (reason: SpiteReason): number[] =>
  heights(reason).map((n, i) =>
    isTo(reason, 'centre') && cardMove(reason)?.to.pile === i ? (n === KING_HEIGHT ? 0 : n + 1) : n,
  );
const target = (reason: SpiteReason): number => heights(reason)[cardMove(reason)?.to.pile ?? 0] ?? 0;
/** The card that a card laid on a side pile covers. */
const cardUnder = (reason: SpiteReason): string | undefined => top(sides(reason)[cardMove(reason)?.to.pile ?? 0]);
const goalLead = (reason: SpiteReason): number =>
  (stateOf(reason).goal[1 - reason.seat]?.length ?? 0) - (stateOf(reason).goal[reason.seat]?.length ?? 0);
const isSideFree = (reason: SpiteReason): boolean => stateOf(reason).options.sideBuild === 'free';
/** Whether a card that could follow would take the place of the seat's goal card. */
const isGoalRank = (reason: SpiteReason): boolean =>
  !isFrom(reason, 'goal') && rankOf(reason.facts['card'] as string) === rankOf(goal(reason, reason.seat));
const isQuiet = (reason: SpiteReason): boolean => reason.move.type === 'end' && !stateOf(reason).moved;

/** Whether a hand or side card can go to the centre next, by asking the engine after the move. */
function canGoNext(reason: SpiteReason, wantedCode: string, pile?: number): boolean {
  const chance = typedGame.play.deal(stateOf(reason).options, 1).chance;
  const state = typedGame.play.play({ ...stateOf(reason), chance }, reason.seat, reason.move).state;
  return typedGame.play
    .moves(state, reason.seat)
    .some(
      (nextMove) =>
        state.turn === reason.seat &&
        nextMove.type === 'move' &&
        nextMove.to.zone === 'centre' &&
        (pile === undefined || nextMove.to.pile === pile) &&
        nextMove.from.zone !== 'goal' &&
        card({ ...reason, view: state, move: nextMove }) === wantedCode,
    );
}

const factChecks: FactChecks = {
  'goal-card': (reason: SpiteReason) =>
    isFrom(reason, 'goal') &&
    reason.facts['card'] === goal(reason, reason.seat) &&
    reason.says.includes('you win at once') === (stateOf(reason).goal[reason.seat]?.length === 1),
  'ends-the-game': (reason: SpiteReason) =>
    isQuiet(reason) &&
    stateOf(reason).idle === 1 &&
    goalLead(reason) > 0 &&
    goalLead(reason) === reason.facts['by'] &&
    typedGame.play.play(stateOf(reason), reason.seat, reason.move).state.turn === null,
  'clears-the-way': (reason: SpiteReason) => {
    const ownGoal = goal(reason, reason.seat);
    const stepsLeft = stepOf(ownGoal) - (target(reason) + 1);
    return (
      isTo(reason, 'centre') &&
      !isFrom(reason, 'goal') &&
      stepsLeft >= 0 &&
      stepsLeft <= 2 &&
      stepsLeft === reason.facts['steps'] &&
      rankOf(ownGoal) === reason.facts['goal']
    );
  },
  blocks: (reason: SpiteReason) => {
    const theirGoal = goal(reason, 1 - reason.seat);
    const step = stepOf(theirGoal);
    const isGone = heights(reason).includes(step) && !heightsAfter(reason).includes(step);
    return isTo(reason, 'centre') && isGone && rankOf(theirGoal) === reason.facts['goal'];
  },
  'empties-pile': (reason: SpiteReason) =>
    isFrom(reason, 'side') && !isSideFree(reason) && sides(reason)[reason.facts['pile'] as number]?.length === 1,
  'needs-new-pile': (reason: SpiteReason) => {
    const ownGoal = goal(reason, reason.seat);
    return (
      isTo(reason, 'centre') &&
      target(reason) === KING_HEIGHT &&
      rankOf(ownGoal) === reason.facts['goal'] &&
      heights(reason).every((n) => n > stepOf(ownGoal))
    );
  },
  'follows-on': (reason: SpiteReason) =>
    isTo(reason, 'centre') &&
    !isGoalRank(reason) &&
    !reason.says.includes('the joker') &&
    (target(reason) === KING_HEIGHT) === reason.facts['completes'] &&
    canGoNext(reason, reason.facts['card'] as string, cardMove(reason)?.to.pile),
  'digs-up': (reason: SpiteReason) => {
    const from = cardMove(reason)?.from;
    const cardBelow = from?.zone === 'side' ? top(sides(reason)[from.pile]?.slice(0, -1)) : undefined;
    return (
      cardBelow !== undefined &&
      cardBelow === reason.facts['card'] &&
      !isGoalRank(reason) &&
      canGoNext(reason, cardBelow)
    );
  },
  'low-away': (reason: SpiteReason) =>
    isTo(reason, 'centre') &&
    isFrom(reason, 'hand') &&
    !isSideFree(reason) &&
    ['ace', '2', '3'].includes(rankOf(card(reason)) ?? '') &&
    reason.facts['card'] === card(reason),
  'makes-room': (reason: SpiteReason) => {
    const handSize = hand(reason).length;
    const isNow = stateOf(reason).options.refill === 'when-empty' && handSize === 1;
    return (
      isTo(reason, 'centre') &&
      isFrom(reason, 'hand') &&
      !isJoker(card(reason)) &&
      stateOf(reason).stock.length > 0 &&
      handSize === reason.facts['held'] &&
      isNow === reason.facts['now']
    );
  },
  'runs-down': (reason: SpiteReason) =>
    isTo(reason, 'side') &&
    stepOf(card(reason)) >= 0 &&
    stepOf(card(reason)) === stepOf(cardUnder(reason)) - 1 &&
    rankOf(cardUnder(reason)) === reason.facts['on'],
  'like-on-like': (reason: SpiteReason) =>
    isTo(reason, 'side') &&
    rankOf(card(reason)) === reason.facts['rank'] &&
    rankOf(cardUnder(reason)) === reason.facts['rank'],
  'begins-high': (reason: SpiteReason) =>
    isTo(reason, 'side') &&
    cardUnder(reason) === undefined &&
    !isSideFree(reason) &&
    ['9', '10', 'jack', 'queen', 'king'].includes(rankOf(card(reason)) ?? '') &&
    reason.facts['card'] === card(reason),
  'gives-nothing': (reason: SpiteReason) => {
    const theirGoal = goal(reason, 1 - reason.seat);
    const isNear = heights(reason).some((n) => stepOf(theirGoal) - n > 0 && stepOf(theirGoal) - n <= 3);
    return (
      isNear &&
      !heights(reason).includes(stepOf(theirGoal)) &&
      !(isQuiet(reason) && stateOf(reason).idle === 1) &&
      heightsAfter(reason).join() === heights(reason).join() &&
      rankOf(theirGoal) === reason.facts['goal']
    );
  },
  'ends-ahead': (reason: SpiteReason) =>
    isQuiet(reason) && stateOf(reason).idle === 0 && goalLead(reason) > 0 && goalLead(reason) === reason.facts['by'],
  'saves-joker': (reason: SpiteReason) => isTo(reason, 'side') && !isJoker(card(reason)) && hand(reason).includes('X'),
};

test('every reason for a move in 500 decisions is true of the cards, and an only move has none', () => {
  const { wrong, checked } = untrueReasons(game, factChecks, 500);
  expect(wrong).toEqual([]);
  const seldom = Object.keys(factChecks).filter((id) => !checked[id]);
  expect(seldom.filter((id) => !RARE_REASONS.includes(id))).toEqual([]);
});

const RARE_REASONS = ['needs-new-pile', 'ends-the-game', 'ends-ahead', 'digs-up'];
const RANK_CODES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q'];
const upTo = (n: number, suit: string): string[] => RANK_CODES.slice(0, n).map((rank) => rank + suit);

/** Whether a reason is given at a table laid out for it, and is true there. */
const isReasonGiven = reasonChecker(game, factChecks);

const to = (from: object, pile: number): JsonObject => ({
  type: 'move',
  from: from as JsonObject,
  to: { zone: 'centre', pile },
});
const goals = (ownCount: number, theirCount: number): JsonObject => ({
  goal: [
    [`${ownCount}?`, '3H'],
    [`${theirCount}?`, 'QH'],
  ],
});

test('ending a turn without a move wins for the seat that is ahead if the other did the same', () => {
  const hands = [['KD', '9D'], ['5?']];
  const end = { type: 'end' };
  expect(isReasonGiven('ends-the-game', { ...goals(5, 8), hands, idle: 1 }, end)).toBe(true);
  expect(isReasonGiven('ends-the-game', { ...goals(5, 8), hands, idle: 0 }, end)).toBe(false);
  expect(isReasonGiven('ends-the-game', { ...goals(8, 5), hands, idle: 1 }, end)).toBe(false);
  expect(isReasonGiven('ends-ahead', { ...goals(5, 8), hands, idle: 0 }, end)).toBe(true);
  expect(isReasonGiven('ends-ahead', { ...goals(5, 8), hands, moved: true }, end)).toBe(false);
});

test('the reason that a card follows, or is uncovered, needs another card for the centre this turn', () => {
  const side = [
    [['5H', '4H'], [], [], []],
    [[], [], [], []],
  ];
  const table = {
    ...goals(5, 8),
    side,
    hands: [['4D', '5C', 'KS'], ['5?']],
    centre: [upTo(3, 'S'), [], [], []],
  };
  const [handMove, sideMove] = [to({ zone: 'hand', card: '4D' }, 0), to({ zone: 'side', pile: 0 }, 0)];
  expect([isReasonGiven('follows-on', table, handMove), isReasonGiven('digs-up', table, sideMove)]).toEqual([
    true,
    true,
  ]);
  const one = { centreMoves: 'one' };
  expect([isReasonGiven('follows-on', table, handMove, one), isReasonGiven('digs-up', table, sideMove, one)]).toEqual([
    false,
    false,
  ]);
});

test('the reason that a card blocks needs a goal card without another place', () => {
  const hands = [['QC', '9D'], ['5?']];
  const queen = to({ zone: 'hand', card: 'QC' }, 0);
  const centre = [upTo(11, 'S'), upTo(2, 'C'), [], []];
  expect(isReasonGiven('blocks', { ...goals(5, 8), hands, centre }, queen)).toBe(true);
  const twice = [upTo(11, 'S'), upTo(11, 'C'), [], []];
  expect(isReasonGiven('blocks', { ...goals(5, 8), hands, centre: twice }, queen)).toBe(false);
});

test('a completed pile makes room for a goal card below all other piles', () => {
  const centre = [upTo(12, 'S'), upTo(7, 'C'), upTo(5, 'D'), upTo(4, 'H')];
  const table = { ...goals(5, 8), hands: [['KD', '9D'], ['5?']], centre };
  expect(isReasonGiven('needs-new-pile', table, to({ zone: 'hand', card: 'KD' }, 0))).toBe(true);
});

test('a hand isn’t filled again from an empty stock', () => {
  const table = { ...goals(5, 8), hands: [['4D', '9D'], ['5?']], centre: [upTo(3, 'S'), [], [], []] };
  const four = to({ zone: 'hand', card: '4D' }, 0);
  expect(isReasonGiven('makes-room', table, four)).toBe(true);
  expect(isReasonGiven('makes-room', { ...table, stock: [] }, four)).toBe(false);
});

test('where any card goes on any side pile, no reason speaks of low cards, high first cards or empty places', () => {
  const table = {
    ...goals(5, 8),
    hands: [['2D', 'KD'], ['5?']],
    centre: [upTo(1, 'S'), [], [], []],
    side: [
      [['2H'], [], [], []],
      [[], [], [], []],
    ],
  };
  const moves = {
    'low-away': to({ zone: 'hand', card: '2D' }, 0),
    'empties-pile': to({ zone: 'side', pile: 0 }, 0),
    'begins-high': { type: 'move', from: { zone: 'hand', card: 'KD' }, to: { zone: 'side', pile: 1 } },
  };
  for (const [id, move] of Object.entries(moves)) {
    expect([id, isReasonGiven(id, table, move), isReasonGiven(id, table, move, { sideBuild: 'free' })]).toEqual([
      id,
      true,
      false,
    ]);
  }
});
