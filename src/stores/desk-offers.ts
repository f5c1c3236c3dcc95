import { computed } from 'nanostores';
import { UNKNOWN } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import { handZone } from '../game/hand-zones.ts';
import { judge } from '../game/judge.ts';
import type { GameMove } from '../game/play.ts';
import type { ItemRef, Zone } from '../game/zone.ts';
import { $draft, $laid, $picked, $ruled } from './desk.ts';
import type { Laid } from './desk-laid.ts';

/** A try that can be meant though nothing was touched: all of it is said on its button. */
export interface Offer {
  readonly move: GameMove;
  /** "Take 5♣ and 9♥ with 6♠" */
  readonly says: string;
}

/** Whoever lays down more than this means some of it. */
const MOST = 8;
/** Of a hand of so many cards each may be the one that was played. */
const SINGLE = 3;
/** Of each way so many are offered, and so many in all. */
const FEW = 6;
const ALL = 14;

const isSeen = (cards: readonly number[]): boolean => cards.length > 0 && !cards.includes(UNKNOWN);

/** What somebody put down of a zone. */
const seenIn = ({ id, items }: Zone): readonly ItemRef[] =>
  items.filter(({ cards }) => isSeen(cards)).map((item) => ({ zone: id, item: item.id }));

/** One way to mean what lies there, and how little can be said against it. */
interface Way {
  readonly moves: readonly GameMove[];
  readonly least: number;
}

/** The whole hand, and each card of a small one, with all that lies open; and the hand by itself. */
function ways(game: Game, seat: number, { state, view, zones }: Laid): readonly Way[] {
  const hand = zones.filter(({ id }) => id === handZone(seat)).flatMap(seenIn);
  const open = zones.filter(({ kind, seat: owner }) => kind === 'row' && owner === null).flatMap(seenIn);
  if (hand.length === 0 || hand.length + open.length > MOST) return [];
  const way = (picks: readonly ItemRef[], alone = false): Way => {
    const all = game.table.propose(view, seat, picks).map(({ move }) => move);
    const against = all.map((move) => judge(game, state, seat, move).findings.length);
    const least = Math.min(...against);
    // A hand that meets nothing: “take nothing” is what nobody means.
    return { least, moves: alone ? all.filter((_, at) => against[at] === least) : all };
  };
  const single = hand.length > SINGLE ? [] : hand.map((card) => way([card, ...open]));
  return [way([...hand, ...open]), way(hand, open.length > 0), ...single];
}

/** Who lays down a card and what it is to take lays down the whole try: what has least against it comes first. */
function offersAt(game: Game, seat: number, laid: Laid): readonly Offer[] {
  const plain = new Set(game.table.propose(laid.view, seat, []).map(({ move }) => game.wire.key(move)));
  const found = new Map<string, Offer>();
  for (const { moves } of ways(game, seat, laid).toSorted((a, b) => a.least - b.least)) {
    const more = moves.filter((move) => !plain.has(game.wire.key(move)));
    for (const move of more.slice(0, FEW)) {
      const key = game.wire.key(move);
      if (found.has(key)) continue;
      found.set(key, { move, says: game.talk.describe(move).replace(/\.$/, '') });
    }
  }
  return [...found.values()].slice(0, ALL);
}

/** What may be meant by what lies there, while nothing of it is touched. */
export const $offers = computed(
  [$ruled, $draft, $laid, $picked],
  (game, draft, laid, picked): readonly Offer[] => {
    if (!game || !draft || draft.move || !laid?.ok || picked.length > 0) return [];
    return offersAt(game, draft.seat, laid.value);
  },
);
