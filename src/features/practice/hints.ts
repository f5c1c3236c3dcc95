import type { Game } from '../../game/game.ts';
import type { GameState } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Practice } from './match-record.ts';
import { viewerOf } from './people.ts';
import { observe } from './state/observation.ts';

/** So many moves of each kind with each card are looked at: marks need no more. */
const MOVES_PER_CARD = 60;

const keyOf = ({ zone, item }: ItemRef): string => `${zone}/${item}`;

/** What could still be touched to make a legal move of what is touched already. */
function findTouchable(practice: Practice, picked: readonly ItemRef[]): ReadonlyMap<string, ItemRef> {
  const { game }: { readonly game: Game } = practice;
  const { view } = observe(practice);
  const viewer = viewerOf(practice);
  const held = picked.map(keyOf);
  const found = new Map<string, ItemRef>();
  for (const move of game.play.moves(view, viewer, MOVES_PER_CARD)) {
    const picks = game.table.picksOf(view, viewer, move);
    const keys = new Set(picks.map(keyOf));
    if (!held.every((key) => keys.has(key))) continue;
    // Where one touches a card and then its place, the card comes first.
    for (const pick of game.table.touch && held.length === 0 ? picks.slice(0, 1) : picks)
      if (!held.includes(keyOf(pick))) found.set(keyOf(pick), pick);
  }
  return found;
}

/** What can be played. */
export interface Playable {
  /** What could still be touched: nothing where that would be every card one holds. */
  readonly things: readonly ItemRef[];
  /** Any card of one’s hand will do: that is said, for rings round all of them say nothing. */
  readonly any: boolean;
}

/** Forgotten with their views; the page asks twice. */
const cache = new WeakMap<readonly ItemRef[], { readonly view: GameState; readonly playable: Playable }>();

/** What can be played with what is touched already. */
export function findPlayable(practice: Practice, picked: readonly ItemRef[]): Playable {
  const { view, zones } = observe(practice);
  const before = cache.get(picked);
  if (before?.view === view) return before.playable;
  const found = findTouchable(practice, picked);
  const hand = zones()
    .filter(({ kind, seat }) => kind === 'hand' && seat === viewerOf(practice))
    .flatMap(({ id, items }) => items.map((item) => keyOf({ zone: id, item: item.id })));
  const any = picked.length === 0 && hand.length > 1 && hand.every((key) => found.has(key));
  const made = { things: any ? [] : [...found.values()], any };
  cache.set(picked, { view, playable: made });
  return made;
}
