import type { Quarrel } from '../../site/quarrels/quarrel.ts';

/** Arguments about Sixty, laid out by touch. */
export const quarrels: readonly Quarrel[] = [
  {
    says: 'Two 6s on a 12: that isn’t more.',
    taps: '6, 6, @attack, 12, !Beat',
    verdict: 'illegal',
    rule: 'sixty/beat-sum',
  },
  {
    says: 'He took two 12s, with a 30 in his hand.',
    taps: '3, 10, 30, 4, 15, 12, 12, !Take',
    verdict: 'illegal',
    rule: 'sixty/must-answer',
  },
  {
    says: 'She took a 12 and won’t show her hand.',
    taps: '@attack, 12, !Take',
    verdict: 'depends',
    rule: 'sixty/must-answer',
  },
  {
    says: 'He passed a 4 on with a 4 and a 5.',
    taps: '4, 5, @attack, 4, !Pass the cards on with a 4 and',
    verdict: 'illegal',
    rule: 'sixty/same-number',
  },
  { says: 'She attacked with a joker.', taps: 'ZAP, !Attack', verdict: 'illegal', rule: 'sixty/joker-alone' },
  { says: 'Two 10s on a 12.', taps: '10, 10, @attack, 12, !Beat', verdict: 'legal', rule: 'sixty/beat' },
  {
    says: 'Hocus-pocus picked a 12, and there was none in the pile.',
    taps: 'HOCUS, @attack, 12, @discard, 6, >hand-0/HOCUS, !Joker',
    verdict: 'illegal',
    rule: 'sixty/hocus-card',
  },
  {
    says: 'He attacked instead of answering.',
    taps: '10, @attack, 4, !Attack',
    verdict: 'illegal',
    rule: 'sixty/phase-answer',
  },
  {
    says: 'She beat the cards that were played on Ann.',
    taps: '10, 10, @attack, 12, @turn, =Ann, !Beat',
    verdict: 'illegal',
    rule: 'sixty/your-turn',
  },
  {
    says: 'He attacked with a 4 and a 5.',
    taps: '4, 5, !Attack with a 4 and',
    verdict: 'illegal',
    rule: 'sixty/same-number',
  },
  {
    says: 'He passed a 4 on, and nobody else had a card left.',
    taps: '4, @attack, 4, more, @hand-1, none, more, @hand-2, none, !Pass',
    verdict: 'illegal',
    rule: 'sixty/pass-receiver',
  },
  {
    says: 'We take whenever we like. He took a 5 with a 30 in his hand.',
    taps: '30, @attack, 5, !Take, @house-rules, %take=Whenever you like',
    verdict: 'legal',
    rule: 'sixty/take-free',
  },
  {
    says: 'She played Zap and Hocus-pocus together.',
    taps: 'ZAP, HOCUS, @attack, 5, >hand-0/ZAP, >hand-0/HOCUS, !Joker',
    verdict: 'illegal',
    rule: 'sixty/one-joker',
  },
  {
    says: 'He beat a 10 with two 10s.',
    taps: '10, 10, @attack, 10, !Beat',
    verdict: 'illegal',
    rule: 'sixty/beat-other',
  },
  {
    says: 'She passed a 4 on, and nothing had been played.',
    taps: '4, !Pass, ?No cards played',
    verdict: 'illegal',
    rule: 'sixty/phase-lead',
  },
  {
    says: 'Two 6s, and she passed them on with one.',
    taps: '6, @attack, 6, 6, !Pass',
    verdict: 'legal',
    rule: 'sixty/pass-on',
  },
  {
    says: 'He played Zap before anything was played.',
    taps: 'ZAP, !Play, ?No cards played',
    verdict: 'illegal',
    rule: 'sixty/phase-lead',
  },
  {
    says: 'Nobody else had cards, and he played Abracadabra.',
    taps: 'ABRACADABRA, @attack, 6, more, @hand-1, none, more, @hand-2, none, !Play',
    verdict: 'illegal',
    rule: 'sixty/joker-last',
  },
  {
    says: 'Three 10s, beaten with a 30.',
    taps: '30, @attack, 10, 10, 10, !Beat',
    verdict: 'illegal',
    rule: 'sixty/beat-sum',
  },
  {
    says: 'It was Ann’s lead, and she attacked with a 3.',
    taps: '3, @turn, =Ann, !Attack',
    verdict: 'illegal',
    rule: 'sixty/your-turn',
  },
];
