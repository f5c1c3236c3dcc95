import { countNoun } from '../../src/cards/words.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions, type Options } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat, SeatNamer } from '../../src/game/seat.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import type { ItemRef } from '../../src/game/zone.ts';

/** The state of a position on the wire. */
export function stateAt({ notation, options }: WholeGame, position: object, house: Options = {}): GameState {
  const result = notation.position.read(position as JsonObject, { ...defaultOptions(options), ...house }, 1);
  if (!result.ok) throw new Error(`${result.fault.path}: ${result.fault.says}`);
  return result.value;
}

/** Touched items, in their order: `touched('hand-0/5S table/9H')`. */
export const touched = (text: string): readonly ItemRef[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((ref) => {
      const [zone = '', item = ''] = ref.split('/');
      return { zone, item };
    });

/** The buttons for touched items, each with the move in words: "Take: Take 9♥ with 9♣." */
export const buttonsFor = ({ table, texts }: WholeGame, state: GameState, seat: Seat, picks: string) =>
  table.propose(state, seat, touched(picks)).map(({ label, detail, move, to, isSure }) => {
    const way = `${detail === '' ? '' : ` ${detail}`}${to === undefined ? '' : ` (on ${to})`}${isSure ? ' at once' : ''}`;
    return `${label}${way}: ${texts.describeMove(move)}`;
  });

/** What is written at a place of the table: its label. */
export const labelOf = (
  { table }: WholeGame,
  state: GameState,
  id: string,
  name: SeatNamer = seatNamerFor(0),
  seat: Seat = 0,
): string | undefined => table.zones(state, seat, name).find((zone) => zone.id === id)?.label;

/** A move on the wire as the game reads it. */
export function moveAt({ notation }: WholeGame, state: GameState, move: object): GameMove {
  const result = notation.move.read(move as JsonObject, state.options);
  if (!result.ok) throw new Error(`${result.fault.path}: ${result.fault.says}`);
  return result.value;
}

/** What the last move of a deal leaves to count: the result as two players read it, and the piles. */
export function countAfter(game: WholeGame, state: GameState, seat: Seat, move: object) {
  const lastMove = moveAt(game, state, move);
  const { state: stateAfter, events } = game.play.play(state, seat, lastMove);
  const closing = game.play.closing?.(state, seat, lastMove) ?? stateAfter;
  const piles = game.count.piles(closing, events).map(({ side, cards, adds, unit }) => {
    const sum = adds === undefined ? cards.length : adds.reduce((total, n) => total + n, 0);
    return `${side}: ${countNoun(sum, unit)}`;
  });
  return {
    results: [0, 1].map((viewer) => game.count.result(closing, events, seatNamerFor(viewer))),
    piles,
  };
}

/** A move on the wire in words: "Take 9♥ with 9♣." */
export const moveText = (game: WholeGame, move: object): string => {
  const result = game.notation.move.read(move as JsonObject, defaultOptions(game.options));
  return result.ok ? game.texts.describeMove(result.value) : result.fault.says;
};
