import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Practice } from '../../stores/match-record.ts';
import { $sheet, closeSheet } from '../../stores/practice.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
}

/** The count of a session or round, line by line, when it is over. */
export function ScoreSheet({ practice, home }: Props): VNode {
  const at = useStore($sheet);
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const step = at === null ? undefined : practice.steps[at];
  useEffect(() => {
    if (step && !dialog.current?.open) {
      dialog.current?.showModal();
      // Else the first law would have the focus, and Enter would leave the table.
      next.current?.focus({ preventScroll: true });
    }
    if (!step) dialog.current?.close();
  }, [step]);

  const { game, match } = practice;
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby="sheet-title" onClose={closeSheet}>
      <h2 id="sheet-title">{WORDS.sheet}</h2>
      <div class="sheet-scroll">
        <ScoreTable
          game={game}
          seats={game.seats(match.options)}
          lines={step?.events.filter((event) => event.points !== undefined) ?? []}
          scores={step ? game.play.scores(step.state) : []}
          home={home}
        />
      </div>
      <form method="dialog">
        <button ref={next} type="submit" class="button primary">
          {WORDS.next}
        </button>
      </form>
    </dialog>
  );
}
