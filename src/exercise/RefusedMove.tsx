import type { VNode } from 'preact';
import type { Game } from '../game/game.ts';
import type { SeatNamer } from '../game/seat.ts';
import type { TryResult } from '../referee/try-result.ts';
import { RulingPanel } from '../table/ruling/lazy-ruling-panel.tsx';

interface Props {
  readonly message: string;
  readonly game: Game;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  readonly tryResult: TryResult;
  readonly name: SeatNamer;
}

/** Feedback on an illegal move: that it doesn't count as an answer, and the ruling. */
export function RefusedMove({ message, game, home, tryResult, name }: Props): VNode {
  return (
    <>
      <p class="exercise-why">{message}</p>
      <RulingPanel game={game} home={home} ruling={tryResult.ruling} at={{ ...tryResult, name }} isLive />
    </>
  );
}
