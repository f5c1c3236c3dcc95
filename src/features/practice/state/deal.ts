import type { Step } from '../../../game/match.ts';
import type { GameState } from '../../../game/play.ts';
import type { Deal } from '../../../table/deal-order.ts';
import type { Practice } from '../../saved-games/index.ts';
import { observedTurn } from './observation.ts';

/**
 * The deal after the last move, or the first one.
 * @param seenStep a step whose deal was seen before
 * @returns null if no cards were dealt
 */
export function findDeal(practice: Practice, seenStep: Step<GameState> | null = null): Deal | null {
  const { game, match, steps } = practice;
  const step = steps.at(-1) as Step<GameState>;
  const { anew, again, packet = 1 } = game.table.dealing ?? {};
  const hasKind = (kind: string | undefined): boolean => step.events.some((event) => event.kind === kind);
  const isRefill = hasKind(again);
  const first = observedTurn(practice);
  const hasDealt = steps.length === 1 || isRefill || hasKind(anew);
  return first === null || step === seenStep || !hasDealt
    ? null
    : { step, first, seats: game.seats(match.options), packet, isRefill };
}
