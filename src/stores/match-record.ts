import * as v from 'valibot';
import { STRENGTHS, type Strength } from '../bots/strengths.ts';
import { fault, ok, type Result } from '../game/fault.ts';
import type { Game, ThinkingGame } from '../game/game.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { type Match, replay, type Step, type Turn } from '../game/match.ts';
import { changedOptions } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import { readHouseRules } from '../referee/case.ts';

export { STRENGTHS, type Strength };

/** A move of one’s own that the table let one take back though others had moved, or a card had been seen. */
export interface TakenBack {
  /** So many turns stayed. */
  readonly at: number;
  readonly move: GameMove;
}

/** A practice game: the match, who one plays against, and every state on the way. */
export interface Practice<G extends Game = ThinkingGame> {
  readonly game: G;
  readonly match: Match<GameMove>;
  readonly strength: Strength;
  /** The deal first; one more for each turn. */
  readonly steps: readonly Step<GameState>[];
  /** A game with any of these was not played clean. */
  readonly takenBack?: readonly TakenBack[];
}

/** Raised when a saved game or a shared link means something else than before. */
export const RECORD_VERSION = 1;

const DAMAGED = 'it is damaged';
const OTHER = 'it was made by another version of this site';

const record = v.object({
  version: v.literal(RECORD_VERSION),
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  strength: v.picklist(STRENGTHS.map(({ id }) => id)),
  turns: v.array(v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.looseObject({})])),
  takenBack: v.optional(
    v.array(v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.looseObject({})])),
    [],
  ),
});

/** A practice game as plain JSON: small, because a game is its options, its seed and its moves. */
export function writeRecord({ game, match, strength, takenBack = [] }: Practice<Game>): JsonObject {
  return {
    version: RECORD_VERSION,
    game: game.id,
    options: changedOptions(game.options, match.options),
    seed: match.seed,
    strength,
    turns: match.turns.map(({ seat, move }) => [seat, game.wire.move.write(move)]),
    ...(takenBack.length > 0
      ? { takenBack: takenBack.map(({ at, move }) => [at, game.wire.move.write(move)]) }
      : {}),
  };
}

function readTurns(
  game: Game,
  turns: readonly (readonly [number, object])[],
  options: Match<GameMove>['options'],
): Result<readonly Turn<GameMove>[]> {
  const read: Turn<GameMove>[] = [];
  for (const [i, [seat, json]] of turns.entries()) {
    const move = game.wire.move.read(json as JsonObject, options);
    if (!move.ok) return fault('bad-move', `turns[${i}]`, `move ${i + 1} in it can’t be read`);
    read.push({ seat, move: move.value });
  }
  return ok(read);
}

/**
 * A practice game from JSON of any origin. Every move is judged again: a record that was edited is refused,
 * with the reason as half a sentence ("move 12 in it is against the rules").
 */
export function readRecord<G extends Game>(game: G, json: unknown): Result<Practice<G>> {
  const parsed = v.safeParse(record, json, { abortEarly: true });
  if (!parsed.success) {
    const version = isObject(json) ? json['version'] : undefined;
    const isOther = typeof version === 'number' && version !== RECORD_VERSION;
    return fault('bad-json', '', isOther ? OTHER : DAMAGED);
  }
  const { options: given, seed, strength, turns } = parsed.output;
  if (parsed.output.game !== game.id) return fault('unknown-game', 'game', 'it belongs to another game');
  const options = readHouseRules(game, given);
  if (!options.ok) return fault('bad-options', options.fault.path, 'its house rules are none we know');
  const moves = readTurns(game, turns, options.value);
  if (!moves.ok) return moves;
  const back = readTurns(game, parsed.output.takenBack, options.value);
  if (!back.ok) return fault('bad-move', 'takenBack', 'a move taken back in it can’t be read');
  const match = { options: options.value, seed, turns: moves.value };
  const { steps, broken } = replay(game, match);
  if (broken !== null) {
    return fault('bad-move', `turns[${broken}]`, `move ${broken + 1} in it is against the rules`);
  }
  const takenBack = back.value.map(({ seat: at, move }) => ({ at, move }));
  return ok({ game, match, strength, steps, ...(takenBack.length > 0 ? { takenBack } : {}) });
}
