import { fetchJson } from '../../exercise/start.ts';
import type { Game } from '../../game/game.ts';
import { listPlacesOfDay, type PuzzlePlace, type StockedGame } from '../../scenarios/puzzle/daily-puzzles.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { readPuzzles, type StoredPuzzle } from '../../scenarios/puzzle/posed-puzzle.ts';
import { hashText } from '../../scenarios/puzzle/rule-offers.ts';
import { fetchGame } from '../../table/fetch-game.ts';
import { type LaidPuzzle, layPuzzle } from './laid-puzzle.ts';

/** The puzzles of a day by difficulty, not laid out yet. */
export interface DayQuestions {
  readonly date: DayDate;
  readonly puzzles: readonly { readonly game: string; readonly stored: StoredPuzzle }[];
  /** Fingerprint of these puzzles. */
  readonly of: string;
  /** Ids of the games they come from; undefined for all games. */
  readonly games?: readonly string[] | undefined;
}

/** The puzzles of a day that are laid out so far. */
export interface PuzzleDay extends Pick<DayQuestions, 'date' | 'of' | 'games'> {
  readonly size: number;
  readonly puzzles: readonly LaidPuzzle[];
}

const games = new Map<string, Promise<Game>>();

/** Fetches each game once. A failed request isn't stored, so the next call repeats it. */
function fetchGameOnce(id: string): Promise<Game> {
  const gamePromise = games.get(id) ?? fetchGame(id);
  games.set(id, gamePromise);
  gamePromise.catch(() => games.delete(id));
  return gamePromise;
}

const fetchShelf = async (root: string, { game, kind }: PuzzlePlace): Promise<readonly StoredPuzzle[]> =>
  readPuzzles(await fetchJson(`${root}daily/${game}/${kind}.json`));

/**
 * Fetches the puzzles of a date, the same for all players who choose the same games.
 * @param root address of the site's front page
 * @param games ids of the games to choose from; undefined for all
 * @throws Error if they can't be fetched
 */
export async function fetchDayQuestions(
  root: string,
  stock: readonly StockedGame[],
  date: DayDate,
  games?: readonly string[],
): Promise<DayQuestions> {
  const places = listPlacesOfDay(games ? stock.filter(({ game }) => games.includes(game)) : stock, date);
  const shelves = await Promise.all(places.map((place) => fetchShelf(root, place)));
  const puzzles = places.flatMap(({ game, index }, i) => {
    const storedPuzzle = shelves[i]?.[index];
    return storedPuzzle ? [{ game, stored: storedPuzzle }] : [];
  });
  puzzles.sort((a, b) => a.stored.hard - b.stored.hard);
  return { date, puzzles, of: hashText(JSON.stringify(puzzles)).toString(36), games };
}

async function fetchPuzzle({ game: id, stored }: DayQuestions['puzzles'][number]): Promise<LaidPuzzle> {
  const partsModule = stored.kind === 'score' ? import('../../table/game-parts.ts') : undefined;
  const [game, count] = await Promise.all([fetchGameOnce(id), partsModule?.then(({ fetchCount }) => fetchCount(id))]);
  const puzzle = layPuzzle(game, stored, count);
  if (!puzzle) throw new Error(`a puzzle of ${id} can’t be read`);
  return puzzle;
}

/**
 * Lays out the first puzzles of a day, so that the first table doesn't wait for other games.
 * @throws Error if a game can't be fetched
 */
export async function layDay(
  { date, puzzles, of, games }: DayQuestions,
  maxPuzzles = puzzles.length,
): Promise<PuzzleDay> {
  return {
    date,
    of,
    games,
    size: puzzles.length,
    puzzles: await Promise.all(puzzles.slice(0, maxPuzzles).map(fetchPuzzle)),
  };
}
