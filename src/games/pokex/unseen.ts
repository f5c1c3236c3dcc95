import type { Card } from '../../cards/card.ts';
import { unseenCards } from '../../game/schema.ts';
import { PACK } from './pack.ts';
import type { PokexState } from './state.ts';

/** Every card of a state, wherever it lies, unseen ones too. */
export function allCards(state: PokexState): Card[] {
  return [
    ...state.hands.flat(),
    ...state.centre,
    ...(state.current === null ? [] : [state.current]),
    ...state.laid.flatMap(({ cards }) => cards),
    ...state.won.flat(),
    ...state.gone,
  ];
}

/** The cards of the pack that are not among those seen. */
export function unseenCardsOf(seen: readonly Card[]): Card[] {
  return unseenCards(
    PACK,
    seen.filter((card) => card >= 0),
  );
}
