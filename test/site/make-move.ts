import type { Game } from '../../src/game/game.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import type { PageUser } from './page-user.ts';

/** From this number of possible moves on, the buttons show only their differences. */
const MAX_PROPOSALS = 4;

/** A table as the player on turn sees it. */
export interface TableView {
  readonly game: Game;
  readonly view: GameState;
  readonly seat: Seat;
}

/** Touches the items of a move and presses its button. @param buttons selector of the buttons */
export async function makeMove(
  hand: PageUser,
  { game, view, seat }: TableView,
  move: GameMove,
  buttons = '[aria-label="What you do"] button',
): Promise<void> {
  const picks = game.table.picksOf(view, seat, move);
  for (const { zone, item } of picks) await hand.touch(zone, item);
  const proposals = game.table.propose(view, seat, picks);
  const wantedProposal = proposals.find((proposal) => game.notation.key(proposal.move) === game.notation.key(move));
  if (!wantedProposal) throw new Error(`nothing that is touched proposes: ${game.texts.describeMove(move)}`);
  // If the selected items determine the move, selecting the last one has already tried it.
  if (wantedProposal.isSure) return;
  const matchingProposals = proposals.filter(({ label }) => label === wantedProposal.label);
  await hand.press(
    buttons,
    matchingProposals.length > MAX_PROPOSALS
      ? wantedProposal.detail
      : matchingProposals.length > 1
        ? `${wantedProposal.label} ${wantedProposal.detail}`
        : wantedProposal.label,
  );
}
