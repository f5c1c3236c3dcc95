import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { $settings } from '../../table/settings.ts';
import { Actions as Buttons } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from './match-record.ts';
import { eyesOf } from './people.ts';
import { $hint, $picked, $tried, $trying, $window, attempt, say } from './practice.ts';
import { sightOf } from './state/sight.ts';
import { wanting } from './state/wanting.ts';
import '../../table/try/ways.css';
import { playable } from './hints.ts';
import { Says } from './Says.tsx';
import { TryButtons } from './soon.tsx';
import { WORDS } from './words.ts';

/** So many sentences of what the touched cards come to are said: what they are, what they make, what is missing. */
const TELLS = { none: 1, show: 2, coach: Number.POSITIVE_INFINITY } as const;

/** What one can do now: try something, or let the others go on. */
export function Actions({ practice }: { readonly practice: Practice }): VNode {
  const open = useStore($window);
  const trying = useStore($trying);
  const picked = useStore($picked);
  const { help } = useStore($settings);
  const { game } = practice;
  const { view, turn, propose } = sightOf(practice);
  const reckoned = game.table.describePicks?.(view, eyesOf(practice), picked).slice(0, TELLS[help]) ?? [];
  const question = turn === eyesOf(practice) ? game.aside?.question(view, eyesOf(practice)) : undefined;
  const ready = picked.length > 0;
  const any = help !== 'none' && turn === eyesOf(practice) && playable(practice, picked).any;
  const hint = useStore($hint);
  const proposals = propose(picked);
  // The move that was shown stands out, and not what is likeliest; after a refusal what the referee offers first, or none.
  const tried = useStore($tried);
  const refused = tried?.ruling.verdict === 'illegal' && !tried.to ? tried.ruling : null;
  const offered = hint?.step === 'move' ? hint.move : refused?.nearest[0]?.move;
  const key = offered && game.notation.key(offered);
  const advised = key && proposals.find(({ move }) => game.notation.key(move) === key);
  const row = useRef<HTMLDivElement>(null);
  // The likeliest stands first, and is in sight again after every touch and every ruling: with the next frame,
  // which is laid out anyway.
  useLayoutEffect(() => {
    requestAnimationFrame(() => {
      if (row.current) row.current.scrollLeft = 0;
    });
  }, [picked]);
  return (
    <div class={`play-acts${ready || trying || (open && question) ? ' is-wanted' : ''}`}>
      <Says practice={practice} question={question} any={any} reckoned={reckoned.join(' ')} />
      {/* biome-ignore lint/a11y/useSemanticElements: not a form’s fields. */}
      <div ref={row} class={`buttons${trying ? ' is-judging' : ''}`} role="group" aria-label={WORDS.actions}>
        <Buttons
          labels={game.table.actions(view, eyesOf(practice))}
          proposals={proposals}
          ready={ready}
          judged={advised || (refused ? null : undefined)}
          onAct={(_label, _way, move) => move && attempt(move)}
          onIdle={(label) => say(wanting(practice, label))}
          Text={CardText}
        />
        {trying && <TryButtons practice={practice} trying={trying} />}
      </div>
    </div>
  );
}
