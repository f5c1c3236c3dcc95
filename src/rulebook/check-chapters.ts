import type { Game } from '../game/game.ts';
import type { JudgedCase } from './judged-case.ts';
import type { Problem } from './problem.ts';
import type { ChapterSource } from './source.ts';
import { attributeValues, type Tag } from './tags.ts';

/** Checks that every case belongs to a rule of its chapter and is ruled as it expects. */
export function checkCases(game: Game, cases: readonly JudgedCase[]): readonly Problem[] {
  return cases.flatMap((judged, i) => [
    ...checkPlace(game, judged, cases.slice(0, i)),
    ...checkRuling(judged),
    ...checkEvents(judged),
  ]);
}

function checkPlace(game: Game, judged: JudgedCase, earlierCases: readonly JudgedCase[]): readonly Problem[] {
  const { file, id, rule, chapter } = judged;
  const home = game.rules.chapterOf(rule)?.id;
  const problems: Problem[] = [];
  if (earlierCases.some((other) => other.id === id)) {
    problems.push({ file, id, says: 'Two cases have this id. Rename one.' });
  }
  if (!home) problems.push({ file, id, says: `No rule has the id ${rule}. Correct the spelling.` });
  else if (home !== chapter) problems.push({ file, id, says: `${rule} is told in ${home}: move the case there.` });
  return problems;
}

function checkRuling({ file, id, rule, data, tried }: JudgedCase): readonly Problem[] {
  const { expect } = data;
  if (expect === undefined) return [];
  if (!tried) return [{ file, id, says: `It expects “${expect}” and has no move. Add one.` }];
  const { verdict, findings, maybe } = tried.ruling;
  const brokenRules = [...findings, ...maybe].map((finding) => finding.rule);
  if (verdict !== expect) {
    const why = brokenRules.length > 0 ? ` by ${brokenRules.join(', ')}` : '';
    return [{ file, id, says: `It expects “${expect}”, and the referee says “${verdict}”${why}.` }];
  }
  if (verdict === 'legal' || brokenRules.includes(rule)) return [];
  return [{ file, id, says: `It is about ${rule}, and what it breaks is ${brokenRules.join(', ')}.` }];
}

function checkEvents({ file, id, data, tried, dealt }: JudgedCase): readonly Problem[] {
  const cited = new Set((tried?.citedEvents ?? dealt).map(({ event }) => event.rule));
  return (data.events ?? [])
    .filter((rule) => !cited.has(rule))
    .map((rule) => ({
      file,
      id,
      says: `No event by ${rule} follows. What follows: ${[...cited].join(', ') || 'nothing'}.`,
    }));
}

type TagsByChapter = ReadonlyMap<string, readonly Tag[]>;

/** Checks that the chapters contain every rule of the game once, in its chapter, in order, and nothing unknown. */
export function checkChapters(
  game: Game,
  sources: readonly ChapterSource[],
  tagged: TagsByChapter,
  cases: readonly JudgedCase[],
): readonly Problem[] {
  const missing = game.rules.chapters.flatMap(({ id, rules }): Problem[] =>
    sources.some((source) => source.id === id)
      ? []
      : [
          {
            file: `content/${game.id}/${id}.mdx`,
            id,
            says: `Write this chapter: it tells ${rules.length} rules.`,
          },
        ],
  );
  return [
    ...missing,
    ...sources.flatMap((source) => {
      const tags = tagged.get(source.id) ?? [];
      return [...checkRules(game, source, tags), ...checkMentions(game, source, tags, cases)];
    }),
  ];
}

function checkRules(game: Game, { id: chapter, file }: ChapterSource, tags: readonly Tag[]): readonly Problem[] {
  const rulesInText = attributeValues(tags, 'Rule', 'id');
  const expectedRules = game.rules.chapters.find((c) => c.id === chapter)?.rules.map((rule) => rule.id) ?? [];
  const strayRules = rulesInText.flatMap((id): Problem[] => {
    const home = game.rules.chapterOf(id)?.id;
    if (!home) return [{ file, id, says: 'There is no such rule. Correct the spelling.' }];
    if (home !== chapter) return [{ file, id, says: `This rule is told in ${home}.mdx. Move it there.` }];
    return [];
  });
  const absent = expectedRules
    .filter((id) => !rulesInText.includes(id))
    .map((id) => ({ file, id, says: `Nothing tells this rule. Add <Rule id="${id}" />.` }));
  const twice = [...new Set(rulesInText.filter((id, i) => rulesInText.indexOf(id) !== i))].map((id) => ({
    file,
    id,
    says: 'This rule is told twice. Keep one.',
  }));
  const problems = [...strayRules, ...absent, ...twice];
  const misplacedIndex = problems.length > 0 ? -1 : expectedRules.findIndex((id, i) => rulesInText[i] !== id);
  if (misplacedIndex < 0) return problems;
  const id = expectedRules[misplacedIndex] ?? '';
  return [{ file, id, says: `Out of order: here the game has ${id}, the chapter ${rulesInText[misplacedIndex]}.` }];
}

function checkMentions(
  game: Game,
  { file }: ChapterSource,
  tags: readonly Tag[],
  cases: readonly JudgedCase[],
): readonly Problem[] {
  const knownIds = new Set(cases.map((judged) => judged.id));
  const drawnIds = [...attributeValues(tags, 'Example', 'case'), ...attributeValues(tags, 'Try', 'case')];
  const options = new Set(game.options.map((option) => option.key));
  return [
    ...drawnIds
      .filter((id) => !knownIds.has(id))
      .map((id) => ({ file, id, says: `There is no such case. Write it in content/${game.id}/cases.` })),
    ...attributeValues(tags, 'RuleLink', 'id')
      .filter((id) => !game.rules.rule(id))
      .map((id) => ({ file, id, says: 'There is no such rule to lead to. Correct the spelling.' })),
    ...attributeValues(tags, 'HouseRule', 'option')
      .filter((key) => !options.has(key))
      .map((key) => ({ file, id: key, says: 'There is no such house rule. Correct the spelling.' })),
  ];
}
