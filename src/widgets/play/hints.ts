import type { Game } from '../../game/game.ts';
import type { GameState } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import { HUMAN } from '../../stores/names.ts';

/** So many moves of each kind with each card are looked at: marks need no more. */
const GLANCE = 60;

const keyOf = ({ zone, item }: ItemRef): string => `${zone}/${item}`;

/** What could still be touched to make a legal move of what is touched already. */
export function hints(game: Game, view: GameState, picked: readonly ItemRef[]): readonly ItemRef[] {
  const held = picked.map(keyOf);
  const found = new Map<string, ItemRef>();
  for (const move of game.play.moves(view, HUMAN, GLANCE)) {
    const picks = game.table.picksOf(view, HUMAN, move);
    const keys = new Set(picks.map(keyOf));
    if (!held.every((key) => keys.has(key))) continue;
    // Where one touches a card and then its place, the card comes first.
    for (const pick of game.table.touch && held.length === 0 ? picks.slice(0, 1) : picks)
      if (!held.includes(keyOf(pick))) found.set(keyOf(pick), pick);
  }
  return [...found.values()];
}
