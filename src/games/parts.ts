import type { Count } from '../game/count.ts';
import type { AnyEndings } from '../game/endings.ts';
import type { ReviewedGame, SearchedGame } from '../game/game.ts';
import type { GameEvent, GameMove, GameState } from '../game/play.ts';
import type { Reasons } from '../game/reasons.ts';
import type { Search } from '../game/search.ts';
import { loadGame } from './loader.ts';
import { loadCoached, loadEngine } from './minds.ts';

/** Groups of a game that are wanted later than its table, if ever: where they are is known to whoever wants them. */
const searches = import.meta.glob<{ SEARCH: Search<GameState, GameMove> }>('./*/search/index.ts');
const endings = import.meta.glob<{ ENDINGS: AnyEndings }>('./*/endings.ts');
const counts = import.meta.glob<{ COUNT: Count<GameState, GameEvent> }>('./*/count.ts');
const reasons = import.meta.glob<{ REASONS: Reasons<unknown> }>('./*/reasons/index.ts');

/** Who looks ahead in a game. */
export async function loadSearch(id: string): Promise<Search<GameState, GameMove> | undefined> {
  return (await searches[`./${id}/search/index.ts`]?.())?.SEARCH;
}

/** How the last cards of a game are played with nothing hidden. */
export async function loadEndings(id: string): Promise<AnyEndings | undefined> {
  return (await endings[`./${id}/endings.ts`]?.())?.ENDINGS;
}

/** What a bot needs of a game that looks ahead. */
export async function loadSearched(id: string): Promise<SearchedGame | undefined> {
  const [engine, search] = await Promise.all([loadEngine(id), loadSearch(id)]);
  return engine && search && { ...engine, search };
}

/** How a deal of a game ends. */
export async function loadCount(id: string): Promise<Count<GameState, GameEvent> | undefined> {
  return (await counts[`./${id}/count.ts`]?.())?.COUNT;
}

/** What the rules of a game say and draw of a try. */
export async function loadReasons(id: string): Promise<Reasons<unknown> | undefined> {
  return (await reasons[`./${id}/reasons/index.ts`]?.())?.REASONS;
}

/** A game with all a review needs: who looks ahead, and what its rules say of a move. */
export async function loadReviewed(id: string): Promise<ReviewedGame | undefined> {
  const parts = [loadGame(id), loadSearched(id), loadCoached(id), loadReasons(id)] as const;
  const [game, searched, coached, said] = await Promise.all(parts);
  return game && searched && coached && said && { ...game, ...searched, ...coached, reasons: said };
}
