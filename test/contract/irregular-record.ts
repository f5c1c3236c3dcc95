import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { judge } from '../../src/game/judge.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import type { RandomGame } from './random-game.ts';

/** An irregularity added to a record, and the index of its entry. */
export interface RecordIrregularity {
  readonly at: number;
  readonly verdict: 'legal' | 'illegal';
  readonly rules: readonly (string | null)[];
}

/** A record with irregularities, their places, and its end. */
export interface IrregularRecord {
  readonly record: JsonObject;
  readonly putIn: readonly RecordIrregularity[];
  readonly endState: GameState;
  /** Index of the first entry that leaves an unnamed card on the table; null if there is none. */
  readonly firstUnnamedAt: number | null;
}

/** An entry in the format of a record. */
export function recordEntry(game: Game, seat: Seat, move: GameMove, response?: 'taken-back' | JsonObject): JsonObject {
  const entry = { seat, move: game.notation.move.write(move) };
  const then = response === undefined || response === 'taken-back' ? response : { position: response };
  return then === undefined ? entry : { ...entry, then };
}

/** Limit of tries searched for one that breaks a rule. */
const MAX_TRIES = 400;

/** Picks an illegal try for a seat: out of turn, or against another rule. */
export function illegalTry(game: Game, state: GameState, random: Random): { seat: Seat; move: GameMove } | null {
  const seats = game.seats(state.options);
  const seat = random.integerBelow(3) > 0 ? (game.play.turn(state) ?? 0) : random.integerBelow(seats);
  const illegal: GameMove[] = [];
  let examined = 0;
  for (const move of game.play.tries(state, seat)) {
    if (++examined > MAX_TRIES) break;
    if (!judge(game, state, seat, move).isLegal) illegal.push(move);
  }
  return illegal.length > 0 ? { seat, move: random.pick(illegal) } : null;
}

/** Returns the state as a record stores and restores it; undefined if the position isn't possible. */
function readBack(game: Game, state: GameState, chance: GameState['chance']): GameState | undefined {
  const parsedState = game.notation.position.read(game.notation.position.write(state), state.options, 1);
  return parsedState.ok ? { ...parsedState.value, chance } : undefined;
}

/**
 * Returns the state after an illegal try that is left standing; undefined if the try can't be carried out.
 */
function stateIfItStands(game: Game, state: GameState, seat: Seat, move: GameMove): GameState | undefined {
  try {
    const playResult = game.play.play(state, seat, move);
    return playResult.unclear ? undefined : readBack(game, playResult.state, state.chance);
  } catch {
    return undefined;
  }
}

/** Returns whether a state has an unnamed card. No record shows what depends on such a card. */
const hasUnnamedCard = (game: Game, state: GameState): boolean => game.play.cards(state).some((card) => !(card >= 0));

const isSamePosition = (game: Game, a: GameState, b: GameState): boolean =>
  JSON.stringify(game.notation.position.write(a)) === JSON.stringify(game.notation.position.write(b));

/**
 * Plays a random game and adds irregularities of every kind to its record: illegal tries that are taken back
 * with or without an entry, or left standing with their effects or with cards of an earlier moment; and legal
 * moves that are taken back or followed by another position.
 * @param mayLeaveUnnamed whether a standing try may leave an unnamed card on the table
 */
export function irregularRecord(
  game: Game,
  { options, seed, choices }: RandomGame,
  mayLeaveUnnamed = false,
): IrregularRecord {
  const random = createRandom(seed + 77);
  const moves: JsonObject[] = [];
  const putIn: RecordIrregularity[] = [];
  let state = game.play.deal(options, seed);
  let earlierState = state;
  let firstUnnamedAt: number | null = null;
  const write = (of: GameState): JsonObject => game.notation.position.write(of);
  const letStand = (from: GameState, illegalMove: { seat: Seat; move: GameMove }): GameState | undefined =>
    random.integerBelow(2) === 0
      ? stateIfItStands(game, from, illegalMove.seat, illegalMove.move)
      : readBack(game, earlierState, from.chance);
  const putWrong = (): void => {
    const illegalMove = illegalTry(game, state, random);
    if (!illegalMove) return;
    const { findings } = judge(game, state, illegalMove.seat, illegalMove.move);
    putIn.push({ at: moves.length, verdict: 'illegal', rules: findings.map(({ rule }) => rule) });
    const illegalState = random.integerBelow(2) === 0 ? letStand(state, illegalMove) : undefined;
    const standingState =
      illegalState && (mayLeaveUnnamed || !hasUnnamedCard(game, illegalState)) ? illegalState : undefined;
    if (standingState) {
      if (hasUnnamedCard(game, standingState)) firstUnnamedAt ??= moves.length;
      moves.push(recordEntry(game, illegalMove.seat, illegalMove.move, write(standingState)));
      state = standingState;
    } else
      moves.push(
        recordEntry(game, illegalMove.seat, illegalMove.move, random.integerBelow(2) === 0 ? 'taken-back' : undefined),
      );
  };
  for (const [i, choice] of choices.entries()) {
    if (random.integerBelow(12) === 0) putWrong();
    const seat = game.play.turn(state);
    if (seat === null) break;
    const legal = game.play.moves(state, seat);
    const move = legal[choice % legal.length];
    if (!move) break;
    const playResult = game.play.play(state, seat, move);
    // A count of unnamed cards would have to be entered by hand, so this record ends before it.
    if (playResult.unclear) break;
    const stateAfter = playResult.state;
    const kind = random.integerBelow(24);
    const oddPosition = kind === 1 ? readBack(game, earlierState, state.chance) : undefined;
    if (kind === 0) {
      putIn.push({ at: moves.length, verdict: 'legal', rules: [null] });
      moves.push(recordEntry(game, seat, move, 'taken-back'));
      continue;
    }
    if (oddPosition && !isSamePosition(game, oddPosition, stateAfter)) {
      putIn.push({ at: moves.length, verdict: 'legal', rules: [null] });
      moves.push(recordEntry(game, seat, move, write(oddPosition)));
      state = oddPosition;
      continue;
    }
    // The effects of the rules may be written down as one seat or all seats see them.
    const writtenView = kind === 2 ? stateAfter : kind === 3 ? game.visibility.view(stateAfter, seat) : null;
    moves.push(recordEntry(game, seat, move, writtenView ? write(writtenView) : undefined));
    if (i % 5 === 0) earlierState = state;
    state = stateAfter;
  }
  return { record: { game: game.id, options, start: { seed }, moves }, putIn, endState: state, firstUnnamedAt };
}
