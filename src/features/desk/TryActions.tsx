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
import { useChipOverflow } from './use-chip-overflow.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskGame<TableGame>;
  readonly draft: DeskDraft;
  readonly laid: LaidTable;
}

/** Actions for the touched things; if nothing is touched, full tries that the table suggests. */
export function TryActions({ game, draft, laid }: Props): VNode {
  const answer = useStore($answer);
  const picked = useStore($picked);
  const offers = useStore($offers);
  const laying = useStore($isLaying);
  const done = answer?.ok ? answer.value : null;
  const proposals = useMemo(() => propose(touchSession()), [game, laid, picked, draft.seat]);
  const judged =
    done && proposals.find(({ move }) => game.notation.key(move) === game.notation.key(done.move));
  const row = useRef<HTMLDivElement>(null);
  // The clicked offer is gone: focus goes to the judged action.
  useLayoutEffect(() => {
    if (draft.move === null || document.activeElement !== document.body) return;
    const find = (selector: string) => row.current?.querySelector<HTMLElement>(selector);
    (find('.primary') ?? find('button'))?.focus({ preventScroll: true });
  }, [draft.move, judged]);
  const [all, setAll] = useState(false);
  useEffect(() => setAll(false), [draft, picked]);
  useChipOverflow(row, { lines: laying ? 1 : 2, open: all, more: false });
  const labels = picked.length > 0 ? game.table.actions(laid.view, draft.seat) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div ref={row} class="try-row" role="group" aria-label={WORDS.actions}>
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
        ready={picked.length > 0}
        judged={judged ?? undefined}
        onAct={(_label, _way, move) => move && tryMove(move)}
        Text={CardText}
      />
      <button type="button" class="chip" onClick={() => setAll(true)}>
        {WORDS.otherTries}
      </button>
    </div>
  );
}
