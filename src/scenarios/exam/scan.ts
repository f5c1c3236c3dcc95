import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { Options } from '../../game/options.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seatsOf } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { type Moment, playMoments } from '../puzzle/moments.ts';

/** So many things that could be tried are gathered, and so many of them judged. */
const MAX_GATHERED = 300;
const MAX_JUDGED = 60;
/** The same for somebody who is not on turn. */
const MAX_JUDGED_OTHERS = 8;

/** Something that could be tried at a moment, and the rules that forbid or allow it. */
export interface JudgedTry {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly rules: readonly string[];
}

/** Moments of games that were played, and by rule what narrowly misses there and what is allowed. */
export interface MomentScan {
  readonly moments: readonly Moment[];
  readonly misses: ReadonlyMap<string, readonly JudgedTry[]>;
  readonly allowed: ReadonlyMap<string, readonly JudgedTry[]>;
}

/** Some of all that could be tried, whichever. */
export function sampleMoves(all: Iterable<GameMove>, most: number, random: Random): readonly GameMove[] {
  const gathered: GameMove[] = [];
  for (const move of all) if (gathered.push(move) === MAX_GATHERED) break;
  return random.shuffle(gathered).slice(0, most);
}

/** Whether there is one thing to see: one rule is broken, or one that always comes with another. */
function isOneThing(game: CoachedGame, rules: readonly string[]): boolean {
  const own = rules.filter((id) => {
    const rule = game.rules.rule(id);
    return rule?.kind !== 'restriction' || rule.onlyWith === undefined || !rules.includes(rule.onlyWith);
  });
  return own.length === 1;
}

/** The table after the last move of a game, at which somebody goes on all the same; undefined where it isn’t over. */
function momentAfterEnd(game: CoachedGame, moment: Moment): Moment | undefined {
  const { state } = game.play.play(moment.state, moment.seat, moment.made);
  return game.play.turn(state) === null ? { ...moment, state } : undefined;
}

/** Illegal tries of a moment: those by one rule alone first, so that a rule which never stands alone has its turn too. */
function findMisses(game: CoachedGame, moment: Moment, random: Random): readonly JudgedTry[] {
  const { state, seat } = moment;
  const others = seatsOf({ seats: game.seats(state.options) }).filter((other) => other !== seat);
  const tried = (who: Seat, most: number): readonly JudgedTry[] =>
    sampleMoves(game.play.tries(state, who), most, random).flatMap((move) => {
      const { findings } = judge(game, state, who, move);
      return findings.length === 0
        ? []
        : [{ moment, seat: who, move, rules: findings.map(({ rule }) => rule) }];
    });
  const own = tried(seat, MAX_JUDGED);
  const theirs = tried(random.pick(others), MAX_JUDGED_OTHERS).filter(({ rules }) => isOneThing(game, rules));
  return [...own, ...theirs].sort((a, b) => a.rules.length - b.rules.length);
}

/** What is allowed at a moment: one of each kind. */
function findAllowed(game: CoachedGame, moment: Moment, random: Random): readonly JudgedTry[] {
  const { state, seat } = moment;
  const kinds = Map.groupBy(game.play.moves(state, seat, 3), game.play.kindOf);
  return [...kinds.values()].map((moves) => {
    const move = random.pick(moves);
    return { moment, seat, move, rules: judge(game, state, seat, move).permits };
  });
}

/** At most so many moments of a first game go by unseen: papers aren’t all about beginnings. */
const MAX_SKIPPED = 160;

/** Moments of games from somewhere in the midst of one on. */
export const playFromMidgame = (
  game: CoachedGame,
  options: Options,
  random: Random,
  odd?: number,
): IteratorObject<Moment> =>
  playMoments(game, options, random.below(2 ** 31), odd).drop(random.below(MAX_SKIPPED));

/** Looks through so many moments of games. Same options, seed and number: the same moments. */
export function scanMoments(game: CoachedGame, options: Options, random: Random, most: number): MomentScan {
  const seen: Moment[] = [];
  const misses = new Map<string, JudgedTry[]>();
  const fine = new Map<string, JudgedTry[]>();
  const note = (under: Map<string, JudgedTry[]>, tryable: JudgedTry): void => {
    for (const rule of tryable.rules) under.set(rule, [...(under.get(rule) ?? []), tryable]);
  };
  for (const moment of playFromMidgame(game, options, random).take(most)) {
    seen.push(moment);
    // Of each rule one a moment: what can be missed in many ways is no likelier for that.
    const found = new Set<string>();
    const over = momentAfterEnd(game, moment);
    for (const miss of [moment, ...(over ? [over] : [])].flatMap((at) => findMisses(game, at, random))) {
      if (miss.rules.every((rule) => found.has(rule))) continue;
      for (const rule of miss.rules) found.add(rule);
      note(misses, miss);
    }
    for (const one of findAllowed(game, moment, random)) note(fine, one);
  }
  return { moments: seen, misses, allowed: fine };
}
