import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import type { GameEvent } from '../../game/play.ts';
import { Signs } from '../../table/hand/Signs.tsx';
import { namingAt, type Practice } from '../saved-games/index.ts';
import { lastOwnTurn } from './state/undo.ts';

/** Finds the last throw since the viewer's last turn, with its step. Throws before `sinceStep` are left out. */
function findLastThrow(practice: Practice, sinceStep: number): { at: number; event: GameEvent } | null {
  const { game, steps } = practice;
  const firstStep = Math.max(sinceStep, lastOwnTurn(practice) + 1);
  for (let at = steps.length - 1; at >= firstStep; at--) {
    const event = steps[at]?.events.findLast((one) => (game.table.eventSigns?.(one).length ?? 0) > 0);
    if (event) return { at, event };
  }
  return null;
}

/** Delay between two dice, in milliseconds. */
const DELAY_MS = 220;

/** Rolls dice over the table, one after another, and adds them up. */
export function Roll({ practice }: { readonly practice: Practice }): VNode | null {
  const stepsAtStart = useRef(practice.steps.length);
  const lastThrow = findLastThrow(practice, stepsAtStart.current);
  if (!lastThrow) return null;
  const { seat } = lastThrow.event;
  const signs = practice.game.table.eventSigns?.(lastThrow.event) ?? [];
  let sum = 0;
  const sums = signs.map(({ counts = 0 }) => (sum += counts));
  return (
    <div key={lastThrow.at} class="roll" aria-hidden="true">
      {seat !== null && <span class="roll-who">{capitalize(namingAt(practice)(seat))}</span>}
      <Signs signs={signs} delayMs={DELAY_MS} />
      <span class="roll-sums">
        {sums.map((partialSum, i) => (
          <b
            key={i.toString()}
            class={`roll-sum${i === sums.length - 1 ? ' is-all' : ''}`}
            style={{ '--at': `${i * DELAY_MS}ms` }}
          >
            {partialSum}
          </b>
        ))}
      </span>
    </div>
  );
}
