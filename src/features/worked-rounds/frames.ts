import type { OpenRound } from './open-round.ts';

/** A position of the scrubber: the table after `at` moves, with a comment, a question, or the count. */
export interface RoundFrame {
  readonly kind: 'move' | 'question' | 'count';
  readonly at: number;
}

/** The frames of a round, in order: each question is a separate frame, before its move. */
export const listFrames = ({ round: { moves }, stops }: Pick<OpenRound, 'round' | 'stops'>): readonly RoundFrame[] => [
  ...Array.from({ length: moves.length + 1 }, (_, at): readonly RoundFrame[] =>
    stops[at + 1]
      ? [
          { kind: 'move', at },
          { kind: 'question', at },
        ]
      : [{ kind: 'move', at }],
  ).flat(),
  { kind: 'count', at: moves.length },
];
