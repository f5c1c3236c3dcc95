import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { capitalize } from '../../cards/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import { PendingMoveText } from './lazy-parts.tsx';
import {
  type $botStatus,
  $forcedMove,
  type $hint,
  $pendingMove,
  $tried,
  $undoReason,
  $window,
  askHint,
  attempt,
  continuePlay,
  observedTurn,
} from './practice.ts';
import { Recap, WindowText } from './Recap.tsx';
import { observe } from './state/observation.ts';
import type { PracticeHint } from './state/state.ts';
import { WORDS } from './words.ts';

interface NextStepProps extends StatusProps {
  readonly botStatus: ReturnType<typeof $botStatus.get>;
  readonly hint: ReturnType<typeof $hint.get>;
}

/** The revealed part of a hint, and a button for more. */
function HintLine({ hint }: { readonly hint: PracticeHint }): VNode {
  const isComplete = hint.step === 'move';
  return (
    <p class={`play-hint${isComplete ? '' : ' is-pointing'}`}>
      <span>
        {isComplete ? WORDS.shark : WORDS.lookAt}: <CardText text={isComplete ? hint.says : hint.where} />
      </span>{' '}
      <button type="button" class="chip" onClick={() => (isComplete ? attempt(hint.move) : askHint())}>
        {WORDS.hints[hint.step]}
      </button>
    </p>
  );
}

/** Shown when a part can't be loaded because the site has been updated. */
const OutdatedNotice = (): VNode => (
  <p class="play-hint">
    <span class="play-turn">{WORDS.outdated}</span>{' '}
    <button type="button" class="chip" onClick={() => location.reload()}>
      {WORDS.reload}
    </button>
  </p>
);

/** Facts of the game that aren't visible on the table, such as a running count. */
function CountsLine({ practice }: Pick<StatusProps, 'practice'>): VNode | null {
  const counts = practice.game.texts.counts?.(observe(practice).view);
  return counts ? (
    <>
      {' '}
      <span class="play-turn play-counts">
        <CardText text={counts} />
      </span>
    </>
  ) : null;
}

interface PausedBotsProps {
  readonly practice: Practice;
  /** The result of judging an opponent's move; it replaces the recap. */
  readonly judgedText: VNode | null;
  /** A bot failed to answer. */
  readonly hasFailed: boolean;
  readonly name: string;
}

/** Shown while the bots wait for the player to press a button. */
function PausedBots({ practice, judgedText, hasFailed, name }: PausedBotsProps): VNode {
  return (
    <div class="play-hint">
      {judgedText ?? (
        <Recap practice={practice}>
          <span class="play-turn">{hasFailed ? WORDS.failed : `${WORDS.turnOf(name)}.`}</span>
        </Recap>
      )}
      <button type="button" class="chip" onClick={continuePlay}>
        {hasFailed ? WORDS.wake : WORDS.waiting}
      </button>
    </div>
  );
}

/**
 * The most important message: a hint, the meaning of the picks, or whose turn it is with a button to
 * continue.
 */
export function NextStep({ practice, question, isAnyPlayable, picksText, botStatus, hint }: NextStepProps): VNode {
  const openWindow = useStore($window);
  const pendingMove = useStore($pendingMove);
  const lastTry = useStore($tried);
  const undoReason = useStore($undoReason);
  const forcedMove = useStore($forcedMove);
  // The sentence on playable cards is left out if a recap precedes it.
  const haveOthersMoved = practice.match.turns.at(-1)?.seat !== viewerOf(practice) && practice.match.turns.length > 0;
  const turn = observedTurn(practice);
  const name = turn === null ? '' : capitalize(namingAt(practice)(turn));
  const judgedOpponent = lastTry?.opponent && lastTry.turns === practice.match.turns.length ? lastTry.opponent : null;
  const judgedText = judgedOpponent && (
    <p class="play-turn">{WORDS.judged[judgedOpponent.outcome](capitalize(namingAt(practice)(judgedOpponent.seat)))}</p>
  );
  if (hint && (hint.step === 'move' || picksText === '')) return <HintLine hint={hint} />;
  if (picksText !== '' && botStatus !== 'waiting') {
    return (
      <Announced>
        <CardText text={picksText} />
      </Announced>
    );
  }
  if (botStatus === 'outdated') return <OutdatedNotice />;
  if (pendingMove) return <PendingMoveText practice={practice} pendingMove={pendingMove} />;
  if (openWindow) return <WindowText practice={practice} openWindow={openWindow} question={question} />;
  if (botStatus === 'waiting' || botStatus === 'failed') {
    return <PausedBots practice={practice} judgedText={judgedText} hasFailed={botStatus === 'failed'} name={name} />;
  }
  if (judgedText && botStatus === 'idle' && undoReason === null) return judgedText;
  return (
    <Recap practice={practice}>
      <span class="play-turn">
        {undoReason !== null ? (
          WORDS.othersWait
        ) : botStatus === 'thinking' ? (
          WORDS.thinking(name)
        ) : question ? (
          <CardText text={question} />
        ) : forcedMove ? (
          <CardText text={WORDS.onlyMove(practice.game.texts.describeMove(forcedMove))} />
        ) : (
          `${turn === viewerOf(practice) ? WORDS.yourTurn : WORDS.turnOf(name)}.`
        )}
      </span>
      {undoReason === null && <CountsLine practice={practice} />}
      {isAnyPlayable && !haveOthersMoved && ` ${WORDS.anyCard}`}
    </Recap>
  );
}

export interface StatusProps {
  readonly practice: Practice;
  /** The question to the viewer; undefined if there is nothing to do. */
  readonly question: string | undefined;
  /** Every card of the hand is playable. False if help is off. */
  readonly isAnyPlayable: boolean;
  /** What the picks mean, as far as the help setting allows. */
  readonly picksText: string;
}
