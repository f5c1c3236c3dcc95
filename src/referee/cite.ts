import type { Game } from '../game/game.ts';

/** A rule as it is cited: its number, its law, and its place in the rulebook. */
export interface Citation {
  readonly rule: string;
  readonly number: string;
  readonly title: string;
  readonly law: string;
  /** Below the game's address: `rules/take/#take-sum`. */
  readonly path: string;
}

/**
 * Cites a rule of the game.
 * @throws RangeError for an unknown id
 */
export function cite(game: Pick<Game, 'rules'>, id: string): Citation {
  const rule = game.rules.rule(id);
  const chapter = game.rules.chapterOf(id);
  if (!rule || !chapter) throw new RangeError(`no rule ${id}`);
  const path = `rules/${chapter.id}/#${anchor(id)}`;
  return { rule: id, number: game.rules.number(id), title: rule.title, law: rule.law, path };
}

/** The anchor of a rule on its chapter's page: `take-sum`. */
export function anchor(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
