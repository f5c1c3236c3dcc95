import type { AnyAim } from '../../game/aim.ts';
import type { TableGame } from '../../game/game.ts';
import { begin } from '../../game/match.ts';
import { defaultOptions, type Options } from '../../game/options.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { turnSeed } from '../../random/turn-seed.ts';
import { type MiniPath, MY_SEAT } from './standing.ts';

/** A question to a bot: the view of its seat and a seed. */
export interface MiniQuestion {
  readonly bot: AnyAim['bot'];
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

/** Returns the game's default house rules with those of the aim. */
export const optionsFor = ({ options }: Pick<TableGame, 'options'>, aim: AnyAim): Options => ({
  ...defaultOptions(options),
  ...aim.options,
});

/** Most turns before a mini-game starts. */
const MAX_TURNS = 200;

/**
 * Returns the question to the seat whose turn it is; null at the end of the game. The seed is the practice
 * table's, so that the same deal is played alike.
 */
export function questionAt(
  { play, visibility }: Pick<TableGame, 'play' | 'visibility'>,
  bot: AnyAim['bot'],
  { turns, steps }: Pick<MiniPath, 'turns' | 'steps'>,
  seed: number,
): MiniQuestion | null {
  const state = steps.at(-1)?.state as GameState;
  const seat = play.turn(state);
  return seat === null ? null : { bot, view: visibility.view(state, seat), seat, seed: turnSeed(seed, turns.length) };
}

/** Adds a move to a path. */
export function addMove({ play }: Pick<TableGame, 'play'>, path: MiniPath, seat: Seat, move: GameMove): MiniPath {
  const state = path.steps.at(-1)?.state as GameState;
  return {
    ...path,
    turns: [...path.turns, { seat, move }],
    steps: [...path.steps, play.play(state, seat, move)],
  };
}

/**
 * Plays to the start of a mini-game: regulars play all seats until it is the player's turn and the aim's condition
 * holds. Yields questions and expects the answers. Returns null if the deal doesn't get there.
 */
export function* stepOpening(
  game: TableGame,
  aim: AnyAim,
  seed: number,
): Generator<MiniQuestion, MiniPath | null, GameMove> {
  let path: MiniPath = { turns: [], steps: [begin(game, optionsFor(game, aim), seed)], start: 0 };
  for (let turnCount = 0; turnCount < MAX_TURNS; turnCount++) {
    const question = questionAt(game, 'greedy', path, seed);
    if (!question) return null;
    const { state, events } = path.steps.at(-1) as MiniPath['steps'][number];
    if (turnCount > 0 && events.some(({ points }) => points !== undefined)) return null;
    const asideQuestion = game.aside?.question(question.view, question.seat);
    if (question.seat === MY_SEAT && asideQuestion === undefined && (aim.begins?.(state, MY_SEAT) ?? true))
      return { ...path, start: path.turns.length };
    path = addMove(game, path, question.seat, yield question);
  }
  return null;
}
