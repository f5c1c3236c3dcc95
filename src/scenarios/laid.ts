import type { TableGame } from '../game/game.ts';
import type { GameState } from '../game/play.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { Run } from './run.ts';

/** How many cards a table has with these house rules, wherever they lie: as many as were dealt. */
const inAll = ({ play }: TableGame, { options }: GameState): number =>
  play.cards(play.deal(options, 1)).length;

/** What a table looks like to whoever sits there, hidden chance left out. */
const looks = ({ seen, wire }: TableGame, state: GameState, seat: number): string =>
  JSON.stringify(wire.position.write(seen.view(state, seat)));

/**
 * What is wrong with a table that a lesson lays: cards that lie nowhere, so that it can’t have come about, or none of
 * them elsewhere than they lay before, though the page says that the cards are new.
 */
export function wrongWithTable(
  game: TableGame,
  { you }: Lesson,
  step: LessonStep,
  { at, state }: Run,
  left: Run | undefined,
): readonly string[] {
  if (at > 0 && !step.position) return [];
  const [lie, dealt] = [game.play.cards(state).length, inAll(game, state)];
  const missing = `${lie} cards lie on this table, and ${dealt} were dealt: say where the others are.`;
  const same = left !== undefined && looks(game, left.state, you) === looks(game, state, you);
  return [
    ...(lie === dealt ? [] : [missing]),
    ...(same ? ['This is the table as it lay. Lay it no second time.'] : []),
  ];
}
