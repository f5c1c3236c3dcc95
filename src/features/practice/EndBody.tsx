import type { VNode } from 'preact';
import type { GameEvent } from '../../game/play.ts';
import { KeyPositions, type useKeyTurns } from '../review/KeyPositions.tsx';
import type { Practice } from '../saved-games/index.ts';
import { Piles, type useCountStep } from './count/Piles.tsx';
import { ScoreTable } from './count/ScoreTable.tsx';
import { openRecord, reviewAddress } from './RecordLink.tsx';
import { Refusals } from './Refusals.tsx';

interface Props {
  readonly practice: Practice;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  readonly nameOf: (side: number) => string;
  readonly isCount: boolean;
  /** The events of the last move that score points, and the totals after it. */
  readonly lines: readonly GameEvent[];
  readonly scores: readonly number[];
  readonly counted: ReturnType<typeof useCountStep>;
  readonly keyTurns: ReturnType<typeof useKeyTurns>;
}

/** The points line by line beside the counted piles; at the end of the game, what was refused and what decided it. */
export function EndBody({ practice, home, nameOf, isCount, lines, scores, counted, keyTurns }: Props): VNode {
  const { game } = practice;
  const { piles, shownCount } = counted;
  return (
    <div class="end-body">
      <div class="end-count">
        {lines.length > 0 && <ScoreTable {...{ game, nameOf, lines, scores, home }} />}
        {!isCount && <Refusals practice={practice} home={home} />}
      </div>
      <div class="end-shown">
        <Piles {...{ game, piles, nameOf, shownCount }} />
        {!isCount && (
          <KeyPositions
            {...{ practice, keyTurns }}
            onOpen={(move) => openRecord(practice, reviewAddress(home, move))}
          />
        )}
      </div>
    </div>
  );
}
