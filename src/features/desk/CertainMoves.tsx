import { useStore } from '@nanostores/preact';
import { computed } from 'nanostores';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { MoveGroup as Group } from './state/certain-moves.ts';
import { $draft, $game, $laidTable } from './state/desk.ts';
import { createLiveQuery } from './state/live-query.ts';
import type { RefereeQuestion } from './state/referee.ts';
import { answerInPage } from './state/ruling.ts';
import { tryMove } from './state/try.ts';
import { Thinking } from './Thinking.tsx';
import { WORDS } from './words.ts';

const $question = computed(
  [$game, $draft, $laidTable],
  (game, draft, laid): RefereeQuestion<'moves'> | null =>
    // The move is left out: the question depends on the table alone.
    game && draft && laid?.ok ? { game: game.id, wanted: 'moves', draft: { ...draft, move: null } } : null,
);

/** Asked only while the list is shown. */
const certainMoves = createLiveQuery($question, { fallback: answerInPage });

export interface CertainMovesProps {
  /** Description of the tried move, to mark it in the list. */
  readonly tried: string | null;
}

/** Moves shown per card before “more”. */
const MAX_SHOWN = 6;

/** Every move that is legal for all possible unseen cards, card by card. */
export function CertainMoves({ tried }: CertainMovesProps): VNode {
  const answer = useStore(certainMoves.$answer);
  const wait = useStore(certainMoves.$status);
  if (!answer) {
    const late = wait === 'thinking' || wait === 'stopped';
    return (
      <Announced as="div">
        {late ? <Thinking query={certainMoves} /> : <p>{WORDS.fetchingMoves}</p>}
      </Announced>
    );
  }
  if (!answer.ok) return <p>{answer.fault.says}</p>;
  const groups = answer.value;
  return (
    <>
      {groups.length === 0 && <p>{WORDS.noCertainMoves}</p>}
      {groups.map((group) => (
        <CertainMoveGroup key={group.cards} group={group} tried={tried} />
      ))}
    </>
  );
}

function CertainMoveGroup({ group, tried }: { readonly group: Group; readonly tried: string | null }): VNode {
  const [all, setAll] = useState(false);
  const shown = all ? group.moves : group.moves.slice(0, MAX_SHOWN);
  const more = group.moves.length - shown.length;
  return (
    <div class="could-group">
      <h2>
        <CardText text={group.cards} />
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ul role="list">
        {shown.map(({ move, says }) => (
          <li key={says}>
            <button
              type="button"
              class="chip"
              aria-current={tried === `${says}.` ? 'true' : undefined}
              onClick={() => tryMove(move)}
            >
              <span>
                <CardText text={says} />
              </span>
            </button>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button type="button" class="chip" onClick={() => setAll(true)}>
              {WORDS.moreMoves(more)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
