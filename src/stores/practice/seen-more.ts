import type { Game } from '../../game/game.ts';
import type { Step } from '../../game/match.ts';
import type { GameState } from '../../game/play.ts';
import { HUMAN } from '../names.ts';
import { sightAt } from './sight.ts';

/** Cards of one's own hand. */
function ownHand(game: Game, step: Step<GameState>): readonly number[] {
  return sightAt(game, step)
    .zones()
    .filter(({ kind, seat }) => kind === 'hand' && seat === HUMAN)
    .flatMap(({ items }) => items.flatMap(({ cards }) => cards));
}

/** Whether one has seen a card since a step that one couldn’t see then: in one’s hand, or turned up. */
export function hasSeenMore(game: Game, then: Step<GameState>, since: readonly Step<GameState>[]): boolean {
  const seen = new Set(game.play.cards(sightAt(game, then).view));
  const now = since.at(-1) ?? then;
  if (ownHand(game, now).some((card) => !seen.has(card))) return true;
  const events = since.flatMap((step) => step.events);
  return events.some(({ shows, seat }) => shows === 'all' || (shows === 'seat' && seat === HUMAN));
}
