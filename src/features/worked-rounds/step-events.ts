import type { Game } from '../../game/game.ts';
import { type Citation, cite } from '../../referee/cite.ts';
import { createNaming } from '../../scenarios/round/names.ts';
import type { Round } from '../../scenarios/round/round.ts';
import type { RoundStep } from '../../scenarios/round/steps.ts';

/** An event as a sentence, with its rule. */
export interface ToldEvent {
  readonly text: string;
  readonly rule: Citation | null;
}

/** Describes all events of a step. */
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

/** Describes the events of a step without points. */
export const describeMove = (game: Game, round: Pick<Round, 'names'>, { events }: RoundStep): readonly ToldEvent[] =>
  describeEvents(game, round, { events: events.filter(({ points }) => points === undefined) });

/** Describes the events of a step with points. */
export const describeCount = (game: Game, round: Pick<Round, 'names'>, { events }: RoundStep): readonly ToldEvent[] =>
  describeEvents(game, round, { events: events.filter(({ points }) => points !== undefined) });
