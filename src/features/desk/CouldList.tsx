import { useStore } from '@nanostores/preact';
import { computed } from 'nanostores';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { following } from './state/asking.ts';
import type { Could as Group } from './state/could.ts';
import { $draft, $game, $laid } from './state/desk.ts';
import type { Question } from './state/judge.ts';
import { judgedHere } from './state/ruling.ts';
import { tryMove } from './state/try.ts';
import { Thinking } from './Thinking.tsx';
import { WORDS } from './words.ts';

const $question = computed([$game, $draft, $laid], (game, draft, laid): Question<'moves'> | null =>
  // The same table is the same question, whatever was tried at it.
  game && draft && laid?.ok ? { game: game.id, wanted: 'moves', draft: { ...draft, move: null } } : null,
);

/** What could have been played, looked up while somebody looks. */
const could = following($question, { here: judgedHere });

export interface CouldProps {
  /** What the ruling is about. */
  readonly tried: string | null;
}

/** So many of a card are shown at once. */
const FEW = 6;

/** Everything that is certainly allowed, card by card. */
export function CouldList({ tried }: CouldProps): VNode {
  const answer = useStore(could.$answer);
  const wait = useStore(could.$wait);
  if (!answer) {
    const late = wait === 'thinking' || wait === 'stopped';
    return (
      <Announced as="div">{late ? <Thinking asking={could} /> : <p>{WORDS.fetchingMoves}</p>}</Announced>
    );
  }
  if (!answer.ok) return <p>{answer.fault.says}</p>;
  const groups = answer.value;
  return (
    <>
      {groups.length === 0 && <p>{WORDS.couldNone}</p>}
      {groups.map((group) => (
        <CouldGroup key={group.cards} group={group} tried={tried} />
      ))}
    </>
  );
}

function CouldGroup({ group, tried }: { readonly group: Group; readonly tried: string | null }): VNode {
  const [all, setAll] = useState(false);
  const shown = all ? group.moves : group.moves.slice(0, FEW);
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
              {WORDS.couldMore(more)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
