import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { Options } from '../../game/options.ts';
import type { GameMove } from '../../game/play.ts';
import { type Seat, seatsOf } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { type Moment, playMoments } from '../puzzle/moments.ts';

/** Most tries to collect. */
const MAX_GATHERED = 300;
/** Most of the collected tries to judge. */
const MAX_JUDGED = 60;
/** Most tries to judge for a seat whose turn it isn't. */
const MAX_JUDGED_OTHERS = 8;

/** A try at a moment and the rules that forbid or permit it. */
export interface JudgedTry {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly rules: readonly string[];
}

/** Moments of played games with their near misses and legal tries by rule. */
export interface MomentScan {
  readonly moments: readonly Moment[];
  readonly misses: ReadonlyMap<string, readonly JudgedTry[]>;
  readonly legalTries: ReadonlyMap<string, readonly JudgedTry[]>;
}

/** Returns up to `limit` random moves. */
export function sampleMoves(moves: Iterable<GameMove>, limit: number, random: Random): readonly GameMove[] {
  const candidates: GameMove[] = [];
  for (const move of moves) if (candidates.push(move) === MAX_GATHERED) break;
  return random.shuffle(candidates).slice(0, limit);
}

/**
 * Returns whether only one rule is broken. Rules that are always broken together with another (`onlyWith`)
 * don't count.
 */
function isOneThing(game: CoachedGame, rules: readonly string[]): boolean {
  const independentRules = rules.filter((id) => {
    const rule = game.rules.rule(id);
    return rule?.kind !== 'restriction' || rule.onlyWith === undefined || !rules.includes(rule.onlyWith);
  });
  return independentRules.length === 1;
}

/**
 * Returns the moment after the last move of a game, at which every try is illegal, or undefined if the game goes on.
 */
function momentAfterEnd(game: CoachedGame, moment: Moment): Moment | undefined {
  const { state } = game.play.play(moment.state, moment.seat, moment.playedMove);
  return game.play.turn(state) === null ? { ...moment, state } : undefined;
}

/** Returns illegal tries at a moment, those that break the fewest rules first. */
function findMisses(game: CoachedGame, moment: Moment, random: Random): readonly JudgedTry[] {
  const { state, seat } = moment;
  const otherSeats = seatsOf({ seats: game.seats(state.options) }).filter((otherSeat) => otherSeat !== seat);
  const findIllegal = (trySeat: Seat, limit: number): readonly JudgedTry[] =>
    sampleMoves(game.play.tries(state, trySeat), limit, random).flatMap((move) => {
      const { findings } = judge(game, state, trySeat, move);
      return findings.length === 0 ? [] : [{ moment, seat: trySeat, move, rules: findings.map(({ rule }) => rule) }];
    });
  const ownTries = findIllegal(seat, MAX_JUDGED);
  const otherTries = findIllegal(random.pick(otherSeats), MAX_JUDGED_OTHERS).filter(({ rules }) =>
    isOneThing(game, rules),
  );
  return [...ownTries, ...otherTries].sort((a, b) => a.rules.length - b.rules.length);
}

/** Returns one legal try of each kind. */
function findAllowed(game: CoachedGame, moment: Moment, random: Random): readonly JudgedTry[] {
  const { state, seat } = moment;
  const kinds = Map.groupBy(game.play.moves(state, seat, 3), game.play.kindOf);
  return [...kinds.values()].map((moves) => {
    const move = random.pick(moves);
    return { moment, seat, move, rules: judge(game, state, seat, move).permits };
  });
}

/** Most moments to skip, so that papers don't always show the beginning of a game. */
const MAX_SKIPPED = 160;

/** Yields moments, starting at a random point of a game. */
export const playFromMidgame = (
  game: CoachedGame,
  options: Options,
  random: Random,
  chanceShare?: number,
): IteratorObject<Moment> =>
  playMoments(game, options, random.integerBelow(2 ** 31), chanceShare).drop(random.integerBelow(MAX_SKIPPED));

/** Scans moments of played games. The same options, generator and number give the same scan. */
export function scanMoments(game: CoachedGame, options: Options, random: Random, momentCount: number): MomentScan {
  const moments: Moment[] = [];
  const misses = new Map<string, JudgedTry[]>();
  const legalTries = new Map<string, JudgedTry[]>();
  const addTry = (triesByRule: Map<string, JudgedTry[]>, tryable: JudgedTry): void => {
    for (const rule of tryable.rules) triesByRule.set(rule, [...(triesByRule.get(rule) ?? []), tryable]);
  };
  for (const moment of playFromMidgame(game, options, random).take(momentCount)) {
    moments.push(moment);
    // Counts each rule once per moment, so that rules that can be broken in many ways aren't more frequent.
    const countedRules = new Set<string>();
    const endMoment = momentAfterEnd(game, moment);
    for (const miss of [moment, ...(endMoment ? [endMoment] : [])].flatMap((at) => findMisses(game, at, random))) {
      if (miss.rules.every((rule) => countedRules.has(rule))) continue;
      for (const rule of miss.rules) countedRules.add(rule);
      addTry(misses, miss);
    }
    for (const one of findAllowed(game, moment, random)) addTry(legalTries, one);
  }
  return { moments, misses, legalTries };
}
