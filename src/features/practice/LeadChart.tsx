import type { VNode } from 'preact';
import { isLowWinning, type Practice } from '../saved-games/index.ts';
import { END } from './count/words.ts';

const WIDTH = 300;
const HEIGHT = 64;
/** Room for the end dot, in units of the drawing. */
const MARGIN = 5;
/** A line of two points shows no course. */
const MIN_POINTS = 3;

/** How far a side is ahead of the best of the others, in points. @param isLowBest the smaller total wins */
function marginOf(scores: readonly number[], side: number, isLowBest: boolean): number {
  const sign = isLowBest ? -1 : 1;
  const otherScores = scores.filter((_, other) => other !== side).map((score) => sign * score);
  return sign * (scores[side] ?? 0) - Math.max(...otherScores);
}

/** How far the winners were ahead after each counted deal, from 0; empty while the game isn't over. */
export function listLeads({ game, steps }: Practice): readonly number[] {
  const lastStep = steps.at(-1);
  const outcome = lastStep && game.play.outcome(lastStep.state);
  if (!outcome) return [];
  const { scores, winners } = outcome;
  const isLowBest = isLowWinning(scores, winners);
  const counted = steps.filter(({ events }) => events.some(({ points }) => points !== undefined));
  return [0, ...counted.map(({ state }) => marginOf(game.play.scores(state), winners[0] ?? 0, isLowBest))];
}

/** Since when the winners were ahead, in words; empty in a game of one deal. */
export function describeLeads(leads: readonly number[]): string {
  const lastBehind = leads.findLastIndex((lead) => lead <= 0);
  if (leads.length < MIN_POINTS || lastBehind === leads.length - 1) return '';
  if (lastBehind === 0) return END.alwaysAhead;
  return lastBehind === leads.length - 2 ? END.aheadAtLast : END.aheadFrom(lastBehind + 1);
}

/** Points of a line through values, in a box of a width and a height. */
function placeLeads(leads: readonly number[], width: number, height: number) {
  const [low, high] = [Math.min(...leads), Math.max(...leads)];
  const x = (index: number): number => MARGIN + (index * (width - 2 * MARGIN)) / (leads.length - 1);
  const y = (lead: number): number => MARGIN + ((high - lead) * (height - 2 * MARGIN)) / Math.max(1, high - low);
  const line = leads.map((lead, i) => `${x(i).toFixed(1)},${y(lead).toFixed(1)}`).join(' ');
  return { line, zero: y(0), end: [x(leads.length - 1), y(leads.at(-1) ?? 0)] as const };
}

/** How the lead of the winners went from deal to deal; nothing in a game of one deal. */
export function LeadChart({ leads }: { readonly leads: readonly number[] }): VNode | null {
  if (leads.length < MIN_POINTS) return null;
  const { line, zero, end } = placeLeads(leads, WIDTH, HEIGHT);
  return (
    <figure class="end-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="end-level" d={`M${MARGIN} ${zero}H${WIDTH - MARGIN}`} />
        <path class="end-lead" d={`M${line}`} />
        <path class="end-now" d={`M${end[0]} ${end[1]}h0`} />
      </svg>
      <figcaption>{END.leadChart}</figcaption>
    </figure>
  );
}
