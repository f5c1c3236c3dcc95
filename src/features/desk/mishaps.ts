import type { Game } from '../../game/game.ts';
import { cite } from '../../referee/cite.ts';

/** A mishap in a player's words, with the custom that settles it; plain data, for a page to fetch. */
export interface Mishap {
  readonly title: string;
  readonly law: string;
  /** What a strict table does instead. */
  readonly strict?: string | undefined;
  /** Number and title of the custom. */
  readonly number: string;
  readonly rule: string;
  /** Below the game's address: `rules/trouble/#trouble-short`. */
  readonly path: string;
}

/** Lists what can go wrong, in the order of the rulebook. */
export function listMishaps(game: Pick<Game, 'rules'>): readonly Mishap[] {
  return game.rules.all.flatMap((rule) => {
    if (rule.kind !== 'custom') return [];
    const { law, number, title: ruleTitle, path } = cite(game, rule.id);
    const settled = { law, strict: rule.strict, number, rule: ruleTitle, path };
    return [ruleTitle, ...(rule.also ?? [])].map((title) => ({ title, ...settled }));
  });
}

/**
 * Fetches the mishaps of the game at this address.
 * @throws Error if they can't be fetched
 */
export async function fetchMishaps(home: string): Promise<readonly Mishap[]> {
  const answer = await fetch(`${home}mishaps.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}
