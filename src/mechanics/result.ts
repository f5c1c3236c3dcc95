import { capitalize, countNoun, digits, joinWords, plural } from '../cards/words.ts';
import { highestIndices, lowestIndices } from './standings.ts';

interface ResultSums {
  /** The total of each side. */
  readonly sums: readonly number[];
  /** The names of the sides within a sentence. */
  readonly names: readonly string[];
  /** What was won: "this session". */
  readonly contest: string;
  readonly winsBy?: 'most' | 'least';
}

/**
 * Who won, and by how much: "You won this session by 4 points, 13 to 9." For more than two sides: "Ann won this session
 * with 13 points, 4 more than you."
 */
export function resultText({ sums, names, contest, winsBy = 'most' }: ResultSums): string {
  const winnersIn = winsBy === 'most' ? highestIndices : lowestIndices;
  const winners = winnersIn(sums);
  const nameOf = (side: number): string => names[side] ?? '';
  const [winner = 0] = winners;
  const winningSum = sums[winner] ?? 0;
  if (winners.length > 1) {
    return capitalize(
      `${contest} was a draw between ${joinWords(winners.map(nameOf))}, with ${countNoun(winningSum, 'point')} each.`,
    );
  }
  const otherSums = sums.filter((_, side) => side !== winner);
  const runnerUpSum = winsBy === 'most' ? Math.max(...otherSums) : Math.min(...otherSums);
  const margin = Math.abs(winningSum - runnerUpSum);
  if (sums.length === 2) {
    return capitalize(
      `${nameOf(winner)} won ${contest} by ${countNoun(margin, 'point')}, ${winningSum} to ${runnerUpSum}.`,
    );
  }
  const runnersUp = sums.flatMap((n, side) => (side !== winner && n === runnerUpSum ? [nameOf(side)] : []));
  const marginText = `${margin} ${winsBy === 'most' ? 'more' : 'fewer'} than ${joinWords(runnersUp)}`;
  return capitalize(`${nameOf(winner)} won ${contest} with ${countNoun(winningSum, 'point')}, ${marginText}.`);
}

/**
 * The totals of a game that is over: "The game ended 33 to 30.", "The game ended with 40, 12 and 40 points: a draw between
 * you and Ann."
 */
export function gameOverText(
  totals: readonly number[],
  nameOf: (side: number) => string,
  winnersIn = highestIndices,
): string {
  const winners = winnersIn(totals);
  const totalsText =
    totals.length === 2
      ? totals.map(digits).join(' to ')
      : `with ${joinWords(totals.map(digits))} ${plural(totals.at(-1) ?? 0, 'point')}`;
  const drawersText = winners.length < totals.length ? ` between ${joinWords(winners.map(nameOf))}` : '';
  return `The game ended ${totalsText}${winners.length > 1 ? `: a draw${drawersText}` : ''}.`;
}

/** Sums the points of score lines for each side. A line without a side counts for its seat. */
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
