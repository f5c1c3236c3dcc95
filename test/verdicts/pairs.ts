import { catchTooMuch } from '../../src/game/fault.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { Json, JsonObject } from '../../src/game/json.ts';
import { type OptionSpec, type OptionValue, sortedChoices } from '../../src/game/options.ts';
import type { Random } from '../../src/random/random.ts';
import { ruleWithReadings } from '../../src/referee/readings.ts';
import { edgesOf } from '../contract/edges.ts';
import { changedCards, changedPositions, changedTries } from './changes.ts';
import { differenceOf } from './difference.ts';
import { brokenRules, type Examined, examine, isAgreed } from './examine.ts';

/** Two cases that differ little: one try breaks a rule, the other keeps it. */
export interface Pair {
  readonly broken: Examined;
  readonly kept: Examined;
  readonly difference: number;
}

/** Limits of the search for one partner. */
const MAX_MOVES = 200;
/** A partner that differs by more isn't narrow. */
export const MAX_DIFFERENCE = 3;

/** Words that fields of positions have, by field: what a house rule may put there. */
export type FieldWords = ReadonlyMap<string, ReadonlySet<string>>;

/** The case under another house rule; where its position is impossible there, with another word in one field. */
function* reread(game: WholeGame, json: JsonObject, words: FieldWords): Generator<Examined> {
  const same = examine(game, json);
  if (same) return yield same;
  const position = json['position'] as JsonObject;
  for (const [key, value] of Object.entries(position)) {
    for (const word of words.get(key) ?? []) {
      const other = word === value ? undefined : examine(game, { ...json, position: { ...position, [key]: word } });
      if (other) yield other;
    }
  }
}

/** Pairs by any other value of these house rules: also where the table must be read afresh. */
export function* rereadPairs(
  game: WholeGame,
  found: Examined,
  specs: readonly OptionSpec[],
  words: FieldWords,
): Generator<OptionPair> {
  const { verdict } = found.ruling;
  if (verdict === 'depends') return;
  for (const spec of specs) {
    const own = found.parsed.options[spec.key] as OptionValue;
    for (const value of valuesOf(spec).filter((one) => one !== own)) {
      for (const other of reread(game, withOption(game, found.json, spec.key, value), words)) {
        if (other.ruling.verdict === verdict || other.ruling.verdict === 'depends') continue;
        const [broken, kept] = verdict === 'illegal' ? [found, other] : [other, found];
        const difference = differenceOf(broken.json, kept.json);
        yield { broken, kept, difference, option: spec.key, values: [own, value].map(String).sort().join(' / ') };
      }
    }
  }
}

const isLegal = (one: Examined | undefined): one is Examined => one?.ruling.verdict === 'legal';

/** How to look for partners. */
export interface PartnerSearch {
  readonly random: Random;
  /** Changes of each kind to try. */
  readonly most: number;
  /** Partners that other tries have. */
  readonly taken: Set<string>;
}

/** Equal for the same try at the same table. */
const keyOf = ({ json: { position, seat, move } }: Examined): string => JSON.stringify([position, seat, move]);

/**
 * The legal case that differs least from a broken one: another move at the same table, or another table.
 */
export function findNarrowest(
  game: WholeGame,
  broken: Examined,
  { random, most, taken }: PartnerSearch,
): Pair | undefined {
  const { state, seat } = broken.parsed;
  let best: Pair | undefined;
  const consider = (json: JsonObject): void => {
    const difference = differenceOf(broken.json, json);
    if (difference > MAX_DIFFERENCE || difference >= (best?.difference ?? Number.POSITIVE_INFINITY)) return;
    const kept = examine(game, json);
    if (isLegal(kept) && !taken.has(keyOf(kept))) best = { broken, kept, difference };
  };
  for (const move of game.play.moves(state, seat, 3, MAX_MOVES)) {
    consider({ ...broken.json, move: game.notation.move.write(move) });
    if (best?.difference === 1) break;
  }
  const changed = [
    ...random.shuffle([...changedTries(game, broken.json, game.seats(state.options))]).slice(0, most),
    ...random.shuffle([...changedPositions(game, broken.json, game.seats(state.options), random)]).slice(0, most),
    ...random.shuffle([...changedCards(game, broken.json, seat)]).slice(0, most),
  ];
  for (const json of changed) {
    if (best?.difference === 1) break;
    consider(json);
  }
  if (best) taken.add(keyOf(best.kept));
  return best;
}

