import { agree } from '../../../cards/grammar.ts';
import { countNoun } from '../../../cards/words.ts';
import { type CardPlace, type CountForm, isWholeNumber } from '../../../game/desk.ts';
import { cardsPlace, numberFieldPlace } from '../../../game/desk-places.ts';
import { ok } from '../../../game/fault.ts';
import type { ScoreLine } from '../../../game/notation.ts';
import type { LuckyOptions } from '../options.ts';
import { isAce, isJoker, PACK } from '../pack.ts';
import { DEBT_PER_ACE } from '../state.ts';

const CHAIN_PLACE: CardPlace = {
  ...cardsPlace('chain', {
    label: 'Cards laid one on another',
    emptyLabel: 'No card',
    unseen: false,
    kind: 'pile',
  }),
  paths: ['chain'],
};
const LATEST_PLACE = {
  ...numberFieldPlace('latest', 'Cards in the last combination', 99),
  rare: false,
  paths: ['latest'],
};
const ANSWERED_PLACE = {
  ...numberFieldPlace('before', 'Cards in the combinations it answered', 99),
  rare: false,
  paths: ['before'],
};

const noSeat = { seat: null, points: 0 };

/** Score line of one card in a chain of aces, jokers and twos. */
function linkLine(code: string): ScoreLine {
  const card = PACK.read(code) ?? 0;
  const text = PACK.text(card);
  if (isAce(card) || isJoker(card)) {
    const explanation = `${text} adds ${DEBT_PER_ACE} cards.`;
    return { ...noSeat, points: DEBT_PER_ACE, rule: 'lucky-number/owe-ace', says: explanation };
  }
  if (code.startsWith('2')) {
    return {
      ...noSeat,
      rule: 'lucky-number/two-passes-on',
      says: `${text} passes the debt on and adds no cards.`,
    };
  }
  return {
    ...noSeat,
    rule: 'lucky-number/answer-chain',
    says: `${text} isn’t an answer: only a 2, an ace or a joker is.`,
  };
}

/** Count form of a debt: cards or dice the next player owes. */
export const DEBT_COUNT: CountForm<LuckyOptions> = {
  id: 'owed',
  label: 'What is owed?',
  places: ({ comboPenalty }) => [CHAIN_PLACE, LATEST_PLACE, ...(comboPenalty === 'sum' ? [ANSWERED_PLACE] : [])],
  sides: () => [],
  example: { chain: ['AS', '2H', 'X'] },
  count(entry, { comboPenalty }) {
    const lines = (CHAIN_PLACE.read(entry) ?? []).map(linkLine);
    const cards = lines.reduce((sum, { points }) => sum + points, 0);
    const latestCount = isWholeNumber(entry['latest']) ? entry['latest'] : 0;
    const answeredCount = comboPenalty === 'sum' && isWholeNumber(entry['before']) ? entry['before'] : 0;
    const dice = latestCount + answeredCount;
    const throwText = `${countNoun(dice, 'die', 'dice')} ${agree(dice, 'are', 'is')} thrown, and the sum is drawn.`;
    return ok({
      lines: [
        ...lines,
        ...(cards > 0
          ? [{ ...noSeat, rule: 'lucky-number/owe-ace', says: `${countNoun(cards, 'card')} owed in all.` }]
          : []),
        ...(dice > 0 ? [{ ...noSeat, rule: 'lucky-number/owe-dice', says: throwText }] : []),
      ],
    });
  },
};
