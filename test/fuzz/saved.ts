import { addResult, findResult, readResults } from '../../src/features/challenge/results.ts';
import { type DailyRecord, parseDaily, withSitting } from '../../src/features/daily/daily-record.ts';
import { readDeskDraft } from '../../src/features/desk/state/draft.ts';
import { parseHeld } from '../../src/features/endings/held-store.ts';
import { parseExam, withPassed } from '../../src/features/exam/exam-store.ts';
import { caseIndexOf, isDone, takeBackAnswer } from '../../src/features/exam/sitting.ts';
import { parseMinis } from '../../src/features/mini-games/mini-store.ts';
import { parseMemory } from '../../src/features/progress/memory/rule-memory.ts';
import { parseProgress } from '../../src/features/progress/progress.ts';
import { NO_STATS, parseStats } from '../../src/features/progress/stats/stats.ts';
import { readRecordText } from '../../src/features/records/state/record-text.ts';
import { replayRecord } from '../../src/features/records/state/replay.ts';
import { readRecord } from '../../src/features/saved-games/match-record.ts';
import { RECORD_VERSION } from '../../src/features/saved-games/saved-record.ts';
import { readBook, writeBook } from '../../src/features/score-pad/state/sheet.ts';
import { parseFile, serializeSheets } from '../../src/features/score-pad/state/sheet-file.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { Json, JsonObject } from '../../src/game/json.ts';
import { begin } from '../../src/game/match.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { isDeep } from '../../src/referee/json-limits.ts';
import {
  packCase,
  packMatch,
  packScore,
  packTable,
  unpackCase,
  unpackMatch,
  unpackScore,
  unpackTable,
} from '../../src/referee/link.ts';
import { parseJson } from '../../src/ui/device/persistent-atom.ts';
import { irregularRecord } from '../contract/irregular-record.ts';
import { beginningOf, decisionsOf, type RandomGame, wholeGame } from '../contract/random-game.ts';
import { changeJson } from './change-json.ts';
import { fillNesting, hideCards, overgrown } from './overgrown.ts';

/** The result of opening an entry: it was read, refused with a sentence, or not recognized. */
export type OpenResult = 'read' | { readonly says: string } | 'none of ours';

/** A kind of data that is stored, exported or sent, with its reader. */
interface SavedKind {
  readonly name: string;
  /** A good one. */
  readonly createGood: (game: WholeGame, random: Random) => JsonObject;
  readonly openText: (game: WholeGame, text: string) => OpenResult;
}

/** An entry that was valid before it was changed, and the seed that reproduces it. */
export interface SavedThing {
  readonly seed: number;
  readonly name: string;
  readonly text: string;
  readonly open: () => OpenResult;
}

type Read = { readonly ok: true } | { readonly ok: false; readonly fault: { readonly says: string } };
const toOpenResult = (result: Read): OpenResult => (result.ok ? 'read' : { says: result.fault.says });
/** Returns a value as it is after storing and reading it. */
const copyThroughJson = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
const isKnownResult = (value: unknown): OpenResult => (value === undefined ? 'none of ours' : 'read');

const MAX_MOVES = 30;
const SAVED_DAY = '2026-11-22';

function cleanRecord(game: WholeGame, randomGame: RandomGame): JsonObject {
  const moves = [...decisionsOf(game, randomGame)].map(({ seat, move }) => ({
    seat,
    move: game.notation.move.write(move),
  }));
  return { game: game.id, options: randomGame.options, start: { seed: randomGame.seed }, moves };
}

/** The record of a random game, legal or with irregularities. */
function recordOf(game: WholeGame, random: Random, isClean: boolean): JsonObject {
  const randomGame = beginningOf(wholeGame(game, random.integerBelow(2 ** 31)));
  const shortGame = { ...randomGame, choices: randomGame.choices.slice(0, MAX_MOVES) };
  return isClean ? cleanRecord(game, shortGame) : irregularRecord(game, shortGame).record;
}

function caseOf(game: WholeGame, random: Random): JsonObject {
  const { options, ...played } = beginningOf(wholeGame(game, random.integerBelow(2 ** 31)));
  const [lastDecision] = [...decisionsOf(game, { options, ...played, choices: played.choices.slice(0, 9) })].slice(-1);
  if (!lastDecision) return { game: game.id };
  const view = game.visibility.view(lastDecision.state, random.integerBelow(game.seats(options)));
  const position = game.notation.position.write(view);
  return {
    game: game.id,
    options,
    position,
    seat: lastDecision.seat,
    move: game.notation.move.write(lastDecision.move),
  };
}