/** The same case under another value of a house rule; defaults are left out. */
export function withOption(game: WholeGame, json: JsonObject, key: string, value: OptionValue): JsonObject {
  const { game: id, options: given, ...rest } = json;
  const { [key]: _, ...others } = (given ?? {}) as Record<string, Json>;
  const isDefault = game.options.find((spec) => spec.key === key)?.default === value;
  const options = isDefault ? others : { ...others, [key]: value };
  return { game: id as string, ...(Object.keys(options).length > 0 ? { options } : {}), ...rest };
}

/** The values of a house rule to compare: all choices, or for a number its default and its edges. */
export function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  const listed = sortedChoices(spec).map(({ value }) => value);
  return listed.length > 0 ? listed : [...new Set([spec.default, ...edgesOf(spec)])];
}

/** A pair of cases that differ only in one house rule. */
export interface OptionPair extends Pair {
  readonly option: string;
  /** The two values. */
  readonly values: string;
}

/** Pairs in which another value of a house rule turns the verdict round. */
export function* optionPairs(game: WholeGame, found: Examined): Generator<OptionPair> {
  const { verdict } = found.ruling;
  if (verdict === 'depends') return;
  const { options, state, seat, move } = found.parsed;
  const readings = catchTooMuch(() => ruleWithReadings(game, state, seat, move).readings);
  for (const reading of readings.ok ? readings.value : []) {
    const { option, value } = reading;
    const other =
      reading.verdict === 'depends' ? undefined : examine(game, withOption(game, found.json, option, value));
    if (!other || other.ruling.verdict !== reading.verdict) continue;
    const [broken, kept] = verdict === 'illegal' ? [found, other] : [other, found];
    const values = [options[option], value].map(String).sort().join(' / ');
    yield { broken, kept, difference: 1, option, values };
  }
}

const rulingText = (one: Examined): string =>
  JSON.stringify([one.ruling.verdict, brokenRules(one), one.ruling.permits, one.ruling.depends]);

/** The same case with another position; undefined if that changes the ruling. */
function withPosition(game: WholeGame, found: Examined, position: JsonObject): Examined | undefined {
  const other = examine(game, { ...found.json, position });
  return other && rulingText(other) === rulingText(found) ? other : undefined;
}

/** The same case without every field of the position that makes no difference. */
export function strip(game: WholeGame, found: Examined): Examined {
  for (const key of Object.keys(found.json['position'] as JsonObject)) {
    const { [key]: _, ...rest } = found.json['position'] as Record<string, Json>;
    const bare = withPosition(game, found, rest);
    // A field that was needed before may be needed no longer.
    if (bare) return strip(game, bare);
  }
  return found;
}

/** Lists longer than this are shortened where the ruling and its reasons stay the same. */
const MAX_LIST = 8;

/** Leaves out of a position what makes no difference: fields that hold long lists, or all but their last cards. */
export function shorten(game: WholeGame, found: Examined): Examined {
  let short = found;
  for (const [key, value] of Object.entries(found.json['position'] as JsonObject)) {
    if (!Array.isArray(value) || value.flat().length <= MAX_LIST) continue;
    const { [key]: _, ...rest } = short.json['position'] as Record<string, Json>;
    const cuts = value.some((item) => Array.isArray(item)) ? [rest] : [rest, { ...rest, [key]: value.slice(-2) }];
    for (const position of cuts) {
      const next: Examined | undefined = withPosition(game, short, position as JsonObject);
      if (!next) continue;
      short = next;
      break;
    }
  }
  return short;
}

/** The same pair, shortened; undefined if the other house rule then makes no difference. */
export function shortenOptionPair(
  game: WholeGame,
  { option, values, broken, kept, difference }: OptionPair,
): OptionPair | undefined {
  const short = shorten(game, broken);
  const isSameTable = JSON.stringify(broken.json['position']) === JSON.stringify(kept.json['position']);
  if (!isSameTable) return { option, values, broken, kept, difference };
  const value = kept.parsed.options[option] as OptionValue;
  const other = examine(game, withOption(game, short.json, option, value));
  return isLegal(other) ? { option, values, broken: short, kept: other, difference: 1 } : undefined;
}

export const isPairAgreed = (game: WholeGame, { broken, kept }: Pair): boolean =>
  isAgreed(game, broken) && isAgreed(game, kept);
