import { agree } from '../../../cards/grammar.ts';
import { countNoun } from '../../../cards/words.ts';
import { type CardPlace, type CountForm, isWholeNumber } from '../../../game/desk.ts';
import { cardsPlace, countPlace } from '../../../game/desk-places.ts';
import { ok } from '../../../game/fault.ts';
import type { ScoreLine } from '../../../game/notation.ts';
import type { LuckyOptions } from '../options.ts';
import { isAce, isJoker, PACK } from '../pack.ts';
import { DEBT_PER_ACE } from '../state.ts';

const CHAIN: CardPlace = {
  ...cardsPlace('chain', {
    label: 'Cards laid one on another',
    emptyLabel: 'No card',
    unseen: false,
    kind: 'pile',
  }),
  paths: ['chain'],
};
const LATEST = {
  ...countPlace('latest', 'Cards in the last combination', 99),
  rare: false,
  paths: ['latest'],
};
const BEFORE = {
  ...countPlace('before', 'Cards in the combinations it answered', 99),
  rare: false,
  paths: ['before'],
};

const nobody = { seat: null, points: 0 };

/** Score line of one card in a chain of aces, jokers and twos. */
function linkLine(code: string): ScoreLine {
  const card = PACK.read(code) ?? 0;
  const text = PACK.text(card);
  if (isAce(card) || isJoker(card)) {
    const explanation = `${text} adds ${DEBT_PER_ACE} cards.`;
    return { ...nobody, points: DEBT_PER_ACE, rule: 'lucky-number/owe-ace', says: explanation };
  }
  if (code.startsWith('2')) {
    return {
      ...nobody,
      rule: 'lucky-number/two-passes-on',
      says: `${text} passes the debt on and adds no cards.`,
    };
  }
  return {
    ...nobody,
    rule: 'lucky-number/answer-chain',
    says: `${text} isn’t an answer: only a 2, an ace or a joker is.`,
  };
}

/** Count form of a debt: cards or dice the next player owes. */
export const DEBT_COUNT: CountForm<LuckyOptions> = {
  id: 'owed',
  label: 'What is owed?',
  places: ({ comboPenalty }) => [CHAIN, LATEST, ...(comboPenalty === 'sum' ? [BEFORE] : [])],
  sides: () => [],
  example: { chain: ['AS', '2H', 'X'] },
  count(won, { comboPenalty }) {
    const lines = (CHAIN.read(won) ?? []).map(linkLine);
    const cards = lines.reduce((sum, { points }) => sum + points, 0);
    const latest = isWholeNumber(won['latest']) ? won['latest'] : 0;
    const before = comboPenalty === 'sum' && isWholeNumber(won['before']) ? won['before'] : 0;
    const dice = latest + before;
    const throwText = `${countNoun(dice, 'die', 'dice')} ${agree(dice, 'are', 'is')} thrown, and the sum is drawn.`;
    return ok({
      lines: [
        ...lines,
        ...(cards > 0
          ? [{ ...nobody, rule: 'lucky-number/owe-ace', says: `${countNoun(cards, 'card')} owed in all.` }]
          : []),
        ...(dice > 0 ? [{ ...nobody, rule: 'lucky-number/owe-dice', says: throwText }] : []),
      ],
    });
  },
};
