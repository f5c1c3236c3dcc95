import type { Step } from '../../../game/match.ts';
import type { GameState } from '../../../game/play.ts';
import type { Deal } from '../../../table/deal-order.ts';
import type { Practice } from '../../saved-games/index.ts';
import { observedTurn } from './observation.ts';

/** The deals of steps, each found once; null for steps that deal nothing or were seen before. */
const deals = new WeakMap<Step<GameState>, Deal | null>();

function createDeal(practice: Practice, { events }: Step<GameState>): Deal | null {
  const { game, match, steps } = practice;
  const { anew, again, packet = 1 } = game.table.dealing ?? {};
  const hasKind = (kind: string | undefined): boolean => events.some((event) => event.kind === kind);
  const isRefill = hasKind(again);
  const first = observedTurn(practice);
  if (first === null || !(steps.length === 1 || isRefill || hasKind(anew))) return null;
  return { first, seats: game.seats(match.options), packet, isRefill };
}

/** The deal after the last move, or the first one; null if no cards were dealt. */
export function findDeal(practice: Practice): Deal | null {
  const step = practice.steps.at(-1) as Step<GameState>;
  const deal = deals.get(step) ?? (deals.has(step) ? null : createDeal(practice, step));
  deals.set(step, deal);
  return deal;
}

/** Notes that the last deal of a resumed game was seen before. */
export function markDealSeen({ steps }: Practice): void {
  deals.set(steps.at(-1) as Step<GameState>, null);
}
