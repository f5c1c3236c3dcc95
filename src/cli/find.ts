import { quote } from '../cards/words.ts';
import { fault, ok, type Result } from '../game/fault.ts';
import { writeFault } from '../referee/answer.ts';
import { findGame } from '../referee/case.ts';
import { readJson } from '../referee/read-json.ts';
import { createSearch, findAnswers, type SearchIndex } from '../search/search-index.ts';
import { loadSearchData } from './search-data.ts';

interface FindQuestion {
  readonly query: string;
  readonly game: string | undefined;
}

const MAX_LETTERS = 1_000;
const QUESTION_KEYS: readonly string[] = ['query', 'game'];
/** Without a game, all games are searched. */
const ALL_GAMES = ok(undefined);

function readQuestion(line: string, games: ReadonlySet<string>): Result<FindQuestion> {
  const json = readJson(line);
  if (!json.ok) return json;
  const { query } = json.value;
  const strange = Object.keys(json.value).find((key) => !QUESTION_KEYS.includes(key));
  if (strange !== undefined) return fault('bad-json', strange, `A question has no ${quote(strange)}.`);
  if (typeof query !== 'string') return fault('bad-json', 'query', 'A question has a “query”, which is text.');
  const game = 'game' in json.value ? findGame(json.value, (id) => (games.has(id) ? id : undefined)) : ALL_GAMES;
  if (!game.ok) return game;
  if (query.length > MAX_LETTERS) {
    return fault('too-much', 'query', `A question has ${MAX_LETTERS} letters at most.`);
  }
  return ok({ query, game: game.value });
}

/** Answers a question, given as a line of JSON, like the search of the site. */
export function findLine(search: SearchIndex, games: ReadonlySet<string>, line: string): object {
  const question = readQuestion(line, games);
  if (!question.ok) return writeFault(question.fault);
  const { query, game } = question.value;
  const hits = findAnswers(search, query, game);
  return { hits: hits.map(({ game, rule, title, path, says }) => ({ game, rule, title, path, says })) };
}

/** Loads the index and returns a function that answers questions. */
export async function loadFinder(): Promise<(line: string) => object> {
  const { games, language, entries } = await loadSearchData();
  const search = createSearch(language, entries);
  const ids = new Set(games);
  return (line) => findLine(search, ids, line);
}
