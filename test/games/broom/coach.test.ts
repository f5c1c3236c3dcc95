import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { readOptions } from '../../../src/game/options.ts';
import { advise } from '../../../src/games/broom/heuristics/index.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/broom/index.ts';
import { PACK } from '../../../src/games/broom/pack.ts';
import type { BroomMove } from '../../../src/games/broom/state.ts';
import { createRandom } from '../../../src/random/random.ts';

const name = (seat: number): string => (seat === 0 ? 'you' : 'Ann');

function adviceAt(position: JsonObject): readonly { id: string; says: string }[] {
  const options = readOptions(game.options, undefined);
  if (!options.ok) throw new Error(options.fault.says);
  const positionResult = game.notation.position.read({ turn: 0, ...position }, options.value as never, 1);
  if (!positionResult.ok) throw new Error(positionResult.fault.says);
  return advise(positionResult.value, 0, name);
}
const ids = (position: JsonObject): readonly string[] => adviceAt(position).map(({ id }) => id);

describe('the coach of Broom', () => {
  test('warns first that your own combined card can be taken', () => {
    const position = {
      hands: [['6C', '9D'], ['2?']],
      table: ['5C+AS', '9H'],
      builders: { '5C+AS': 0 },
    };
    expect(adviceAt(position)[0]).toEqual({
      id: 'own-combined',
      says: 'Your combined 6 is still on the table. Take it before another player does: take 5♣+A♠ with 6♣.',
    });
  });

  test('names the maker of another player’s combined card', () => {
    const sentence = adviceAt({
      hands: [['6C', 'QD'], ['2?']],
      table: ['5C+AS'],
      builders: { '5C+AS': 1 },
    })[0]?.says;
    expect(sentence).toMatch(/^Any player may take Ann’s combined 6/);
  });

  test('advises jokers to hunt, and the Broom to wait for a prize', () => {
    expect(ids({ hands: [['J20', '4C'], ['2?']], table: ['10C', '8C', '2D'] })[0]).toBe('joker-hunts');
    expect(ids({ hands: [['BROOM', '4C'], ['2?']], table: ['KC', '10D', '3H'] })).toContain('sweep-now');
    expect(ids({ hands: [['BROOM', '4C'], ['2?']], table: ['KC', '9D', '3H'] })).not.toContain('sweep-now');
    expect(ids({ hands: [['BROOM', '4C'], ['2?']], table: ['10D'] })).not.toContain('sweep-now');
  });

  test('mentions the last taker only when the last four cards are in hand', () => {
    const hands = [['6C', '9D', '2H', '3H'], ['4?']];
    expect(ids({ hands, table: ['KC'], stock: [] })).toContain('last-hand');
    expect(ids({ hands, table: ['KC'] })).not.toContain('last-hand');
    expect(ids({ hands: [['6C'], ['1?']], table: ['KC'], stock: [] })).not.toContain('last-hand');
  });

  test('counts the other hand of two players when the stock is empty, correctly', () => {
    const options = readOptions(game.options, undefined);
    if (!options.ok) throw new Error(options.fault.says);
    let handCount = 0;
    for (let deal = 0; deal < 5; deal++) {
      const random = createRandom(deal);
      let state = game.play.deal(options.value as never, deal);
      for (let seat = state.turn; seat !== null && state.session < 3; seat = state.turn) {
        const view = game.visibility.view(state, seat);
        const lastHandAdvice = advise(view, seat, name).find(({ id }) => id === 'last-hand');
        if (lastHandAdvice) {
          const heldCodes = (state.hands[1 - seat] ?? []).toSorted((a, b) => a - b).map(PACK.code);
          expect(lastHandAdvice.facts).toEqual({ held: heldCodes });
          expect(lastHandAdvice.says).toContain('You can work out that');
          handCount++;
        }
        state = game.play.play(state, seat, greedy(untypedGame, view, seat, random) as BroomMove).state;
      }
    }
    expect(handCount).toBe(5 * 2 * 2);
  });

  test('says what to put down if nothing fits, never a spade', () => {
    const advice = adviceAt({ hands: [['AS', '4C', 'QD'], ['3?']], table: ['KC', '9D'] });
    expect(advice.map(({ id }) => id)).toEqual(['nothing-to-take']);
    expect(advice[0]?.says).toContain('4♣ or Q♦');
    expect(ids({ hands: [['AS', '6C'], ['2?']], table: ['5C'] })).not.toContain('nothing-to-take');
  });

  test('says nothing to a player who isn’t on turn', () => {
    expect(ids({ turn: 1, hands: [['6C'], ['6D']], table: ['6H'] })).toEqual([]);
  });
});
