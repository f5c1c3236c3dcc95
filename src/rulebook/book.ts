import type { CoachedGame } from '../game/game.ts';
import { type OptionSpec, type OptionValue, sortedChoices } from '../game/options.ts';
import type { Rule } from '../game/rule.ts';
import { anchor } from '../referee/cite.ts';
import type { Lesson, LessonStep } from '../scenarios/lesson.ts';
import { checkCases, checkChapters } from './check-chapters.ts';
import { findHouseRuleExample, type HouseRuleExample } from './house-rule-example.ts';
import { type JudgedCase, judgeCase } from './judged-case.ts';
import { type BookLesson, joinLessons } from './lessons.ts';
import { BookError, type Problem } from './problem.ts';
import { type BookRound, joinRounds } from './rounds.ts';
import type { ChapterSource, Content } from './source.ts';
import { parseTags, type Tag } from './tags.ts';
import { createTryPosition, type TryPosition } from './try-position.ts';

function rulesOf(step: LessonStep): readonly string[] {
  const refusedRules = 'refused' in step ? step.refused.map(({ rule }) => rule) : [];
  const offeredRules = 'among' in step ? step.among : [];
  return [...(step.rule === undefined ? [] : [step.rule]), ...refusedRules, ...offeredRules];
}

const isTaughtIn = ({ teaches }: Lesson, rule: string): boolean => teaches.includes(rule);
const isMentionedIn = ({ steps }: Lesson, rule: string): boolean => steps.some((step) => rulesOf(step).includes(rule));

/**
 * The lesson closest to a rule: the first that teaches it, else one that mentions it, else one that teaches its
 * chapter, else the first lesson; undefined if there are none.
 */
function lessonFor(game: CoachedGame, lessons: readonly BookLesson[], rule: string): BookLesson | undefined {
  const chapter = game.rules.chapterOf(rule)?.rules ?? [];
  return (
    lessons.find(({ lesson }) => isTaughtIn(lesson, rule)) ??
    lessons.find(({ lesson }) => isMentionedIn(lesson, rule)) ??
    lessons.find(({ lesson }) => chapter.some(({ id }) => isTaughtIn(lesson, id))) ??
    lessons[0]
  );
}

/** A house rule as the book shows it. */
interface BookHouseRule {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** What the source says about it. */
  readonly source: string;
  /** Why groups of players use different settings. */
  readonly because: string;
  readonly shown: HouseRuleExample | undefined;
  readonly choices: readonly {
    readonly value: OptionValue;
    readonly label: string;
    readonly usual: boolean;
  }[];
  /** Instead of choices: any whole number from `min` to `max`. */
  readonly range?: { readonly min: number; readonly max: number; readonly usual: OptionValue };
}

function houseRule(spec: OptionSpec, example: HouseRuleExample | undefined): BookHouseRule {
  const { key, title, about, source = '', because = '', values } = spec;
  const list = sortedChoices(spec).map(({ value, label }) => ({
    value,
    label,
    usual: value === spec.default,
  }));
  return {
    key,
    title,
    about,
    source,
    because,
    shown: example,
    choices: list,
    ...('min' in values ? { range: { min: values.min, max: values.max, usual: spec.default } } : {}),
  };
}

/** A rule at its place in the book. */
export interface BookRule {
  readonly id: string;
  /** "4.3". */
  readonly number: string;
  readonly anchor: string;
  /** Heading level below the chapter's title: 2 or 3. */
  readonly level: number;
  readonly rule: Rule<unknown>;
  readonly cases: readonly JudgedCase[];
}

export interface BookChapter {
  readonly id: string;
  /** Number of the chapter; null for chapters without rules: strategy, words, the quick reference. */
  readonly number: number | null;
  readonly title: string;
  readonly lead: string;
  readonly file: string;
  readonly tags: readonly Tag[];
  readonly rules: readonly BookRule[];
  /** Whether it has a page of its own only: it repeats laws, so the page with the whole book leaves it out. */
  readonly isApart: boolean;
}

/** A game's rulebook: the source of every page about rules. */
export interface Book {
  readonly game: CoachedGame;
  readonly chapters: readonly BookChapter[];
  readonly cases: readonly JudgedCase[];
  /** In the order in which they are taught. */
  readonly lessons: readonly BookLesson[];
  readonly rounds: readonly BookRound[];
  chapter(id: string): BookChapter;
  /** The chapters before and after; undefined at the ends. */
  neighbours(id: string): {
    readonly before: BookChapter | undefined;
    readonly after: BookChapter | undefined;
  };
  rule(id: string): BookRule;
  /** The lesson closest to a rule; undefined if there are no lessons. */
  lessonFor(rule: string): BookLesson | undefined;
  case(id: string): JudgedCase;
  /** A case laid out for trying moves on it. */
  position(id: string): TryPosition;
  houseRule(key: string): BookHouseRule;
}

