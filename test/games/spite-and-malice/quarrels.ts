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
];
