import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { LastWords, WindowWords } from './LastWords.tsx';
import type { Practice } from './match-record.ts';
import { eyesOf, namingAt } from './people.ts';
import {
  $agree,
  $forced,
  type $hint,
  type $others,
  $tried,
  $trying,
  $window,
  askHint,
  attempt,
  goOn,
  turnSeen,
} from './practice.ts';
import { TryWords } from './soon.tsx';
import { sightOf } from './state/sight.ts';
import type { Hint } from './state/state.ts';
import { WORDS } from './words.ts';

interface NextProps extends PlaySaysProps {
  readonly others: ReturnType<typeof $others.get>;
  readonly hint: ReturnType<typeof $hint.get>;
}

/** As much of a hint as was asked for, and the way to more of it. */
function Hinted({ hint }: { readonly hint: Hint }): VNode {
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

/** The site has changed since the page came: a part of it can’t be fetched any more. */
const Outdated = (): VNode => (
  <p class="play-hint">
    <span class="play-turn">{WORDS.outdated}</span>{' '}
    <button type="button" class="chip" onClick={() => location.reload()}>
      {WORDS.reload}
    </button>
  </p>
);

/** What counts now and no card shows. */
function Counts({ practice }: Pick<PlaySaysProps, 'practice'>): VNode | null {
  const counts = practice.game.texts.counts?.(sightOf(practice).view);
  return counts ? (
    <>
      {' '}
      <span class="play-turn play-counts">
        <CardText text={counts} />
      </span>
    </>
  ) : null;
}

/** A hint, what the cards come to, or who is next and how to let them go on. */
export function Next({ practice, question, any, reckoned, others, hint }: NextProps): VNode {
  const open = useStore($window);
  const trying = useStore($trying);
  const tried = useStore($tried);
  const agree = useStore($agree);
  const forced = useStore($forced);
  // Where others have done something, that is what one wants to read.
  const spoken = practice.match.turns.at(-1)?.seat !== eyesOf(practice) && practice.match.turns.length > 0;
  const turn = turnSeen(practice);
  const name = turn === null ? '' : sentence(namingAt(practice)(turn));
  const slipped = tried?.to && tried.turns === practice.match.turns.length ? tried.to : null;
  const judged = slipped && (
    <p class="play-turn">{WORDS.judged[slipped.how](sentence(namingAt(practice)(slipped.seat)))}</p>
  );
  if (hint && (hint.step === 'move' || reckoned === '')) return <Hinted hint={hint} />;
  if (reckoned !== '' && others !== 'waiting') {
    return (
      <Announced>
        <CardText text={reckoned} />
      </Announced>
    );
  }
  if (others === 'outdated') return <Outdated />;
  if (trying) return <TryWords practice={practice} trying={trying} />;
  if (open) return <WindowWords practice={practice} open={open} question={question} />;
  if (others === 'waiting' || others === 'failed') {
    return (
      <div class="play-hint">
        {judged ?? (
          <LastWords practice={practice}>
            <span class="play-turn">{others === 'failed' ? WORDS.failed : `${WORDS.turnOf(name)}.`}</span>
          </LastWords>
        )}
        <button type="button" class="chip" onClick={goOn}>
          {others === 'failed' ? WORDS.wake : WORDS.waiting}
        </button>
      </div>
    );
  }
  if (judged && others === 'idle' && agree === null) return judged;
  return (
    <LastWords practice={practice}>
      <span class="play-turn">
        {agree !== null ? (
          WORDS.othersWait
        ) : others === 'thinking' ? (
          WORDS.thinking(name)
        ) : question ? (
          <CardText text={question} />
        ) : forced ? (
          <CardText text={WORDS.onlyMove(practice.game.texts.describeMove(forced))} />
        ) : (
          `${turn === eyesOf(practice) ? WORDS.yourTurn : WORDS.turnOf(name)}.`
        )}
      </span>
      {agree === null && <Counts practice={practice} />}
      {any && !spoken && ` ${WORDS.anyCard}`}
    </LastWords>
  );
}

export interface PlaySaysProps {
  readonly practice: Practice;
  /** What one is asked oneself; undefined where one can do nothing. */
  readonly question: string | undefined;
  /** Any card of one’s hand can be played, where the player wants to be told. */
  readonly any: boolean;
  /** What the touched cards come to, where the player wants to be told. */
  readonly reckoned: string;
}
