import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { GameMove, Proposal } from '../../game/game.ts';
import type { Practice } from '../../stores/match-record.ts';
import { HUMAN, playerName } from '../../stores/names.ts';
import { $hint, $notice, $others, $tried, attempt, goOn, stateOf, turnSeen } from '../../stores/practice.ts';
import { $window } from '../../stores/window.ts';
import { CardText } from '../card/CardText.tsx';
import { Actions as Buttons } from '../try/Actions.tsx';
import { LastWords } from './LastWords.tsx';
import { WindowWords } from './WindowWords.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly proposals: readonly Proposal<GameMove>[];
  readonly ready: boolean;
  /** What the touched cards come to, where the player wants to be told. */
  readonly reckoned: string;
}

/** Kinds of moves there are, so that their buttons stand there before anything is touched. */
function kinds({ game, steps }: Practice): readonly string[] {
  const view = game.view(steps[0]?.state as Practice['steps'][number]['state'], HUMAN);
  const hand = game.zones(view, HUMAN, playerName).find(({ kind }) => kind === 'hand');
  const first = hand?.items[0];
  const picks = hand && first ? [{ zone: hand.id, item: first.id }] : [];
  return [...new Set(game.propose(view, HUMAN, picks).map(({ label }) => label))];
}

/** What one can do now: try something, or let the others go on. */
export function Actions({ practice, proposals, ready, reckoned }: Props): VNode {
  const others = useStore($others);
  const hint = useStore($hint);
  const notice = useStore($notice);
  const open = useStore($window);
  const refused = useStore($tried)?.ruling.findings[0];
  const labels = useMemo(() => kinds(practice), [practice.match.seed]);
  const { game } = practice;
  const turn = turnSeen(practice);
  const question = turn === HUMAN && game.question?.(game.view(stateOf(practice), HUMAN), HUMAN);
  const name = turn === null ? '' : sentence(playerName(turn));
  const act = (label: string, way: number): void => {
    const move = proposals.filter((proposal) => proposal.label === label)[way]?.move;
    if (move) attempt(move);
  };
  return (
    <div class={`play-acts${ready || (open && question) ? ' is-wanted' : ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a form’s fields. */}
      <div class="buttons" role="group" aria-label={WORDS.actions}>
        <Buttons labels={labels} proposals={proposals} ready={ready} onAct={act} Text={CardText} />
      </div>
      <div class="play-say" role="status">
        {refused && (
          <p class="play-refused" aria-hidden="true">
            <CardText text={refused.says} />
          </p>
        )}
        {notice ? (
          <p>{notice}</p>
        ) : hint ? (
          <p>
            {WORDS.regular}: <CardText text={hint.says} />{' '}
            <button type="button" class="chip" onClick={() => attempt(hint.move)}>
              {WORDS.playIt}
            </button>
          </p>
        ) : reckoned !== '' ? (
          <p>
            <CardText text={reckoned} />
          </p>
        ) : open ? (
          <WindowWords practice={practice} open={open} question={question || undefined} />
        ) : others === 'waiting' ? (
          <p>
            {WORDS.turnOf(name)}.{' '}
            <button type="button" class="chip" onClick={() => goOn(true)}>
              {WORDS.waiting}
            </button>
          </p>
        ) : others === 'failed' ? (
          <p>
            {WORDS.failed}{' '}
            <button type="button" class="chip" onClick={() => goOn(true)}>
              {WORDS.wake}
            </button>
          </p>
        ) : (
          <p>
            <LastWords practice={practice} />
            <span class="play-turn">
              {others === 'thinking' ? (
                WORDS.thinking(name)
              ) : question ? (
                <CardText text={question} />
              ) : (
                `${WORDS.yourTurn}.`
              )}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
