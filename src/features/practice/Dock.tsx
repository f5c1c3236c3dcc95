import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { RuleChoice, SameDeal } from './lazy-parts.tsx';
import type { Practice } from './match-record.ts';
import { namingAt } from './people.ts';
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

/** The verdict on what another tried, said of them. */
const verdictOn = (name: string): Record<Verdict, string> => ({
  legal: WORDS.verdictOn.legal(name),
  illegal: WORDS.verdictOn.illegal(name),
  depends: WORDS.verdictOn.depends(name),
});

/** Somebody’s word that is no ruling. */
function SpokenLine({ who, says }: { readonly who: string; readonly says: string }): VNode {
  return (
    <p class="play-coach">
      <strong>{who}</strong> <CardText text={says} />
    </p>
  );
}

interface IdlePanelProps {
  readonly practice: Practice;
  /** The coach’s word on one’s last move, where its ruling isn’t shown any more. */
  readonly remark: string | undefined;
  readonly isOver: boolean;
}

/** What stands where nothing is ruled on: what is to be settled, the coach, or what one can do. */
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
 * Where the referee speaks; the coach, of the move just made or while there is nothing to rule on; and what for a hint
 * is good; and what a table has to be asked for before a move is taken back. The room is the same for all.
 */
export function Dock({ practice, home }: Props): VNode {
  const tried = useStore($tried);
  const advice = useStore($advice);
  const undoReason = useStore($undoReason);
  const countedStep = useStore($countedStep);
  const pendingMove = useStore($pendingMove);
  const remark = tried?.remark;
  const to = tried?.opponent;
  // Whose turn followed is old news once somebody has moved, or the deal is over.
  const isNews = tried?.turns === practice.match.turns.length && countedStep === null;
  const at = tried && { ...tried.at, name: namingAt(practice), turn: isNews ? tried.at.turn : '' };
  // What was refused goes when somebody moves; what was allowed stays to be read, and says that it is past.
  const past = tried && !to && !isNews && tried.ruling.verdict === 'legal';
  const over = countedStep === null && observedTurn(practice) === null;
  const compares = over && practice.challenge !== undefined;
  // That one’s last move was allowed has been said: now the coach looks at the next, and once somebody has moved that
  // comes first.
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
