import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { Options } from '../../src/game/options.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import type { VerdictLine } from '../../src/rulebook/verdicts.ts';
import { brokenRules, type Examined, examine, isAgreed } from './examine.ts';
import { LineList, type NewLine } from './line.ts';
import {
  findNarrowest,
  isPairAgreed,
  type OptionPair,
  optionPairs,
  type Pair,
  rereadPairs,
  shorten,
  shortenOptionPair,
  strip,
} from './pairs.ts';
import { canonicalCase, type FoundTry, listedForm, randomTables, seenBy, triesAt, writtenTries } from './sources.ts';

/** What is collected before it is chosen from. */
interface Pool {
  /** Tries that break only this rule. */
  readonly broken: Map<string, Examined[]>;
  readonly permitted: Map<string, Examined[]>;
  readonly depending: Map<string, Examined[]>;
  readonly byOption: Map<string, OptionPair[]>;
}

/** Limits of the pool, for each rule or pair of values. */
const MAX_POOL = 60;
/** Tries of one rule for which a partner is looked for: the shortest, and as many others. */
const MAX_PARTNERED = 12;
/** Random games to look through; more where something is still rare. */
const GAMES = { least: 24, most: 60 } as const;
const RARE = 8;

/** Adds to a list of limited length; later finds replace earlier ones by chance. */
function put<T>(pool: Map<string, T[]>, key: string, item: T, random: Random): void {
  const list = pool.get(key) ?? [];
  pool.set(key, list);
  if (list.length < MAX_POOL) list.push(item);
  else if (random.integerBelow(4) === 0) list[random.integerBelow(MAX_POOL)] = item;
}

/** Whether a rule is broken alone, or with the one that it never comes without. */
export function isBrokenAlone(game: WholeGame, rule: string, broken: readonly string[]): boolean {
  const own = game.rules.restrictions.find(({ id }) => id === rule);
  return broken.includes(rule) && broken.every((id) => id === rule || id === own?.onlyWith);
}

/** The rule that a try breaks alone, if there is one. */
function ruleBrokenAlone(game: WholeGame, found: Examined): string | undefined {
  const broken = brokenRules(found);
  return game.rules.restrictions.map(({ id }) => id).findLast((rule) => isBrokenAlone(game, rule, broken));
}

function pour(game: WholeGame, pool: Pool, found: Examined, random: Random): void {
  const { verdict, permits, maybe } = found.ruling;
  if (verdict === 'illegal') {
    const rule = ruleBrokenAlone(game, found);
    if (rule !== undefined) put(pool.broken, rule, found, random);
  }
  if (verdict === 'legal') for (const rule of permits) put(pool.permitted, rule, found, random);
  if (verdict === 'depends') for (const { rule } of maybe.slice(0, 1)) put(pool.depending, rule, found, random);
  for (const pair of optionPairs(game, found)) put(pool.byOption, `${pair.option}: ${pair.values}`, pair, random);
}

/** House rules under which a game ends soon: every number at its least. */
const shortGame = ({ options }: WholeGame): Options =>
  Object.fromEntries(
    options.flatMap(({ key, values }) => ('min' in values ? [[key, Math.max(1, values.min)] as const] : [])),
  );

function collectPool(game: WholeGame, written: readonly FoundTry[], random: Random): Pool {
  const pool: Pool = { broken: new Map(), permitted: new Map(), depending: new Map(), byOption: new Map() };
  for (const { examined } of written) {
    pour(game, pool, examined, random);
    for (const found of triesAt(game, examined.parsed.state, random)) pour(game, pool, found, random);
  }
  const isRare = (): boolean => game.rules.restrictions.some(({ id }) => (pool.broken.get(id)?.length ?? 0) < RARE);
  for (let i = 0; i < GAMES.least || (i < GAMES.most && isRare()); i++) {
    for (const state of randomTables(game, random, i % 3 === 0 ? shortGame(game) : {})) {
      for (const found of triesAt(game, state, random)) pour(game, pool, found, random);
      const seat = game.play.turn(state);
      if (seat === null) continue;
      const viewer = (seat + 1) % game.seats(state.options);
      for (const move of random.shuffle(game.play.moves(state, seat, 3, 300)).slice(0, 4)) {
        const found = seenBy(game, state, viewer, seat, move);
        if (found) pour(game, pool, found, random);
      }
    }
  }
  pourReread(game, pool, random);
  return pool;
}

/** Tries of one rule that are read again under other house rules. */
const MAX_REREAD = 30;

