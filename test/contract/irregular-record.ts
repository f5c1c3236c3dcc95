import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { judge } from '../../src/game/judge.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import type { RandomGame } from './random-game.ts';

/** An irregularity put into a record, at its entry. */
export interface RecordIrregularity {
  readonly at: number;
  readonly verdict: 'legal' | 'illegal';
  readonly rules: readonly (string | null)[];
}

/** A record with irregularities, their places, and its end. */
export interface IrregularRecord {
  readonly record: JsonObject;
  readonly putIn: readonly RecordIrregularity[];
  readonly last: GameState;
  /** Index of the first entry that leaves an unnamed card on the table; null if there is none. */
  readonly untold: number | null;
}

/** An entry in the format of a record. */
export function recordEntry(
  game: Game,
  seat: Seat,
  move: GameMove,
  met?: 'taken-back' | JsonObject,
): JsonObject {
  const told = { seat, move: game.notation.move.write(move) };
  const then = met === undefined || met === 'taken-back' ? met : { position: met };
  return then === undefined ? told : { ...told, then };
}

/** Limit of tries searched for one that breaks a rule. */
const MOST_TRIES = 400;

/** Picks an illegal try for a seat: out of turn, or against another rule. */
export function illegalTry(
  game: Game,
  state: GameState,
  random: Random,
): { seat: Seat; move: GameMove } | null {
  const seats = game.seats(state.options);
  const seat = random.below(3) > 0 ? (game.play.turn(state) ?? 0) : random.below(seats);
  const illegal: GameMove[] = [];
  let looked = 0;
  for (const move of game.play.tries(state, seat)) {
    if (++looked > MOST_TRIES) break;
    if (!judge(game, state, seat, move).legal) illegal.push(move);
  }
  return illegal.length > 0 ? { seat, move: random.pick(illegal) } : null;
}

/** The state that a record knows after it was written down; undefined for an impossible table. */
function readBack(game: Game, state: GameState, chance: GameState['chance']): GameState | undefined {
  const read = game.notation.position.read(game.notation.position.write(state), state.options, 1);
  return read.ok ? { ...read.value, chance } : undefined;
}

/** The state after such a try if it is allowed to stand; undefined if it can't be carried out. */
function stateIfItStands(game: Game, state: GameState, seat: Seat, move: GameMove): GameState | undefined {
  try {
    const played = game.play.play(state, seat, move);
    return played.unclear ? undefined : readBack(game, played.state, state.chance);
  } catch {
    return undefined;
  }
}

/** Whether it holds an unnamed card; no record shows what depends on such a card. */
const hasUnnamedCard = (game: Game, state: GameState): boolean =>
  game.play.cards(state).some((card) => !(card >= 0));

const isSamePosition = (game: Game, a: GameState, b: GameState): boolean =>
  JSON.stringify(game.notation.position.write(a)) === JSON.stringify(game.notation.position.write(b));

/**
 * Plays a random game and puts irregularities of every kind into its record: tries against any rule, taken back with
 * or without an entry, or left standing with their effects or with cards of another moment; and allowed moves that
 * were taken back or followed by another position.
 * @param anyCard whether a standing try may leave an unnamed card on the table
 */
export function irregularRecord(
  game: Game,
  { options, seed, choices }: RandomGame,
  anyCard = false,
): IrregularRecord {
  const random = createRandom(seed + 77);
  const moves: JsonObject[] = [];
  const putIn: RecordIrregularity[] = [];
  let state = game.play.deal(options, seed);
  let early = state;
  let untold: number | null = null;
  const write = (of: GameState): JsonObject => game.notation.position.write(of);
  const stand = (from: GameState, tried: { seat: Seat; move: GameMove }): GameState | undefined =>
    random.below(2) === 0
      ? stateIfItStands(game, from, tried.seat, tried.move)
      : readBack(game, early, from.chance);
  const putWrong = (): void => {
    const tried = illegalTry(game, state, random);
    if (!tried) return;
    const { findings } = judge(game, state, tried.seat, tried.move);
    putIn.push({ at: moves.length, verdict: 'illegal', rules: findings.map(({ rule }) => rule) });
    const left = random.below(2) === 0 ? stand(state, tried) : undefined;
    const stood = left && (anyCard || !hasUnnamedCard(game, left)) ? left : undefined;
    if (stood) {
      if (hasUnnamedCard(game, stood)) untold ??= moves.length;
      moves.push(recordEntry(game, tried.seat, tried.move, write(stood)));
      state = stood;
    } else
      moves.push(recordEntry(game, tried.seat, tried.move, random.below(2) === 0 ? 'taken-back' : undefined));
  };
  for (const [i, choice] of choices.entries()) {
    if (random.below(12) === 0) putWrong();
    const seat = game.play.turn(state);
    if (seat === null) break;
    const legal = game.play.moves(state, seat);
    const move = legal[choice % legal.length];
    if (!move) break;
    const played = game.play.play(state, seat, move);
    // A count of unnamed cards needs the writer, so this record ends before it.
    if (played.unclear) break;
    const after = played.state;
    const kind = random.below(24);
    const odd = kind === 1 ? readBack(game, early, state.chance) : undefined;
    if (kind === 0) {
      putIn.push({ at: moves.length, verdict: 'legal', rules: [null] });
      moves.push(recordEntry(game, seat, move, 'taken-back'));
      continue;
    }
    if (odd && !isSamePosition(game, odd, after)) {
      putIn.push({ at: moves.length, verdict: 'legal', rules: [null] });
      moves.push(recordEntry(game, seat, move, write(odd)));
      state = odd;
      continue;
    }
    // The effects of the rules may be written down as one seat or all seats see them.
    const eyes = kind === 2 ? after : kind === 3 ? game.visibility.view(after, seat) : null;
    moves.push(recordEntry(game, seat, move, eyes ? write(eyes) : undefined));
    if (i % 5 === 0) early = state;
    state = after;
  }
  return { record: { game: game.id, options, start: { seed }, moves }, putIn, last: state, untold };
}
