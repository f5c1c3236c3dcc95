import type { Exception, Permission, Restriction, Rule } from './rule.ts';

/** The rules of one chapter, in reading order. `id` is its file name everywhere. */
export interface Chapter<Attempt> {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule<Attempt>[];
}

/** All rules of a game, sorted once for the judge and the pages. */
export interface RuleBook<Attempt> {
  readonly chapters: readonly Chapter<Attempt>[];
  readonly all: readonly Rule<Attempt>[];
  readonly restrictions: readonly Restriction<Attempt>[];
  readonly permissions: readonly (Permission<Attempt> | Exception<Attempt>)[];
  /** The rule with this id, `<game>/<name>`; undefined if there is none. */
  rule(id: string): Rule<Attempt> | undefined;
  /** "4.3": the third rule of the fourth chapter. Empty for an unknown id. */
  number(id: string): string;
  /** The chapter of a rule; undefined for an unknown id. */
  chapterOf(id: string): Chapter<Attempt> | undefined;
}

/** A copy of the book with one more chapter. */
export const withChapter = <A>({ chapters }: RuleBook<A>, chapter: Chapter<A>): RuleBook<A> =>
  createRulebook([...chapters, chapter]);

/**
 * Builds a rulebook from its chapters.
 * @throws RangeError if two rules share an id
 */
export function createRulebook<Attempt>(chapters: readonly Chapter<Attempt>[]): RuleBook<Attempt> {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  if (byId.size !== rules.length) throw new RangeError('two rules share an id');
  const chapterOf = (id: string) => chapters.find((chapter) => chapter.rules.some((rule) => rule.id === id));
  return {
    chapters,
    all: rules,
    restrictions: rules.filter((rule) => rule.kind === 'restriction'),
    permissions: rules.filter((rule) => rule.kind === 'permission' || rule.kind === 'exception'),
    rule: (id) => byId.get(id),
    number(id) {
      const chapter = chapterOf(id);
      if (!chapter) return '';
      return `${chapters.indexOf(chapter) + 1}.${chapter.rules.findIndex((rule) => rule.id === id) + 1}`;
    },
    chapterOf,
  };
}
