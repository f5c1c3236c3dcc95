import type { Strength } from '../../bots/strength.ts';
import { UNKNOWN } from '../../cards/card.ts';
import { capitalize } from '../../cards/words.ts';
import { type Fault, fault, ok, type Result } from '../../game/fault.ts';
import type { CoachedGame, Game } from '../../game/game.ts';
import { isObject, type JsonObject } from '../../game/json.ts';
import { judge } from '../../game/judge.ts';
import { begin, type Match, type Step, type Turn } from '../../game/match.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { type Seat, seatsOf } from '../../game/seat.ts';
import { readMove } from '../../referee/case.ts';
import {
  type RecordEntry,
  type RecordStart,
  readRecord as readTable,
  type TableRecord,
  writeRecord as writeTable,
} from '../../referee/record.ts';
import { playerName } from '../house-rules/index.ts';
import { type Challenge, readChallenge, writeChallenge } from './challenge.ts';
import type { Sitter } from './people.ts';
import { parseSaved, RECORD_VERSION } from './saved-record.ts';
import { WORDS } from './words.ts';

/** A move that wasn't played: undone with the table's consent, a slip of a bot, or refused. */
export interface TakenBack {
  /** Number of turns before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly move: GameMove;
}

/** A practice game: the match, the players, and all states so far. */
export interface Practice<G extends Game = CoachedGame> {
  readonly game: G;
  readonly match: Match<GameMove>;
  /** The starting position, in a match that doesn't begin with a deal; the seed has no effect then. */
  readonly from?: JsonObject;
  readonly strength: Strength;
  /** Who sits at each seat; left out for one person against bots of `strength`. */
  readonly seats?: readonly Sitter[];
  /** Names of the people who share the device. */
  readonly names?: readonly string[];
  /** The seat that holds the device; no hand is shown until it is set. */
  readonly viewer?: Seat;
  /** The deal, then one step for each turn. */
  readonly steps: readonly Step<GameState>[];
  /** Undone moves and slips; a game with any of them doesn't count as clean. */
  readonly takenBack?: readonly TakenBack[];
  /** Illegal tries of the people at the table. */
  readonly refused?: readonly TakenBack[];
  /** Set if others play the same deal. */
  readonly challenge?: Challenge;
  /** A mini-game: it isn't saved or counted in statistics, and offers no help. */
  readonly isTransient?: true;
}

/** The entries of the record: the turns, each after its take-backs. */
function listEntries({ match, takenBack = [] }: Practice<Game>): readonly RecordEntry[] {
  const listTakeBacks = (at: number): readonly RecordEntry[] =>
    takenBack.filter((one) => one.at === at).map(({ seat, move }) => ({ seat, move, response: 'taken-back' }));
  const turns = match.turns.flatMap((turn, i): RecordEntry[] => [...listTakeBacks(i), { ...turn, response: null }]);
  return [...turns, ...listTakeBacks(match.turns.length)];
}

/** The record of a game, as links hold it. */
export function recordOf(practice: Practice<Game>): JsonObject {
  const { game, match, from, steps } = practice;
  const { options, seed } = match;
  const usual = seatsOf({ seats: game.seats(options) }).map((seat) => capitalize(playerName(seat)));
  const names = practice.names ?? usual;
  const start: RecordStart = from ? { position: from, state: (steps[0] as Step<GameState>).state } : { seed };
  return writeTable({ game, options, names, start, entries: listEntries(practice) });
}

export function isUnfinished({ game, steps }: Practice<Game>): boolean {
  const lastStep = steps.at(-1);
  return lastStep !== undefined && game.play.turn(lastStep.state) !== null;
}

/** Refused tries that are saved. */
const MAX_REFUSED = 99;

/** A practice game as JSON: its record, its players, and what was refused. */
export function writeRecord(practice: Practice<Game>): JsonObject {
  const { game, strength, seats, challenge, refused = [] } = practice;
  const refusedJson = refused
    .slice(-MAX_REFUSED)
    .map(({ at, seat, move }) => ({ at, seat, move: game.notation.move.write(move) }));
  const extraParts = {
    ...(seats ? { seats } : {}),
    ...(challenge ? { challenge: writeChallenge(challenge) } : {}),
    ...(refusedJson.length > 0 ? { refused: refusedJson } : {}),
    // Tells pages that don't load the game's rules that the saved game is finished.
    ...(isUnfinished(practice) ? {} : { over: true }),
  };
  return { version: RECORD_VERSION, strength, ...extraParts, record: recordOf(practice) };
}

/** Describes what is wrong with a record in a clause without capital and period. */
function wordFault({ code, path, says }: Fault): Extract<Result<never>, { ok: false }> {
  const [, at] = /^moves\[(\d+)\]\.move/.exec(path) ?? [];
  if (at !== undefined) return fault('bad-move', path, WORDS.unreadMove(Number(at)));
  if (path.startsWith('options')) return fault('bad-options', path, WORDS.strangeRules);
  return code === 'too-much' ? fault(code, path, says.replace(/\.$/, '')) : fault(code, path, WORDS.damaged);
}

/** A game while its record is replayed. */
interface ReplayState {
  readonly from?: JsonObject;
  readonly turns: Turn<GameMove>[];
  readonly steps: Step<GameState>[];
  readonly takenBack: TakenBack[];
}

/** Replays one entry; returns null if its move is illegal and the record doesn't say so. */
function replayEntry(
  { game }: TableRecord,
  replay: ReplayState,
  { seat, move, response, hint }: RecordEntry,
): ReplayState | null {
  const { state } = replay.steps.at(-1) as Step<GameState>;
  if (response && response !== 'taken-back') {
    return {
      from: response.position,
      turns: [],
      steps: [{ state: response.state, events: [] }],
      takenBack: [],
    };
  }
  const { isLegal } = judge(game, state, seat, move);
  if (!isLegal && !response) return null;
  if (response) replay.takenBack.push({ at: replay.turns.length, seat, move });
  else {
    replay.turns.push(hint ? { seat, move, hint } : { seat, move });
    replay.steps.push(game.play.play(state, seat, move));
  }
  return replay;
}

/** Reads refused tries. Those that can't be read, or are legal, are left out: the game can be played without them. */
function readRefused(game: Game, steps: readonly Step<GameState>[], json: unknown): readonly TakenBack[] {
  if (!Array.isArray(json)) return [];
  return json.slice(-MAX_REFUSED).flatMap((one): readonly TakenBack[] => {
    if (!isObject(one)) return [];
    const at = Number(one['at']);
    const seat = Number(one['seat']);
    const state = steps[at]?.state;
    if (!state || !seatsOf({ seats: game.seats(state.options) }).includes(seat)) return [];
    const move = readMove(game, one['move'], state.options, seat);
    return move.ok && !judge(game, state, seat, move.value).isLegal ? [{ at, seat, move: move.value }] : [];
  });
}

/**
 * Reads a practice game from JSON of any origin. Every move is judged again: a record of this site with an illegal
 * move is refused, with the reason as half a sentence ("move 12 in it is against the rules"). A foreign record
 * continues from its last written position, without its take-backs.
 */
export function readRecord<G extends Game>(game: G, json: unknown): Result<Practice<G>> {
  const savedMatch = parseSaved(json);
  if (!savedMatch.ok) return savedMatch;
  const { strength, seats, record, isForeign, challenge: challengeJson, refused: refusedJson } = savedMatch.value;
  if (typeof record['game'] === 'string' && record['game'] !== game.id) {
    return fault('unknown-game', 'game', WORDS.otherGame);
  }
  const parsedRecord = readTable(record, () => game);
  if (!parsedRecord.ok) return wordFault(parsedRecord.fault);
  const { options, start, entries, names } = parsedRecord.value;
  if (seats && seats.length !== game.seats(options)) return fault('bad-json', 'seats', WORDS.damaged);
  const seed = 'seed' in start ? start.seed : 1;
  const firstStep = 'seed' in start ? begin(game, options, seed) : { state: start.state, events: [] };
  const challenge =
    challengeJson === undefined ? undefined : readChallenge(challengeJson, game.play.scores(firstStep.state).length);
  if (challenge === null) return fault('bad-json', 'challenge', WORDS.damagedResult);
  const position = 'seed' in start ? {} : { from: start.position };
  let replay: ReplayState = { ...position, turns: [], steps: [firstStep], takenBack: [] };
  for (const [at, entry] of entries.entries()) {
    const nextReplay = replayEntry(parsedRecord.value, replay, entry);
    if (!nextReplay && !isForeign) return fault('bad-move', `moves[${at}]`, WORDS.illegalMove(at));
    replay = nextReplay ?? replay;
  }
  if (replay.steps.some(({ state }) => game.play.cards(state).includes(UNKNOWN))) {
    return fault('bad-record', 'start', WORDS.unseenCards);
  }
  const { from, turns, steps, takenBack } = replay;
  const match = { options, seed, turns };
  const refused = readRefused(game, steps, refusedJson);
  const extraParts = {
    ...(from ? { from } : {}),
    ...(takenBack.length > 0 ? { takenBack } : {}),
    ...(refused.length > 0 ? { refused } : {}),
    ...(seats ? { seats } : {}),
    ...(seats && names ? { names } : {}),
    ...(challenge ? { challenge } : {}),
  };
  return ok({ game, match, strength, steps, ...extraParts });
}
