import type { VNode } from 'preact';
import { list } from '../../cards/words.ts';
import type { Practice } from './match-record.ts';
import { namingAt, sideName } from './people.ts';
import { dealGame, stateOf } from './practice.ts';
import { RecordLink } from './RecordLink.tsx';
import { slipsIn } from './state/refereeing.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  readonly onLeave: () => void;
}

/** Who won, with what, and what next. */
export function End({ practice, home, onLeave }: Props): VNode {
  const { game, match, strength } = practice;
  const slips = slipsIn(practice).length;
  const takenBack = (practice.takenBack?.length ?? 0) - slips;
  const { winners, scores } = game.play.outcome(stateOf(practice)) ?? { winners: [], scores: [] };
  const seats = game.seats(match.options);
  const name = namingAt(practice);
  const nameOf = (side: number): string => sideName(side, scores.length, seats, name);
  const names = list(winners.map(nameOf));
  return (
    <section class="end" aria-labelledby="end-title">
      <h2 id="end-title">{winners.length > 1 ? WORDS.shared(names) : WORDS.won(names)}</h2>
      <ol class="end-scores">
        {scores.map((score, side) => (
          <li key={nameOf(side)} class={winners.includes(side) ? 'is-winner' : undefined}>
            {nameOf(side)} <strong>{score}</strong>
          </li>
        ))}
      </ol>
      {takenBack > 0 && <p class="end-marked">{WORDS.notClean(takenBack)}</p>}
      {slips > 0 && <p class="end-marked">{WORDS.slipCount(slips)}</p>}
      <div class="buttons">
        <button type="button" class="button primary" onClick={() => dealGame(game, match.options, strength)}>
          {WORDS.again}
        </button>
        <RecordLink practice={practice} home={home} toReview />
        <RecordLink practice={practice} home={home} />
        <button type="button" class="button" onClick={onLeave}>
          {WORDS.rules}
        </button>
      </div>
    </section>
  );
}
