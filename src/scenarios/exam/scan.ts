import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { Options } from '../../game/options.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seatsOf } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { type Moment, moments } from '../puzzle/moments.ts';

/** So many things that could be tried are gathered, and so many of them judged. */
const GATHERED = 300;
const JUDGED = 60;
/** The same for somebody who is not on turn. */
const JUDGED_OTHERS = 8;

/** Something that could be tried at a moment, and the rules that forbid or allow it. */
export interface Tryable {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly rules: readonly string[];
}

/** Moments of games that were played, and by rule what narrowly misses there and what is allowed. */
export interface Scan {
  readonly moments: readonly Moment[];
  readonly misses: ReadonlyMap<string, readonly Tryable[]>;
  readonly fine: ReadonlyMap<string, readonly Tryable[]>;
}

/** Some of all that could be tried, whichever. */
export function some(all: Iterable<GameMove>, most: number, random: Random): readonly GameMove[] {
  const gathered: GameMove[] = [];
  for (const move of all) if (gathered.push(move) === GATHERED) break;
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
function overAt(game: CoachedGame, moment: Moment): Moment | undefined {
  const { state } = game.play.play(moment.state, moment.seat, moment.made);
  return game.play.turn(state) === null ? { ...moment, state } : undefined;
}

/** Illegal tries of a moment: those by one rule alone first, so that a rule which never stands alone has its turn too. */
function missesAt(game: CoachedGame, moment: Moment, random: Random): readonly Tryable[] {
  const { state, seat } = moment;
  const others = seatsOf({ seats: game.seats(state.options) }).filter((other) => other !== seat);
  const tried = (who: Seat, most: number): readonly Tryable[] =>
    some(game.play.tries(state, who), most, random).flatMap((move) => {
      const { findings } = judge(game, state, who, move);
      return findings.length === 0
        ? []
        : [{ moment, seat: who, move, rules: findings.map(({ rule }) => rule) }];
    });
  const own = tried(seat, JUDGED);
  const theirs = tried(random.pick(others), JUDGED_OTHERS).filter(({ rules }) => isOneThing(game, rules));
  return [...own, ...theirs].sort((a, b) => a.rules.length - b.rules.length);
}

/** What is allowed at a moment: one of each kind. */
function fineAt(game: CoachedGame, moment: Moment, random: Random): readonly Tryable[] {
  const { state, seat } = moment;
  const kinds = Map.groupBy(game.play.moves(state, seat, 3), game.play.kindOf);
  return [...kinds.values()].map((moves) => {
    const move = random.pick(moves);
    return { moment, seat, move, rules: judge(game, state, seat, move).permits };
  });
}

/** At most so many moments of a first game go by unseen: papers aren’t all about beginnings. */
const LATEST = 160;

/** Moments of games from somewhere in the midst of one on. */
export const sometime = (
  game: CoachedGame,
  options: Options,
  random: Random,
  odd?: number,
): IteratorObject<Moment> => moments(game, options, random.below(2 ** 31), odd).drop(random.below(LATEST));

/** Looks through so many moments of games. Same options, seed and number: the same moments. */
export function scan(game: CoachedGame, options: Options, random: Random, most: number): Scan {
  const seen: Moment[] = [];
  const misses = new Map<string, Tryable[]>();
  const fine = new Map<string, Tryable[]>();
  const note = (under: Map<string, Tryable[]>, tryable: Tryable): void => {
    for (const rule of tryable.rules) under.set(rule, [...(under.get(rule) ?? []), tryable]);
  };
  for (const moment of sometime(game, options, random).take(most)) {
    seen.push(moment);
    // Of each rule one a moment: what can be missed in many ways is no likelier for that.
    const found = new Set<string>();
    const over = overAt(game, moment);
    for (const miss of [moment, ...(over ? [over] : [])].flatMap((at) => missesAt(game, at, random))) {
      if (miss.rules.every((rule) => found.has(rule))) continue;
      for (const rule of miss.rules) found.add(rule);
      note(misses, miss);
    }
    for (const one of fineAt(game, moment, random)) note(fine, one);
  }
  return { moments: seen, misses, fine };
}
