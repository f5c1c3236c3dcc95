import { useStore } from '@nanostores/preact';
import type { GameMove } from '../../game/play.ts';
import type { Proposal } from '../../game/table.ts';
import type { Practice } from '../saved-games/index.ts';
import { $hint, $tried } from './practice.ts';

/**
 * The proposal that is highlighted: the move of a hint, or after a refusal the nearest legal move; null for none,
 * undefined for the likeliest.
 * @param isOpen whether it is the player's turn: out of turn no button is the likeliest
 */
export function useJudgedProposal(
  { game }: Practice,
  proposals: readonly Proposal<GameMove>[],
  isOpen: boolean,
): Proposal<GameMove> | null | undefined {
  const hint = useStore($hint);
  const lastTry = useStore($tried);
  const refusal = lastTry?.ruling.verdict === 'illegal' && !lastTry.opponent ? lastTry.ruling : null;
  const offeredMove = hint?.step === 'move' ? hint.move : refusal?.nearest[0]?.move;
  const key = offeredMove && game.notation.key(offeredMove);
  const advised = proposals.find(({ move }) => game.notation.key(move) === key);
  return advised ?? (refusal || !isOpen ? null : undefined);
}
