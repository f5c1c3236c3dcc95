import type { Game } from '../../game/game.ts';
import { type Cited, cite } from '../../referee/cite.ts';
import { namingOf } from '../../scenarios/round/naming.ts';
import type { Round } from '../../scenarios/round/round.ts';
import type { RoundStep } from '../../scenarios/round/steps.ts';

/** What happened in a step, each with the rule it happened by. */
export function happened(
  game: Game,
  round: Pick<Round, 'names'>,
  { events }: RoundStep,
): readonly { readonly text: string; readonly rule: Cited | null }[] {
  const name = namingOf(round);
  return events.map((event) => ({ text: game.talk.tell(event, name), rule: cite(game, event.rule) }));
}
