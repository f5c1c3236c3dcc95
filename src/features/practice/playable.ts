import type { Game } from '../../game/game.ts';
import type { GameState } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import { type Practice, viewerOf } from '../saved-games/index.ts';
import { observe } from './state/observation.ts';

/** Largest number of legal moves generated for each card and kind, for speed. */
const MOVES_PER_CARD = 60;

const keyOf = ({ zone, item }: ItemRef): string => `${zone}/${item}`;

/** Items that, added to the picks, can still make a legal move. */
function findPlayableItems(practice: Practice, currentPicks: readonly ItemRef[]): ReadonlyMap<string, ItemRef> {
  const { game }: { readonly game: Game } = practice;
  const { view } = observe(practice);
  const viewer = viewerOf(practice);
  const pickedKeys = currentPicks.map(keyOf);
  const playableItems = new Map<string, ItemRef>();
  for (const move of game.play.moves(view, viewer, MOVES_PER_CARD)) {
    const picks = game.table.picksOf(view, viewer, move);
    const keys = new Set(picks.map(keyOf));
    if (!pickedKeys.every((key) => keys.has(key))) continue;
    // In games where a card is touched before its place, only the card is marked.
    for (const pick of game.table.touch && pickedKeys.length === 0 ? picks.slice(0, 1) : picks)
      if (!pickedKeys.includes(keyOf(pick))) playableItems.set(keyOf(pick), pick);
  }
  return playableItems;
}

export interface Playable {
  /** Items that can be touched; empty if `areAllPlayable` is true. */
  readonly items: readonly ItemRef[];
  /** Whether every card of the hand is playable; then a sentence says so, and no card has a ring. */
  readonly areAllPlayable: boolean;
}

/** Caches the result for each list of picks, as the page asks twice. */
const cache = new WeakMap<readonly ItemRef[], { readonly view: GameState; readonly playable: Playable }>();

/** Finds what can be played with the current picks. */
export function findPlayable(practice: Practice, currentPicks: readonly ItemRef[]): Playable {
  const { view, zones } = observe(practice);
  const cached = cache.get(currentPicks);
  if (cached?.view === view) return cached.playable;
  const playableItems = findPlayableItems(practice, currentPicks);
  const hand = zones()
    .filter(({ kind, seat }) => kind === 'hand' && seat === viewerOf(practice))
    .flatMap(({ id, items }) => items.map((item) => keyOf({ zone: id, item: item.id })));
  const isWholeHand = currentPicks.length === 0 && hand.length > 1 && hand.every((key) => playableItems.has(key));
  const playable = { items: isWholeHand ? [] : [...playableItems.values()], areAllPlayable: isWholeHand };
  cache.set(currentPicks, { view, playable });
  return playable;
}
