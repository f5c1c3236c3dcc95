import type { Game } from '../../game/game.ts';
import type { GameState } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Practice } from '../saved-games/index.ts';
import { viewerOf } from '../saved-games/index.ts';
import { observe } from './state/observation.ts';

/** Limit for speed: legal moves looked at for each card and kind. */
const MOVES_PER_CARD = 60;

const keyOf = ({ zone, item }: ItemRef): string => `${zone}/${item}`;

/** Items that, added to the picks, can still make a legal move. */
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
    // In games where a card is touched before its place, only the card is marked.
    for (const pick of game.table.touch && held.length === 0 ? picks.slice(0, 1) : picks)
      if (!held.includes(keyOf(pick))) found.set(keyOf(pick), pick);
  }
  return found;
}

export interface Playable {
  /** Items that can be touched; empty if `any` is true. */
  readonly things: readonly ItemRef[];
  /** Every card of the hand is playable: then a sentence says so, instead of a ring round each. */
  readonly any: boolean;
}

/** Caches the result for each list of picks, as the page asks twice. */
const cache = new WeakMap<readonly ItemRef[], { readonly view: GameState; readonly playable: Playable }>();

/** Finds what can be played with the current picks. */
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
