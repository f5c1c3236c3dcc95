import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { GameMove } from '../../game/play.ts';
import type { Proposal } from '../../game/table.ts';
import type { Practice } from '../../stores/match-record.ts';
import { HUMAN } from '../../stores/names.ts';
import { sightOf } from '../../stores/practice/sight.ts';
import { $window, attempt } from '../../stores/practice.ts';
import { CardText } from '../card/CardText.tsx';
import { Actions as Buttons } from '../try/Actions.tsx';
import { Says } from './Says.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly proposals: readonly Proposal<GameMove>[];
  readonly ready: boolean;
  /** What the touched cards come to, where the player wants to be told. */
  readonly reckoned: string;
}

/** What one can do now: try something, or let the others go on. */
export function Actions({ practice, proposals, ready, reckoned }: Props): VNode {
  const open = useStore($window);
  const { game } = practice;
  const { view, turn } = sightOf(practice);
  const labels = game.table.actions(view, HUMAN);
  const question = turn === HUMAN ? game.aside?.question(view, HUMAN) : undefined;
  return (
    <div class={`play-acts${ready || (open && question) ? ' is-wanted' : ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a form’s fields. */}
      <div class="buttons" role="group" aria-label={WORDS.actions}>
        <Buttons
          labels={labels}
          proposals={proposals}
          ready={ready}
          onAct={(_label, _way, move) => move && attempt(move)}
          Text={CardText}
        />
      </div>
      <Says practice={practice} question={question} reckoned={reckoned} />
    </div>
  );
}
