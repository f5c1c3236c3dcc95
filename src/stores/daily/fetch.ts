import type { Game } from '../../game/game.ts';
import { type DayDate, type Place, placesOf, type Stocked } from '../../scenarios/puzzle/of-day.ts';
import { numberOf } from '../../scenarios/puzzle/offered.ts';
import { readAll, type Stored } from '../../scenarios/puzzle/posed.ts';
import { fetchGame } from '../game.ts';
import { fetchCount } from '../game-parts.ts';
import { type Laid, lay } from './lay.ts';

/** The puzzles of a day, easy ones first, and what tells them from any others. */
export interface Day {
  readonly date: DayDate;
  readonly puzzles: readonly Laid[];
  readonly of: string;
}

const games = new Map<string, Promise<Game>>();

/** Each game once, however many ask for it; one that could not be had may be asked for again. */
function gameOf(id: string): Promise<Game> {
  const known = games.get(id) ?? fetchGame(id);
  games.set(id, known);
  known.catch(() => games.delete(id));
  return known;
}

async function shelf(root: string, { game, kind }: Place): Promise<readonly Stored[]> {
  const answer = await fetch(`${root}daily/${game}/${kind}.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return readAll(await answer.json());
}

async function laidAt(root: string, place: Place): Promise<readonly Laid[]> {
  const [game, all, count] = await Promise.all([
    gameOf(place.game),
    shelf(root, place),
    place.kind === 'score' ? fetchCount(place.game) : undefined,
  ]);
  const stored = all[place.index];
  const laid = stored && lay(game, stored, count);
  return laid ? [laid] : [];
}

/**
 * The puzzles of a day, the same for everybody with that date.
 * @param root address of the site’s front page
 * @throws Error where they can’t be had
 */
export async function fetchDay(root: string, stock: readonly Stocked[], date: DayDate): Promise<Day> {
  const all = await Promise.all(placesOf(stock, date).map((place) => laidAt(root, place)));
  const puzzles = all.flat().sort((a, b) => a.hard - b.hard);
  const of = numberOf(JSON.stringify(puzzles.map(({ at }) => at.posed))).toString(36);
  return { date, puzzles, of };
}
