import { describe, expect, test } from 'vitest';
import { capitalize } from '../../src/cards/words.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat, SeatNamer } from '../../src/game/seat.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { scaledCount } from '../depth.ts';
import { decisionsOf, wholeGame } from './random-game.ts';
import { slipsOf } from './slips-of-language.ts';

const name: SeatNamer = (seat) => ['you', 'Chris', 'Ann', 'Bess', 'Dora', 'Emil'][seat] ?? '';

/** One in this number of a table's tries is examined. */
const TRY_STRIDE = 17;
/** Most tries to examine at a table. */
const MAX_TRIES = 12;

function* someTries(game: WholeGame, state: GameState, seat: Seat, skip: number): Generator<GameMove> {
  let tryIndex = 0;
  for (const move of game.play.tries(state, seat)) {
    if (tryIndex % TRY_STRIDE === skip) yield move;
    if (tryIndex++ > TRY_STRIDE * MAX_TRIES) return;
  }
}

/** All sentences about a try: its effect, its errors, its reasons. */
function* saidOf(game: WholeGame, state: GameState, seat: Seat, move: GameMove): Generator<string> {
  yield game.texts.describeMove(move);
  const { findings, permits } = judge(game, state, seat, move);
  for (const { says } of findings) yield says;
  const attempt = game.play.attempt(state, seat, move);
  for (const { rule, says } of game.reasons) if (says && permits.includes(rule)) yield says(attempt);
}

/** All sentences of a random game: labels, tries, events, the end. */
function* sentencesOf(game: WholeGame, chance: number): Generator<string> {
  const random = createRandom(chance);
  for (const { state, seat, move, stateAfter, events } of decisionsOf(game, wholeGame(game, chance))) {
    for (const event of events) yield capitalize(game.texts.describeEvent(event, name));
    if (random.integerBelow(8) !== 0) continue;
    for (const zone of game.table.zones(state, seat, name)) yield zone.label;
    yield* saidOf(game, state, seat, move);
    for (const one of someTries(game, state, seat, random.integerBelow(TRY_STRIDE)))
      yield* saidOf(game, state, seat, one);
    const view = game.visibility.view(state, seat);
    const nameOf: SeatNamer = (namedSeat) =>
      name((namedSeat - seat + game.seats(state.options)) % game.seats(state.options));
    for (const { says } of game.heuristics.advise(view, seat, nameOf)) yield says;
    for (const { says } of game.heuristics.reasons(view, seat, move, name)) yield says;
    if (game.play.turn(stateAfter) === null) yield game.count.result(stateAfter, events, name);
  }
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('the sentences of random games have no slip of language', () => {
    const slips = new Set<string>();
    let sentences = 0;
    for (let chance = 1; chance <= scaledCount(100); chance++) {
      for (const text of sentencesOf(game, chance)) {
        sentences++;
        for (const slip of slipsOf(text)) slips.add(`${slip}: ${text}`);
      }
    }
    expect([...slips]).toEqual([]);
    expect(sentences).toBeGreaterThan(scaledCount(20_000));
  });
});

test.each([
  ['1 card of the pile were shuffled.', 'one with the verb of several'],
  ['1 cards are owed.', 'one of several'],
  ['You draw 3 card.', 'several of one'],
  ['3 cards is missing.', 'several with the verb of one'],
  ['You has the lead.', 'you with the verb of another'],
  ['Chris have the lead.', 'another with the verb of you'],
  ['You and Chris has won.', 'several names with the verb of one'],
  ['It takes a 8 or a ace.', 'a before a vowel'],
  ['It takes an 7.', 'an before a consonant'],
  ['It is you’s turn.', 'you’s, or an s too many'],
  ['You take the the joker.', 'a word twice'],
  ['You take , and pass.', 'a space or a stop too many'],
  ['You bid undefined.', 'what code leaves'],
])('“%s” is found', (text, slip) => {
  expect(slipsOf(text)).toContain(slip);
});
