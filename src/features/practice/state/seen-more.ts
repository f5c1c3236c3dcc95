import type { Step } from '../../../game/match.ts';
import type { GameState } from '../../../game/play.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf } from '../people.ts';
import { sightAt } from './sight.ts';

/** Cards of one's own hand. */
function ownHand(practice: Practice, step: Step<GameState>): readonly number[] {
  return sightAt(practice, step)
    .zones()
    .filter(({ kind, seat }) => kind === 'hand' && seat === eyesOf(practice))
    .flatMap(({ items }) => items.flatMap(({ cards }) => cards));
}

/** Whether one has seen a card since a step that one couldn’t see then: in one’s hand, or turned up. */
export function hasSeenMore(
  practice: Practice,
  then: Step<GameState>,
  since: readonly Step<GameState>[],
): boolean {
  const seen = new Set(practice.game.play.cards(sightAt(practice, then).view));
  const now = since.at(-1) ?? then;
  if (ownHand(practice, now).some((card) => !seen.has(card))) return true;
  const events = since.flatMap((step) => step.events);
  return events.some(({ shows, seat }) => shows === 'all' || (shows === 'seat' && seat === eyesOf(practice)));
}
