import type { Bot } from '../bots/bot.ts';
import { BOTS } from '../bots/bots.ts';
import type { CoachedGame, WholeGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { createRandom, type Random } from '../random/random.ts';
import { type RecordEntry, writeRecord } from '../referee/record.ts';
import type { Flags } from './flags.ts';

/** Returns the position that a seed deals, as a case in the wire format. */
export function dealPosition(game: CoachedGame, { options, seed }: Flags): JsonObject {
  return game.notation.position.write(game.play.deal(options, seed));
}

/**
 * Yields every step of every game and its outcome, or with `record` one record per game. The same seed gives the same
 * lines.
 */
export function* playSelf(
  game: WholeGame,
  flags: Pick<Flags, 'options' | 'seed' | 'games' | 'record' | 'bots'>,
): Iterable<JsonObject> {
  const { options, seed, games, record } = flags;
  const bots = flags.bots.map((name) => BOTS[name] as Bot);
  const random = createRandom(seed);
  for (let i = 0; i < games; i++) {
    const match = { options, seed: random.integerBelow(2 ** 31) };
    if (record) yield playRecordedGame(game, match, bots, random);
    else yield* playGameSteps(game, match, bots, random);
  }
}

type SeededDeal = Pick<Flags, 'options' | 'seed'>;

/** Plays a game and returns it as a record. */
function playRecordedGame(
  game: WholeGame,
  { options, seed }: SeededDeal,
  bots: readonly Bot[],
  random: Random,
): JsonObject {
  let state = game.play.deal(options, seed);
  const entries: RecordEntry[] = [];
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const bot = bots[seat % bots.length] as Bot;
    const move = bot(game, game.visibility.view(state, seat), seat, random);
    entries.push({ seat, move, response: null });
    state = game.play.play(state, seat, move).state;
  }
  return writeRecord({ game, options, names: null, start: { seed }, entries }, options);
}

function* playGameSteps(
  game: WholeGame,
  { options, seed }: SeededDeal,
  bots: readonly Bot[],
  random: Random,
): Iterable<JsonObject> {
  let state = game.play.deal(options, seed);
  const about = { game: game.id, options };
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const position = game.notation.position.write(state);
    const bot = bots[seat % bots.length] as Bot;
    const move = bot(game, game.visibility.view(state, seat), seat, random);
    const texts = game.play.moves(state, seat).map((m) => JSON.stringify(game.notation.move.write(m)));
    const moves = texts.sort().map((text) => JSON.parse(text) as JsonObject);
    yield { ...about, position, seat, moves, move: game.notation.move.write(move) };
    state = game.play.play(state, seat, move).state;
  }
  const { winners = [], scores = [] } = game.play.outcome(state) ?? {};
  yield { ...about, position: game.notation.position.write(state), outcome: { winners, scores } };
}
