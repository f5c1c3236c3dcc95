import type { Step } from '../../../game/match.ts';
import type { GameState } from '../../../game/play.ts';
import type { Practice } from '../../saved-games/index.ts';
import { viewerOf } from '../../saved-games/index.ts';
import { observeStep } from './observation.ts';

function ownHandCards(practice: Practice, step: Step<GameState>): readonly number[] {
  return observeStep(practice, step)
    .zones()
    .filter(({ kind, seat }) => kind === 'hand' && seat === viewerOf(practice))
    .flatMap(({ items }) => items.flatMap(({ cards }) => cards));
}

/** Whether the viewer has seen cards since a step that were hidden then: drawn into the hand, or turned up. */
export function hasSeenNewCards(
  practice: Practice,
  then: Step<GameState>,
  since: readonly Step<GameState>[],
): boolean {
  const seen = new Set(practice.game.play.cards(observeStep(practice, then).view));
  const now = since.at(-1) ?? then;
  if (ownHandCards(practice, now).some((card) => !seen.has(card))) return true;
  const events = since.flatMap((step) => step.events);
  return events.some(
    ({ shows, seat }) => shows === 'all' || (shows === 'seat' && seat === viewerOf(practice)),
  );
}
