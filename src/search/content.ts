import * as v from 'valibot';
import { parse } from 'yaml';
import type { SearchLanguage } from './vocabulary.ts';

/** Our word and the words other books use for it; entries with our word are also found by these. */
export type Synonyms = Readonly<Record<string, string>>;

export interface ChapterText {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
}

export interface LessonText {
  readonly slug: string;
  readonly title: string;
  readonly theme: string;
}

/** The searchable texts of a game. */
export interface GameText {
  readonly name: string;
  readonly chapters: readonly ChapterText[];
  readonly lessons: readonly LessonText[];
  /** Other names of the game and of similar games. */
  readonly names: string;
  readonly called: Synonyms;
  /** Typical questions by the local name of a rule. */
  readonly asked: Readonly<Record<string, string>>;
  /** Rules that are illustrated with a table. */
  readonly illustratedRules: ReadonlySet<string>;
  /** Suggested questions. */
  readonly examples: readonly string[];
}

/** All texts the search reads. */
export interface SearchContent {
  readonly language: SearchLanguage;
  readonly called: Synonyms;
  /** Typical questions for rules that every game has. */
  readonly asked: Readonly<Record<string, string>>;
  readonly games: ReadonlyMap<string, GameText>;
}

const texts = v.record(v.string(), v.string());
const houseSchema = v.strictObject({
  skipped: v.string(),
  forms: texts,
  phrases: texts,
  near: v.array(v.string()),
  called: texts,
  asked: texts,
});
const gameSchema = v.strictObject({
  names: v.optional(v.string(), ''),
  examples: v.array(v.string()),
  called: v.optional(texts, {}),
  asked: v.optional(texts, {}),
});
const chapterSchema = v.object({ title: v.string(), lead: v.string() });
const lessonSchema = v.object({ title: v.string(), theme: v.string() });

/** Keeps title and theme of a lesson; the rest isn't searched. */
const headOf = (text: string): string => text.replace(/^(?!title|theme)\w+:[\s\S]*$/m, '');

/** The rule a case illustrates. */
const OF_RULE = /^ +(?:- )?rule: (\S+)/gm;

const frontOf = (text: string): unknown => parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');

function readChapter(id: string, text: string): ChapterText {
  return { id, ...v.parse(chapterSchema, frontOf(text)), body: text.replace(/^---\n[\s\S]*?\n---\n/, '') };
}

function readGameText(files: ReadonlyMap<string, string>, game: string): GameText {
  const listFiles = (folder: string, ending: string): [string, string][] =>
    [...files].flatMap(([path, text]): [string, string][] => {
      const name = path.startsWith(`${game}/${folder}`) ? path.slice(`${game}/${folder}`.length) : '/';
      return !name.includes('/') && name.endsWith(ending) ? [[name.slice(0, -ending.length), text]] : [];
    });
  const number = (name: string): number => Number.parseInt(name, 10);
  return {
    ...v.parse(v.object({ name: v.string() }), frontOf(files.get(`${game}/index.mdx`) ?? '')),
    ...v.parse(gameSchema, parse(files.get(`${game}/search.yaml`) ?? '{}')),
    chapters: listFiles('', '.mdx').flatMap(([id, text]) => (id === 'index' ? [] : [readChapter(id, text)])),
    illustratedRules: new Set(
      listFiles('cases/', '.yaml').flatMap(([, text]) => [...text.matchAll(OF_RULE)].map(([, rule = '']) => rule)),
    ),
    lessons: listFiles('lessons/', '.yaml')
      .sort(([a], [b]) => number(a) - number(b))
      .map(([name, text]) => ({
        slug: name.replace(/^\d+-/, ''),
        ...v.parse(lessonSchema, parse(headOf(text))),
      })),
  };
}

/** Inverts lists of alternatives: from alternative to word. */
const invertLists = (lists: Readonly<Record<string, string>>, separator: RegExp): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([word, alternatives]) => alternatives.split(separator).map((one) => [one, word])),
  );

/**
 * Reads the content of the search.
 * @param files texts by their path below `content`
 */
export function readSearchContent(files: ReadonlyMap<string, string>): SearchContent {
  const { skipped, forms, phrases, near, called, asked } = v.parse(houseSchema, parse(files.get('search.yaml') ?? ''));
  const games = new Set([...files.keys()].flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])));
  return {
    language: {
      skipped: skipped.split(/\s+/).filter((word) => word !== ''),
      forms: invertLists(forms, /[\s,]+/),
      phrases: invertLists(phrases, /,\s*/),
      near,
    },
    called,
    asked,
    games: new Map([...games].map((game) => [game, readGameText(files, game)])),
  };
}
