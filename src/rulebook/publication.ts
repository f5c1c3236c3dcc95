import { greedy } from '../bots/greedy.ts';
import type { CoachedGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { defaultOptions, type OptionSpec, type Options } from '../game/options.ts';
import { createRandom } from '../random/random.ts';
import { answerQuestion } from '../referee/answer.ts';
import { type RecordEntry, writeRecord } from '../referee/record.ts';
import { findSlip } from '../scenarios/slips/slips.ts';
import type { Book } from './book.ts';

/** A published case of the rulebook, in the wire format, with its ruling. */
export interface PublishedCase {
  /** `<game>/<name>`; never changes. */
  readonly id: string;
  /** Id of the rule that the case illustrates. */
  readonly rule: string;
  readonly title: string;
  readonly case: JsonObject;
  /** The ruling; null if nothing is tried. */
  readonly ruling: JsonObject | null;
}

/** A published game record with its audit. */
export interface PublishedRecord {
  readonly id: string;
  readonly about: string;
  readonly record: JsonObject;
  readonly audit: JsonObject;
}

/** All cases of a rulebook with their rulings, in the order of the book. */
export function publishCases({ game, cases }: Book): readonly PublishedCase[] {
  return cases.map(({ id, rule, title, data }) => {
    const { position, options, seat, move } = data;
    const question = { ...(options && { options }), position, ...(seat !== undefined && { seat }) };
    const json: JsonObject = { game: game.id, ...question, ...(move && { move }) };
    const ruling = move ? answerQuestion('judge', json, () => game) : null;
    return { id: `${game.id}/${id}`, rule, title, case: json, ruling };
  });
}

/** Percentage of turns on which a player tries an illegal move first. */
const SLIP_COUNT = 12;

/**
 * Plays a game between Regulars.
 * @param hasSlips whether they sometimes try an illegal move and take it back
 * @param most entries after which the record ends
 */
function playEntries(
  game: CoachedGame,
  options: Options,
  seed: number,
  hasSlips: boolean,
  most = Number.POSITIVE_INFINITY,
): readonly RecordEntry[] {
  const random = createRandom(seed);
  const entries: RecordEntry[] = [];
  let state = game.play.deal(options, seed);
  for (let seat = game.play.turn(state); seat !== null && entries.length < most; seat = game.play.turn(state)) {
    const move = greedy(game, game.visibility.view(state, seat), seat, random);
    const viewer = (seat + 1) % game.seats(options);
    const slip =
      hasSlips && random.integerBelow(100) < SLIP_COUNT
        ? findSlip({ game, state, seat, viewer }, random, move)
        : undefined;
    if (slip) entries.push({ seat: slip.seat, move: slip.move, response: 'taken-back' });
    entries.push({ seat, move, response: null });
    state = game.play.play(state, seat, move).state;
  }
  return entries;
}

function playRecord(game: CoachedGame, options: Options, seed: number, hasSlips: boolean): JsonObject {
  const entries = playEntries(game, options, seed, hasSlips);
  return writeRecord({ game, options, names: null, start: { seed }, entries });
}

/** Number of entries in a sample, and of those among which one must be illegal. */
const SAMPLE = { length: 24, slipWithin: 8 } as const;

/** The first moves of a game in which an illegal move is soon tried, and taken back. */
export function createSampleRecord(game: CoachedGame): JsonObject {
  const options = defaultOptions(game.options);
  for (let seed = 1; ; seed++) {
    const entries = playEntries(game, options, seed, true, SAMPLE.length);
    if (entries.slice(0, SAMPLE.slipWithin).some(({ response }) => response !== null)) {
      return writeRecord({ game, options, names: null, start: { seed }, entries });
    }
  }
}

/** The most common value of a house rule other than the default. */
const otherValue = ({ values, default: usual }: OptionSpec) =>
  ('min' in values ? (values.often ?? []) : values).find(({ value }) => value !== usual && value !== 0)?.value ?? usual;

/** Options with as many house rules changed as are compatible. */
function otherOptions({ options: specs, checkOptions }: CoachedGame): Options {
  const changed = { ...defaultOptions(specs) };
  for (const spec of specs) {
    const value = otherValue(spec);
    if (!checkOptions?.({ ...changed, [spec.key]: value })) changed[spec.key] = value;
  }
  return changed;
}

/** A few whole games, the same in every build of one edition. */
export function publishRecords(game: CoachedGame): readonly PublishedRecord[] {
  const usual = defaultOptions(game.options);
  const games = [
    ['usual', 'Regulars, by the usual house rules.', usual, false],
    ['otherwise', 'Regulars, at a table with many other house rules.', otherOptions(game), false],
    ['slips', 'Regulars who make mistakes now and then: moves that weren’t allowed were taken back.', usual, true],
  ] as const;
  return games.map(([id, about, options, hasSlips], i) => {
    const record = playRecord(game, options, i + 1, hasSlips);
    return { id: `${game.id}/${id}`, about, record, audit: answerQuestion('audit', record, () => game) };
  });
}

/** Rules with the ids that rulings cite. */
export const publishRules = ({ game, chapters }: Book): readonly JsonObject[] =>
  chapters.flatMap((chapter) =>
    chapter.rules.map(({ id, number, anchor, rule }) => {
      const { kind, title, law } = rule;
      return { id, number, kind, title, law, page: `${game.id}/rules/${chapter.id}/#${anchor}` };
    }),
  );

/** JSON Lines. */
export const jsonLines = (values: readonly object[]): string =>
  values.map((one) => `${JSON.stringify(one)}\n`).join('');
