import type { Quarrel } from '../../site/quarrels/quarrel.ts';

/** Arguments about Broom, laid out by touch. */
export const quarrels: readonly Quarrel[] = [
  {
    says: 'She took a 5 and a 9 with her 6.',
    taps: '6S, @table, 5C, 9H, !Take',
    verdict: 'illegal',
    rule: 'broom/take-sum',
  },
  {
    says: 'He combined an ace and a 5, and all of us saw he had no 6.',
    taps: 'AH, KD, 2C, 7D, 5S, >hand-0/AH, >table/5S, !Combine',
    verdict: 'illegal',
    rule: 'broom/combine-hold',
  },
  {
    says: 'He combined an ace and a 5, and won’t show his hand.',
    taps: 'AH, @table, 5S, !Combine',
    verdict: 'depends',
    rule: 'broom/combine-hold',
  },
  {
    says: 'She raised a combined card while another one lay there.',
    taps: '#3, @table, 3D, 4H, >table/3D, >table/4H, join',
    verdict: 'illegal',
    rule: 'broom/raise-lone',
  },
  {
    says: 'Two kings with one king.',
    taps: 'KS, @table, KH, KD, !Take',
    verdict: 'illegal',
    rule: 'broom/court-one-or-three',
  },
  {
    says: 'The Broom takes it all.',
    taps: 'BROOM, @table, 5C, QH, !Sweep',
    verdict: 'legal',
    rule: 'broom/sweep',
  },
  {
    says: 'He raised the card he had made himself.',
    taps: '#3, ?You',
    verdict: 'illegal',
    rule: 'broom/raise-own',
  },
  {
    says: 'She laid down a 9 though it could have taken 4 and 5.',
    taps: '9S, @table, 4D, 5C, !Place',
    verdict: 'legal',
    rule: 'broom/choice',
  },
  {
    says: 'He took a queen along with a sum.',
    taps: '6S, @table, 5C, AD, QH, !Take',
    verdict: 'illegal',
    rule: 'broom/court-by-court',
  },
  {
    says: 'She took when it was Ann’s turn.',
    taps: '9S, @table, 9H, @turn, =Ann, !Take',
    verdict: 'illegal',
    rule: 'broom/your-turn',
  },
  {
    says: 'Two against two: his partner had made the 6, and he raised it.',
    taps: '#3, @house-rules, %seats=Four, %partners=Two against two, done, ?Bert',
    verdict: 'legal',
    rule: 'broom/raise',
  },
  {
    says: 'One court at a time, we say, and she took three queens.',
    taps: 'QS, @table, QH, QD, QC, !Take, @house-rules, %courts=One only',
    verdict: 'illegal',
    rule: 'broom/court-one-or-three',
  },
  {
    says: 'Two combined cards lay there. At our table one may still be raised.',
    taps: '#3, @table, 3D, 4D, >table/3D, >table/4D, join, @house-rules, %raise=Always',
    verdict: 'legal',
    rule: 'broom/raise',
  },
  {
    says: 'He swept the table with a king.',
    taps: 'KS, @table, 5C, QH, !Sweep',
    verdict: 'illegal',
    rule: 'broom/sweep-only-broom',
  },
  {
    says: 'She took the Broom along with an 8.',
    taps: '8S, @table, BROOM, 8D, !Take',
    verdict: 'illegal',
    rule: 'broom/broom-stays',
  },
  {
    says: 'He took only the ace out of a combined 6.',
    taps: 'AC, @table, 5S, AS, >table/5S, >table/AS, join, >hand-0/AC, >table/5S+AS, !Take, ?only A',
    verdict: 'illegal',
    rule: 'broom/combined-whole',
  },
  {
    says: 'He laid a 7 and a 5 in one turn.',
    taps: '7S, 5S, !Place',
    verdict: 'illegal',
    rule: 'broom/one-card',
  },
  {
    says: 'With his last card of the session he combined.',
    taps: '5S, whole, @table, AD, !Combine',
    verdict: 'illegal',
    rule: 'broom/combine-hold',
  },
  {
    says: 'Her 10 took a 10, and 6 and 4 too.',
    taps: '10S, @table, 10D, 6D, 4D, !Take',
    verdict: 'legal',
    rule: 'broom/take-groups',
  },
];