/** A sheet with entries as people may type them. */
function sheetsOf(game: WholeGame, random: Random) {
  const options = beginningOf(wholeGame(game, random.integerBelow(2 ** 31))).options;
  const name = (seat: number): string => ['Ann', 'Bert', 'Cleo'][seat] ?? '';
  const [way] = game.pad.ways({ options, name });
  const amounts = Array.from({ length: 6 }, () => String(random.integerBelow(30)));
  const entry = Object.fromEntries((way?.fields ?? []).map(({ id }) => [id, amounts as Json]));
  const round = { way: way?.id ?? '', entry: entry as Readonly<Record<string, Json>>, claims: amounts };
  return [{ id: 'a', names: ['Ann', 'Bert'], options, first: 0, rounds: [round, round] }];
}

const link = (pack: (json: JsonObject) => string, unpack: typeof unpackCase, text: string) => {
  const json = parseJson(text);
  // Text that isn't our JSON is put into the address as it is.
  return unpack(json === undefined || isDeep(text) ? `1${text}` : pack(json as JsonObject));
};

/** A stored practice game, sometimes a deal of the day or a friend's deal. */
function practiceOf(game: WholeGame, random: Random): JsonObject {
  const randomGame = beginningOf(wholeGame(game, random.integerBelow(2 ** 31)));
  const record = cleanRecord(game, { ...randomGame, choices: randomGame.choices.slice(0, MAX_MOVES) });
  const totals = game.play.scores(begin(game, randomGame.options, randomGame.seed).state);
  const challenge = { day: SAVED_DAY, scores: totals.map(() => random.integerBelow(90)) };
  const storedGame = { version: RECORD_VERSION, strength: 'greedy', record };
  return random.integerBelow(2) === 0 ? { ...storedGame, challenge } : storedGame;
}

const SAVED_KINDS: readonly SavedKind[] = [
  {
    name: 'practice game',
    createGood: practiceOf,
    openText: (game, text) => toOpenResult(readRecord(game, parseJson(text))),
  },
  {
    name: 'record',
    createGood: (game, random) => recordOf(game, random, random.integerBelow(3) === 0),
    openText(game, text) {
      const parsedRecord = readRecordText(game, text);
      return toOpenResult(parsedRecord.ok ? replayRecord(game, parsedRecord.value) : parsedRecord);
    },
  },
  {
    name: 'record played on',
    createGood: (game, random) => recordOf(game, random, false),
    openText: (game, text) => toOpenResult(readRecord(game, parseJson(text))),
  },
  {
    name: 'link of a game',
    createGood: (game, random) => recordOf(game, random, true),
    openText(game, text) {
      const parsedMatch = link(packMatch, unpackMatch, text);
      return toOpenResult(parsedMatch.ok ? readRecord(game, parsedMatch.value) : parsedMatch);
    },
  },
  {
    name: 'desk',
    createGood: caseOf,
    openText(game, text) {
      const parsedCase = link(packCase, unpackCase, text);
      return toOpenResult(parsedCase.ok ? readDeskDraft(game, parsedCase.value) : parsedCase);
    },
  },
  {
    name: 'link of a table',
    createGood: (game, random) => ({ game: game.id, options: caseOf(game, random)['options'] ?? {} }),
    openText: (_game, text) => toOpenResult(link(packTable, unpackTable, text)),
  },
  {
    name: 'pad',
    createGood: (game, random) =>
      JSON.parse(JSON.stringify(writeBook({ open: 'a', sheets: sheetsOf(game, random) }))) as JsonObject,
    openText: (game, text) => isKnownResult(readBook(game, parseJson(text))),
  },
  {
    name: 'file of a pad',
    createGood: (game, random) =>
      JSON.parse(JSON.stringify(serializeSheets(game.id, sheetsOf(game, random)))) as JsonObject,
    openText: (game, text) => toOpenResult(parseFile(game, text)),
  },
  {
    name: 'link of a pad',
    createGood: (game, random) =>
      JSON.parse(JSON.stringify(serializeSheets(game.id, sheetsOf(game, random)))) as JsonObject,
    openText(game, text) {
      const parsedScore = link(packScore, unpackScore, text);
      return toOpenResult(parsedScore.ok ? parseFile(game, JSON.stringify(parsedScore.value)) : parsedScore);
    },
  },
  {
    name: 'what one has learned',
    createGood: ({ id }, random) => ({
      version: 1,
      rules: { [`${id}/turn`]: [random.integerBelow(9), random.integerBelow(9), 0, 1] },
      lessons: [`${id}/one`, `${id}/two`],
      memory: { version: 1, rules: { [`${id}/turn`]: [1, 1 + random.integerBelow(9), 3.1, 5.2] } },
      stats: JSON.parse(JSON.stringify(NO_STATS)) as Json,
      minis: { version: 1, stars: { [`${id}/one`]: 2 }, dealt: {} },
      endings: { version: 1, held: [`${id}/1/0`] },
    }),
    openText(_game, text) {
      const json = (parseJson(text) ?? {}) as JsonObject;
      const parsedParts = [
        parseProgress(json),
        parseMemory(json['memory']),
        parseStats(json['stats']),
        parseMinis(json['minis']),
        parseHeld(json['endings']),
      ];
      return parsedParts.includes(undefined) ? 'none of ours' : 'read';
    },
  },
  {
    name: 'exam',
    createGood: ({ id }, random) => ({
      version: 1,
      sitting: {
        ...{ level: 3, seed: random.integerBelow(2 ** 32) },
        said: [{ answer: 'legal' }, { answer: 2, rule: `${id}/turn`, cards: ['hand/1'] }, { answer: 'illegal' }],
      },
      passed: [{ level: 1, seed: random.integerBelow(2 ** 32), right: 17, day: 20_000 + random.integerBelow(900) }],
      name: 'Ann',
    }),
    openText(_game, text) {
      const parsedExam = parseExam(parseJson(text));
      if (!parsedExam) return 'none of ours';
      const { sitting } = parsedExam;
      // Stored data changes in use: a case is answered differently, a better paper replaces another.
      const sittingBefore = sitting && !isDone(sitting) ? takeBackAnswer(sitting) : sitting;
      if (sittingBefore && caseIndexOf(sittingBefore) > caseIndexOf(sitting ?? sittingBefore))
        throw new Error('an answer taken back led on');
      return isKnownResult(
        parseExam(
          copyThroughJson(
            withPassed({ ...parsedExam, sitting: sittingBefore }, { level: 2, seed: 1, right: 18, day: 1 }),
          ),
        ),
      );
    },
  },
  {
    name: 'puzzles of the days',
    createGood: (_game, random) => ({
      ...{ version: 1, days: random.integerBelow(40), last: '2026-11-21' },
      sittings: {
        [SAVED_DAY]: { of: 'a1', at: 2, said: ['legal', '0', 'take'], spent: random.integerBelow(99_999) },
      },
    }),
    openText(_game, text) {
      const parsedDaily = parseDaily(parseJson(text));
      if (!parsedDaily) return 'none of ours';
      const {
        [SAVED_DAY]: sitting = { of: 'a1', at: 6, said: ['a', 'a', 'a', 'a', 'a', 'a'], spent: 1 },
      }: DailyRecord['sittings'] = parsedDaily.sittings;
      return isKnownResult(parseDaily(copyThroughJson(withSitting(parsedDaily, SAVED_DAY, sitting, SAVED_DAY))));
    },
  },
  {
    name: 'deals of the days',
    createGood: ({ id }, random) => ({
      version: 1,
      totals: {
        [`${SAVED_DAY}/${id}/greedy`]: [random.integerBelow(60), random.integerBelow(60)],
        [`2026-11-21/${id}/shark`]: [1, 2],
      },
    }),
    openText({ id }, text) {
      const parsedResults = readResults(parseJson(text));
      if (!parsedResults) return 'none of ours';
      const newResults = addResult(parsedResults, { day: SAVED_DAY, game: id, strength: 'greedy' }, [9, 4]);
      if (!findResult(newResults, SAVED_DAY, id, 'greedy')) throw new Error('a deal that was played is not there');
      return isKnownResult(readResults(copyThroughJson(newResults)));
    },
  },
];

