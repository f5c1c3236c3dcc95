import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quote } from '../cards/words.ts';
import { fault, ok, type Result } from '../game/fault.ts';
import { writeFault } from '../referee/answer.ts';
import { findGame } from '../referee/case.ts';
import { readJson } from '../referee/read-json.ts';
import { readSearchContent, type SearchContent } from '../search/content.ts';
import { createEntries } from '../search/entries.ts';
import type { SearchEntry } from '../search/entry.ts';
import { createSearch, findAnswers, type SearchIndex } from '../search/search-index.ts';
import type { SearchLanguage } from '../search/vocabulary.ts';
import { loadRules } from './games.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
/** Files of `content` that the search reads. */
const SEARCHED_FILES = /^(search\.yaml|[^/]+\/([^/]+\.mdx|search\.yaml|(cases|lessons)\/[^/]+\.yaml))$/;

/** Reads the content of the search from its files. */
export function loadSearchContent(): SearchContent {
  const paths = readdirSync(CONTENT_FOLDER, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return readSearchContent(
    new Map(
      paths.flatMap((path) =>
        SEARCHED_FILES.test(path) ? [[path, readFileSync(join(CONTENT_FOLDER, path), 'utf8')]] : [],
      ),
    ),
  );
}

/** All searchable entries as plain data. The built library includes them in this form. */
interface SearchData {
  readonly games: readonly string[];
  readonly language: SearchLanguage;
  readonly entries: readonly SearchEntry[];
}

async function loadSearchData(): Promise<SearchData> {
  const [games, content] = [await loadRules(), loadSearchContent()];
  return {
    games: games.map(({ id }) => id),
    language: content.language,
    entries: createEntries(games, content),
  };
}

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
