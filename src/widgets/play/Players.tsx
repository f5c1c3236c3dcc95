import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import type { Practice } from '../../stores/match-record.ts';
import { HUMAN, playerName } from '../../stores/names.ts';
import { sightOf } from '../../stores/practice/sight.ts';
import { $others, stateOf } from '../../stores/practice.ts';
import { CardText } from '../card/CardText.tsx';
import { WORDS } from './words.ts';

/** Who sits at the table, whose turn it is, and how they stand. */
export function Players({ practice }: { readonly practice: Practice }): VNode {
  const { game, match } = practice;
  const others = useStore($others);
  const state = stateOf(practice);
  const { view, turn } = sightOf(practice);
  const scores = game.play.scores(state);
  const seats = Array.from({ length: game.seats(match.options) }, (_, seat) => seat);
  const glance = turn === null ? undefined : game.talk.glance?.(view, playerName);
  const sides = scores.length < seats.length ? scores.length : 0;
  return (
    <ul class="players">
      {seats.map((seat) => {
        const name = sentence(playerName(seat));
        const on = seat === turn;
        const partner = sides > 0 && seat !== HUMAN && seat % sides === HUMAN % sides;
        const busy = on && others === 'thinking';
        return (
          <li
            key={seat}
            class={`player${on ? ' is-on' : ''}${partner ? ' is-partner' : ''}`}
            aria-current={on ? 'true' : undefined}
          >
            <span class="player-face" aria-hidden="true">
              {name.charAt(0)}
            </span>
            <span class="player-name">
              {name}
              {partner && <span class="unseen">, {WORDS.partner}</span>}
              {on && (
                <span class="unseen">
                  , {busy ? WORDS.thinking(name) : seat === 0 ? WORDS.yourTurn : WORDS.turnOf(name)}
                </span>
              )}
            </span>
            <span class="player-score">
              {game.talk.standing?.(state, seat) ?? scores[sides > 0 ? seat % sides : seat]}
            </span>
          </li>
        );
      })}
      {glance !== undefined && (
        <li class="players-glance">
          <span>
            <CardText text={glance} />
          </span>
        </li>
      )}
    </ul>
  );
}
