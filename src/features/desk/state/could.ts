import { catchTooMuch, ok, type Result } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import type { GameMove } from '../../../game/play.ts';
import { certainMoves } from '../../../referee/certain-moves.ts';
import type { Draft } from './draft.ts';
import { type Laid, lay } from './laid.ts';

/** Moves that could be made with the same cards. */
export interface Could {
  readonly cards: string;
  readonly moves: readonly { readonly move: GameMove; readonly says: string }[];
}

/** Where moves explode, so many of each kind with each card are listed. */
const GLANCE = 40;

/** Every move that is legal whatever the unseen cards are, by the cards it plays. It may take a second or two. */
export function couldPlay(game: DeskGame<Game>, draft: Draft): Result<readonly Could[]> {
  const laid = lay(game, draft);
  if (laid.ok && laid.value.required) return ok([]);
  return laid.ok ? catchTooMuch(() => listed(game, draft, laid.value)) : laid;
}

function listed(game: Game, { seat }: Draft, { state }: Laid): readonly Could[] {
  const groups = new Map<string, { move: GameMove; says: string }[]>();
  for (const move of certainMoves(game, state, seat, { most: GLANCE })) {
    const cards = game.notation.cardsOf(move, state, seat).played.map(game.pack.text).join(' ');
    groups.set(cards, [
      ...(groups.get(cards) ?? []),
      { move, says: game.texts.describeMove(move).replace(/\.$/, '') },
    ]);
  }
  return [...groups].map(([cards, moves]) => ({ cards, moves }));
}
