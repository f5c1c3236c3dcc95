import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { WORDS as EVERY } from '../../exercise/words.ts';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import type { Drill } from './drill.ts';
import { ModeSelect } from './ModeSelect.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly home: string;
  /** Whether a drill has just been finished; the button then has the focus. */
  readonly isAgain: boolean;
  /** Called after another mode was chosen. */
  readonly onChosen: () => void;
  readonly onStart: () => void;
}

/** Before a drill: its first table, dimmed, what it will ask, and the button that starts the clock. */
export function DrillReady({ drill: { game, tables }, home, isAgain, onChosen, onStart }: Props): VNode {
  const startButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAgain) startButton.current?.focus();
  }, []);
  const position = tables[0]?.tries[0];
  return (
    <div class="focus drill-ready">
      <div class="focus-head">
        <ExitLink href={`${home}learn/`} label={EVERY.back} />
      </div>
      <div class="drill-shown" aria-hidden="true">
        {position && <QuestionTable game={game} position={position} deal={0} />}
      </div>
      <div class="setup-sheet">
        <h2>{WORDS.title}</h2>
        <p>{WORDS.coming}</p>
        <ModeSelect onChosen={onChosen} />
        <button ref={startButton} type="button" class="button primary" onClick={onStart}>
          {WORDS.start}
        </button>
      </div>
    </div>
  );
}
