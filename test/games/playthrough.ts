import type { SimpleBot } from '../../src/bots/bot.ts';
import { capitalize } from '../../src/cards/words.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import { changedOptions, defaultOptions } from '../../src/game/options.ts';
import type { GameEvent, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];

export const name = (seat: Seat): string => NAMES[seat] ?? '';

/** The printed form of a game. */
export interface GamePrinter<S> {
  /** The table before a decision; empty if it was printed already. */
  describeTable(state: S, seat: Seat): readonly string[];
  /** Text after a decision, besides its events. */
  after?(before: S, state: S): readonly string[];
  /** Text at the end. */
  last?(state: S): readonly string[];
}

/**
 * Returns the record of a whole game as a reader sees it: the table, the hands, the events and their rules.
 */
export function transcript<S extends GameState>(
  game: CoachedGame,
  printer: GamePrinter<S>,
  house: object,
  bot: SimpleBot,
  seed: number,
): string {
  const options = { ...defaultOptions(game.options), ...house };
  const random = createRandom(seed);
  const rules = Object.entries(changedOptions(game.options, options)).map(([key, value]) => `${key} ${value}`);
  const lines = [`${game.name}, deal ${seed}. House rules: ${rules.join(', ') || 'as usual'}.`];
  const tell = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      lines.push(`  ${game.rules.number(event.rule).padEnd(4)} ${capitalize(game.texts.describeEvent(event, name))}`);
    }
  };
  const asGameState = (state: GameState): S => state as S;
  let state = game.play.deal(options, seed);
  tell(game.play.opening?.(state) ?? []);
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const tableLines = printer.describeTable(asGameState(state), seat);
    if (tableLines.length > 0) lines.push('', ...tableLines);
    const { state: nextState, events } = game.play.play(
      state,
      seat,
      bot(game, game.visibility.view(state, seat), seat, random),
    );
    if (events.length === 0) lines.push('       (lets it go, and nobody knows)');
    tell(events);
    lines.push(...(printer.after?.(asGameState(state), asGameState(nextState)) ?? []));
    state = nextState;
  }
  const lastLines = printer.last?.(asGameState(state)) ?? [];
  if (lastLines.length > 0) lines.push('', ...lastLines);
  return `${lines.join('\n')}\n`;
}
