import { catchTooMuch, ok, type Result } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import type { GameMove } from '../../../game/play.ts';
import { certainMoves } from '../../../referee/certain-moves.ts';
import type { DeskDraft } from './draft.ts';
import { type LaidTable, layTable } from './laid-table.ts';

/** Moves that play the same cards. */
export interface MoveGroup {
  readonly cards: string;
  readonly moves: readonly { readonly move: GameMove; readonly says: string }[];
}

/** Limit per kind of move and card, for games with very many moves. */
const MOVES_PER_CARD = 40;

/** Lists every move that is legal for all possible unseen cards, by the cards it plays. Takes up to two seconds. */
export function listCertainMoves(game: DeskGame<Game>, draft: DeskDraft): Result<readonly MoveGroup[]> {
  const laidTable = layTable(game, draft);
  if (laidTable.ok && laidTable.value.required) return ok([]);
  return laidTable.ok ? catchTooMuch(() => groupByCards(game, draft, laidTable.value)) : laidTable;
}

function groupByCards(game: Game, { seat }: DeskDraft, { state }: LaidTable): readonly MoveGroup[] {
  const groups = new Map<string, { move: GameMove; says: string }[]>();
  for (const move of certainMoves(game, state, seat, { maxPerCard: MOVES_PER_CARD })) {
    const cards = game.notation.cardsOf(move, state, seat).played.map(game.pack.text).join(' ');
    groups.set(cards, [...(groups.get(cards) ?? []), { move, says: game.texts.describeMove(move).replace(/\.$/, '') }]);
  }
  return [...groups].map(([cards, moves]) => ({ cards, moves }));
}
