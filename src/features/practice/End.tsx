import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { joinWords } from '../../cards/words.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { EndSheet } from '../../ui/end-sheet/EndSheet.tsx';
import { isLowWinning, leadOf, namingAt, type Practice, sideName } from '../saved-games/index.ts';
import { ScoreTable } from './count/ScoreTable.tsx';
import { $isLingering, continuePlay, dealGame, stateOf } from './practice.ts';
import { RecordLink } from './RecordLink.tsx';
import { Refusals } from './Refusals.tsx';
import { describeStep } from './state/recap.ts';
import { slipsOf } from './state/slips.ts';
import { WORDS } from './words.ts';
import './end.css';

const WIDTH = 300;
const HEIGHT = 64;
/** Room for the end dot, in units of the drawing. */
const MARGIN = 5;
/** A line of two points shows no course. */
const MIN_POINTS = 3;

/** The lead of a side after each counted deal, in points, from 0. */
function listLeads({ game, steps }: Practice, side: number, isLowBest: boolean): readonly number[] {
  const counted = steps.filter(({ events }) => events.some(({ points }) => points !== undefined));
  return [0, ...counted.map(({ state }) => leadOf(game.play.scores(state), side, isLowBest))];
}

interface LeadChartProps {
  readonly practice: Practice;
  /** The side whose lead is drawn. */
  readonly side: number;
}

/** How the lead of a side went from deal to deal; nothing in a game of one deal. */
function LeadChart({ practice, side }: LeadChartProps): VNode | null {
  const { scores = [], winners = [] } = practice.game.play.outcome(stateOf(practice)) ?? {};
  const leads = listLeads(practice, side, isLowWinning(scores, winners));
  if (leads.length < MIN_POINTS) return null;
  const [low, high] = [Math.min(...leads), Math.max(...leads)];
  const x = (index: number): number => MARGIN + (index * (WIDTH - 2 * MARGIN)) / (leads.length - 1);
  const y = (lead: number): number => MARGIN + ((high - lead) * (HEIGHT - 2 * MARGIN)) / Math.max(1, high - low);
  const points = leads.map((lead, i) => `${x(i).toFixed(1)},${y(lead).toFixed(1)}`).join(' ');
  return (
    <figure class="end-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line x1={MARGIN} y1={y(0)} x2={WIDTH - MARGIN} y2={y(0)} />
        <polyline points={points} />
        <circle cx={x(leads.length - 1)} cy={y(leads.at(-1) ?? 0)} r="4" />
      </svg>
      <figcaption>{WORDS.leadChart}</figcaption>
    </figure>
  );
}

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
  /** Address of the game's front page, with a trailing slash. */
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
    <EndSheet
      id="end-title"
      isQuiet
      head={[game.name, WORDS.turnCount(match.turns.length)]}
      title={winners.length > 1 ? WORDS.shared(names) : WORDS.won(names)}
      figure={<LeadChart practice={practice} side={winners[0] ?? 0} />}
      result={
        <>
          <ol class="end-scores">
            {scores.map((score, side) => (
              <li key={nameOf(side)} class={winners.includes(side) ? 'is-winner' : undefined}>
                {nameOf(side)} <strong>{score}</strong>
              </li>
            ))}
          </ol>
          {takenBack > 0 && <p class="end-note">{WORDS.notClean(takenBack)}</p>}
          {slips > 0 && <p class="end-note">{WORDS.slipCount(slips)}</p>}
        </>
      }
      ways={
        <>
          <button type="button" class="button primary" onClick={() => dealGame(game, match.options, strength)}>
            {WORDS.again}
          </button>
          <RecordLink practice={practice} home={home} opensReview />
        </>
      }
      more={
        <>
          <RecordLink practice={practice} home={home} />
          <button type="button" class="button" onClick={onLeave}>
            {WORDS.rules}
          </button>
        </>
      }
    >
      {lines.length > 0 && (
        <div class="end-count">
          <ScoreTable {...{ game, seats, name, lines, scores, home }} />
        </div>
      )}
      <Refusals practice={practice} home={home} />
    </EndSheet>
  );
}
