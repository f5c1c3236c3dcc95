import type { AnyEndings } from '../game/endings.ts';
import type { BotEngine, ReviewedGame, Teaching } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { DrawnCounts, Reasons } from '../game/reasons.ts';
import { loadCoached, loadEngine } from './engines.ts';
import { loadGame } from './loader.ts';

/** Reasons of rules, and drawings of counts: both explain answers of the referee. */
export interface ReasonParts {
  readonly REASONS: Reasons<unknown>;
  readonly DRAWN_COUNTS: DrawnCounts<Options>;
}

/** Groups needed after the table, if at all. */
const teachings = import.meta.glob<{ TEACHING: Teaching }>('./*/teaching.ts');
const reasons = import.meta.glob<ReasonParts>('./*/reasons/index.ts');

/** Loads a game's aims, counts and endings; undefined for an unknown id. */
export async function loadTeaching(id: string): Promise<Teaching | undefined> {
  return (await teachings[`./${id}/teaching.ts`]?.())?.TEACHING;
}

/** Loads a game's search; undefined for an unknown id. */
export async function loadSearch(id: string): Promise<BotEngine['search'] | undefined> {
  return (await loadEngine(id))?.search;
}

/** Loads a game's endings; undefined for an unknown id. */
export async function loadEndings(id: string): Promise<AnyEndings | undefined> {
  return (await loadTeaching(id))?.endings;
}

/** Loads the reasons of a game's rules and the drawings of its counts; undefined for an unknown id. */
export async function loadReasons(id: string): Promise<ReasonParts | undefined> {
  return await reasons[`./${id}/reasons/index.ts`]?.();
}

/** Loads a game with its bots, coach and reasons, for a review; undefined for an unknown id. */
export async function loadReviewed(id: string): Promise<ReviewedGame | undefined> {
  const parts = [loadGame(id), loadCoached(id), loadReasons(id)] as const;
  const [game, coachedEngine, gameReasons] = await Promise.all(parts);
  return game && coachedEngine && gameReasons && { ...game, ...coachedEngine, reasons: gameReasons.REASONS };
}
