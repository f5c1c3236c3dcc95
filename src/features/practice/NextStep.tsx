import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { capitalize } from '../../cards/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import { PendingMoveText } from './lazy-parts.tsx';
import {
  $forcedMove,
  type $hint,
  $moment,
  $pendingMove,
  $tried,
  $window,
  askHint,
  attempt,
  observedTurn,
} from './practice.ts';
import { Recap, WindowText } from './Recap.tsx';
import { observe } from './state/observation.ts';
import { type Moment, PROMPTS } from './state/prompt.ts';
import type { PracticeHint } from './state/state.ts';
import { WORDS } from './words.ts';

interface NextStepProps extends StatusProps {
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

interface TurnTextProps extends StatusProps {
  readonly moment: Moment;
  readonly name: string;
}

/** Whose turn it is, and what has happened before. */
function TurnText({ practice, question, isAnyPlayable, moment, name }: TurnTextProps): VNode {
  const forcedMove = useStore($forcedMove);
  // The sentence on playable cards is left out if a recap precedes it.
  const haveOthersMoved = practice.match.turns.at(-1)?.seat !== viewerOf(practice) && practice.match.turns.length > 0;
  const isActing = PROMPTS[moment].buttons === 'open';
  const turnText =
    moment === 'consent'
      ? WORDS.othersWait
      : moment === 'failed'
        ? WORDS.failed
        : moment === 'thinking'
          ? WORDS.thinking(name)
          : moment === 'forced' && forcedMove
            ? WORDS.onlyMove(practice.game.texts.describeMove(forcedMove))
            : isActing
              ? (question ?? `${WORDS.yourTurn}.`)
              : `${WORDS.turnOf(name)}.`;
  return (
    <Recap practice={practice}>
      <span class="play-turn">
        <CardText text={turnText} />
      </span>
      {moment !== 'consent' && <CountsLine practice={practice} />}
      {isAnyPlayable && !haveOthersMoved && ` ${WORDS.anyCard}`}
    </Recap>
  );
}

/**
 * The most important message: a hint, the meaning of the picks, or whose turn it is with a button to
 * continue.
 */
export function NextStep(props: NextStepProps): VNode | null {
  const { practice, question, picksText, hint } = props;
  const openWindow = useStore($window);
  const pendingMove = useStore($pendingMove);
  const lastTry = useStore($tried);
  const moment = useStore($moment);
  const { hasHints, describesPicks } = PROMPTS[moment];
  const turn = observedTurn(practice);
  const name = turn === null ? '' : capitalize(namingAt(practice)(turn));
  const judgedOpponent = lastTry?.opponent && lastTry.turns === practice.match.turns.length ? lastTry.opponent : null;
  const judgedText = judgedOpponent && (
    <p class="play-turn">{WORDS.judged[judgedOpponent.outcome](capitalize(namingAt(practice)(judgedOpponent.seat)))}</p>
  );
  if (moment === 'elsewhere') return null;
  if (hint && hasHints && (hint.step === 'move' || picksText === '')) return <HintLine hint={hint} />;
  if (openWindow && (moment === 'answering' || moment === 'window'))
    return <WindowText {...{ practice, openWindow, question, picksText }} />;
  if (picksText !== '' && describesPicks) {
    return (
      <Announced>
        <CardText text={picksText} />
      </Announced>
    );
  }
  if (moment === 'outdated') return <OutdatedNotice />;
  if (pendingMove && moment !== 'consent') return <PendingMoveText practice={practice} pendingMove={pendingMove} />;
  if (judgedText && moment !== 'consent' && moment !== 'thinking') return judgedText;
  return <TurnText {...props} moment={moment} name={name} />;
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
