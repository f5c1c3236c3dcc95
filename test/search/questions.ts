import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A player's question, and the rules of which one must be among the first three answers. */
export interface SearchQuestion {
  readonly query: string;
  /** The game it is about; undefined if none is named. */
  readonly game: string | undefined;
  readonly rules: readonly string[];
}

type QuestionList = Readonly<Record<string, string | readonly string[]>>;

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

/**
 * The lists of questions in `questions.yaml` in the folder of each game. Some were used to build the search; the
 * others were written before any answer was seen: by people who know cards but not the game, in whole sentences,
 * hurriedly on a phone, in the words of sister games, in a learner's English, and in mid-game; `table` and `again`
 * are a third plain, a third in the words of sister games, a third with typing errors. `trouble`: what has gone
 * wrong, as told at the table. `phone`: typed with one hand; `thumbs`: with a typing error in almost every word.
 * `missed`: what readers had asked in vain. Without a game: `anywhere`, and those whose rule must come first.
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
  | 'phone'
  | 'thumbs'
  | 'missed'
  | 'anywhere'
  | 'first';

/** All questions of one list, of every game. */
export function questionsOf(list: Name): readonly SearchQuestion[] {
  return readdirSync(GAMES).flatMap((id) => {
    const file = `${GAMES}${id}/questions.yaml`;
    if (!existsSync(file)) return [];
    const lists = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, QuestionList>>;
    return Object.entries(lists[list] ?? {}).map(([query, rules]) => ({
      query,
      game: list === 'anywhere' || list === 'first' ? undefined : id,
      rules: [rules].flat().map((name) => `${id}/${name}`),
    }));
  });
}
