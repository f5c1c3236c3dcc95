import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { $settings } from '../../table/settings.ts';
import { Actions as Buttons } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from '../saved-games/index.ts';
import { viewerOf } from '../saved-games/index.ts';
import { $hint, $pendingMove, $picked, $tried, $window, attempt, showNotice } from './practice.ts';
import { describeMissing } from './state/missing-cards.ts';
import { observe } from './state/observation.ts';
import '../../table/try/ways.css';
import { findPlayable } from './hints.ts';
import { PendingMoveButtons } from './lazy-parts.tsx';
import { StatusLine } from './StatusLine.tsx';
import { WORDS } from './words.ts';

/** Sentences on the picked cards, by amount of help: what they are, what they make, what is missing. */
const TELLS = { none: 1, show: 2, coach: Number.POSITIVE_INFINITY } as const;

/** The buttons for what the player can do now, and the status line. */
export function Actions({ practice }: { readonly practice: Practice }): VNode {
  const open = useStore($window);
  const pendingMove = useStore($pendingMove);
  const picked = useStore($picked);
  const { help } = useStore($settings);
  const { game } = practice;
  const { view, turn, propose } = observe(practice);
  const reckoned = game.table.describePicks?.(view, viewerOf(practice), picked).slice(0, TELLS[help]) ?? [];
  const question = turn === viewerOf(practice) ? game.aside?.question(view, viewerOf(practice)) : undefined;
  const ready = picked.length > 0;
  const any = help !== 'none' && turn === viewerOf(practice) && findPlayable(practice, picked).any;
  const hint = useStore($hint);
  const proposals = propose(picked);
  // The button of a hint is highlighted instead of the likeliest; after a refusal, the nearest legal move, if any.
  const tried = useStore($tried);
  const refused = tried?.ruling.verdict === 'illegal' && !tried.opponent ? tried.ruling : null;
  const offered = hint?.step === 'move' ? hint.move : refused?.nearest[0]?.move;
  const key = offered && game.notation.key(offered);
  const advised = key && proposals.find(({ move }) => game.notation.key(move) === key);
  const row = useRef<HTMLDivElement>(null);
  // The first button is the likeliest, so it is scrolled into view after every touch and ruling. The next frame
  // computes the layout anyway.
  useLayoutEffect(() => {
    requestAnimationFrame(() => {
      if (row.current) row.current.scrollLeft = 0;
    });
  }, [picked]);
  return (
    <div class={`play-acts${ready || pendingMove || (open && question) ? ' is-wanted' : ''}`}>
      <StatusLine
        practice={practice}
        question={question}
        isAnyPlayable={any}
        picksText={reckoned.join(' ')}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: not a form’s fields. */}
      <div
        ref={row}
        class={`buttons${pendingMove ? ' is-judging' : ''}`}
        role="group"
        aria-label={WORDS.actions}
      >
        <Buttons
          labels={game.table.actions(view, viewerOf(practice))}
          proposals={proposals}
          ready={ready}
          judged={advised || (refused ? null : undefined)}
          onAct={(_label, _way, move) => move && attempt(move)}
          onIdle={(label) => showNotice(describeMissing(practice, label))}
          Text={CardText}
        />
        {pendingMove && <PendingMoveButtons practice={practice} pendingMove={pendingMove} />}
      </div>
    </div>
  );
}
