import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from './match-record.ts';
import { eyesOf, namingAt } from './people.ts';
import {
  $agree,
  $byItself,
  $forced,
  $hint,
  $notice,
  $others,
  $tried,
  $trying,
  $window,
  askHint,
  attempt,
  closeWindow,
  goOn,
  holdWindow,
  turnSeen,
} from './practice.ts';
import { TryWords } from './soon.tsx';
import { sightOf } from './state/sight.ts';
import type { Hint } from './state/state.ts';
import { toldSince } from './state/told-since.ts';
import type { OpenWindow } from './state/window.ts';
import { WORDS } from './words.ts';
import './window.css';

interface LastWordsProps {
  readonly practice: Practice;
  /** Said after it: whose turn it is. */
  readonly children?: ComponentChildren;
}

/**
 * Of what was said the oldest is left out, sentence by sentence, until the rest is seen whole, and a mark stands for
 * it; it is still read aloud.
 */
function fitSentences(box: HTMLElement): void {
  const said = [...box.querySelectorAll('.play-said')];
  for (const one of [box, ...said]) one.classList.remove('unseen', 'is-cut');
  for (const one of said.slice(0, -1)) {
    if (box.scrollHeight <= box.clientHeight + 1) return;
    box.classList.add('is-cut');
    one.classList.add('unseen');
  }
}

/**
 * What the others did since one’s own last choice, a sentence each, and what played itself; what fell or came up,
 * one’s own too, and who won. Where it is too much to see at once the latest is in view, in whole sentences.
 */
function LastWords({ practice, children }: LastWordsProps): VNode | null {
  const told = toldSince(practice, useStore($byItself));
  const box = useRef<HTMLParagraphElement>(null);
  const text = told.map(({ says }) => says).join(' ');
  useLayoutEffect(() => {
    if (!box.current) return;
    fitSentences(box.current);
    box.current.scrollTop = box.current.scrollHeight;
  }, [text, children]);
  if (told.length === 0 && !children) return null;
  return (
    // New words are a new line: to the browser, nothing of the old ones has leapt.
    <p ref={box} key={text} class="play-last">
      {told.map(({ step, says, byItself }, i) => (
        <span key={`${step}-${i.toString()}`} class="play-said">
          <CardText text={byItself ? `${says} ${WORDS.wasOnly}` : says} />{' '}
        </span>
      ))}
      {children}
    </p>
  );
}

interface WindowWordsProps {
  readonly practice: Practice;
  readonly open: OpenWindow;
  /** What one is asked oneself; undefined where one can do nothing. */
  readonly question: string | undefined;
}

/** A moment in which one may act out of turn: what it is about, how long it lasts, and how to stop the clock. */
function WindowWords({ practice, open, question }: WindowWordsProps): VNode {
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

interface Props {
  readonly practice: Practice;
  /** What one is asked oneself; undefined where one can do nothing. */
  readonly question: string | undefined;
  /** Any card of one’s hand can be played, where the player wants to be told. */
  readonly any: boolean;
  /** What the touched cards come to, where the player wants to be told. */
  readonly reckoned: string;
}

/** What is said above the buttons: a notice, and how the game goes on. Neither stands in for the other. */
export function Says({ practice, ...said }: Props): VNode {
  const notice = useStore($notice);
  // Heard here and not by what is drawn beneath: whatever may take a button away draws this first.
  const others = useStore($others);
  const hint = useStore($hint);
  const root = useRef<HTMLDivElement>(null);
  // Read while the old button still stands: a pressed one is gone with what it did, and takes the focus with it.
  const held = root.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!held || (activeElement !== root.current && root.current?.contains(activeElement))) return;
    (root.current?.querySelector('button') ?? root.current)?.focus({ preventScroll: true });
  });
  return (
    <div ref={root} class="play-say" tabIndex={-1}>
      {notice && <p>{notice}</p>}
      <Next practice={practice} {...said} others={others} hint={hint} />
    </div>
  );
}

interface NextProps extends Props {
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
function Counts({ practice }: Pick<Props, 'practice'>): VNode | null {
  const counts = practice.game.talk.counts?.(sightOf(practice).view);
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
function Next({ practice, question, any, reckoned, others, hint }: NextProps): VNode {
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
          <CardText text={WORDS.onlyMove(practice.game.talk.describe(forced))} />
        ) : (
          `${turn === eyesOf(practice) ? WORDS.yourTurn : WORDS.turnOf(name)}.`
        )}
      </span>
      {agree === null && <Counts practice={practice} />}
      {any && !spoken && ` ${WORDS.anyCard}`}
    </LastWords>
  );
}
