import { capitalize, countNoun, joinWords } from '../../../cards/words.ts';
import { isWholeNumber } from '../../../game/desk.ts';
import type { JsonObject } from '../../../game/json.ts';
import { sumWeights, type Term } from '../../../game/picture.ts';
import { readCards } from '../../../game/picture-cards.ts';
import type { DrawnCounts } from '../../../game/reasons.ts';
import type { LuckyOptions } from '../options.ts';
import { isAce, isJoker, PACK } from '../pack.ts';
import { DEBT_PER_ACE } from '../state.ts';

/** The chain with what each card adds, and the dice for the last combination and for those it answered. */
function termsOf({ chain, latest, before }: JsonObject, { comboPenalty }: LuckyOptions) {
  const cards = readCards(PACK, chain);
  const dice = [
    { value: isWholeNumber(latest) ? latest : 0, text: 'last' },
    { value: comboPenalty === 'sum' && isWholeNumber(before) ? before : 0, text: 'answered' },
  ].filter(({ value }) => value > 0);
  const cardTerms = cards.map(
    (card): Term => ({ cards: [card], value: isAce(card) || isJoker(card) ? DEBT_PER_ACE : 0, sign: '+' }),
  );
  return { cardTerms, diceTerms: dice.map((die): Term => ({ cards: [], sign: '+', ...die })) };
}

const cardsText = (terms: readonly Term[]): string => countNoun(sumWeights(terms), 'card');
const diceText = (terms: readonly Term[]): string => countNoun(sumWeights(terms), 'die', 'dice');

export const DRAWN_COUNTS: DrawnCounts<LuckyOptions> = {
  owed: {
    answer(json, options) {
      const { cardTerms, diceTerms } = termsOf(json, options);
      const parts = [
        ...(sumWeights(cardTerms) > 0 ? [`${cardsText(cardTerms)} owed`] : []),
        ...(diceTerms.length > 0 ? [`${diceText(diceTerms)} to throw`] : []),
      ];
      return parts.length > 0 ? capitalize(joinWords(parts)) : 'Nothing is owed';
    },
    /** The chain; without one, the dice. */
    picture(json, options) {
      const { cardTerms, diceTerms } = termsOf(json, options);
      if (cardTerms.length > 0) return { kind: 'sum', terms: cardTerms, total: cardsText(cardTerms) };
      return diceTerms.length > 0 ? { kind: 'sum', terms: diceTerms, total: diceText(diceTerms) } : undefined;
    },
  },
};
