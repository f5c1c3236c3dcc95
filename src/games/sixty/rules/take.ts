import type { Card } from '../../../cards/card.ts';
import { joinWords } from '../../../cards/words.ts';
import { exception, permission, restriction } from '../../../game/rule.ts';
import { PACK } from '../pack.ts';
import { countText, thoseText } from '../texts/words.ts';
import { type AttackAnswers, answersOf, canAnswer, type SixtyAttempt } from './attempt.ts';

interface TakeFacts {
  readonly cards: readonly Card[];
  readonly played: readonly Card[];
  readonly answers: AttackAnswers;
  readonly isOnTurn: boolean;
}

/** "pass it on with a 4, beat it with two 10s or a 30, or play Zap". */
function waysText({ pass, beaters, jokers }: AttackAnswers, isSingle: boolean): string {
  const pronoun = isSingle ? 'it' : 'them';
  const beating = beaters.map(({ card, needed }) => countText(card, needed));
  const answerTexts = [
    ...(pass === undefined ? [] : [`pass ${pronoun} on with ${countText(pass, 1)}`]),
    ...(beating.length > 0 ? [`beat ${pronoun} with ${joinWords(beating, 'or')}`] : []),
    ...(jokers.length > 0 ? [`play ${joinWords(jokers.map(PACK.text), 'or')}`] : []),
  ];
  // If one of the ways contains "or", commas separate them.
  return answerTexts.some((way) => way.includes(' or ')) ? answerTexts.join(', or ') : joinWords(answerTexts, 'or');
}

export const takeRules = [
  restriction<SixtyAttempt, TakeFacts>({
    id: 'sixty/must-answer',
    title: 'Only if you are stuck',
    law: 'You may take the cards played on you only if you can’t pass them on, beat them or play a joker.',
    notes: {
      '“If you cannot”':
        'The source says that a player who can’t do any of the three takes the cards, and we read it strictly: a player who can answer has to. Many tables let you take whenever it suits you; there is a house rule for that. At a real table nobody sees your hand, so it is a matter of honour.',
    },
    cardsWouldFit: true,
    when: (a) => {
      if (a.move.type !== 'take' || a.attack.length === 0) return undefined;
      const answers = answersOf(a);
      if (!canAnswer(answers)) return undefined;
      const useful = [
        ...(answers.pass === undefined ? [] : [answers.pass]),
        ...answers.beaters.map(({ card }) => card),
        ...answers.jokers,
      ];
      return {
        cards: a.hand.filter((card) => useful.includes(card)),
        played: a.attack,
        answers,
        isOnTurn: a.state.turn === a.seat,
      };
    },
    says: ({ played, answers, isOnTurn }) =>
      `You can’t take ${thoseText(played)}: you ${isOnTurn ? 'can still' : 'could'} ${waysText(answers, played.length === 1)}.`,
  }),
  exception<SixtyAttempt>({
    id: 'sixty/take-free',
    title: 'Taking at will',
    law: 'You may take the cards played on you even if you could answer them, provided your table has agreed on it.',
    exceptionTo: 'sixty/must-answer',
    allows: ({ move, state }) => move.type === 'take' && state.options.take === 'free',
  }),
  permission<SixtyAttempt>({
    id: 'sixty/take',
    title: 'Taking',
    law: 'Cards you take go face down on the penalty pile in front of you, and you miss your turn: the next player in the direction of play attacks.',
    allows: ({ move }) => move.type === 'take',
  }),
];
