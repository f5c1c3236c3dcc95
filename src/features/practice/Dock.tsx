import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from '../saved-games/index.ts';
import { namingAt } from '../saved-games/index.ts';
import { RuleChoice, SameDeal } from './lazy-parts.tsx';
import {
  $advice,
  $countedStep,
  $hint,
  $pendingMove,
  $tried,
  $undoReason,
  attempt,
  letStand,
  observedTurn,
  takeBack,
} from './practice.ts';
import { observe } from './state/observation.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
}

/** Verdicts on another player’s move. */
const verdictOn = (name: string): Record<Verdict, string> => ({
  legal: WORDS.verdictOn.legal(name),
  illegal: WORDS.verdictOn.illegal(name),
  depends: WORDS.verdictOn.depends(name),
});

/** A sentence of the coach, or of a hint. */
function SpokenLine({ who, says }: { readonly who: string; readonly says: string }): VNode {
  return (
    <p class="play-coach">
      <strong>{who}</strong> <CardText text={says} />
    </p>
  );
}

interface IdlePanelProps {
  readonly practice: Practice;
  /** The coach’s remark on the last move, if its ruling is no longer shown. */
  readonly remark: string | undefined;
  readonly isOver: boolean;
}

/** Shown when there is no ruling: a question to settle, the coach’s advice, or a prompt. */
function IdlePanel({ practice, remark, isOver }: IdlePanelProps): VNode {
  const advice = useStore($advice);
  const hint = useStore($hint);
  const undoReason = useStore($undoReason);
  const pendingMove = useStore($pendingMove);
  if (pendingMove?.isDoubted) return <RuleChoice practice={practice} pendingMove={pendingMove} />;
  if (undoReason) {
    return (
      <>
        <p>
          {undoReason} {WORDS.mayAgree}
        </p>
        <div class="buttons">
          <button type="button" class="button" onClick={takeBack}>
            {WORDS.takeBack}
          </button>
          <button type="button" class="button" onClick={letStand}>
            {WORDS.letStand}
          </button>
        </div>
      </>
    );
  }
  if (hint && hint.step !== 'where' && hint.why !== '') return <SpokenLine who={WORDS.why} says={hint.why} />;
  if (advice) {
    return (
      <>
        <SpokenLine who={remark ? WORDS.next : WORDS.coach} says={advice.says} />
        {remark && <SpokenLine who={WORDS.before} says={remark} />}
      </>
    );
  }
  if (isOver) return <SameDeal practice={practice} />;
  const speaks = practice.game.table.isAnnouncement?.(observe(practice).view) ?? false;
  return <p>{speaks ? WORDS.waitingForWord : WORDS.waitingForTry}</p>;
}

/**
 * The panel beside the table: rulings, the coach’s advice, reasons of hints, and the question to the table about an
 * undo. Its size doesn’t depend on its content.
 */
export function Dock({ practice, home }: Props): VNode {
  const tried = useStore($tried);
  const advice = useStore($advice);
  const undoReason = useStore($undoReason);
  const countedStep = useStore($countedStep);
  const pendingMove = useStore($pendingMove);
  const remark = tried?.remark;
  const to = tried?.opponent;
  // The line on the next turn is out of date after a move, or at the end of the deal.
  const isNews = tried?.turns === practice.match.turns.length && countedStep === null;
  const at = tried && { ...tried.at, name: namingAt(practice), turn: isNews ? tried.at.turn : '' };
  // A refusal disappears after the next move; a ruling on a legal move stays, marked as past.
  const past = tried && !to && !isNews && tried.ruling.verdict === 'legal';
  const over = countedStep === null && observedTurn(practice) === null;
  const compares = over && practice.challenge !== undefined;
  // Once a legal move has been read, the coach’s advice for the next turn replaces it.
  const allowed = tried?.ruling.verdict === 'legal' && !to;
  const isStale = advice !== null && allowed && (remark === undefined || !isNews);
  return (
    <div class="board-dock is-docked">
      <RulingPanel
        game={practice.game}
        home={home}
        ruling={isStale || undoReason || pendingMove?.isDoubted || compares ? null : (tried?.ruling ?? null)}
        at={at}
        beside={past ? WORDS.lastMove : undefined}
        onTry={to ? undefined : attempt}
        labels={to ? { verdict: verdictOn(sentence(namingAt(practice)(to.seat))) } : {}}
        remark={
          remark && (
            <>
              <SpokenLine who={WORDS.coach} says={remark} />
              {advice && <SpokenLine who={WORDS.next} says={advice.says} />}
            </>
          )
        }
      >
        <IdlePanel practice={practice} remark={remark} isOver={over} />
      </RulingPanel>
    </div>
  );
}
