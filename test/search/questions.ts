import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** Somebody's question and the rules of which one must be among the first three answers. */
export interface Asked {
  readonly query: string;
  /** The game it is asked of; undefined where none was named. */
  readonly game: string | undefined;
  readonly rules: readonly string[];
}

type List = Readonly<Record<string, string | readonly string[]>>;

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

/**
 * The lists of questions in `questions.yaml` in the folder of each game. Of the game: those the search was made with,
 * and others that were written before anybody saw an answer to them: by whoever knows cards but not the game, in whole
 * sentences as in a letter, in a hurry on a phone, in the words of sister games as they are asked on the web, by
 * whoever learned English late, and by whoever looks a thing up in the middle of a game; `table` and `again` are a
 * third plain, a third in the words of sister games, a third with slips. `trouble`: what has gone wrong, as it is told
 * at the table. Of no game: `anywhere`, and those whose rule must come first.
 */
type Name =
  | 'asked'
  | 'blind'
  | 'fresh'
  | 'later'
  | 'strangers'
  | 'chatty'
  | 'hurried'
  | 'sisters'
  | 'foreign'
  | 'players'
  | 'table'
  | 'again'
  | 'trouble'
  | 'anywhere'
  | 'first';

/** All questions of one list, those of every game. */
export function questionsOf(list: Name): readonly Asked[] {
  return readdirSync(GAMES).flatMap((id) => {
    const file = `${GAMES}${id}/questions.yaml`;
    if (!existsSync(file)) return [];
    const lists = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, List>>;
    return Object.entries(lists[list] ?? {}).map(([query, rules]) => ({
      query,
      game: list === 'anywhere' || list === 'first' ? undefined : id,
      rules: [rules].flat().map((name) => `${id}/${name}`),
    }));
  });
}
