import type { Card } from '../../../cards/card.ts';
import { type Facts, permission, restriction } from '../../../game/rule.ts';
import { PACK, sumOf } from '../pack.ts';
import { cardsText, countText, thoseText } from '../texts/words.ts';
import type { SixtyAttempt } from './attempt.ts';

interface AnswerFacts extends Facts {
  readonly attack: readonly Card[];
}

/** Facts of an answer with cards of one number; undefined for other tries. */
function answerFacts(
  attempt: SixtyAttempt,
  type: 'pass-on' | 'beat',
): (AnswerFacts & { number: Card; attackCard: Card }) | undefined {
  const { move, number, attackCard, cards, attack } = attempt;
  if (move.type !== type || number === undefined || attackCard === undefined) return undefined;
  return { cards, attack, number, attackCard };
}

export const answerRules = [
  permission<SixtyAttempt>({
    id: 'sixty/pass-on',
    title: 'Passing on',
    law: 'You may pass the cards played on you to the next player by adding one or more cards of the same number.',
    allows: ({ move }) => move.type === 'pass-on',
  }),
  restriction<SixtyAttempt, AnswerFacts & { attackCard: Card }>({
    id: 'sixty/pass-number',
    title: 'The same number',
    law: 'Cards you add to pass on must have the same number as the cards played on you.',
    when: (attempt) => {
      const facts = answerFacts(attempt, 'pass-on');
      return facts && facts.number !== facts.attackCard ? facts : undefined;
    },
    says: ({ cards, attackCard, attack }) =>
      `You can’t pass ${thoseText(attack)} on with ${cardsText(cards)}: you need another ${PACK.text(attackCard)}.`,
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/pass-receiver',
    title: 'A player to pass to',
    law: 'You can pass cards on only while another player holds cards.',
    when: ({ move, hasOtherHolders, attack, cards }) =>
      move.type === 'pass-on' && attack.length > 0 && !hasOtherHolders ? { cards, attack } : undefined,
    says: ({ attack }) => `You can’t pass ${thoseText(attack)} on: no other player has any cards left.`,
  }),
  permission<SixtyAttempt>({
    id: 'sixty/beat',
    title: 'Beating',
    law: 'You may beat the cards played on you with cards of another number adding up to more. All are discarded, yours on top; you draw up to five and attack.',
    notes: {
      'One step at a time':
        'First you beat, then you draw, then you attack. You may attack with the cards you have just drawn.',
    },
    allows: ({ move }) => move.type === 'beat',
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/beat-sum',
    title: 'Higher, not equal',
    law: 'Cards you beat with must add up to more than the cards played on you; an equal sum isn’t enough.',
    when: (attempt) => {
      const facts = answerFacts(attempt, 'beat');
      if (!facts || sumOf(attempt.cards) > sumOf(attempt.attack)) return undefined;
      return facts;
    },
    says: ({ cards: ownCards, attack }) => {
      const [card] = ownCards as [Card];
      const [ownSum, attackSum] = [sumOf(ownCards), sumOf(attack)];
      const isSingle = ownCards.length === 1;
      const ownText = isSingle ? `Your ${PACK.text(card)}` : `Your ${countText(card, ownCards.length)} make ${ownSum},`;
      const lower = isSingle ? 'is less than' : 'less than';
      const equal = isSingle ? 'only equals' : 'the same as';
      const attackText = attack.length === 1 ? `the ${attackSum} that was played` : thoseText(attack);
      if (ownSum === attackSum) return `${ownText} ${equal} ${attackText}: you need more than ${attackSum}.`;
      return `${ownText} ${lower} ${attackText}${attack.length > 1 ? `, which make ${attackSum}` : ''}.`;
    },
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/beat-other',
    title: 'A different number',
    law: 'Cards you beat with must have a different number from the cards played on you.',
    when: (a) => {
      const facts = answerFacts(a, 'beat');
      return facts && facts.number === facts.attackCard ? facts : undefined;
    },
    says: ({ cards, attack }) =>
      `You can’t beat ${thoseText(attack)} with ${cardsText(cards)}: to beat, you need a different number.`,
  }),
];
