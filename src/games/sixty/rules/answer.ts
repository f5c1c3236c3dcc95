import type { Card } from '../../../cards/card.ts';
import { type Facts, permission, restriction } from '../../../game/rule.ts';
import { PACK, sumOf } from '../pack.ts';
import { cardsText, countText, thoseText } from '../texts/words.ts';
import type { SixtyAttempt } from './attempt.ts';

interface AnswerFacts extends Facts {
  readonly played: readonly Card[];
}

/** Facts of an answer with cards of one number; undefined for other tries. */
function answerFacts(
  a: SixtyAttempt,
  type: 'pass-on' | 'beat',
): (AnswerFacts & { number: Card; attacker: Card }) | undefined {
  const { move, number, attacker, cards, attack: played } = a;
  if (move.type !== type || number === undefined || attacker === undefined) return undefined;
  return { cards, played, number, attacker };
}

export const answer = [
  permission<SixtyAttempt>({
    id: 'sixty/pass-on',
    title: 'Passing on',
    law: 'You may pass the cards played on you to the next player by adding one or more cards of the same number.',
    allows: ({ move }) => move.type === 'pass-on',
  }),
  restriction<SixtyAttempt, AnswerFacts & { attacker: Card }>({
    id: 'sixty/pass-number',
    title: 'The same number',
    law: 'Cards you add to pass on must have the same number as the cards played on you.',
    when: (a) => {
      const facts = answerFacts(a, 'pass-on');
      return facts && facts.number !== facts.attacker ? facts : undefined;
    },
    says: ({ cards, attacker, played }) =>
      `You can’t pass ${thoseText(played)} on with ${cardsText(cards)}: you need another ${PACK.text(attacker)}.`,
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/pass-receiver',
    title: 'A player to pass to',
    law: 'You can pass cards on only while another player holds cards.',
    when: ({ move, others, attack: played, cards }) =>
      move.type === 'pass-on' && played.length > 0 && !others ? { cards, played } : undefined,
    says: ({ played }) => `You can’t pass ${thoseText(played)} on: no other player has any cards left.`,
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
    when: (a) => {
      const facts = answerFacts(a, 'beat');
      if (!facts || sumOf(a.cards) > sumOf(a.attack)) return undefined;
      return facts;
    },
    says: ({ cards: ownCards, played }) => {
      const [card] = ownCards as [Card];
      const [ownSum, attackSum] = [sumOf(ownCards), sumOf(played)];
      const isSingle = ownCards.length === 1;
      const ownText = isSingle ? `Your ${PACK.text(card)}` : `Your ${countText(card, ownCards.length)} make ${ownSum},`;
      const lower = isSingle ? 'is less than' : 'less than';
      const equal = isSingle ? 'only equals' : 'the same as';
      const attackText = played.length === 1 ? `the ${attackSum} that was played` : thoseText(played);
      if (ownSum === attackSum) return `${ownText} ${equal} ${attackText}: you need more than ${attackSum}.`;
      return `${ownText} ${lower} ${attackText}${played.length > 1 ? `, which make ${attackSum}` : ''}.`;
    },
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/beat-other',
    title: 'A different number',
    law: 'Cards you beat with must have a different number from the cards played on you.',
    when: (a) => {
      const facts = answerFacts(a, 'beat');
      return facts && facts.number === facts.attacker ? facts : undefined;
    },
    says: ({ cards, played }) =>
      `You can’t beat ${thoseText(played)} with ${cardsText(cards)}: to beat, you need a different number.`,
  }),
];
