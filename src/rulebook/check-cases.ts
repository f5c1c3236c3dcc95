import type { Game } from '../game/game.ts';
import type { JudgedCase } from './judged-case.ts';
import type { Problem } from './problem.ts';

/** Whether every case speaks of a rule that is there, in its chapter, and is ruled as it expects. */
export function checkCases(game: Game, cases: readonly JudgedCase[]): readonly Problem[] {
  return cases.flatMap((judged, i) => [
    ...checkPlace(game, judged, cases.slice(0, i)),
    ...checkRuling(judged),
    ...checkEvents(judged),
  ]);
}

function checkPlace(game: Game, judged: JudgedCase, before: readonly JudgedCase[]): readonly Problem[] {
  const { file, id, rule, chapter } = judged;
  const home = game.rules.chapterOf(rule)?.id;
  const problems: Problem[] = [];
  if (before.some((other) => other.id === id)) {
    problems.push({ file, id, says: 'Two cases have this id. Rename one.' });
  }
  if (!home) problems.push({ file, id, says: `There is no rule ${rule}. Correct the spelling.` });
  else if (home !== chapter)
    problems.push({ file, id, says: `${rule} is told in ${home}: move the case there.` });
  return problems;
}

function checkRuling({ file, id, rule, data, tried }: JudgedCase): readonly Problem[] {
  const { expect } = data;
  if (expect === undefined) return [];
  if (!tried) return [{ file, id, says: `It expects “${expect}” and has no move. Add one.` }];
  const { verdict, findings, maybe } = tried.ruling;
  const broken = [...findings, ...maybe].map((finding) => finding.rule);
  if (verdict !== expect) {
    const why = broken.length > 0 ? ` by ${broken.join(', ')}` : '';
    return [{ file, id, says: `It expects “${expect}”, and the referee says “${verdict}”${why}.` }];
  }
  if (verdict === 'legal' || broken.includes(rule)) return [];
  return [{ file, id, says: `It is about ${rule}, and what it breaks is ${broken.join(', ')}.` }];
}

function checkEvents({ file, id, data, tried, dealt }: JudgedCase): readonly Problem[] {
  const cited = new Set((tried?.happens ?? dealt).map(({ event }) => event.rule));
  return (data.events ?? [])
    .filter((rule) => !cited.has(rule))
    .map((rule) => ({
      file,
      id,
      says: `No event by ${rule} follows. What follows: ${[...cited].join(', ') || 'nothing'}.`,
    }));
}
