import { expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import type { Rank } from '../../../src/cards/ranks.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { NamedHand } from '../../../src/game/picture.ts';
import { typedGame as game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { LADDER, PACK } from '../../../src/games/pokex/pack.ts';
import { categoryOf } from '../../../src/games/pokex/play/five-card-hand.ts';
import { showdown } from '../../../src/games/pokex/play/hand.ts';
import { drawHands } from '../../../src/games/pokex/texts/compared-hands.ts';
import { createRandom } from '../../../src/random/random.ts';

const HANDS = 600;

/** The rank that a drawn card counts as: the one printed on it, else its own. */
const shownRank = ({ cards, stands }: NamedHand, at: number): string =>
  (stands?.[at] || PACK.code(cards[at] as Card)).replace(/[SHDC♠♥♦♣]$/u, '');

const liftedRanks = (hand: NamedHand): readonly string[] => (hand.decides ?? []).map((at) => shownRank(hand, at));

/** A trick of random cards under random house rules. */
function* tricks(): Generator<{ options: PokexOptions; wild: Rank | null; hands: [Card[], Card[]] }> {
  const random = createRandom(7);
  const whole = PACK.cards.flatMap((card) => new Array<Card>(PACK.copies(card)).fill(card));
  for (let i = 0; i < HANDS; i++) {
    const [centre = 0, ...laid] = random.shuffle(whole).slice(0, 9);
    const options: PokexOptions = {
      ...(defaultOptions(game.options) as PokexOptions),
      jokers: i % 3 === 0 ? 'top-rank' : 'wild',
      tie: (['fewer-wilds', 'leader', 'nobody'] as const)[i % 3] ?? 'leader',
    };
    const wild = i % 2 === 0 ? null : (LADDER[i % LADDER.length] as Rank);
    yield {
      options,
      wild,
      hands: [
        [...laid.slice(0, 4), centre],
        [...laid.slice(4), centre],
      ],
    };
  }
}

test('the lifted cards are the first that differ, and the better hand has the higher one', () => {
  let sameCategories = 0;
  for (const { options, wild, hands } of tricks()) {
    const { values, winner } = showdown(options, wild, ...hands);
    const picture = drawHands(options, wild, hands, ['one', 'other']);
    const [first, second] = picture.hands;
    const shown =
      PACK.cards.length > 0 ? `${hands.map((hand) => hand.map(PACK.code).join(' ')).join(' | ')} ${wild}` : '';
    expect(picture.better, shown).toBe(winner);
    for (const [i, { cards }] of picture.hands.entries()) {
      expect([...cards].sort(), shown).toEqual([...(hands[i] ?? [])].sort());
    }
    if (values[0] === values[1]) {
      expect([...liftedRanks(first), ...liftedRanks(second), picture.tie === undefined], shown).toEqual([false]);
      expect(
        first.cards.map((_, at) => shownRank(first, at)),
        shown,
      ).toEqual(second.cards.map((_, at) => shownRank(second, at)));
    } else if (categoryOf(values[0]) === categoryOf(values[1])) {
      sameCategories++;
      const differing = first.cards.findIndex((_, at) => shownRank(first, at) !== shownRank(second, at));
      const higherIndex = [first, second].map((hand) => [...LADDER, 'X'].indexOf(shownRank(hand, differing)));
      expect(first.decides?.[0], shown).toBe(differing);
      expect(second.decides, shown).toEqual(first.decides);
      expect(new Set(liftedRanks(first)).size, shown).toBe(1);
      expect((higherIndex[0] ?? 0) > (higherIndex[1] ?? 0), shown).toBe(values[0] > values[1]);
    } else {
      const [better, worse] = values[0] > values[1] ? [first, second] : [second, first];
      expect(worse.decides, shown).toEqual([]);
      expect(better.decides?.length, shown).toBeGreaterThan(1);
    }
  }
  expect(sameCategories).toBeGreaterThan(100);
});
