import { useStore } from '@nanostores/preact';
import { computed } from 'nanostores';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { LATE_WORDS } from './late-words.ts';
import type { MoveGroup as Group } from './state/certain-moves.ts';
import { $draft, $game, $laidTable } from './state/desk.ts';
import { createLiveQuery } from './state/live-query.ts';
import type { RefereeQuestion } from './state/referee.ts';
import { answerInPage } from './state/ruling.ts';
import { tryMove } from './state/try.ts';
import { Thinking } from './Thinking.tsx';

const $question = computed([$game, $draft, $laidTable], (game, draft, laidTable): RefereeQuestion<'moves'> | null =>
  // Without the move, because the answer depends on the table alone.
  game && draft && laidTable?.ok ? { game: game.id, wanted: 'moves', draft: { ...draft, move: null } } : null,
);

/** Computed only while the list is shown. */
const certainMoves = createLiveQuery($question, { fallback: answerInPage });

export interface CertainMovesProps {
  /** Description of the tried move, to mark it in the list. */
  readonly triedText: string | null;
}

/** Moves shown per card before “more”. */
const MAX_SHOWN = 6;

/** Every move that is legal for all possible unseen cards, card by card. */
export function CertainMoves({ triedText }: CertainMovesProps): VNode {
  const answer = useStore(certainMoves.$answer);
  const status = useStore(certainMoves.$status);
  if (!answer) {
    const isLate = status === 'thinking' || status === 'stopped';
    return (
      <Announced as="div">{isLate ? <Thinking query={certainMoves} /> : <p>{LATE_WORDS.fetchingMoves}</p>}</Announced>
    );
  }
  if (!answer.ok) return <p>{answer.fault.says}</p>;
  const groups = answer.value;
  return (
    <>
      {groups.length === 0 && <p>{LATE_WORDS.noCertainMoves}</p>}
      {groups.map((group) => (
        <CertainMoveGroup key={group.cards} group={group} triedText={triedText} />
      ))}
    </>
  );
}

function CertainMoveGroup({ group, triedText }: { readonly group: Group; readonly triedText: string | null }): VNode {
  const [isExpanded, setIsExpanded] = useState(false);
  const shownMoves = isExpanded ? group.moves : group.moves.slice(0, MAX_SHOWN);
  const hiddenCount = group.moves.length - shownMoves.length;
  return (
    <div class="could-group">
      <h2>
        <CardText text={group.cards} />
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ul role="list">
        {shownMoves.map(({ move, says }) => (
          <li key={says}>
            <button
              type="button"
              class="chip"
              aria-current={triedText === `${says}.` ? 'true' : undefined}
              onClick={() => tryMove(move)}
            >
              <span>
                <CardText text={says} />
              </span>
            </button>
          </li>
        ))}
        {hiddenCount > 0 && (
          <li>
            <button type="button" class="chip" onClick={() => setIsExpanded(true)}>
              {LATE_WORDS.moreMoves(hiddenCount)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
