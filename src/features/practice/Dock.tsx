import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { namingAt, type Practice } from '../saved-games/index.ts';
import { RuleChoice } from './lazy-parts.tsx';
import {
  $advice,
  $countedStep,
  $hint,
  $moment,
  $pendingMove,
  $tried,
  $undoReason,
  attempt,
  takeBack,
  withdrawUndo,
} from './practice.ts';
import { PROMPTS } from './state/prompt.ts';
import { useWholeLines } from './use-whole-lines.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
}

/** Verdicts on another player's move. */
const verdictOn = (name: string): Record<Verdict, string> => ({
  legal: WORDS.verdictOn.legal(name),
  illegal: WORDS.verdictOn.illegal(name),
  depends: WORDS.verdictOn.depends(name),
});

/** A sentence of the coach, or of a hint. */
function SpokenLine({ speaker, text }: { readonly speaker: string; readonly text: string }): VNode {
  return (
    <p class="play-coach">
      <strong>{speaker}</strong> <CardText text={text} />
    </p>
  );
}

interface IdlePanelProps {
  readonly practice: Practice;
  /** The coach's remark on the last move, for when its ruling is no longer shown. */
  readonly remark: string | undefined;
}

/** Shown when there is no ruling: a question to settle, the coach's advice, or a prompt. */
function IdlePanel({ practice, remark }: IdlePanelProps): VNode {
  const advice = useStore($advice);
  const hint = useStore($hint);
  const undoReason = useStore($undoReason);
  const pendingMove = useStore($pendingMove);
  const moment = useStore($moment);
  const { panel, buttons } = PROMPTS[moment];
  if (moment === 'doubting' && pendingMove) return <RuleChoice practice={practice} pendingMove={pendingMove} />;
  if (moment === 'consent') {
    return (
      <>
        <p>
          {undoReason} {WORDS.mayAgree}
        </p>
        <div class="buttons">
          <button type="button" class="button" onClick={takeBack}>
            {WORDS.takeBack}
          </button>
          <button type="button" class="button" onClick={withdrawUndo}>
            {WORDS.letStand}
          </button>
        </div>
      </>
    );
  }
  if (buttons === 'closed') return <p>{panel}</p>;
  if (hint && hint.step !== 'where' && hint.why !== '') return <SpokenLine speaker={WORDS.why} text={hint.why} />;
  if (advice) {
    return (
      <>
        <SpokenLine speaker={remark ? WORDS.next : WORDS.coach} text={advice.says} />
        {remark && <SpokenLine speaker={WORDS.before} text={remark} />}
      </>
    );
  }
  return <p>{panel}</p>;
}

/**
 * The panel beside the table: rulings, the coach's advice, reasons of hints, and the question to the table about an
 * undo. Its size doesn't depend on its content.
 */
export function Dock({ practice, home }: Props): VNode {
  const dock = useRef<HTMLDivElement>(null);
  useWholeLines(dock);
  const lastTry = useStore($tried);
  const advice = useStore($advice);
  const countedStep = useStore($countedStep);
  const moment = useStore($moment);
  const remark = lastTry?.remark;
  const opponent = lastTry?.opponent;
  // The line on the next turn is out of date after a move, or at the end of the deal.
  const isNews = lastTry?.turns === practice.match.turns.length && countedStep === null;
  const at = lastTry && { ...lastTry.at, name: namingAt(practice), turnText: isNews ? lastTry.at.turnText : '' };
  // A refusal disappears after the next move; a ruling on a legal move stays, marked as past.
  const isPastMove = lastTry && !opponent && !isNews && lastTry.ruling.verdict === 'legal';
  // Once a legal move has been read, the coach's advice for the next turn replaces it.
  const wasAllowed = lastTry?.ruling.verdict === 'legal' && !opponent;
  const isStale = advice !== null && wasAllowed && (remark === undefined || !isNews);
  return (
    <div ref={dock} class="board-dock is-docked">
      <RulingPanel
        game={practice.game}
        home={home}
        ruling={isStale || moment === 'consent' || moment === 'doubting' ? null : (lastTry?.ruling ?? null)}
        at={at}
        besideVerdict={isPastMove ? WORDS.lastMove : undefined}
        onTry={opponent || PROMPTS[moment].buttons === 'closed' ? undefined : attempt}
        labels={opponent ? { verdict: verdictOn(capitalize(namingAt(practice)(opponent.seat))) } : {}}
        remark={
          remark && (
            <>
              <SpokenLine speaker={WORDS.coach} text={remark} />
              {advice && <SpokenLine speaker={WORDS.next} text={advice.says} />}
            </>
          )
        }
      >
        <IdlePanel practice={practice} remark={remark} />
      </RulingPanel>
    </div>
  );
}
