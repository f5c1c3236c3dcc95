import type { JudgedCase } from '../../rulebook/judged-case.ts';

const verdictOf = (example: JudgedCase): string | undefined => example.tried?.ruling.verdict;

/** Groups examples into rows, in order: an illegal one is paired with the legal one after it. */
export function pairExamples(cases: readonly JudgedCase[]): readonly (readonly JudgedCase[])[] {
  const rows: JudgedCase[][] = [];
  for (const example of cases) {
    const row = rows.at(-1);
    const firstExample = row?.length === 1 ? row[0] : undefined;
    const areAlike = firstExample && !needsPair(firstExample) && !needsPair(example);
    if (row && firstExample && (isAnsweredBy(firstExample, example) || areAlike)) row.push(example);
    else rows.push([example]);
  }
  return rows;
}

function isAnsweredBy(firstExample: JudgedCase, example: JudgedCase): boolean {
  return verdictOf(firstExample) === 'illegal' && verdictOf(example) === 'legal';
}

/** Whether an example needs a legal counterpart beside it; legal examples may share a row without one. */
function needsPair(example: JudgedCase): boolean {
  return verdictOf(example) === 'illegal';
}