/**
 * Joins game and content.
 * @throws BookError if they don't match
 */
export function joinBook(game: CoachedGame, content: Content): Book {
  const problems: Problem[] = [];
  const cases = content.cases.flatMap(({ chapter, file, cases: list }) =>
    list.flatMap((input): JudgedCase[] => {
      const judged = judgeCase(game, chapter, file, input);
      if ('value' in judged) return [judged.value];
      problems.push(judged.problem);
      return [];
    }),
  );
  const chapterSources = sortChapters(game, content.chapters);
  const tagged = new Map(chapterSources.map((source) => [source.id, parseTags(source.body)]));
  problems.push(...checkChapters(game, chapterSources, tagged, cases), ...checkCases(game, cases));
  const { lessons, problems: inLessons } = joinLessons(game, content.lessons ?? []);
  const { rounds, problems: inRounds } = joinRounds(game, content.rounds ?? []);
  problems.push(...inLessons, ...inRounds);
  if (problems.length > 0) throw new BookError(problems);

  const chapters = chapterSources.map((source) => chapterOf(game, source, tagged.get(source.id) ?? [], cases));
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  const rules = new Map(chapters.flatMap((chapter) => chapter.rules.map((bookRule) => [bookRule.id, bookRule])));
  const judged = new Map(cases.map((one) => [one.id, one]));
  const options = new Map(game.options.map((option) => [option.key, option]));
  // Cached: a chapter, the whole book and their JSON files show the same tables.
  const positions = new Map<string, TryPosition>();
  return {
    game,
    chapters,
    cases,
    lessons,
    rounds,
    chapter: (id) => requireEntry(game, 'chapter', byId, id),
    neighbours(id) {
      const at = chapters.findIndex((chapter) => chapter.id === id);
      return { before: chapters[at - 1], after: chapters[at + 1] };
    },
    rule: (id) => requireEntry(game, 'rule', rules, id),
    lessonFor: (rule) => lessonFor(game, lessons, rule),
    case: (id) => requireEntry(game, 'case', judged, id),
    position(id) {
      const position = positions.get(id) ?? createTryPosition(game, requireEntry(game, 'case', judged, id));
      positions.set(id, position);
      return position;
    },
    houseRule(key) {
      const spec = requireEntry(game, 'house rule', options, key);
      return houseRule(spec, findHouseRuleExample(game, spec, cases));
    },
  };
}

function requireEntry<T>(game: CoachedGame, kind: string, entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry !== undefined) return entry;
  const message = `There is no such ${kind}. Write it, or correct the spelling.`;
  throw new BookError([{ file: `content/${game.id}`, id, says: message }]);
}

/** Chapters with rules first, in the game's order; the others follow by their `order`. */
function sortChapters(game: CoachedGame, sources: readonly ChapterSource[]): readonly ChapterSource[] {
  const place = new Map(game.rules.chapters.map((chapter, i) => [chapter.id, i]));
  const lastPlace = place.size;
  return [...sources].sort(
    (a, b) => (place.get(a.id) ?? lastPlace) - (place.get(b.id) ?? lastPlace) || a.order - b.order,
  );
}

function chapterOf(
  game: CoachedGame,
  source: ChapterSource,
  tags: readonly Tag[],
  cases: readonly JudgedCase[],
): BookChapter {
  const { id, title, lead, file } = source;
  const at = game.rules.chapters.findIndex((chapter) => chapter.id === id);
  const rules = (game.rules.chapters[at]?.rules ?? []).map((rule): BookRule => {
    const depth = tags.find((tag) => tag.name === 'Rule' && tag.attributes['id'] === rule.id)?.depth ?? 1;
    return {
      id: rule.id,
      number: game.rules.number(rule.id),
      anchor: anchor(rule.id),
      level: depth + 1,
      rule,
      cases: cases.filter((judged) => judged.rule === rule.id),
    };
  });
  const isApart = tags.some(({ name }) => name === 'TellCard');
  return { id, number: at < 0 ? null : at + 1, title, lead, file, tags, rules, isApart };
}
