import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { FULL, isJoker, JOKER, NO_RANK, rankOf } from '../pack.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { a, cardText, rankWord } from '../talk/words.ts';
import { cardAt } from '../wire/key.ts';

/** A high card, as the first of a side pile. */
const HIGH = 8;

/** So few steps below a goal card, a pile is better left alone. */
const NEAR = 3;

/** A move: what goes where, and what it is for. */
interface Scene {
  readonly state: SpiteState;
  readonly seat: Seat;
  readonly name: Naming;
  readonly move: SpiteMove;
  readonly card: Card;
  /** Cards on the pile it goes to. */
  readonly under: readonly Card[];
  /** Rank of the goal card: one’s own, and the other’s. */
  readonly mine: number;
  readonly theirs: number;
}

const centre = ({ move }: Scene): boolean => move.type === 'move' && move.to.zone === 'centre';
const side = ({ move }: Scene): boolean => move.type === 'move' && move.to.zone === 'side';
const topOf = (pile: readonly Card[] | undefined): number => rankOf(pile?.at(-1) ?? -1);

/** What could be played next to the centre, once the card of this move is gone: of the hand, and off the side piles. */
function nextCards({ state, seat, move }: Scene): readonly Card[] {
  if (move.type === 'end') return [];
  const { from } = move;
  const hand = [...(state.hands[seat] ?? [])];
  if (from.zone === 'hand') hand.splice(hand.indexOf(from.card), 1);
  const tops = (state.side[seat] ?? []).map((pile, i) =>
    from.zone === 'side' && from.pile === i ? pile.at(-2) : pile.at(-1),
  );
  return [...hand, ...tops].filter((card): card is Card => card !== undefined && rankOf(card) !== NO_RANK);
}

/** Ranks the centre waits for after the move. */
const waitedFor = ({ state, move }: Scene): readonly number[] =>
  state.centre.map(({ length }, i) =>
    move.type === 'move' && move.to.zone === 'centre' && move.to.pile === i ? (length + 1) % FULL : length,
  );

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'goal-card': ({ move }) =>
    move.type === 'move' &&
    move.from.zone === 'goal' &&
    'It is your goal card, and getting rid of that pile is all that wins.',
  'clears-the-way': (scene) => {
    const { under, mine } = scene;
    const left = mine - under.length - 1;
    return (
      centre(scene) &&
      mine > under.length &&
      left >= 0 &&
      left <= 2 &&
      (left === 0
        ? `It is the last step: your ${rankWord(mine)} goes on it.`
        : `It brings a pile to ${left === 1 ? 'one step' : 'two steps'} below your goal card, ${a(mine)}.`)
    );
  },
  blocks: (scene) => {
    const { under, theirs, name, seat } = scene;
    return (
      centre(scene) &&
      theirs !== NO_RANK &&
      theirs === under.length &&
      `It closes the place that ${possessive(name(1 - seat))} goal card was waiting for, ${a(theirs)}.`
    );
  },
  'empties-pile': ({ state, seat, move }) =>
    move.type === 'move' &&
    move.from.zone === 'side' &&
    state.side[seat]?.[move.from.pile]?.length === 1 &&
    'It empties a side pile, and an empty place takes anything.',
  'needs-new-pile': ({ state, move, under, mine }) =>
    move.type === 'move' &&
    move.to.zone === 'centre' &&
    under.length + 1 === FULL &&
    mine !== NO_RANK &&
    state.centre.every(({ length }) => length > mine) &&
    `It completes a pile and makes room for a new one: all the others have gone past your goal card, ${a(mine)}.`,
  'follows-on': (scene) => {
    const next = (scene.under.length + 1) % FULL;
    const card = centre(scene) ? nextCards(scene).find((one) => rankOf(one) === next) : undefined;
    return (
      card !== undefined &&
      (next === 0
        ? `It completes a pile, and your ${cardText(card)} can begin a new one in its place.`
        : `Your ${cardText(card)} can follow on it at once.`)
    );
  },
  'digs-up': (scene) => {
    const { move, state, seat } = scene;
    if (move.type !== 'move' || move.from.zone !== 'side' || !centre(scene)) return undefined;
    const below = state.side[seat]?.[move.from.pile]?.at(-2);
    return (
      below !== undefined &&
      waitedFor(scene).includes(rankOf(below)) &&
      `It uncovers ${cardText(below)}, which can go to the centre too.`
    );
  },
  'low-away': (scene) =>
    centre(scene) &&
    rankOf(scene.card) <= 2 &&
    rankOf(scene.card) >= 0 &&
    'It gets a low card out of the way: low cards stop a side pile.',
  'makes-room': (scene) =>
    centre(scene) &&
    scene.move.type === 'move' &&
    scene.move.from.zone === 'hand' &&
    !isJoker(scene.card) &&
    (scene.state.options.refill === 'when-empty'
      ? 'It gets a card out of your hand, and an empty hand is filled at once.'
      : 'It gets a card out of your hand, and your next turn fills it again.'),
  'runs-down': (scene) => {
    const top = rankOf(scene.under.at(-1) ?? -1);
    return (
      side(scene) &&
      top !== NO_RANK &&
      rankOf(scene.card) === top - 1 &&
      `It goes below ${a(top)}: a pile that runs down plays off from the top, card by card.`
    );
  },
  'like-on-like': (scene) =>
    side(scene) &&
    rankOf(scene.card) !== NO_RANK &&
    rankOf(scene.under.at(-1) ?? -1) === rankOf(scene.card) &&
    'It lies on its own rank, so nothing else is buried.',
  'begins-high': (scene) =>
    side(scene) &&
    scene.under.length === 0 &&
    rankOf(scene.card) >= HIGH &&
    'It begins a side pile high: the higher the first card, the more goes on it.',
  'gives-nothing': (scene) => {
    const { state, seat, name, theirs } = scene;
    const near = state.centre.some(({ length }) => length < theirs && theirs - length <= NEAR);
    return (
      !centre(scene) &&
      near &&
      `It brings no pile nearer to ${possessive(name(1 - seat))} goal card, ${a(theirs)}.`
    );
  },
  'ends-ahead': ({ move, state, seat }) =>
    move.type === 'end' &&
    (state.goal[seat]?.length ?? 0) < (state.goal[1 - seat]?.length ?? 0) &&
    'It suits whoever has the smaller goal pile, and that is you.',
  'saves-joker': (scene) =>
    side(scene) &&
    scene.card !== JOKER &&
    (scene.state.hands[scene.seat] ?? []).includes(JOKER) &&
    'It leaves you the joker, the one card that fits in front of any goal card.',
};

/** What speaks for a move. */
export function reasons(state: SpiteState, seat: Seat, move: SpiteMove, name: Naming): readonly Advice[] {
  const card = move.type === 'end' ? -1 : (cardAt(state, seat, move.from) ?? -1);
  const under =
    move.type === 'end'
      ? []
      : move.to.zone === 'centre'
        ? state.centre[move.to.pile]
        : state.side[seat]?.[move.to.pile];
  const [mine, theirs] = [topOf(state.goal[seat]), topOf(state.goal[1 - seat])];
  return adviceOf(THUMBS, { state, seat, name, move, card, under: under ?? [], mine, theirs });
}
