import type { Card } from '../../cards/card.ts';
import { createRandom } from '../../random/random.ts';
import { type LuckyOptions, OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { combinations } from './play/combination-list.ts';
import { HAND_SIZE, LUCKY_LEAST, LUCKY_MOST } from './state.ts';

/** Number of hands sampled: enough for stable percentages, few enough to run in every build. */
const SAMPLE_SIZE = 2000;

/** Percentage of dealt hands with a combination, for each lucky number. */
function shares(base: number): readonly number[] {
  const options = {
    ...Object.fromEntries(OPTIONS.map((option) => [option.key, option.default])),
    base,
  } as LuckyOptions;
  const random = createRandom(2024);
  const pack = PACK.cards.flatMap((card) => new Array<Card>(PACK.copies(card)).fill(card));
  const handsByNumber = new Array<number>(LUCKY_MOST - LUCKY_LEAST + 1).fill(0);
  for (let i = 0; i < SAMPLE_SIZE; i++) {
    const hand = random.shuffle(pack).slice(0, HAND_SIZE);
    for (let index = 0; index < handsByNumber.length; index++) {
      const firstMatch = combinations(hand, { lucky: LUCKY_LEAST + index, options, maxMoves: 1 });
      if (firstMatch.length > 0) handsByNumber[index] = (handsByNumber[index] as number) + 1;
    }
  }
  return handsByNumber.map((n) => Math.round((n / SAMPLE_SIZE) * 100));
}

const numbers = Array.from({ length: LUCKY_MOST - LUCKY_LEAST + 1 }, (_, i) => String(LUCKY_LEAST + i));

export const charts = {
  'fair-numbers': () => ({
    title: 'How often a fresh hand contains a combination, by number',
    about: `The number of hands in a hundred, of fifteen cards each, that contain at least one combination for that number. Counted over ${SAMPLE_SIZE.toLocaleString('en')} hands dealt by the engine.`,
    unit: 'hands in a hundred',
    labels: numbers,
    maxValue: 100,
    series: [
      { name: 'At least three cards', values: shares(3) },
      { name: 'At least two cards (house rule)', values: shares(2) },
    ],
  }),
};
