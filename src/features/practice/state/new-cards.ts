import type { Step } from '../../../game/match.ts';
import type { GameState } from '../../../game/play.ts';
import { type Practice, viewerOf } from '../../saved-games/index.ts';
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
  earlierStep: Step<GameState>,
  laterSteps: readonly Step<GameState>[],
): boolean {
  const knownCards = new Set(practice.game.play.cards(observeStep(practice, earlierStep).view));
  const latestStep = laterSteps.at(-1) ?? earlierStep;
  if (ownHandCards(practice, latestStep).some((card) => !knownCards.has(card))) return true;
  const events = laterSteps.flatMap((step) => step.events);
  return events.some(({ shows, seat }) => shows === 'all' || (shows === 'seat' && seat === viewerOf(practice)));
}
