import type { Card } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import { type Random, seeded } from '../../../random/random.ts';
import type { SpiteEvent } from '../events.ts';
import type { SpiteOptions } from '../options.ts';
import { FIRST, HAND, JOKER, PACK, PILES, rankOf } from '../pack.ts';
import type { SpiteState } from '../state.ts';

const FIRST_PACK: readonly Card[] = PACK.cards.filter((card) => card !== JOKER);
const SECOND_PACK: readonly Card[] = [...FIRST_PACK, JOKER, JOKER, JOKER, JOKER];

const top = (pile: readonly Card[]): number => rankOf(pile.at(-1) as Card);

/** Two goal piles whose tops differ: shuffled again while they don't, split again where they never could. */
export function goalPiles(size: number, random: Random): readonly (readonly Card[])[] {
  for (;;) {
    const pack = random.shuffle(FIRST_PACK);
    let goal = [pack.slice(0, size), pack.slice(FIRST - size)];
    const [one = []] = goal;
    if (goal.flat().every((card) => rankOf(card) === top(one))) continue;
    while (top(goal[0] ?? []) === top(goal[1] ?? [])) goal = goal.map((pile) => random.shuffle(pile));
    return goal;
  }
}

const empty = (): readonly (readonly Card[])[] => Array.from({ length: PILES }, () => []);

/** A fresh match: the higher goal card begins, the other player deals. */
export function deal(options: SpiteOptions, seed: number): SpiteState {
  const random = seeded(seed);
  const goal = goalPiles(options.goal, random);
  const turn = top(goal[0] ?? []) > top(goal[1] ?? []) ? 0 : 1;
  const stock = random.shuffle(SECOND_PACK);
  const hands = [stock.splice(-HAND), stock.splice(-HAND)];
  return {
    options,
    turn,
    goal,
    hands: turn === 0 ? hands : hands.toReversed(),
    side: [empty(), empty()],
    centre: empty(),
    stock,
    aside: [],
    moved: false,
    centreMoved: 0,
    idle: 0,
    turns: 0,
    chance: random.state(),
  };
}

/** What the deal of this fresh state brought about. */
export function opening({ turn, goal, options }: SpiteState): readonly SpiteEvent[] {
  const first = turn ?? 0;
  const tops = [goal[first]?.at(-1), goal[1 - first]?.at(-1)] as [Card, Card];
  return [
    event('split', 'spite-and-malice/goal-piles', null, { goal: options.goal }),
    event('begins', 'spite-and-malice/first-player', first, { cards: tops }),
    event('dealt', 'spite-and-malice/hands', 1 - first),
  ];
}
