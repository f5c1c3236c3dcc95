import type { Count } from '../game/count.ts';
import type { Desk } from '../game/desk.ts';
import type { DeskGame, Engine, Game, ReviewedGame, SearchedGame } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Pad } from '../game/pad.ts';
import type { GameEvent, GameMove, GameState } from '../game/play.ts';
import type { Reasons } from '../game/reasons.ts';
import type { Search } from '../game/search.ts';

/** Groups that not every page needs are loaded apart: what thinks, the desk, and what is said of a try. */
const cores = import.meta.glob<{ game: Game }>('./*/core.ts');
const engines = import.meta.glob<{ engine: Engine }>('./*/engine.ts');
const searches = import.meta.glob<{ SEARCH: Search<GameState, GameMove> }>('./*/search/index.ts');
const counts = import.meta.glob<{ COUNT: Count<GameState, GameEvent> }>('./*/count.ts');
const desks = import.meta.glob<{ DESK: Desk<Options> }>('./*/desk/desk.ts');
const pads = import.meta.glob<{ PAD: Pad<Options> }>('./*/pad.ts');
const reasons = import.meta.glob<{ REASONS: Reasons<unknown> }>('./*/reasons/index.ts');

/** One game by its id, with what every table needs of it; undefined where there is none. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return (await cores[`./${id}/core.ts`]?.())?.game;
}

/** What bots need of a game. */
export async function loadEngine(id: string): Promise<Engine | undefined> {
  return (await engines[`./${id}/engine.ts`]?.())?.engine;
}

/** What a bot needs of a game that looks ahead. */
export async function loadSearched(id: string): Promise<SearchedGame | undefined> {
  const [engine, search] = await Promise.all([loadEngine(id), searches[`./${id}/search/index.ts`]?.()]);
  return engine && search && { ...engine, search: search.SEARCH };
}

/** A game with all a review needs: who looks ahead, and what its rules say of a move. */
export async function loadReviewed(id: string): Promise<ReviewedGame | undefined> {
  const [game, searched, said] = await Promise.all([loadGame(id), loadSearched(id), loadReasons(id)]);
  return game && searched && said && { ...game, ...searched, reasons: said };
}

/** How the tables of a game are laid by hand. */
export async function loadDesk(id: string): Promise<Desk<Options> | undefined> {
  return (await desks[`./${id}/desk/desk.ts`]?.())?.DESK;
}

/** How a deal of a game ends. */
export async function loadCount(id: string): Promise<Count<GameState, GameEvent> | undefined> {
  return (await counts[`./${id}/count.ts`]?.())?.COUNT;
}

/** A game with its desk. */
export async function loadForDesk(id: string): Promise<DeskGame | undefined> {
  const [game, desk] = await Promise.all([loadGame(id), loadDesk(id)]);
  return game && desk && { ...game, desk };
}

/** How people keep the score of a game. */
export async function loadPad(id: string): Promise<Pad<Options> | undefined> {
  return (await pads[`./${id}/pad.ts`]?.())?.PAD;
}

/** What the rules of a game say and draw of a try. */
export async function loadReasons(id: string): Promise<Reasons<unknown> | undefined> {
  return (await reasons[`./${id}/reasons/index.ts`]?.())?.REASONS;
}
