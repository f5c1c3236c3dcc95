import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import { LastWords } from './LastWords.tsx';
import type { Practice } from './match-record.ts';
import { closeWindow, holdWindow } from './practice.ts';
import type { OpenWindow } from './state/window.ts';
import './window.css';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly open: OpenWindow;
  /** What one is asked oneself; undefined where one can do nothing. */
  readonly question: string | undefined;
}

/** A moment in which one may act out of turn: what it is about, how long it lasts, and how to stop the clock. */
export function WindowWords({ practice, open, question }: Props): VNode {
  return (
    <div class="play-window">
      <span class="play-turn">
        <CardText text={question ?? open.says} />
      </span>
      {open.until === null ? (
        <button type="button" class="chip" onClick={closeWindow}>
          {WORDS.letPass}
        </button>
      ) : (
        <button type="button" class="chip" onClick={holdWindow}>
          {WORDS.hold}
          <span
            key={open.until}
            class="play-clock"
            style={{ animationDuration: `${open.length ?? 0}ms` }}
            aria-hidden="true"
          />
        </button>
      )}
      {question === undefined && <LastWords practice={practice} />}
    </div>
  );
}
