import { greedy } from '../bots/greedy.ts';
import type { CoachedGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { defaultOptions, type OptionSpec, type Options } from '../game/options.ts';
import { createRandom } from '../random/random.ts';
import { answerQuestion } from '../referee/answer.ts';
import { type RecordEntry, writeRecord } from '../referee/record.ts';
import { findSlip } from '../scenarios/slips/slips.ts';
import type { Book } from './book.ts';

/** A case of the rulebook for others: as it stands on the wire, and what the referee says to it. */
export interface PublishedCase {
  /** `<game>/<name>`, for ever. */
  readonly id: string;
  /** The rule beside which the book shows it. */
  readonly rule: string;
  readonly title: string;
  readonly case: JsonObject;
  /** Null where it shows a table and nothing is tried. */
  readonly ruling: JsonObject | null;
}

/** A game as it was played, and what the referee says to it. */
export interface PublishedRecord {
  readonly id: string;
  readonly about: string;
  readonly record: JsonObject;
  readonly audit: JsonObject;
}

/** Every case of a rulebook with its ruling, in the order of the book. */
export function publishCases({ game, cases }: Book): readonly PublishedCase[] {
  return cases.map(({ id, rule, title, data }) => {
    const { position, options, seat, move } = data;
    const asked = { ...(options && { options }), position, ...(seat !== undefined && { seat }) };
    const json: JsonObject = { game: game.id, ...asked, ...(move && { move }) };
    const ruling = move ? answerQuestion('judge', json, () => game) : null;
    return { id: `${game.id}/${id}`, rule, title, case: json, ruling };
  });
}

/** At so many turns of a hundred somebody first tries what isn’t allowed. */
const SLIPS = 12;

/** A whole game between Regulars. @param slips whether they sometimes try what isn’t allowed, and take it back */
function playRecord(game: CoachedGame, options: Options, seed: number, slips: boolean): JsonObject {
  const random = createRandom(seed);
  const entries: RecordEntry[] = [];
  let state = game.play.deal(options, seed);
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const move = greedy(game, game.visibility.view(state, seat), seat, random);
    const eyes = (seat + 1) % game.seats(options);
    const slip =
      slips && random.below(100) < SLIPS ? findSlip({ game, state, seat, eyes }, random, move) : undefined;
    if (slip) entries.push({ seat: slip.seat, move: slip.move, response: 'taken-back' });
    entries.push({ seat, move, response: null });
    state = game.play.play(state, seat, move).state;
  }
  return writeRecord({ game, options, names: null, start: { seed }, entries });
}

/** The other way a house rule is most often set. */
const otherValue = ({ values, default: usual }: OptionSpec) =>
  ('min' in values ? (values.often ?? []) : values).find(({ value }) => value !== usual && value !== 0)
    ?.value ?? usual;

/** House rules of which many are set otherwise, as far as they go together. */
function otherOptions({ options: specs, checkOptions }: CoachedGame): Options {
  const chosen = { ...defaultOptions(specs) };
  for (const spec of specs) {
    const value = otherValue(spec);
    if (!checkOptions?.({ ...chosen, [spec.key]: value })) chosen[spec.key] = value;
  }
  return chosen;
}

/** A few whole games of a kind: same edition, same games. */
export function publishRecords(game: CoachedGame): readonly PublishedRecord[] {
  const usual = defaultOptions(game.options);
  const games = [
    ['usual', 'Regulars, by the usual house rules.', usual, false],
    [
      'otherwise',
      'Regulars, at a table where many house rules are set otherwise.',
      otherOptions(game),
      false,
    ],
    ['slips', 'Regulars who slip now and then: what wasn’t allowed was taken back.', usual, true],
  ] as const;
  return games.map(([id, about, options, slips], i) => {
    const record = playRecord(game, options, i + 1, slips);
    return { id: `${game.id}/${id}`, about, record, audit: answerQuestion('audit', record, () => game) };
  });
}

/** A rule for others: what a ruling cites by its id. */
export const publishRules = ({ game, chapters }: Book): readonly JsonObject[] =>
  chapters.flatMap((chapter) =>
    chapter.rules.map(({ id, number, anchor, rule }) => {
      const { kind, title, law } = rule;
      return { id, number, kind, title, law, page: `${game.id}/rules/${chapter.id}/#${anchor}` };
    }),
  );

/** One a line. */
export const jsonLines = (all: readonly object[]): string =>
  all.map((one) => `${JSON.stringify(one)}\n`).join('');
