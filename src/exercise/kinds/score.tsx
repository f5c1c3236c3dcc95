import type { VNode } from 'preact';
import { PointsForm } from '../../table/try/PointsForm.tsx';
import { WORDS } from './words.ts';

/** Answer by a count, which is typed. */
export function PointsAnswer({ onAnswer }: { readonly onAnswer: (answer: string) => void }): VNode {
  return (
    <PointsForm
      class="focus-ways exercise-says exercise-points"
      words={WORDS}
      onAnswer={(points) => onAnswer(String(points))}
    />
  );
}
