import type { Game, TableGame } from '../../game/game.ts';
import { type Citation, cite } from '../../referee/cite.ts';
import { createNaming } from '../../scenarios/round/names.ts';
import type { Round } from '../../scenarios/round/round.ts';
import type { RoundStep } from '../../scenarios/round/steps.ts';

/** An event as a sentence, with its rule; null until the rules are loaded. */
export interface ToldEvent {
  readonly text: string;
  readonly rule: Citation | null;
}

/** Describes events of a step. */
export function describeEvents(
  game: TableGame,
  rules: Game['rules'] | null,
  round: Pick<Round, 'names'>,
  { events }: Pick<RoundStep, 'events'>,
): readonly ToldEvent[] {
  const name = createNaming(round);
  return events.map((event) => ({
    text: game.texts.describeEvent(event, name),
    rule: rules && cite({ rules }, event.rule),
  }));
}
