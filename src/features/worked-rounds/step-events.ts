import type { Game } from '../../game/game.ts';
import { type Citation, cite } from '../../referee/cite.ts';
import { createNaming } from '../../scenarios/round/names.ts';
import type { Round } from '../../scenarios/round/round.ts';
import type { RoundStep } from '../../scenarios/round/steps.ts';

/** A sentence of what happened, with the rule it happened by. */
export interface ToldEvent {
  readonly text: string;
  readonly rule: Citation | null;
}

/** What happened in a step. */
export function describeEvents(
  game: Game,
  round: Pick<Round, 'names'>,
  { events }: Pick<RoundStep, 'events'>,
): readonly ToldEvent[] {
  const name = createNaming(round);
  return events.map((event) => ({
    text: game.texts.describeEvent(event, name),
    rule: cite(game, event.rule),
  }));
}

/** What happened in a step, without what was counted. */
export const describeMove = (
  game: Game,
  round: Pick<Round, 'names'>,
  { events }: RoundStep,
): readonly ToldEvent[] =>
  describeEvents(game, round, { events: events.filter(({ points }) => points === undefined) });

/** What was counted in a step. */
export const describeCount = (
  game: Game,
  round: Pick<Round, 'names'>,
  { events }: RoundStep,
): readonly ToldEvent[] =>
  describeEvents(game, round, { events: events.filter(({ points }) => points !== undefined) });
