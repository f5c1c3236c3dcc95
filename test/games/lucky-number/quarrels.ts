import type { Quarrel } from '../../site/quarrels/quarrel.ts';

/** Arguments about Lucky Number, laid out by touch. */
export const quarrels: readonly Quarrel[] = [
  {
    says: 'He answered an ace with a run.',
    taps: '2D, 3D, 4D, @pile, AS, @owed-cards, +3, !Combine',
    verdict: 'illegal',
    rule: 'lucky-number/answer-chain',
  },
  {
    says: 'She drew a card with a 9 in her hand.',
    taps: '9S, @pile, 9H, !Draw, ?0',
    verdict: 'illegal',
    rule: 'lucky-number/draw-if-stuck',
  },
  {
    says: 'He drew. We saw one of his cards, and it doesn’t fit.',
    taps: '4S, @pile, 9H, !Draw',
    verdict: 'depends',
    rule: 'lucky-number/draw-if-stuck',
  },
  {
    says: 'His number is 25, and 7, 8 and 9 are 24.',
    taps: '7D, 8D, 9D, @pile, 9H, @lucky-0, =25, !Combine',
    verdict: 'illegal',
    rule: 'lucky-number/combo-lucky',
  },
  {
    says: 'She threw in the 9 of another suit.',
    taps: '9S, @pile, 9H, @open, =Ann, !Jump',
    verdict: 'illegal',
    rule: 'lucky-number/jump-same',
  },
  {
    says: 'An 8 of hearts on whatever lay there: it was the king of diamonds.',
    taps: '8H, !Lay, ?Lay it out, KD',
    verdict: 'illegal',
    rule: 'lucky-number/match',
  },
  {
    says: 'A jack on the 9 of another suit.',
    taps: 'JS, @pile, 9H, !Lay',
    verdict: 'illegal',
    rule: 'lucky-number/match',
  },
  {
    says: 'He passed the aces on with a 2 of another suit.',
    taps: '2S, @pile, AH, @owed-cards, +3, !Lay',
    verdict: 'legal',
    rule: 'lucky-number/answer-with',
  },
  {
    says: 'Two jokers in one run.',
    taps: '2D, X, X, 5D, @pile, 9H, @lucky-0, =14, !Combine',
    verdict: 'illegal',
    rule: 'lucky-number/combo-joker',
  },
  {
    says: 'She passed without drawing.',
    taps: '4S, @pile, 9H, !Pass, ?None',
    verdict: 'illegal',
    rule: 'lucky-number/pass-after-draw',
  },
  {
    says: 'He answered a combination with a joker.',
    taps: 'X, @pile, 9H, @owed-dice, +4, !Lay',
    verdict: 'illegal',
    rule: 'lucky-number/answer-combo',
  },
  {
    says: 'I was next after Bert’s 9, and threw in mine.',
    taps: '9H, @pile, 9H, @open, =Bert, !Jump',
    verdict: 'illegal',
    rule: 'lucky-number/jump-other',
  },
  {
    says: 'She threw in the same 9.',
    taps: '9H, @pile, 9H, !Jump',
    verdict: 'legal',
    rule: 'lucky-number/jump',
  },
  {
    says: 'He threw in a joker on a joker.',
    taps: 'X, @pile, X, !Jump',
    verdict: 'illegal',
    rule: 'lucky-number/jump-same',
  },
  {
    says: 'Jacks are wild at our table: a jack on any 9.',
    taps: 'JS, @pile, 9H, !Lay, @house-rules, %jack=A jack may always be laid, done, ?0, ?None',
    verdict: 'legal',
    rule: 'lucky-number/always',
  },
  {
    says: 'What he drew didn’t fit, so he drew again.',
    taps: 'more, @drawn, 4S, @pile, 9H, !Draw',
    verdict: 'illegal',
    rule: 'lucky-number/draw-if-stuck',
  },
  {
    says: 'She drew a 4, and then laid a 9 that fitted.',
    taps: 'more, @drawn, 4S, @hand-0, 9S, @pile, 9H, !Lay 9',
    verdict: 'illegal',
    rule: 'lucky-number/drawn-only',
  },
  {
    says: 'He drew the three cards he owed, with a 2 in his hand.',
    taps: '2S, @pile, AS, @owed-cards, +3, !Draw',
    verdict: 'legal',
    rule: 'lucky-number/free-to-draw',
  },
  {
    says: 'The jack named spades, and she laid a heart.',
    taps: '5H, @pile, JH, @suit, =Spades, !Lay',
    verdict: 'illegal',
    rule: 'lucky-number/match',
  },
  {
    says: 'With us, king, ace, 2 is no run.',
    taps: 'KS, AS, 2S, @pile, 9S, >hand-0/KS, >hand-0/AS, >hand-0/2S, !Combine, @house-rules, %wrap=An ace comes first or last',
    verdict: 'illegal',
    rule: 'lucky-number/combo-run',
  },
  {
    says: 'Ann was on turn, and he laid a 9 on the 9.',
    taps: '9H, @pile, 9S, @turn, =Ann, !Lay',
    verdict: 'illegal',
    rule: 'lucky-number/your-turn',
  },
];
