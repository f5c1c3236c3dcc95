import type { JudgedCase } from '../../rulebook/judged-case.ts';

const verdict = (judged: JudgedCase): string | undefined => judged.tried?.ruling.verdict;

/** Groups examples into rows, in order: an illegal one is paired with the legal one after it. */
export function pairExamples(cases: readonly JudgedCase[]): readonly (readonly JudgedCase[])[] {
  const rows: JudgedCase[][] = [];
  for (const judged of cases) {
    const row = rows.at(-1);
    const before = row?.length === 1 ? row[0] : undefined;
    const alike = before && !needsPair(before) && !needsPair(judged);
    if (row && before && (isAnsweredBy(before, judged) || alike)) row.push(judged);
    else rows.push([judged]);
  }
  return rows;
}

function isAnsweredBy(before: JudgedCase, judged: JudgedCase): boolean {
  return verdict(before) === 'illegal' && verdict(judged) === 'legal';
}

/** An illegal example waits for a legal one; two of a kind may share a row. */
function needsPair(judged: JudgedCase): boolean {
  return verdict(judged) === 'illegal';
}
