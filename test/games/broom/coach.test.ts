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

function adviceAt(position: JsonObject, houseRules?: JsonObject): readonly { id: string; says: string }[] {
  const options = readOptions(game.options, houseRules);
  if (!options.ok) throw new Error(options.fault.says);
  const positionResult = game.notation.position.read({ turn: 0, ...position }, options.value as never, 1);
  if (!positionResult.ok) throw new Error(positionResult.fault.says);
  return advise(positionResult.value, 0, name);
}
const sentenceAt = (id: string, position: JsonObject, houseRules?: JsonObject): string | undefined =>
  adviceAt(position, houseRules).find((advice) => advice.id === id)?.says;
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

  test('speaks of another player only if one could take your combined card', () => {
    const seenCards = PACK.cards.map(PACK.code).filter((code) => !['10H', '8D', '2S', '4C', 'QC'].includes(code));
    const position = { table: ['8D+2S'], builders: { '8D+2S': 0 }, stock: [] };
    const twoCards = { ...position, hands: [['10H', '4C'], ['?']], taken: [seenCards, []] };
    expect(sentenceAt('own-combined', twoCards)).toBe(
      'Your combined 10 is still on the table. You can take it: take 8♦+2♠ with 10♥.',
    );
    const lastCard = { ...position, hands: [['10H'], ['?']], taken: [[...seenCards, '4C'], []] };
    expect(sentenceAt('own-combined', lastCard)).toBe(
      'Your combined 10 is still on the table. Take it with your last card: take 8♦+2♠ with 10♥.',
    );
  });

  test('names a joker inside a combined card without its article', () => {
    const position = { hands: [['J20', 'QD'], ['2?']], table: ['5C+J15'], builders: { '5C+J15': 0 } };
    expect(sentenceAt('own-combined', position)).toContain('take 5♣+15 joker with the 20 joker');
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

  test('advises to sweep plain cards only when the stock is empty', () => {
    const table = ['KC', '9D', '3H', '4H', '5H', 'QC', '8C', '8D'];
    expect(ids({ hands: [['BROOM', '4C'], ['2?']], table })).not.toContain('sweep-now');
    expect(sentenceAt('sweep-now', { hands: [['BROOM', '4C'], ['2?']], table, stock: [] })).toBe(
      'There are 8 cards on the table, and it won’t get much better. This is what the Broom is for.',
    );
  });

  test('advises to keep the Broom for last in the last hand, not to sweep', () => {
    const lastPosition = { hands: [['BROOM', '4C', '5C', 'KD'], ['4?']], table: ['KC', '10D', '3H'], stock: [] };
    expect(sentenceAt('last-hand', lastPosition)).toContain('so keep the Broom for last.');
    expect(ids(lastPosition)).not.toContain('sweep-now');
  });

  test('shows the take and the combined card that are worth most, not those of most cards', () => {
    const position = { hands: [['10C', '7C', '4C'], ['3?']], table: ['10D', '4H', '3H'] };
    expect(sentenceAt('first-take', position)).toBe(
      'You can take something. For example, take 10♦ with 10♣. More cards are better, and cards worth points are best.',
    );
    expect(sentenceAt('first-combine', { hands: [['5H', '9H'], ['2?']], table: ['4C', '6S', '3D'] })).toBe(
      'You could also build: combine 5♥ with 4♣; also combine 3♦ and 6♠. No player can split them, and next turn you can take them, if they are still there.',
    );
    expect(sentenceAt('first-combine', { hands: [['5H', '9H'], ['2?']], table: ['4C'] })).toBe(
      'You can build: combine 5♥ with 4♣. No player can split it, and next turn you can take it, if it is still there.',
    );
  });

  test('names the spade of two courts, if there is one', () => {
    const hands = [['KC', '4C'], ['2?']];
    expect(sentenceAt('two-courts', { hands, table: ['KD', 'KS'] })).toBe(
      'There are two kings on the table. Your K♣ may take one of them, not both. If you take one, take K♠.',
    );
    expect(sentenceAt('two-courts', { hands, table: ['KD', 'KH'] })).toBe(
      'There are two kings on the table. Your K♣ may take one of them, not both.',
    );
    expect(sentenceAt('two-courts', { hands, table: ['KD', 'KS'] }, { courts: 'any' })).toBeUndefined();
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
    expect(advice[0]?.says).toContain('Put down a plain card: 4♣ or Q♦. Keep spades and jokers');
    expect(ids({ hands: [['AS', '6C'], ['2?']], table: ['5C'] })).not.toContain('nothing-to-take');
  });

  test('keeps aces where they count, and says nothing about the only card', () => {
    const table = ['KC'];
    expect(sentenceAt('nothing-to-take', { hands: [['QD', 'AD', '10H', '7C'], ['4?']], table })).toContain(
      'Put down a plain card: A♦, 7♣, 10♥ or Q♦. Keep spades and jokers',
    );
    expect(sentenceAt('nothing-to-take', { hands: [['AD', '7C'], ['2?']], table }, { point: 'ace' })).toContain(
      'Put down a plain card: 7♣. Keep aces, spades and jokers',
    );
    expect(ids({ hands: [['J20'], ['?']], table: ['KC'] })).toEqual([]);
  });

  test('says nothing to a player who isn’t on turn', () => {
    expect(ids({ turn: 1, hands: [['6C'], ['6D']], table: ['6H'] })).toEqual([]);
  });
});
