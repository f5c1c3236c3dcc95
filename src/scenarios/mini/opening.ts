import type { AnyAim } from '../../game/aim.ts';
import type { TableGame } from '../../game/game.ts';
import { begin } from '../../game/match.ts';
import { defaultOptions, type Options } from '../../game/options.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { turnSeed } from '../../random/turn-seed.ts';
import { type MiniPath, MY_SEAT } from './standing.ts';

/** What somebody is asked who plays: what the seat sees, and the chance they have. */
export interface MiniQuestion {
  readonly bot: AnyAim['bot'];
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

/** The house rules of an aim. */
export const optionsFor = ({ options }: Pick<TableGame, 'options'>, aim: AnyAim): Options => ({
  ...defaultOptions(options),
  ...aim.options,
});

/** No table waits longer for where an aim begins. */
const MAX_TURNS = 200;

/** What the one on turn is asked: the same chance as at the practice table, so that the same deal plays the same. */
export function questionAt(
  { play, visibility }: Pick<TableGame, 'play' | 'visibility'>,
  bot: AnyAim['bot'],
  { turns, steps }: Pick<MiniPath, 'turns' | 'steps'>,
  seed: number,
): MiniQuestion | null {
  const state = steps.at(-1)?.state as GameState;
  const seat = play.turn(state);
  return seat === null
    ? null
    : { bot, view: visibility.view(state, seat), seat, seed: turnSeed(seed, turns.length) };
}

/** A way with a move more. */
export function addMove(
  { play }: Pick<TableGame, 'play'>,
  way: MiniPath,
  seat: Seat,
  move: GameMove,
): MiniPath {
  const state = way.steps.at(-1)?.state as GameState;
  return {
    ...way,
    turns: [...way.turns, { seat, move }],
    steps: [...way.steps, play.play(state, seat, move)],
  };
}

/**
 * Where a mini-game begins: Regulars play in all chairs until it is one’s own turn and the aim wants it. A step at
 * a time: what it yields is a question, and it goes on with the answer. Null where the deal never comes to it.
 */
export function* stepOpening(
  game: TableGame,
  aim: AnyAim,
  seed: number,
): Generator<MiniQuestion, MiniPath | null, GameMove> {
  let way: MiniPath = { turns: [], steps: [begin(game, optionsFor(game, aim), seed)], start: 0 };
  for (let n = 0; n < MAX_TURNS; n++) {
    const asked = questionAt(game, 'greedy', way, seed);
    if (!asked) return null;
    const { state, events } = way.steps.at(-1) as MiniPath['steps'][number];
    if (n > 0 && events.some(({ points }) => points !== undefined)) return null;
    const aside = game.aside?.question(asked.view, asked.seat);
    if (asked.seat === MY_SEAT && aside === undefined && (aim.begins?.(state, MY_SEAT) ?? true))
      return { ...way, start: way.turns.length };
    way = addMove(game, way, asked.seat, yield asked);
  }
  return null;
}