/** Looks for pairs of those house rules that made no difference at the same table. */
function pourReread(game: WholeGame, pool: Pool, random: Random): void {
  const decisive = new Set([...pool.byOption.values()].flat().map(({ option }) => option));
  const specs = game.options.filter(({ key, unjudged }) => !unjudged && !decisive.has(key));
  const all = [...pool.broken.values(), ...pool.permitted.values()];
  const words = new Map<string, Set<string>>();
  for (const { json } of all.flat()) {
    for (const [key, value] of Object.entries(json['position'] as JsonObject)) {
      if (typeof value === 'string') words.set(key, (words.get(key) ?? new Set()).add(value));
    }
  }
  for (const found of all.flatMap((list) => list.slice(0, MAX_REREAD))) {
    for (const pair of rereadPairs(game, strip(game, found), specs, words))
      put(pool.byOption, `${pair.option}: ${pair.values}`, pair, random);
  }
}

/** Kind of a case, so that the chosen ones differ: house rules, seats, and kind of move. */
const kindOf = ({ parsed, json }: Examined): string =>
  JSON.stringify([json['options'] ?? {}, parsed.seat, parsed.state.options['seats'], parsed.move.type]);

/** Chooses pairs, the narrowest and shortest first, of as many kinds as there are. */
function sortPairs<P extends Pair>(pairs: readonly P[]): readonly P[] {
  const size = ({ broken, kept }: Pair): number =>
    JSON.stringify(broken.json).length + JSON.stringify(kept.json).length;
  const sorted = pairs.toSorted((a, b) => a.difference - b.difference || size(a) - size(b));
  const times = new Map<string, number>();
  const ranked = sorted.map((pair) => {
    const kind = kindOf(pair.broken);
    const rank = times.get(kind) ?? 0;
    times.set(kind, rank + 1);
    return { pair, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank || a.pair.difference - b.pair.difference).map(({ pair }) => pair);
}

const rulingOf = (found: Examined): Pick<VerdictLine, 'verdict' | 'findings' | 'permits'> => ({
  verdict: found.ruling.verdict,
  findings: brokenRules(found),
  permits: found.ruling.permits,
});

/** Writes pairs and single tries into the list. */
class Writer {
  readonly list: LineList;
  readonly #game: WholeGame;
  readonly #sourceByCase: ReadonlyMap<string, VerdictLine['from']>;

  constructor(game: WholeGame, list: LineList, written: readonly FoundTry[]) {
    this.#game = game;
    this.list = list;
    this.#sourceByCase = new Map(
      written.map(({ examined, from }) => [JSON.stringify(canonicalCase(game, examined.json)), from]),
    );
  }

  /** Adds a try; undefined if the two definitions of legality disagree or it can't be written. */
  line(found: Examined, about: Pick<NewLine, 'shows' | 'rule' | 'beside' | 'option'>): string | undefined {
    const canonical = canonicalCase(this.#game, found.json);
    const json = canonical && listedForm(this.#game, canonical);
    const again = json && examine(this.#game, json);
    if (!json || !again || !isAgreed(this.#game, again)) return undefined;
    const { shows, rule, beside, option } = about;
    return this.list.add({
      shows,
      rule,
      ...(beside === undefined ? {} : { beside }),
      ...(option === undefined ? {} : { option }),
      ...rulingOf(again),
      case: json,
      from: this.#sourceByCase.get(JSON.stringify(json)) ?? 'search',
    });
  }

  pair(pair: Pair & { readonly option?: string }, rule: string): boolean {
    const canonical = canonicalCase(this.#game, pair.kept.json);
    const keptCase = canonical && listedForm(this.#game, canonical);
    if (!keptCase || this.list.has(keptCase) || !isPairAgreed(this.#game, pair)) return false;
    const beside = this.line(pair.broken, { shows: 'breaks', rule });
    if (beside === undefined) return false;
    const { option } = pair;
    const about = { shows: 'keeps', rule, beside, ...(option === undefined ? {} : { option }) } as const;
    return this.line({ ...pair.kept, json: keptCase }, about) !== undefined;
  }
}

/** The least number of pairs of a game, of a rule, and of two values of a house rule; and of other tries of a rule. */
const WANTED = { allPairs: 100, pairs: 4, optionPairs: 3, permitted: 3, depends: 4 } as const;

function writeTries(game: WholeGame, writer: Writer, written: readonly FoundTry[]): void {
  for (const { examined } of written) {
    const { verdict, permits, maybe } = examined.ruling;
    const [rule, shows] =
      verdict === 'illegal'
        ? ([ruleBrokenAlone(game, examined) ?? brokenRules(examined)[0], 'breaks'] as const)
        : verdict === 'legal'
          ? ([permits[0], 'allows'] as const)
          : ([maybe[0]?.rule, 'depends'] as const);
    if (rule !== undefined) writer.line(examined, { shows, rule });
  }
}

/** Changes to try for a partner: a few for each try, or many where that finds too few pairs. */
const CHANGES = { few: 120, many: 1500 } as const;

/** The shortest cases first. */
const bySize = (found: readonly Examined[]): readonly Examined[] =>
  found.toSorted((a, b) => JSON.stringify(a.json).length - JSON.stringify(b.json).length);

function narrowPairs(game: WholeGame, written: readonly Examined[], pool: readonly Examined[], random: Random): Pair[] {
  const sorted = bySize(pool);
  const short = [...written.slice(0, MAX_PARTNERED), ...sorted.slice(0, MAX_PARTNERED)];
  const others = random.shuffle(sorted.slice(MAX_PARTNERED)).slice(0, MAX_PARTNERED);
  const taken = new Set<string>();
  const findPairs = (broken: readonly Examined[], most: number): Pair[] =>
    broken.flatMap((one) => {
      const search = { random, most, taken };
      const near = findNarrowest(game, shorten(game, one), search);
      return near ?? findNarrowest(game, strip(game, one), search) ?? [];
    });
  const pairs = findPairs([...short, ...others], CHANGES.few);
  if (pairs.length < WANTED.pairs) pairs.push(...findPairs([...short, ...others], CHANGES.many));
  return [...sortPairs(pairs)];
}

/** The two values of a house rule between which a line makes a difference, and null for other lines. */
function valuesBetween(game: WholeGame, line: VerdictLine, lines: readonly VerdictLine[]): string | null {
  const { option, beside, case: json } = line;
  const broken = lines.find(({ id }) => id === beside);
  if (option === undefined || !broken) return null;
  const usual = game.options.find(({ key }) => key === option)?.default;
  const values = [json, broken.case].map((one) => String((one['options'] as Options | undefined)?.[option] ?? usual));
  return `${option}: ${values.sort().join(' / ')}`;
}

function addOptionPairs(game: WholeGame, pool: Pool, writer: Writer): void {
  for (const [values, pairs] of pool.byOption) {
    const { lines } = writer.list;
    let left = WANTED.optionPairs - lines.filter((line) => valuesBetween(game, line, lines) === values).length;
    for (const pair of sortPairs(pairs)) {
      if (left <= 0) break;
      const short = shortenOptionPair(game, pair);
      const rule = short && ruleBrokenAlone(game, short.broken);
      if (rule !== undefined && writer.pair(short as OptionPair, rule)) left--;
    }
  }
}

/** Adds pairs of each rule in turn, until every rule has enough and all together are enough. */
function addNarrowPairs(
  game: WholeGame,
  pool: Pool,
  writer: Writer,
  written: readonly Examined[],
  random: Random,
): void {
  const countPairs = (rule?: string): number =>
    writer.list.lines.filter((line) => line.shows === 'keeps' && (rule === undefined || line.rule === rule)).length;
  let queues = game.rules.restrictions.map(({ id }) => id);
  if (queues.every((id) => countPairs(id) >= WANTED.pairs) && countPairs() >= WANTED.allPairs) return;
  const writtenByRule = Map.groupBy(written, (found) => ruleBrokenAlone(game, found));
  const pairs = new Map(
    queues.map((id) => [id, narrowPairs(game, writtenByRule.get(id) ?? [], pool.broken.get(id) ?? [], random)]),
  );
  while (queues.length > 0) {
    const isEnough = countPairs() >= WANTED.allPairs;
    queues = queues.filter((id) => {
      if (isEnough && countPairs(id) >= WANTED.pairs) return false;
      for (let pair = pairs.get(id)?.shift(); pair; pair = pairs.get(id)?.shift())
        if (writer.pair(pair, id)) return true;
      return false;
    });
  }
}

function addSingles(game: WholeGame, pool: Pool, writer: Writer): void {
  for (const [foundByRule, shows, count] of [
    [pool.permitted, 'allows', WANTED.permitted],
    [pool.depending, 'depends', WANTED.depends],
  ] as const) {
    for (const [rule, found] of foundByRule) {
      const listed = writer.list.lines.filter((line) =>
        shows === 'allows' ? line.permits.includes(rule) : line.verdict === 'depends' && line.rule === rule,
      );
      let left = count - listed.length;
      for (const one of bySize(found)) {
        if (left > 0 && writer.line(shorten(game, one), { shows, rule }) !== undefined) left--;
      }
    }
  }
}

/** Adds to the stored lines of a game what they lack; the same game and lines always get the same additions. */
export function collectLines(game: WholeGame, stored: readonly VerdictLine[]): LineList {
  const random = createRandom(45);
  const list = new LineList(stored);
  const argued = stored
    .filter(({ from }) => from === 'argument')
    .flatMap((line) => examine(game, line.case) ?? [])
    .map((examined): FoundTry => ({ examined, from: 'argument' }));
  const written = [...argued, ...writtenTries(game)];
  const writer = new Writer(game, list, written);
  const pool = collectPool(game, written, random);
  addOptionPairs(game, pool, writer);
  addNarrowPairs(
    game,
    pool,
    writer,
    written.map(({ examined }) => examined),
    random,
  );
  writeTries(game, writer, written);
  addSingles(game, pool, writer);
  return list;
}
