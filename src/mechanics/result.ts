import { countNoun, joinWords, sentence } from '../cards/words.ts';
import { highestIndices, lowestIndices } from './standings.ts';

interface ResultSums {
  /** The total of each side. */
  readonly sums: readonly number[];
  /** The names of the sides within a sentence. */
  readonly names: readonly string[];
  /** What was won: "this session". */
  readonly what: string;
  readonly best?: 'most' | 'least';
}

/**
 * Who won, and by how much: "You won this session by 4 points, 13 to 9." For more than two sides: "Ann won this session
 * with 13 points, 4 more than you."
 */
export function resultText({ sums, names, what, best = 'most' }: ResultSums): string {
  const pick = best === 'most' ? highestIndices : lowestIndices;
  const winners = pick(sums);
  const nameOf = (side: number): string => names[side] ?? '';
  const [first = 0] = winners;
  const top = sums[first] ?? 0;
  if (winners.length > 1) {
    return sentence(
      `${what} was a draw between ${joinWords(winners.map(nameOf))}, with ${countNoun(top, 'point')} each.`,
    );
  }
  const others = sums.filter((_, side) => side !== first);
  const next = best === 'most' ? Math.max(...others) : Math.min(...others);
  const by = Math.abs(top - next);
  if (sums.length === 2) {
    return sentence(`${nameOf(first)} won ${what} by ${countNoun(by, 'point')}, ${top} to ${next}.`);
  }
  const seconds = sums.flatMap((n, side) => (side !== first && n === next ? [nameOf(side)] : []));
  const than = `${by} ${best === 'most' ? 'more' : 'fewer'} than ${joinWords(seconds)}`;
  return sentence(`${nameOf(first)} won ${what} with ${countNoun(top, 'point')}, ${than}.`);
}

/** For the totals of a game that is over: ": a draw between you and Ann" if several sides won, else empty. */
export function drawText(totals: readonly number[], nameOf: (side: number) => string, pick = highestIndices): string {
  const winners = pick(totals);
  if (winners.length < 2) return '';
  return winners.length === totals.length ? ': a draw' : `: a draw between ${joinWords(winners.map(nameOf))}`;
}

/** The points of each side in the lines of a count. */
export function gainsOf(
  lines: readonly {
    readonly seat: number | null;
    readonly side?: number | undefined;
    readonly points?: number | undefined;
  }[],
  sides: number,
): readonly number[] {
  return Array.from({ length: sides }, (_, at) =>
    lines.reduce((sum, { side, seat, points = 0 }) => ((side ?? seat) === at ? sum + points : sum), 0),
  );
}
