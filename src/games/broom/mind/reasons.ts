import { type Card, suitOf } from '../../../cards/card.ts';
import { count, possessive } from '../../../cards/words.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { BROOM, JOKER_11, JOKER_15, JOKER_20, PACK, worth } from '../pack.ts';
import { CAROUSEL, SCHNAPPS } from '../play/score.ts';
import { carriedOut } from '../play/turn.ts';
import { type BroomMove, type BroomState, type Item, isCombined, worthOf } from '../state.ts';
import { cardsText } from '../talk/words.ts';

/** So many cards are a good catch. */
const CATCH = 3;
const JOKERS: readonly Card[] = [JOKER_20, JOKER_15, JOKER_11];
const PRIZES: readonly Card[] = [CAROUSEL, SCHNAPPS];

/** A move, and what it brings its player. */
interface Scene {
  readonly state: BroomState;
  readonly seat: Seat;
  readonly name: Naming;
  readonly move: BroomMove;
  readonly played: Card;
  /** Cards won from the table. */
  readonly caught: readonly Card[];
  /** Things taken or built over. */
  readonly gone: readonly Item[];
  readonly hand: readonly Card[];
}

const takes = ({ move }: Scene): boolean => move.type === 'take' || move.type === 'sweep';

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'catches-joker': ({ caught }) => {
    const jokers = caught.filter((card) => JOKERS.includes(card));
    return jokers.length > 0 && `It catches ${cardsText(jokers)}, and nothing in the pile is worth more.`;
  },
  'joker-home': (scene) =>
    takes(scene) &&
    JOKERS.includes(scene.played) &&
    `It brings ${PACK.text(scene.played)} into your own pile; left in hand to the end it may have to be put down for others.`,
  'takes-prize': ({ caught }) => {
    const prizes = caught.filter((card) => PRIZES.includes(card));
    return prizes.length > 0 && `It takes ${cardsText(prizes)}, worth ${2 * prizes.length} points.`;
  },
  'takes-own': ({ move, gone, seat }) => {
    const mine = gone.find(({ cards, maker }) => isCombined(cards) && maker === seat);
    return (
      move.type === 'take' &&
      mine &&
      `It takes back the ${worthOf(mine.cards)} you made, before somebody else does.`
    );
  },
  'takes-theirs': ({ move, gone, seat, name }) => {
    const theirs = gone.find(({ cards, maker }) => isCombined(cards) && maker !== null && maker !== seat);
    return (
      move.type === 'take' &&
      theirs &&
      `It takes ${possessive(name(theirs.maker ?? 0))} ${worthOf(theirs.cards)}: whoever builds doesn’t own it.`
    );
  },
  'big-catch': ({ caught }) =>
    caught.length >= CATCH &&
    `It catches ${count(caught.length, 'card')} at once, and most cards are worth 2 points.`,
  'takes-spades': ({ caught, state }) => {
    const spades = caught.filter((card) => suitOf(card) === 'S');
    return (
      state.options.point === 'spade' &&
      spades.length > 0 &&
      `It takes ${cardsText(spades)}: a point for each spade, and 2 more for the most.`
    );
  },
  builds: ({ move, hand, played }) => {
    if (move.type !== 'combine') return undefined;
    const made = worth(played) + move.with.reduce((sum, name) => sum + worthOf(name), 0);
    const holder = hand.find((card) => card !== played && worth(card) === made);
    return (
      holder !== undefined &&
      `It builds a ${made} that nobody can pick apart, and your ${PACK.text(holder)} takes all of it next turn.`
    );
  },
  'takes-something': (scene) =>
    scene.move.type === 'take' &&
    'It takes something, and a card in your pile is better than one on the table.',
  'puts-down-harmless': ({ move, played }) =>
    move.type === 'place' &&
    played !== BROOM &&
    suitOf(played) !== 'S' &&
    !PRIZES.includes(played) &&
    !JOKERS.includes(played) &&
    `It gives little away: ${PACK.text(played)} is no spade, no joker and no prize.`,
};

/** What speaks for a move. */
export function reasons(state: BroomState, seat: Seat, move: BroomMove, name: Naming): readonly Advice[] {
  const [played] = move.cards;
  if (played === undefined) return [];
  const { table, won } = carriedOut(state, seat, move);
  return adviceOf(THUMBS, {
    state,
    seat,
    name,
    move,
    played,
    caught: won.filter((card) => card !== played),
    gone: state.table.filter((item) => !table.includes(item)),
    hand: state.hands[seat] ?? [],
  });
}
