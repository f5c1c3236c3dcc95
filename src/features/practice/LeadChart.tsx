import type { VNode } from 'preact';
import { isLowWinning, leadOf, type Practice } from '../saved-games/index.ts';
import { stateOf } from './practice.ts';
import { WORDS } from './words.ts';

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

interface Props {
  readonly practice: Practice;
  /** The side whose lead is drawn. */
  readonly side: number;
}

/** How the lead of a side went from deal to deal; nothing in a game of one deal. */
export function LeadChart({ practice, side }: Props): VNode | null {
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
