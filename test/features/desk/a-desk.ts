import { type Answered, answerTo } from '../../../src/features/desk/state/answer.ts';
import { type Draft, emptyDraft, placesOf, say, withSaid } from '../../../src/features/desk/state/draft.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import type { Options } from '../../../src/game/options.ts';
import { gameById } from '../../../src/games/index.ts';

/** What is said at a desk, without a page. */

export const gameOf = (id: string): WholeGame => gameById(id) as WholeGame;

/** A desk on which this was said, and what was tried. */
export function desk(id: string, position: JsonObject, move: JsonObject, options: Options = {}): Draft {
  const draft = emptyDraft(gameOf(id));
  return { ...draft, options: { ...draft.options, ...options }, position, move };
}

export function ruled(id: string, draft: Draft): Answered {
  const answer = answerTo(gameOf(id), draft);
  if (!answer.ok) throw new Error(answer.fault.says);
  return answer.value;
}

export const open = (answered: Answered): readonly string[] => answered.open.map(({ id }) => id);
export const events = (answered: Answered): string => answered.citedEvents.map(({ says }) => says).join(' ');

/** The same desk with one more thing said at a place. */
export function withMore(id: string, draft: Draft, place: string, said: unknown): Draft {
  const game = gameOf(id);
  const found = placesOf(game, draft).find((one) => one.id === place);
  if (!found) throw new RangeError(`no place ${place}`);
  return withSaid(game, draft, say(found, draft.position, said));
}
