import type { WholeGame } from '../../src/game/game.ts';
import { isObject, type Json, type JsonObject } from '../../src/game/json.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import type { Random } from '../../src/random/random.ts';
import { readCase, writeCase } from '../../src/referee/case.ts';
import { certainMoves } from '../../src/referee/certain-moves.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { disputesOf } from '../../src/rulebook/disputes.ts';
import type { VerdictLine } from '../../src/rulebook/verdicts.ts';
import { someOptions } from '../contract/play-through.ts';
import { decisionsOf, randomPlay } from '../contract/random-game.ts';
import { type Examined, examine } from './examine.ts';

/** A try found somewhere. */
export interface FoundTry {
  readonly examined: Examined;
  readonly from: VerdictLine['from'];
}

/** Steps of a lesson that have a table of their own, with all the tries they speak of. */
function* lessonTries(data: JsonObject): Generator<JsonObject> {
  let position: Json | undefined = data['position'];
  for (const step of data['steps'] as readonly JsonObject[]) {
    position = step['position'] ?? position;
    const turns = [step['refused'], step['missed']].flatMap((list) => (Array.isArray(list) ? list : []));
    const moves = [step['solution'], step['legal'], step['breaks'], ...turns.map((turn) => turn['try'])];
    if (!isObject(position)) continue;
    for (const move of moves) {
      if (!isObject(move)) continue;
      // A question shows a whole case, or a move at the step’s table.
      yield isObject(move['move']) ? { position, ...move } : { position, move };
    }
    // After a move the table is another one.
    if ('move' in step || 'reply' in step) position = undefined;
  }
}

/** Unseen cards that follow each other are written as one: "3?". */
function joinUnseen(json: Json): Json {
  if (isObject(json))
    return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, joinUnseen(one as Json)]));
  if (!Array.isArray(json)) return json;
  const joined: Json[] = [];
  for (const one of json.map(joinUnseen)) {
    const [last, next] = [joined.at(-1), one].map((item) => /^(\d*)\?$/.exec(typeof item === 'string' ? item : ''));
    if (last && next) joined[joined.length - 1] = `${Number(last[1] || 1) + Number(next[1] || 1)}?`;
    else joined.push(one);
  }
  return joined;
}

/** A case with its move in canonical form and its seat named. */
export function canonicalCase(game: WholeGame, json: JsonObject): JsonObject | undefined {
  const parsed = readCase(json, () => game, 'move');
  if (!parsed.ok || !parsed.value.move) return undefined;
  const { options, position } = json;
  return {
    game: game.id,
    ...(options ? { options } : {}),
    position: joinUnseen((position ?? {}) as Json),
    seat: parsed.value.seat,
    move: game.notation.move.write(parsed.value.move),
  };
}

/** The same case with its move as lists of legal moves write it, for those who compare texts. */
export function listedForm(game: WholeGame, json: JsonObject): JsonObject {
  const found = examine(game, json);
  if (found?.ruling.verdict !== 'legal') return json;
  const { state, seat, move } = found.parsed;
  const key = game.notation.key(move);
  const listed = certainMoves(game, state, seat).find((one) => game.notation.key(one) === key);
  return listed ? { ...json, move: game.notation.move.write(listed) } : json;
}

/** Judges a case that a person wrote down, in canonical form. */
export function examineWritten(game: WholeGame, json: JsonObject): Examined | undefined {
  const canonical = canonicalCase(game, json);
  return canonical && examine(game, canonical);
}

/** Tries that people wrote down: examples of the rulebook, arguments, and lessons. */
export function* writtenTries(game: WholeGame): Generator<FoundTry> {
  const { cases, lessons } = contentOf(game.id);
  for (const one of cases.flatMap((file) => file.cases) as readonly JsonObject[]) {
    const { options, position, seat, move } = one as Record<string, Json>;
    const json = { game: game.id, ...(options && { options }), position, ...(seat !== undefined && { seat }), move };
    const examined = isObject(move) ? examineWritten(game, json as JsonObject) : undefined;
    if (examined) yield { examined, from: 'rulebook' };
  }
  for (const { json } of disputesOf(game)) {
    const examined = examineWritten(game, { game: game.id, ...json });
    if (examined) yield { examined, from: 'argument' };
  }
  for (const { data } of lessons ?? []) {
    const { options } = data as JsonObject;
    for (const json of lessonTries(data as JsonObject)) {
      const examined = examineWritten(game, { game: game.id, ...(options && { options }), ...json });
      if (examined) yield { examined, from: 'lesson' };
    }
  }
}

/** How many tries of a table to judge: of the seat to move, of each other seat, and legal moves. */
const SAMPLE = { own: 40, other: 3, legal: 5, gathered: 600 } as const;

function someTries(game: WholeGame, state: GameState, seat: Seat, count: number, random: Random): readonly GameMove[] {
  const gathered: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) if (gathered.push(move) === SAMPLE.gathered) break;
  return random.shuffle(gathered).slice(0, count);
}

/** Tries at a table, legal and not, each as its seat sees the table. */
export function* triesAt(game: WholeGame, state: GameState, random: Random): Generator<Examined> {
  const turn = game.play.turn(state);
  for (let seat = 0; seat < game.seats(state.options); seat++) {
    const view = game.visibility.view(state, seat);
    const isOwn = seat === turn;
    const moves = [
      ...random.shuffle(game.play.moves(state, seat, 3, SAMPLE.gathered)).slice(0, SAMPLE.legal),
      ...someTries(game, view, seat, isOwn ? SAMPLE.own : SAMPLE.other, random),
    ];
    for (const move of moves) {
      const examined = examine(game, writeCase({ game, options: state.options, state: view, seat, move }));
      if (examined) yield examined;
    }
  }
}

/** Share of the tables of a random game that are looked at: one in so many, and the last. */
const STRIDE = 11;
const MAX_MOVES = 150;

/** Tables of one random game under random or given house rules. */
export function* randomTables(game: WholeGame, random: Random, fixed: Options = {}): Generator<GameState> {
  const options = { ...someOptions(game, random), ...fixed };
  if (game.checkOptions?.(options)) return;
  const played = randomPlay(game, options, random, Math.min(MAX_MOVES, game.play.bound(options)));
  let last: GameState | undefined;
  for (const [i, { state, stateAfter }] of [...decisionsOf(game, played)].entries()) {
    if (i % STRIDE === random.integerBelow(STRIDE)) yield state;
    last = stateAfter;
  }
  if (last) yield last;
}

/** The same try as another seat sees the table. */
export function seenBy(
  game: WholeGame,
  state: GameState,
  viewer: Seat,
  seat: Seat,
  move: GameMove,
): Examined | undefined {
  const view = game.visibility.view(state, viewer);
  return examine(game, writeCase({ game, options: state.options, state: view, seat, move }));
}
