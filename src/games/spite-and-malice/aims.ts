import { count } from '../../cards/words.ts';
import { type Aim, aimsOf, type Took } from '../../game/aim.ts';
import type { Seat } from '../../game/seat.ts';
import type { SpiteEvent } from './events.ts';
import { FULL } from './pack.ts';
import type { SpiteMove, SpiteState } from './state.ts';

type SpiteAim = Aim<SpiteState, SpiteMove, SpiteEvent>;
type SpiteTook = Took<SpiteState, SpiteMove, SpiteEvent>;
type ToCentre = Extract<SpiteEvent, { kind: 'centre' }>;

/** Cards a seat has sent to the centre. */
const sent = (took: readonly SpiteTook[], seat: Seat): readonly ToCentre[] =>
  took.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'centre' && event.seat === seat ? [event] : [])),
  );

const fromGoal = (took: readonly SpiteTook[], seat: Seat): number =>
  sent(took, seat).filter(({ from }) => from === 'goal').length;

/** So many turns are behind both before it begins: something lies on the side piles. */
const MIDDLE = 10;
const inTheMiddle = ({ turns }: SpiteState): boolean => turns >= MIDDLE;

const LIST: readonly SpiteAim[] = [
  {
    id: 'off-the-goal',
    title: 'Off the goal pile',
    theme: 'Only the goal pile wins the game. The rest is just very busy hands.',
    after: 'the-goal-card',
    options: {},
    bot: 'greedy',
    turns: 6,
    far: fromGoal,
    stars: [1, 2, 4],
    says: (n) => count(n, 'goal card'),
    known: 'at-once',
  },
  {
    id: 'feed-the-centre',
    title: 'Feed the centre',
    theme: 'Five cards in hand, four piles to feed. Send as many as you can, from wherever you have them.',
    after: 'in-order',
    options: {},
    bot: 'greedy',
    turns: 6,
    far: (took, seat) => sent(took, seat).length,
    stars: [6, 10, 13],
    says: (n) => count(n, 'card'),
    known: 'at-once',
  },
  {
    id: 'clear-the-side',
    title: 'Clear the side',
    theme: 'Side piles are a promise to play the cards later. Later is now.',
    after: 'side-piles',
    options: {},
    bot: 'greedy',
    turns: 6,
    begins: inTheMiddle,
    far: (took, seat) => sent(took, seat).filter(({ from }) => from === 'side').length,
    stars: [3, 5, 7],
    says: (n) => count(n, 'side card'),
    known: 'at-once',
  },
  {
    id: 'close-with-a-king',
    title: 'Close with a king',
    theme: 'A full pile leaves the table, and everybody starts again from the ace. Lay the king yourself.',
    after: 'jokers',
    options: {},
    bot: 'greedy',
    turns: 7,
    begins: inTheMiddle,
    far: (took, seat) => sent(took, seat).filter(({ height }) => height >= FULL - 1).length,
    stars: [1, 2, 3],
    says: (n) => count(n, 'queen or king', 'queens and kings'),
    known: 'at-once',
  },
  {
    id: 'stay-ahead',
    title: 'Stay ahead',
    theme: 'Every card you lay may be the step Ann needs. Play goal cards, and give her none.',
    after: 'ending-a-turn',
    options: {},
    bot: 'greedy',
    turns: 5,
    begins: inTheMiddle,
    far: (took, seat) => Math.max(0, fromGoal(took, seat) - fromGoal(took, 1 - seat)),
    stars: [1, 2, 3],
    says: (n) => `${count(n, 'goal card')} ahead`,
    known: 'answered',
  },
];

/** What one tries to bring about in the mini-games. */
export const AIMS = aimsOf(LIST);
