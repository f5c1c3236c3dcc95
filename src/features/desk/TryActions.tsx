import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DeskGame, TableGame } from '../../game/game.ts';
import { propose } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { $isLaying, $picked } from './state/desk.ts';
import type { DeskDraft } from './state/draft.ts';
import type { LaidTable } from './state/laid-table.ts';
import { $offers } from './state/offers.ts';
import { $answer } from './state/ruling.ts';
import { touchSession, tryMove } from './state/try.ts';
import './try-actions.css';
import { LATE_WORDS } from './late-words.ts';
import { useChipOverflow } from './use-chip-overflow.ts';

interface Props {
  readonly game: DeskGame<TableGame>;
  readonly draft: DeskDraft;
  readonly laidTable: LaidTable;
}

/** Actions for the touched things; if nothing is touched, full tries that the table suggests. */
export function TryActions({ game, draft, laidTable }: Props): VNode {
  const answer = useStore($answer);
  const pickedItems = useStore($picked);
  const offers = useStore($offers);
  const isLaying = useStore($isLaying);
  const deskAnswer = answer?.ok ? answer.value : null;
  const proposals = useMemo(() => propose(touchSession()), [game, laidTable, pickedItems, draft.seat]);
  const judgedProposal =
    deskAnswer && proposals.find(({ move }) => game.notation.key(move) === game.notation.key(deskAnswer.move));
  const row = useRef<HTMLDivElement>(null);
  // A clicked offer is removed, so focus moves to the action that is judged.
  useLayoutEffect(() => {
    if (draft.move === null || document.activeElement !== document.body) return;
    const find = (selector: string) => row.current?.querySelector<HTMLElement>(selector);
    (find('.primary') ?? find('button'))?.focus({ preventScroll: true });
  }, [draft.move, judgedProposal]);
  const [isExpanded, setIsExpanded] = useState(false);
  useEffect(() => setIsExpanded(false), [draft, pickedItems]);
  useChipOverflow(row, { lines: isLaying ? 1 : 2, keepsFirst: true, isExpanded, keepsMore: false });
  const labels = pickedItems.length > 0 ? game.table.actions(laidTable.view, draft.seat) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div ref={row} class="try-row" role="group" aria-label={LATE_WORDS.actions}>
      {offers.map(({ move, says }) => (
        <button key={says} type="button" class="button try-offer" onClick={() => tryMove(move)}>
          <span>
            <CardText text={says} />
          </span>
        </button>
      ))}
      <Actions
        labels={labels}
        proposals={proposals}
        isReady={pickedItems.length > 0}
        judged={judgedProposal ?? undefined}
        onAct={(_label, _way, move) => move && tryMove(move)}
        Text={CardText}
      />
      <button type="button" class="chip" onClick={() => setIsExpanded(true)}>
        {LATE_WORDS.otherTries}
      </button>
    </div>
  );
}
