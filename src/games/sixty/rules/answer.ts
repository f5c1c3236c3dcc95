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
    law: 'You may add one or more cards of the very number that was played on you; then all of them go on to the next player.',
    allows: ({ move }) => move.type === 'pass-on',
  }),
  restriction<SixtyAttempt, AnswerFacts & { attacker: Card }>({
    id: 'sixty/pass-number',
    title: 'The same number',
    law: 'What you add to pass cards on has the number of those cards.',
    when: (a) => {
      const facts = answerFacts(a, 'pass-on');
      return facts && facts.number !== facts.attacker ? facts : undefined;
    },
    says: ({ cards, attacker, played }) =>
      `You can’t pass ${thoseText(played)} on with ${cardsText(cards)}: it takes another ${PACK.text(attacker)}.`,
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/pass-receiver',
    title: 'Somebody to pass to',
    law: 'You pass cards on only while another player holds cards.',
    when: ({ move, others, attack: played, cards }) =>
      move.type === 'pass-on' && played.length > 0 && !others ? { cards, played } : undefined,
    says: ({ played }) => `You can’t pass ${thoseText(played)} on: nobody else holds a card any more.`,
  }),
  permission<SixtyAttempt>({
    id: 'sixty/beat',
    title: 'Beating',
    law: 'You may beat the cards with one or more cards of another number whose sum is higher. All of them go to the discard pile, yours on top; you draw up to five, and then you attack.',
    notes: {
      'Two things, one after the other':
        'First you beat, then you draw, then you attack. The cards you have just drawn may attack already.',
    },
    allows: ({ move }) => move.type === 'beat',
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/beat-sum',
    title: 'More, not as much',
    law: 'Your cards beat others only if their sum is strictly higher.',
    when: (a) => {
      const facts = answerFacts(a, 'beat');
      if (!facts || sumOf(a.cards) > sumOf(a.attack)) return undefined;
      return facts;
    },
    says: ({ cards: mine, played }) => {
      const [card] = mine as [Card];
      const [made, due] = [sumOf(mine), sumOf(played)];
      const one = mine.length === 1;
      const what = one ? `Your ${PACK.text(card)} is` : `Your ${countText(card, mine.length)} make ${made},`;
      const theirs =
        played.length === 1 ? `the ${due} that was played` : `the ${due} of ${thoseText(played)}`;
      return made === due
        ? `${what} only as much as ${theirs}: to beat takes more.`
        : `${what} less than ${theirs}.`;
    },
  }),
  restriction<SixtyAttempt, AnswerFacts>({
    id: 'sixty/beat-other',
    title: 'Another number',
    law: 'You beat with another number than the one played on you.',
    when: (a) => {
      const facts = answerFacts(a, 'beat');
      return facts && facts.number === facts.attacker ? facts : undefined;
    },
    says: ({ cards, played }) =>
      `You can’t beat ${thoseText(played)} with ${cardsText(cards)}: the same number passes on, it doesn’t beat.`,
  }),
];