/** Changes the JSON of a valid entry. */
function changeSaved(goodJson: JsonObject, donor: JsonObject, random: Random): JsonObject {
  const choice = random.integerBelow(10);
  if (choice < 6) return changeJson(goodJson, [donor], random);
  if (choice < 8) return overgrown(goodJson, random);
  return hideCards(choice === 8 ? goodJson : changeJson(goodJson, [donor], random), random);
}

/** Changes a text: a part is missing, letters differ, or text is appended. */
function changeText(text: string, random: Random): string {
  const at = random.integerBelow(text.length + 1);
  switch (random.integerBelow(12)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(random.integerBelow(0x10000)) + text.slice(at + 1);
    case 2:
      return text + text;
    default:
      return text;
  }
}

/** Yields changed entries without end, starting at a seed. Each seed makes its entry independently. */
export function* savedFrom(games: readonly WholeGame[], firstSeed: number): Generator<SavedThing> {
  for (let seed = firstSeed; ; seed++) {
    const random = createRandom(seed);
    const game = random.pick(games);
    const kind = random.pick(SAVED_KINDS);
    const json = changeSaved(kind.createGood(game, random), kind.createGood(game, random), random);
    const text = changeText(fillNesting(JSON.stringify(json)), random);
    yield { seed, name: `${game.id}, ${kind.name}`, text, open: () => kind.openText(game, text) };
  }
}

/** The unchanged original. */
export const unchangedThings = (game: WholeGame, seed: number): readonly SavedThing[] =>
  SAVED_KINDS.map((kind) => {
    const text = JSON.stringify(kind.createGood(game, createRandom(seed)));
    return { seed, name: `${game.id}, ${kind.name}`, text, open: () => kind.openText(game, text) };
  });
