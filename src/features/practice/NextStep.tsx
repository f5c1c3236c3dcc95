import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from '../saved-games/index.ts';
import { namingAt, viewerOf } from '../saved-games/index.ts';
import { PendingMoveText } from './lazy-parts.tsx';
import {
  $forcedMove,
  type $hint,
  type $others,
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
  readonly others: ReturnType<typeof $others.get>;
  readonly hint: ReturnType<typeof $hint.get>;
}

/** The revealed part of a hint, and a button for more. */
function HintLine({ hint }: { readonly hint: PracticeHint }): VNode {
  const whole = hint.step === 'move';
  return (
    <p class={`play-hint${whole ? '' : ' is-pointing'}`}>
      <span>
        {whole ? WORDS.shark : WORDS.lookAt}: <CardText text={whole ? hint.says : hint.where} />
      </span>{' '}
      <button type="button" class="chip" onClick={() => (whole ? attempt(hint.move) : askHint())}>
        {WORDS.hints[hint.step]}
      </button>
    </p>
  );
}

/** Shown when a part can’t be loaded because the site has been updated. */
const OutdatedNotice = (): VNode => (
  <p class="play-hint">
    <span class="play-turn">{WORDS.outdated}</span>{' '}
    <button type="button" class="chip" onClick={() => location.reload()}>
      {WORDS.reload}
    </button>
  </p>
);

/** What applies now but isn’t visible on the table. */
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

/** The most important message: a hint, the meaning of the picks, or whose turn it is with a button to continue. */
interface PausedBotsProps {
  readonly practice: Practice;
  /** What was said about an opponent's slip; it replaces the recap. */
  readonly judged: VNode | null;
  /** Whether a bot's answer failed to come. */
  readonly failed: boolean;
  readonly name: string;
}

/** The bots wait for a press. */
function PausedBots({ practice, judged, failed, name }: PausedBotsProps): VNode {
  return (
    <div class="play-hint">
      {judged ?? (
        <Recap practice={practice}>
          <span class="play-turn">{failed ? WORDS.failed : `${WORDS.turnOf(name)}.`}</span>
        </Recap>
      )}
      <button type="button" class="chip" onClick={continuePlay}>
        {failed ? WORDS.wake : WORDS.waiting}
      </button>
    </div>
  );
}

export function NextStep({
  practice,
  question,
  isAnyPlayable,
  picksText,
  others,
  hint,
}: NextStepProps): VNode {
  const open = useStore($window);
  const pendingMove = useStore($pendingMove);
  const tried = useStore($tried);
  const undoReason = useStore($undoReason);
  const forcedMove = useStore($forcedMove);
  // After moves of others, the recap comes first.
  const spoken = practice.match.turns.at(-1)?.seat !== viewerOf(practice) && practice.match.turns.length > 0;
  const turn = observedTurn(practice);
  const name = turn === null ? '' : sentence(namingAt(practice)(turn));
  const slipped = tried?.opponent && tried.turns === practice.match.turns.length ? tried.opponent : null;
  const judged = slipped && (
    <p class="play-turn">{WORDS.judged[slipped.how](sentence(namingAt(practice)(slipped.seat)))}</p>
  );
  if (hint && (hint.step === 'move' || picksText === '')) return <HintLine hint={hint} />;
  if (picksText !== '' && others !== 'waiting') {
    return (
      <Announced>
        <CardText text={picksText} />
      </Announced>
    );
  }
  if (others === 'outdated') return <OutdatedNotice />;
  if (pendingMove) return <PendingMoveText practice={practice} pendingMove={pendingMove} />;
  if (open) return <WindowText practice={practice} open={open} question={question} />;
  if (others === 'waiting' || others === 'failed') {
    return <PausedBots practice={practice} judged={judged} failed={others === 'failed'} name={name} />;
  }
  if (judged && others === 'idle' && undoReason === null) return judged;
  return (
    <Recap practice={practice}>
      <span class="play-turn">
        {undoReason !== null ? (
          WORDS.othersWait
        ) : others === 'thinking' ? (
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
      {isAnyPlayable && !spoken && ` ${WORDS.anyCard}`}
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
