import { type Card, UNKNOWN } from '../../cards/card.ts';
import { beyond } from '../../cards/held.ts';
import type { Naming, Seat } from '../../game/game.ts';
import type { CardClass, Unseen } from '../../game/unseen.ts';
import type { Random } from '../../random/random.ts';
import { JOKER, PACK } from './pack.ts';
import type { PokexMove, PokexState } from './state.ts';
import { allCards, unseenCardsOf } from './unseen.ts';

const hide = (cards: readonly Card[]): Card[] => cards.map(() => UNKNOWN);

/** What a seat knows: everything but the other three hands. */
export function view(state: PokexState, seat: Seat): PokexState {
  return {
    ...state,
    chance: [],
    hands: state.hands.map((hand, i) => (i === seat ? hand : hide(hand))),
  };
}

/** A world the view allows: unseen cards dealt to the hidden places. */
export function guess(state: PokexState, _seat: Seat, random: Random): PokexState {
  const cards = random.shuffle(unseenCardsOf(allCards(state)));
  const next = (card: Card): Card => (card === UNKNOWN ? (cards.pop() ?? UNKNOWN) : card);
  const fill = (list: readonly Card[]): readonly Card[] => (list.includes(UNKNOWN) ? list.map(next) : list);
  const hands = state.hands.map((hand) =>
    hand.includes(UNKNOWN) ? [...fill(hand)].sort(PACK.compare) : hand,
  );
  return {
    ...state,
    chance: random.state(),
    hands,
    centre: fill(state.centre),
    current: state.current === null ? null : next(state.current),
    won: state.won.map(fill),
    gone: fill(state.gone),
  };
}

function fillIn(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...cards];
  return list.map((card) => (card === UNKNOWN ? (left.shift() ?? UNKNOWN) : card));
}

const holds = (who: string): string => (who === 'you' ? 'you hold' : `${who} holds`);
const what = (card: Card, n: number): string => (card === JOKER && n > 1 ? 'both jokers' : PACK.text(card));

/** What a place must hold that isn't seen there: each card as often as it is missing. */
function classesOf(
  wanted: readonly Card[],
  seen: readonly Card[],
  asks: (name: Naming, text: string) => string,
): readonly CardClass[] {
  const missing = beyond(wanted, seen);
  return [...new Set(missing)].map((card) => {
    const least = missing.filter((one) => one === card).length;
    const n = wanted.filter((one) => one === card).length;
    return { cards: [card], least, asks: (name) => asks(name, what(card, n)) };
  });
}

/** A lay hangs on the mover's own hand, and on the row where a card of it is named. */
export function unseen(state: PokexState, seat: Seat, move: PokexMove): readonly Unseen<PokexState>[] {
  if (move.type !== 'lay') return [];
  const hand = state.hands[seat] ?? [];
  const hidden = (cards: readonly Card[]): number => cards.filter((card) => card === UNKNOWN).length;
  const pool = unseenCardsOf(allCards(state));
  const places: Unseen<PokexState>[] = [];
  if (hidden(hand) > 0) {
    places.push({
      slots: hidden(hand),
      pool,
      classes: classesOf(move.cards, hand, (name, text) => `whether ${holds(name(seat))} ${text}`),
      fill: (world, cards) => ({
        ...world,
        hands: world.hands.map((one, i) => (i === seat ? fillIn(one, cards) : one)),
      }),
    });
  }
  if (move.centre !== undefined && state.options.centre === 'chosen' && hidden(state.centre) > 0) {
    places.push({
      slots: hidden(state.centre),
      pool,
      classes: classesOf([move.centre], state.centre, (_, text) => `whether ${text} lies in the row`),
      fill: (world, cards) => ({ ...world, centre: fillIn(world.centre, cards) }),
    });
  }
  return places;
}
