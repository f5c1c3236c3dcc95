import type { AnyEndings } from '../game/endings.ts';
import type { BotEngine, ReviewedGame, Teaching } from '../game/game.ts';
import type { Reasons } from '../game/reasons.ts';
import { loadCoached, loadEngine } from './engines.ts';
import { loadGame } from './loader.ts';

/** What a game has that is wanted later than its table, if ever: where that is is known to whoever wants it. */
const teachings = import.meta.glob<{ TEACHING: Teaching }>('./*/teaching.ts');
const reasons = import.meta.glob<{ REASONS: Reasons<unknown> }>('./*/reasons/index.ts');

/** What is taught with a game beside its laws. */
export async function loadTeaching(id: string): Promise<Teaching | undefined> {
  return (await teachings[`./${id}/teaching.ts`]?.())?.TEACHING;
}

/** Who looks ahead in a game. */
export async function loadSearch(id: string): Promise<BotEngine['search'] | undefined> {
  return (await loadEngine(id))?.search;
}

/** How the last cards of a game are played with nothing hidden. */
export async function loadEndings(id: string): Promise<AnyEndings | undefined> {
  return (await loadTeaching(id))?.endings;
}

/** What the rules of a game say and draw of a try. */
export async function loadReasons(id: string): Promise<Reasons<unknown> | undefined> {
  return (await reasons[`./${id}/reasons/index.ts`]?.())?.REASONS;
}

/** A game with all a review needs: who looks ahead, and what its rules say of a move. */
export async function loadReviewed(id: string): Promise<ReviewedGame | undefined> {
  const parts = [loadGame(id), loadCoached(id), loadReasons(id)] as const;
  const [game, coached, said] = await Promise.all(parts);
  return game && coached && said && { ...game, ...coached, reasons: said };
}
