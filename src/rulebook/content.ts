import { parse } from 'yaml';
import type { CaseFile, ChapterSource, Content } from './source.ts';

const chapters = import.meta.glob<string>('../../content/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const cases = import.meta.glob<string>('../../content/*/cases/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const lessons = import.meta.glob<string>('../../content/*/lessons/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Evaluations of the moves in lessons, made by `npm run make -- lessons`. */
const lessonWeights = import.meta.glob<unknown>('../../content/*/lessons/*.json', {
  import: 'default',
  eager: true,
});

const rounds = import.meta.glob<string>('../../content/*/rounds/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Evaluations at the stops of worked rounds, made by `npm run make -- rounds`. */
const weighed = import.meta.glob<unknown>('../../content/*/rounds/*.json', {
  import: 'default',
  eager: true,
});

const fileOf = (path: string): string => path.replace(/^(\.\.\/)+/, '');
const idOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

function readChapter(path: string, text: string): ChapterSource {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { title, lead, order } = parse(front) as { title: string; lead: string; order: number };
  return { id: idOf(path), file: fileOf(path), title, lead, order, body };
}

function readCases(path: string, text: string): CaseFile {
  const { cases: list } = parse(text) as { cases: readonly unknown[] };
  return { chapter: idOf(path), file: fileOf(path), cases: list };
}

/** The data, or the parser's error message: a string fails the schema, so that the error is reported there. */
function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}

/** Content of a game's folder; its front page isn't a chapter. */
export function contentOf(game: string): Content {
  const isOfGame = (path: string): boolean => fileOf(path).startsWith(`content/${game}/`);
  return {
    chapters: Object.entries(chapters)
      .filter(([path]) => isOfGame(path) && idOf(path) !== 'index')
      .map(([path, text]) => readChapter(path, text)),
    cases: Object.entries(cases)
      .filter(([path]) => isOfGame(path))
      .map(([path, text]) => readCases(path, text)),
    lessons: Object.entries(lessons)
      .filter(([path]) => isOfGame(path))
      .map(([path, text]) => ({
        name: idOf(path),
        file: fileOf(path),
        data: readYaml(text),
        weighed: lessonWeights[path.replace(/yaml$/, 'json')],
      })),
    rounds: Object.entries(rounds)
      .filter(([path]) => isOfGame(path))
      .map(([path, text]) => ({
        name: idOf(path),
        file: fileOf(path),
        data: readYaml(text),
        weighed: weighed[path.replace(/yaml$/, 'json')],
      })),
  };
}
