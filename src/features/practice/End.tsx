import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { joinWords } from '../../cards/words.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { namingAt, type Practice, sideName } from '../saved-games/index.ts';
import { ScoreTable } from './count/ScoreTable.tsx';
import { LeadChart } from './LeadChart.tsx';
import './end.css';
import { $isLingering, continuePlay, dealGame, stateOf } from './practice.ts';
import { RecordLink } from './RecordLink.tsx';
import { describeStep } from './state/recap.ts';
import { slipsOf } from './state/slips.ts';
import { WORDS } from './words.ts';

/** The last move of a deal in words, before the count. */
export function DealEnd({ practice }: { readonly practice: Practice }): VNode {
  const isLingering = useStore($isLingering);
  const finalStep = practice.steps.at(-1);
  return (
    <div class="play-acts">
      <div class="play-say" tabIndex={-1}>
        <p>{finalStep && <CardText text={describeStep(practice, finalStep, true).join(' ')} />}</p>
      </div>
      <div class="buttons">
        {isLingering && (
          <button type="button" class="button primary" onClick={continuePlay}>
            {WORDS.count}
          </button>
        )}
      </div>
    </div>
  );
}

interface Props {
  readonly practice: Practice;
  /** Address of the game’s front page, with a trailing slash. */
  readonly home: string;
  readonly onLeave: () => void;
}

/** The game as one printed sheet: who won, how the lead went, the last count, and what to do next. */
export function End({ practice, home, onLeave }: Props): VNode {
  const { game, match, strength, steps } = practice;
  const slips = slipsOf(practice).length;
  const takenBack = (practice.takenBack?.length ?? 0) - slips;
  const { winners, scores } = game.play.outcome(stateOf(practice)) ?? { winners: [], scores: [] };
  const seats = game.seats(match.options);
  const name = namingAt(practice);
  const nameOf = (side: number): string => sideName(side, scores.length, seats, name);
  const names = joinWords(winners.map(nameOf));
  const lines = (steps.at(-1)?.events ?? []).filter(({ points }) => points !== undefined);
  return (
    <section class="end" aria-labelledby="end-title">
      <p class="end-head">
        <span>{game.name}</span> <span>{WORDS.turnCount(match.turns.length)}</span>
      </p>
      <div class="end-result">
        <h2 id="end-title">{winners.length > 1 ? WORDS.shared(names) : WORDS.won(names)}</h2>
        <LeadChart practice={practice} side={winners[0] ?? 0} />
        <ol class="end-scores">
          {scores.map((score, side) => (
            <li key={nameOf(side)} class={winners.includes(side) ? 'is-winner' : undefined}>
              {nameOf(side)} <strong>{score}</strong>
            </li>
          ))}
        </ol>
        {takenBack > 0 && <p class="end-marked">{WORDS.notClean(takenBack)}</p>}
        {slips > 0 && <p class="end-marked">{WORDS.slipCount(slips)}</p>}
      </div>
      {lines.length > 0 && (
        <div class="end-count">
          <ScoreTable {...{ game, seats, name, lines, scores, home }} />
        </div>
      )}
      <div class="end-ways">
        <div class="buttons">
          <button type="button" class="button primary" onClick={() => dealGame(game, match.options, strength)}>
            {WORDS.again}
          </button>
          <RecordLink practice={practice} home={home} opensReview />
        </div>
        <div class="buttons end-more">
          <RecordLink practice={practice} home={home} />
          <button type="button" class="button" onClick={onLeave}>
            {WORDS.rules}
          </button>
        </div>
      </div>
    </section>
  );
}
