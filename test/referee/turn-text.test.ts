import { expect, test } from 'vitest';
import { possessive } from '../../src/cards/grammar.ts';
import { capitalize } from '../../src/cards/words.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { attemptMove } from '../../src/referee/try-result.ts';

/** The seat that a game asks out of turn depends on its hidden cards, so the stated next turn must not show it. */
test('a ruling says whose turn is next as the player who tried can see it, in every game', () => {
  let askedInSecret = 0;
  for (const game of games) {
    for (let seed = 1; seed <= 6; seed++) {
      const random = createRandom(seed);
      let state = game.play.deal(defaultOptions(game.options), seed);
      for (let i = 0; i < 60; i++) {
        const seat = game.play.turn(state);
        if (seat === null) break;
        const move = random.pick(game.play.moves(state, seat));
        const name = seatNamerFor(0);
        const { turnText, stateAfter } = attemptMove({ game, state, seat, name }, move);
        if (!stateAfter) throw new Error('what is built is legal');
        const nextTurn = game.play.turn(game.visibility.view(stateAfter, seat));
        if (nextTurn !== game.play.turn(stateAfter)) askedInSecret += 1;
        const player = nextTurn === null ? 'over' : capitalize(name(nextTurn));
        expect(turnText, possessive(player)).toContain(nextTurn === seat ? 'still' : player);
        state = stateAfter;
      }
    }
  }
  expect(askedInSecret).toBeGreaterThan(0);
});
