import type { Card } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import { playOf } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import { cardAt, key } from '../notation/key.ts';
import type { SpiteOptions } from '../options.ts';
import { FIRST_PACK_SIZE, HAND_SIZE, isJoker, JOKER, NO_RANK, PACK, PILE_COUNT, rankOf } from '../pack.ts';
import { describeAttempt } from '../rules/attempt.ts';
import type { SpiteEvent, SpiteMove, SpiteState } from '../state.ts';
import { moves } from './moves.ts';
import { tries } from './tries.ts';
import { outcome, play, scores } from './turn.ts';

const pileKey = (pile: readonly Card[] | undefined): string => pile?.map(rankOf).join(' ') ?? '';

/** Equal for moves with the same result: suits don't matter, nor do piles with equal ranks. The source does. */
function alike(state: SpiteState, seat: Seat, move: SpiteMove): string {
  if (move.type === 'end') return 'end';
  const { from, to } = move;
  const card = cardAt(state, seat, from);
  const sourcePileKey = from.zone === 'side' ? pileKey(state.side[from.seat ?? seat]?.[from.pile]) : '';
  const sourceKey = `${from.zone} ${card === undefined ? '?' : isJoker(card) ? 'joker' : rankOf(card)} ${sourcePileKey}`;
  if (to.zone === 'centre') return `${sourceKey} > centre ${state.centre[to.pile]?.length ?? 0}`;
  return `${sourceKey} > side ${pileKey(state.side[to.seat ?? seat]?.[to.pile])} ${to.as ?? ''}`;
}

/** The same move with a joker from the hand in place of the card. */
function withWild(state: SpiteState, seat: Seat, move: SpiteMove): readonly SpiteMove[] {
  if (move.type === 'end') return [];
  const { from, to } = move;
  const card = cardAt(state, seat, from);
  if (card === undefined || isJoker(card)) return [];
  const joker = { zone: 'hand', card: JOKER } as const;
  if (to.zone === 'centre') return [{ type: 'move', from: joker, to }];
  const lay = (as: object): SpiteMove => ({
    type: 'move',
    from: joker,
    to: { zone: 'side', pile: to.pile, ...as },
  });
  if (state.options.sideJoker !== 'named') return [lay({})];
  const top = rankOf(state.side[seat]?.[to.pile]?.at(-1) ?? -1);
  return top === NO_RANK ? [lay({ as: rankOf(card) })] : [lay({ as: top - 1 }), lay({ as: top })];
}

/** Chance for views, which have none: a completed pile may have to be shuffled in. */
const VIEW_CHANCE = createRandom(1).state();

/** The state after two moves of one turn; undefined if the second isn't possible. */
function playBoth(state: SpiteState, seat: Seat, first: SpiteMove, second: SpiteMove): SpiteState | undefined {
  const afterFirst = play(state, seat, first).state;
  const follows = afterFirst.turn === seat && moves(afterFirst, seat).some((move) => key(move) === key(second));
  return follows ? play(afterFirst, seat, second).state : undefined;
}

/** Whether two legal moves can be made in either order in this turn and lead to the same state. */
export function commute(state: SpiteState, seat: Seat, a: SpiteMove, b: SpiteMove): boolean {
  const from = state.chance.length > 0 ? state : { ...state, chance: VIEW_CHANCE };
  const inOrder = playBoth(from, seat, a, b);
  const inReverse = inOrder && playBoth(from, seat, b, a);
  return inReverse !== undefined && JSON.stringify(inOrder) === JSON.stringify(inReverse);
}

const FIRST_PACK: readonly Card[] = PACK.cards.filter((card) => card !== JOKER);
const SECOND_PACK: readonly Card[] = [...FIRST_PACK, JOKER, JOKER, JOKER, JOKER];

const topRank = (pile: readonly Card[]): number => rankOf(pile.at(-1) as Card);

/** Two goal piles with different top ranks: piles are shuffled until they differ, or dealt again if all ranks are equal. */
export function dealGoalPiles(size: number, random: Random): readonly (readonly Card[])[] {
  for (;;) {
    const pack = random.shuffle(FIRST_PACK);
    let goal = [pack.slice(0, size), pack.slice(FIRST_PACK_SIZE - size)];
    const [one = []] = goal;
    if (goal.flat().every((card) => rankOf(card) === topRank(one))) continue;
    while (topRank(goal[0] ?? []) === topRank(goal[1] ?? [])) goal = goal.map((pile) => random.shuffle(pile));
    return goal;
  }
}

const emptyPiles = (): readonly (readonly Card[])[] => Array.from({ length: PILE_COUNT }, () => []);

/** Deals a match; the seat with the higher goal card begins, the other one deals. */
export function deal(options: SpiteOptions, seed: number): SpiteState {
  const random = createRandom(seed);
  const goal = dealGoalPiles(options.goal, random);
  const turn = topRank(goal[0] ?? []) > topRank(goal[1] ?? []) ? 0 : 1;
  const stock = random.shuffle(SECOND_PACK);
  const hands = [stock.splice(-HAND_SIZE), stock.splice(-HAND_SIZE)];
  return {
    options,
    turn,
    goal,
    hands: turn === 0 ? hands : hands.toReversed(),
    side: [emptyPiles(), emptyPiles()],
    centre: emptyPiles(),
    stock,
    aside: [],
    moved: false,
    centreMoved: 0,
    idle: 0,
    turns: 0,
    chance: random.state(),
  };
}

export function opening({ turn, goal, options }: SpiteState): readonly SpiteEvent[] {
  const firstSeat = turn ?? 0;
  const tops = [goal[firstSeat]?.at(-1), goal[1 - firstSeat]?.at(-1)] as [Card, Card];
  return [
    event('split', 'spite-and-malice/goal-piles', null, { goal: options.goal }),
    event('begins', 'spite-and-malice/first-player', firstSeat, { cards: tops }),
    event('dealt', 'spite-and-malice/hands', 1 - firstSeat),
  ];
}

export const PLAY = playOf(FIELDS, {
  deal,
  opening,
  moves,
  tries,
  // Kinds of moves for the `random` bot.
  kindOf: (move) => (move.type === 'end' ? 'end' : `${move.type} ${move.to.zone}`),
  equivalenceKey: alike,
  commute,
  withWild,
  attempt: describeAttempt,
  play,
  outcome,
  scores,
  // Upper bound, by measurement: no game comes near forty moves a turn.
  bound: ({ turnCap }) => PACK.size + 40 * (turnCap || Infinity),
});
