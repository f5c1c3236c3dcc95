import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import { choices, type Options } from '../../game/options.ts';
import type { Rule } from '../../game/rule.ts';
import type { Moment } from '../puzzle/moments.ts';
import { type Bench, type Pick, pick, seenTable, take } from './bench.ts';
import type { ExamCase } from './exam.ts';
import { offersFor } from './offers.ts';
import { some, sometime } from './scan.ts';
import { type TriedThen, tableFor } from './tables.ts';

/** So many moments of games by a house rule are looked at, and so many tries at each. */
const MOMENTS = 14;
const TRIES = 60;
/** In so many of these games chance alone plays: what hardly ever comes up among Regulars comes up there. */
const WILD = 0.5;
/** So many cases by a house rule, of all, would be ruled otherwise without it. */
const TELLING = 0.6;

/** A house rule set otherwise than at most tables, and the law that it changes. */
interface OtherWay {
  /** Tells it from the others. */
  readonly name: string;
  readonly options: Options;
  readonly rule: Rule<unknown>;
}

/** Whether it has a say in what is legal. */
const isJudged = ({ kind }: Rule<unknown>): boolean =>
  kind === 'restriction' || kind === 'permission' || kind === 'exception';

function otherWays({ game, options }: Bench): readonly OtherWay[] {
  return game.options.flatMap((spec): readonly OtherWay[] => {
    const rule = game.rules.rule(spec.rule);
    if (spec.structural || spec.unjudged || !rule || !isJudged(rule)) return [];
    return choices(spec)
      .filter(({ value }) => value !== spec.default)
      .map(({ value }) => ({
        name: `${spec.key}=${value}`,
        options: { ...options, [spec.key]: value },
        rule,
      }))
      .filter((way) => !game.checkOptions?.(way.options));
  });
}

/** Whether the law speaks up: it forbids what is tried, or allows it. */
function speaks(rule: Rule<unknown>, attempt: unknown): boolean {
  if (rule.kind === 'restriction') return rule.breach(attempt) !== undefined;
  return 'allows' in rule && rule.allows(attempt);
}

/** What is ruled otherwise at this moment than at most tables. */
function ruledOtherwise(
  game: CoachedGame,
  { rule }: OtherWay,
  usual: Options,
  moment: Moment,
  tries: readonly TriedThen['move'][],
): TriedThen | undefined {
  const { state, seat } = moment;
  const there = { ...state, options: usual };
  const move = tries.find((one) => {
    const { attempt } = game.play;
    if (speaks(rule, attempt(state, seat, one)) === speaks(rule, attempt(there, seat, one))) return false;
    return judge(game, state, seat, one).legal !== judge(game, there, seat, one).legal;
  });
  return move && { moment, seat, move };
}

/** Something at this table that another would rule otherwise; undefined where it didn’t come up. */
function telling({ game, options, random }: Bench, way: OtherWay): TriedThen | undefined {
  const odd = random.fraction() < WILD ? 1 : undefined;
  for (const moment of sometime(game, way.options, random, odd).take(MOMENTS)) {
    const { state, seat } = moment;
    const tries = [...game.play.moves(state, seat, 2), ...some(game.play.tries(state, seat), TRIES, random)];
    const found = ruledOtherwise(game, way, options, moment, random.shuffle(tries));
    if (found) return found;
  }
  return undefined;
}

/** A narrow miss, or something allowed, that is so at this table, too. */
function nothingNew(bench: Bench, { options }: OtherWay): Pick | undefined {
  const seen = seenTable(bench);
  const { misses, fine } = bench.scan;
  return pick(bench, bench.random.fraction() < 0.5 ? misses : fine, 'any', (tryable, rule) => {
    const { moment } = tryable;
    const state = { ...moment.state, options };
    return seen({ ...tryable, moment: { ...moment, state } }, rule);
  });
}

/**
 * A case by a house rule: without it it would be ruled otherwise, or just the same, so that a house rule in the air is
 * no answer. Undefined where none can be had.
 */
export function houseCase(bench: Bench): ExamCase | undefined {
  const { game, random, idle } = bench;
  const ways = random.shuffle(otherWays(bench));
  const given = ({ rule, tryable, table }: Pick): ExamCase => {
    take(bench, { rule, tryable, table });
    const offers = offersFor(bench, tryable.moment, table.reasoned);
    return { game: game.id, kind: 'house', tables: [table.json], offers };
  };
  if (random.fraction() < TELLING) {
    for (const way of ways.filter(({ name }) => !idle.has(name))) {
      const found = telling(bench, way);
      const table = found && tableFor(game, found);
      if (!found) idle.add(way.name);
      if (found && table && table.reasoned.verdict !== 'depends')
        return given({ rule: way.rule.id, tryable: { ...found, rules: [] }, table });
    }
  }
  const [way] = ways;
  const plain = way && nothingNew(bench, way);
  return plain && given(plain);
}
