import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import type { Seat } from '../../game/seat.ts';
import type { Practice } from './match-record.ts';
import { eyesOf, namingAt } from './people.ts';
import { $others, stateOf } from './practice.ts';
import { sightOf } from './state/sight.ts';
import '../../ui/player/player.css';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly seat: Seat;
}

/** Who sits there, how they stand, and whether it is their turn. */
export function SeatHead({ practice, seat }: Props): VNode {
  const { game } = practice;
  const others = useStore($others);
  const state = stateOf(practice);
  const scores = game.play.scores(state);
  const seats = game.seats(practice.match.options);
  const sides = scores.length < seats ? scores.length : 0;
  const name = sentence(namingAt(practice)(seat));
  const on = seat === sightOf(practice).turn;
  const partner = sides > 0 && seat !== eyesOf(practice) && seat % sides === eyesOf(practice) % sides;
  const said = game.talk.standingSaid?.(state, seat);
  const busy = on && others === 'thinking';
  return (
    <div
      class={`player${on ? ' is-on' : ''}${partner ? ' is-partner' : ''}`}
      aria-current={on ? 'true' : undefined}
    >
      <span class="player-face" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span class="player-name">
        {name}
        {partner && <span class="player-partner">, {WORDS.partner}</span>}
        {on && (
          <span class="unseen">
            , {busy ? WORDS.thinking(name) : seat === eyesOf(practice) ? WORDS.yourTurn : WORDS.turnOf(name)}
          </span>
        )}
      </span>
      <span class="player-score" title={said}>
        <span aria-hidden={said !== undefined}>
          {game.talk.standing?.(state, seat) ?? scores[sides > 0 ? seat % sides : seat]}
        </span>
        {said !== undefined && <span class="unseen">{said}</span>}
      </span>
    </div>
  );
}
