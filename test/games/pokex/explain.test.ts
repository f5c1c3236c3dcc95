import { describe, expect, test } from 'vitest';
import { rankOf } from '../../../src/cards/card.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { OPTIONS, type PokexOptions } from '../../../src/games/pokex/options.ts';
import { PACK } from '../../../src/games/pokex/pack.ts';
import { categoryOf } from '../../../src/games/pokex/play/five-card-hand.ts';
import { fiveCardValue, isWild, wildsOf } from '../../../src/games/pokex/play/hand.ts';
import { standsFor } from '../../../src/games/pokex/texts/explain.ts';
import { createRandom } from '../../../src/random/random.ts';
import { askScore } from './ask.ts';

const usual = defaultOptions(OPTIONS) as PokexOptions;
const comparisonText = (firstText: string, secondText: string, extraFields: object = {}): string =>
  askScore({ hands: [firstText.split(' '), secondText.split(' ')], ...extraFields }).lines[0]?.says ?? '';

describe('the reason one hand beats another', () => {
  test('is in the words people use over the cards', () => {
    expect(comparisonText('KS KH 4S 4H X', 'AH QH 9H 6H 2H')).toBe(
      'Kings full of fours, one card wild, beat the flush. In the first hand the joker is a king.',
    );
  });

  test('compares hands of the same kind by their ranks', () => {
    expect(comparisonText('QS QH QD AC AH', 'KS KC KD 2S 2D')).toBe('Kings full of twos beat queens full of aces.');
  });

  test('names the first side card that differs', () => {
    expect(comparisonText('10H 10C AS 8D 3C', '10S 10D KC QD JH')).toBe(
      'A pair of tens with an ace beats the same hand with a king.',
    );
    expect(comparisonText('KS QS 9S 6S 2S', 'KH QH 9H 5H 3H')).toBe(
      'A king-high flush with a six beats the same hand with a five.',
    );
  });

  test('agrees with its subject: several things beat, one thing beats', () => {
    expect(comparisonText('AS AH AD AC X', '9S 9H 9D 9C 2D')).toContain(
      'Five aces, one card wild, beat four of a kind.',
    );
    expect(comparisonText('9S 9H 9D 9C 2D', 'KS KD 4S 4H 4C')).toBe('Four nines beat the full house.');
    expect(comparisonText('AH QH 9H 6H 2H', 'KS KD 4S 5H 7C')).toBe('An ace-high flush beats the pair.');
  });

  test('closes a name that has a comma with another comma', () => {
    expect(comparisonText('AS AH KD KC 2S', '8S 8D 4S 5H 7C')).toBe('Two pairs, aces and kings, beat the pair.');
    expect(comparisonText('AS AH KD KC 9S', 'AD AC KH KS 7C')).toBe(
      'Two pairs, aces and kings, with a nine, beat the same hand with a seven.',
    );
  });

  test('counts the wild cards of equal hands, if any', () => {
    expect(comparisonText('AS AH 9S 7D 2C', 'AD AC 9C 7S 2D')).toBe(
      'A pair of aces on both sides, and neither has a wild card, so the leading side wins.',
    );
    expect(comparisonText('AS X 9S 7D 2C', 'AD X 9C 7S 2D')).toContain(
      'A pair of aces on both sides, and each has one wild card, so the leading side wins.',
    );
  });

  test('ignores a shared card that decides nothing', () => {
    expect(comparisonText('8S 8H AD 7C 3C', '8D 8C AD 6C 5H')).toContain('with a seven');
  });

  test('names two jokers as two, and separately where they differ', () => {
    expect(comparisonText('9S 9H X X 2C', 'KH KD 3C 4C 5S')).toContain('In the first hand the jokers are nines');
    expect(comparisonText('9S 7S 5S X X', 'KH KD 3C 4C 5D')).toContain('the jokers are 8♠ and 6♠');
  });
});

/** A card for a wild one: "Q♥", or "Q" of an unused suit. */
function asCard(stand: string, suit: string): number {
  const code = /[♠♥♦♣]/.test(stand) ? stand.replace(/.$/, (s) => 'SHDC'['♠♥♦♣'.indexOf(s)] ?? '') : stand + suit;
  return PACK.read(code) as number;
}

describe('the cards that wild cards stand for', () => {
  test.each(['', '2', '7', 'A'] as const)(
    'give a hand of the same value when they replace them (wild rank %j)',
    (rank) => {
      const wilds = wildsOf({ ...usual, wildRank: rank !== '' }, rank === '' ? null : rank);
      const natural = wildsOf(usual, null);
      const random = createRandom(rank === '' ? 1 : 2);
      let handCount = 0;
      for (let i = 0; i < 6000; i++) {
        const hand = random.shuffle([...PACK.cards.slice(0, 52), PACK.cards[52] as number]).slice(0, 5);
        if (i % 2 === 0 && !hand.includes(52)) hand[0] = 52;
        const value = fiveCardValue(wilds, hand);
        const standIns = standsFor(wilds, hand, value);
        expect(hand.map((card, at) => standIns[at] !== '' && !isWild(wilds, card))).not.toContain(true);
        // A natural hand can't have five alike; there all ranks are the same.
        if (categoryOf(value) === 'five-of-a-kind') continue;
        const flat = hand.map((card, at) => {
          const stand = standIns[at] ?? '';
          return stand === '' ? card : asCard(stand, 'SHDC'[at % 4] as string);
        });
        const isFlush = /flush/.test(categoryOf(value));
        // Ranks decide everything but a flush; a suit chosen here may make one by chance.
        if (!isFlush && /flush/.test(categoryOf(fiveCardValue(natural, flat)))) continue;
        expect(fiveCardValue(natural, flat), hand.map(PACK.code).join(' ')).toBe(value);
        handCount += standIns.some((stand) => stand !== '') ? 1 : 0;
      }
      expect(handCount).toBeGreaterThan(2000);
    },
  );

  test('don’t include a card of the wild rank that is needed as itself', () => {
    const wilds = wildsOf({ ...usual, wildRank: true }, '7');
    const hand = ['5S', '6H', '7D', '8C', '9S'].map((code) => PACK.read(code) as number);
    const value = fiveCardValue(wilds, hand);
    // Only a 7 fits between the 6 and the 8.
    expect(standsFor(wilds, hand, value)).toEqual(['', '', '', '', '']);
    expect(hand.map(rankOf)).toContain('7');
  });
});
