import { useStore } from '@nanostores/preact';
import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ItemRef } from '../../game/zone.ts';
import { $settings } from '../../table/settings.ts';
import { Actions as Buttons } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { type Practice, viewerOf } from '../saved-games/index.ts';
import { PendingMoveButtons } from './lazy-parts.tsx';
import { NextStep, type StatusProps } from './NextStep.tsx';
import { findPlayable } from './playable.ts';
import { $hint, $moment, $notice, $pendingMove, $picked, attempt, continuePlay, showNotice } from './practice.ts';
import { describeMissing } from './state/missing-cards.ts';
import { observe } from './state/observation.ts';
import { PROMPTS } from './state/prompt.ts';
import { useJudgedProposal } from './use-judged-proposal.ts';
import { WORDS } from './words.ts';
import '../../table/try/ways.css';
import './window.css';

/** The line above the buttons: a notice, and the next step. */
function StatusLine({ practice, ...statusProps }: StatusProps): VNode {
  const notice = useStore($notice);
  const hint = useStore($hint);
  return (
    <div class="play-say" data-hinted={notice && hint ? '' : undefined} tabIndex={-1}>
      {notice && <p>{notice}</p>}
      <NextStep practice={practice} {...statusProps} hint={hint} />
    </div>
  );
}

/** Keeps the focus in a box when the button that had it is removed. */
function useKeptFocus(): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  // Read before the pressed button is removed, and the focus with it.
  const hadFocus = root.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!hadFocus || (!activeElement?.matches('.play-say') && root.current?.contains(activeElement))) return;
    const next = root.current?.querySelector<HTMLElement>('.play-say button, .play-judge button');
    (next ?? root.current?.querySelector<HTMLElement>('.play-say'))?.focus({ preventScroll: true });
  });
  return root;
}

/**
 * Number of sentences about the picked cards, by amount of help: what they are, what they make, what is
 * missing.
 */
const MAX_SENTENCES = { none: 1, show: 2, coach: Number.POSITIVE_INFINITY } as const;

/** A row that scrolls back to its first button, the likeliest, whenever the picks change. */
function useScrollBack(picks: readonly ItemRef[]): RefObject<HTMLDivElement> {
  const row = useRef<HTMLDivElement>(null);
  // The next frame computes the layout anyway.
  useLayoutEffect(() => {
    requestAnimationFrame(() => {
      if (row.current) row.current.scrollLeft = 0;
    });
  }, [picks]);
  return row;
}

/** The buttons for what the player can do now, and the status line. */
export function Actions({ practice }: { readonly practice: Practice }): VNode {
  const pendingMove = useStore($pendingMove);
  const moment = useStore($moment);
  const { panel, buttons } = PROMPTS[moment];
  const picks = useStore($picked);
  const { help } = useStore($settings);
  const { game } = practice;
  const viewer = viewerOf(practice);
  const { view, turn, propose } = observe(practice);
  const picksSentences = game.table.describePicks?.(view, viewer, picks).slice(0, MAX_SENTENCES[help]) ?? [];
  const question = turn === viewer ? game.aside?.question(view, viewer) : undefined;
  const hasPicks = picks.length > 0;
  const isAnyPlayable = help !== 'none' && buttons === 'open' && findPlayable(practice, picks).areAllPlayable;
  const proposals = propose(picks);
  const judged = useJudgedProposal(practice, proposals, buttons === 'open');
  const row = useScrollBack(picks);
  const root = useKeptFocus();
  const isStopped = moment === 'paused' || moment === 'failed';
  /** Explains why a button leads nowhere. A call out of turn is for the referee. */
  const explainIdle = (label: string): void => {
    const call = buttons === 'try' && proposals.find((proposal) => proposal.label === label);
    if (call) attempt(call.move);
    else showNotice(buttons === 'open' ? describeMissing(practice, label) : panel);
  };
  return (
    <div ref={root} class={`play-acts${hasPicks || pendingMove || moment === 'answering' ? ' is-wanted' : ''}`}>
      <StatusLine
        practice={practice}
        question={question}
        isAnyPlayable={isAnyPlayable}
        picksText={picksSentences.join(' ')}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: not a form's fields. */}
      <div
        ref={row}
        class={`buttons${pendingMove || isStopped ? ' is-judging' : ''}`}
        role="group"
        aria-label={WORDS.actions}
      >
        <Buttons
          labels={game.table.actions(view, viewer)}
          proposals={buttons === 'open' || (buttons === 'try' && hasPicks) ? proposals : []}
          isReady={hasPicks}
          judged={judged}
          onAct={(_label, _way, move) => move && attempt(move)}
          onIdle={explainIdle}
          Text={CardText}
        />
        {isStopped && (
          <div class="play-judge">
            <button type="button" class="button primary" onClick={continuePlay}>
              {moment === 'failed' ? WORDS.wake : WORDS.waiting}
            </button>
          </div>
        )}
        {pendingMove && <PendingMoveButtons practice={practice} pendingMove={pendingMove} />}
      </div>
    </div>
  );
}
