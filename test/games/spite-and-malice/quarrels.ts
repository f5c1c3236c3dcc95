import type { Quarrel } from '../../site/quarrels/quarrel.ts';

/** Arguments about Spite and Malice, laid out by touch. */
export const quarrels: readonly Quarrel[] = [
  {
    says: 'He put his goal card on a side pile.',
    taps: '@goal-0, 9C, @side-0-0, 10D, >goal-0/top, >side-0/0',
    verdict: 'illegal',
    rule: 'spite-and-malice/side-from-hand',
  },
  {
    says: 'She ended her turn on a side pile, with an ace in hand.',
    taps: 'AH, 9C, @side-0-0, 10D, >hand-0/9C, >side-0/0, ?None',
    verdict: 'illegal',
    rule: 'spite-and-malice/ace-first',
  },
  {
    says: 'He moved a card from one side pile to another.',
    taps: '@side-0-0, 10D, @side-0-1, 9C, >side-0/1, >side-0/0',
    verdict: 'illegal',
    rule: 'spite-and-malice/side-from-hand',
  },
  {
    says: 'A 2 on a 3, before four piles stood.',
    taps: '2C, @side-0-0, 3D, >hand-0/2C, >side-0/0, ?None',
    verdict: 'illegal',
    rule: 'spite-and-malice/side-low',
  },
  {
    says: 'A queen on a 9.',
    taps: 'QC, @side-0-0, 9D, >hand-0/QC, >side-0/0',
    verdict: 'illegal',
    rule: 'spite-and-malice/side-build',
  },
  {
    says: 'A 5 on a 3 in the centre.',
    taps: '5C, @centre-0, 3D, >hand-0/5C, >centre/0',
    verdict: 'illegal',
    rule: 'spite-and-malice/centre-next',
  },
  {
    says: 'A 2 to begin a pile.',
    taps: '2C, >hand-0/2C, >centre/0, ?None',
    verdict: 'illegal',
    rule: 'spite-and-malice/centre-start',
  },
  {
    says: 'She pulled a 7 from under a 6.',
    taps: '@side-0-0, 7S, 6D, @centre-0, 6H, >side-0/0, >centre/0, ?7S',
    verdict: 'illegal',
    rule: 'spite-and-malice/from-where',
  },
  {
    says: 'A joker on the 3 in the centre.',
    taps: 'X, @centre-0, 3D, >hand-0/X, >centre/0',
    verdict: 'legal',
    rule: 'spite-and-malice/joker-centre',
  },
  {
    says: 'He played my goal card.',
    taps: 'more, @goal-1, AC, >goal-1/top, >centre/0',
    verdict: 'illegal',
    rule: 'spite-and-malice/from-where',
  },
  {
    says: 'She said “done”, with an ace in hand.',
    taps: 'AH, !End, ?None',
    verdict: 'illegal',
    rule: 'spite-and-malice/ace-first',
  },
  {
    says: 'He played a 5 from my side pile.',
    taps: 'more, @side-1-0, 5C, @centre-0, 4C, !Move',
    verdict: 'illegal',
    rule: 'spite-and-malice/from-where',
  },
  {
    says: 'She laid her 9 on my side pile.',
    taps: '9S, more, @side-1-0, 10S, !Lay',
    verdict: 'illegal',
    rule: 'spite-and-malice/side-own',
  },
  {
    says: 'A 9 on a 9: it should be lower, they said.',
    taps: '9S, whole, @goal-0, 5S, @side-0-0, 9C, !Lay 9',
    verdict: 'legal',
    rule: 'spite-and-malice/to-side',
  },
  {
    says: 'At our table a 2 may always go on a 3.',
    taps: '2S, whole, @goal-0, 5S, @side-0-0, 3S, !Lay 2, @house-rules, %lowOnSide=Always',
    verdict: 'legal',
    rule: 'spite-and-malice/to-side',
  },
  {
    says: 'We say “done” only if nothing fits our side piles, and his 9 fitted.',
    taps: '9S, @side-0-0, 10S, !End, @house-rules, %mayEnd=Only if nothing goes on a side pile',
    verdict: 'illegal',
    rule: 'spite-and-malice/must-lay',
  },
  {
    says: 'One card to the centre a turn, with us, and that was her second.',
    taps: '4S, @centre-0, 3S, !Move, @house-rules, %centreMoves=One a turn, done, ?1',
    verdict: 'illegal',
    rule: 'spite-and-malice/one-centre',
  },
  {
    says: 'It was Ann’s turn, and he played his goal card.',
    taps: '@turn, =Ann, @goal-0, AS, !Move',
    verdict: 'illegal',
    rule: 'spite-and-malice/your-turn',
  },
  {
    says: 'She said “done”, and an ace lay on her goal pile.',
    taps: '@goal-0, AS, !End, ?None',
    verdict: 'illegal',
    rule: 'spite-and-malice/ace-first',
  },
  {
    says: 'He said “done” with a joker, which isn’t an ace.',
    taps: 'X, whole, @goal-0, 5S, !End, ?None',
    verdict: 'legal',
    rule: 'spite-and-malice/end',
  },
  {
    says: 'A joker on an 8, called a queen.',
    taps: 'X, @side-0-0, 8S, !Lay, !Name it: Q',
    verdict: 'illegal',
    rule: 'spite-and-malice/side-joker',
  },
  {
    says: 'From her side pile to the centre: 8 on 7.',
    taps: '@side-0-0, 8S, @centre-0, 7S, !Move',
    verdict: 'legal',
    rule: 'spite-and-malice/to-centre',
  },
  {
    says: 'He put the king on.',
    taps: 'KS, @centre-0, QS, !Move',
    verdict: 'legal',
    rule: 'spite-and-malice/to-centre',
  },
];
