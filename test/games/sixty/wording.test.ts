import { describe, expect, test } from 'vitest';
import { attack, beat, joker, passOn, take } from './ask.ts';
import {
  GAME_OVER,
  type KeptRow,
  OTHER_TURN,
  sentencesOn,
  testKept,
  testSentences,
  type WordingRow,
} from './wording.ts';

/** The chapter about attacking; the others are in wording-answer.test.ts. */

const WORDING_ROWS: readonly WordingRow[] = [
  ['4', '', attack('4'), 'your-turn', 'It isn’t your turn yet.', '', OTHER_TURN],
  ['', '', take, 'your-turn', 'The game is over: you can’t play any more cards.', '', GAME_OVER],

  ['4 5', '', attack('6'), 'from-hand', 'You don’t hold a 6.', '6'],
  ['4 5', '', attack('6 6'), 'from-hand', 'You don’t hold two 6s.', '6 6'],
  ['4 5', '', attack('6 10'), 'from-hand', 'You don’t hold a 6 or a 10.', '6 10'],
  ['4 5', '', attack('4 4'), 'from-hand', 'You hold one 4, not two.', '4'],
  ['4 4 5', '', attack('4 4 4'), 'from-hand', 'You hold two 4s, not three.', '4'],
  ['4 4 5', '', attack('4 4 4 4'), 'from-hand', 'You hold two 4s, not four.', '4 4'],
  ['3 3 5', '', attack('3 '.repeat(20).trim()), 'from-hand', 'You hold two 3s, not twenty.', '3 '.repeat(18).trim()],
  ['4 5', '', attack('4 5 6'), 'from-hand', 'You don’t hold a 6.', '6'],
  ['4 4 5', '', attack('4 4 4 6'), 'from-hand', 'You don’t hold three 4s or a 6.', '4 6'],
  ['4 5', '', attack('4 4 5 5'), 'from-hand', 'You don’t hold two 4s or two 5s.', '4 5'],
  ['4 ?', '', attack('4 4 4'), 'from-hand', 'You don’t hold three 4s.', '4 4'],
  ['5 ?', '', attack('4'), 'from-hand', 'You don’t hold a 4.', '4'],
  ['4 5', '6', joker('HOCUS', '6'), 'from-hand', 'You don’t hold Hocus-pocus.', 'HOCUS', { pile: '6' }],
  ['ZAP 5', '6', joker('ZAP ZAP'), 'from-hand', 'You hold one Zap, not two.', 'ZAP'],
  ['', '', attack('4'), 'from-hand', 'You don’t hold a 4.', '4', GAME_OVER],

  ['4 5', '', take, 'phase-lead', 'You can’t take: nothing has been played on you, so you have to attack.', ''],
  ['4 5', '', beat(''), 'phase-lead', 'You can’t beat: nothing has been played on you, so you have to attack.', ''],
  [
    '4 5',
    '',
    beat('5'),
    'phase-lead',
    'You can’t beat with a 5: nothing has been played on you, so you have to attack.',
    '5',
  ],
  [
    '4 4 5',
    '',
    passOn('4 4'),
    'phase-lead',
    'You can’t pass on with two 4s: nothing has been played on you, so you have to attack.',
    '4 4',
  ],
  [
    '4 ZAP',
    '',
    joker('ZAP'),
    'phase-lead',
    'You can’t play a joker: nothing has been played on you, so you have to attack.',
    'ZAP',
  ],
  ['4 5', '', beat('5'), 'phase-lead', 'You can’t beat with a 5: nothing has been played on you.', '5', OTHER_TURN],
  ['', '', take, 'phase-lead', 'You can’t take: nothing has been played on you.', '', GAME_OVER],

  ['4 5', '6', attack('4'), 'phase-answer', 'You can’t attack yet: first answer the 6 played on you.', '4'],
  ['4 4', '6 6', attack('4 4'), 'phase-answer', 'You can’t attack yet: first answer the two 6s played on you.', '4 4'],
  ['4 5', '6', attack('4'), 'phase-answer', 'You can’t attack now: the 6 hasn’t been answered yet.', '4', OTHER_TURN],
  [
    '4 5',
    '6 6',
    attack('4'),
    'phase-answer',
    'You can’t attack now: the two 6s haven’t been answered yet.',
    '4',
    OTHER_TURN,
  ],

  ['4 5', '', attack(''), 'some-card', 'You haven’t chosen a card to attack with: you need at least one.', ''],
  ['4 5', '6', passOn(''), 'some-card', 'You haven’t chosen a card to pass on with: you need at least one.', ''],
  ['4 5', '6', beat(''), 'some-card', 'You haven’t chosen a card to beat with: you need at least one.', ''],

  ['4 5', '', attack('5 4'), 'same-number', 'You can’t play a 4 and a 5 together: they aren’t the same number.', '4 5'],
  [
    '4 4 5',
    '4',
    passOn('4 4 5'),
    'same-number',
    'You can’t play two 4s and a 5 together: they aren’t all the same number.',
    '4 4 5',
  ],
  [
    '4 30 ZAP',
    '6',
    beat('30 ZAP'),
    'same-number',
    'You can’t play a 30 and Zap together: they aren’t the same number.',
    '30 ZAP',
  ],

  ['4 ZAP', '', attack('ZAP'), 'joker-alone', 'You can’t attack with Zap: it has no number.', 'ZAP'],
  ['4 HOCUS', '4', passOn('4 HOCUS'), 'joker-alone', 'You can’t pass on with Hocus-pocus: it has no number.', 'HOCUS'],
  ['ZAP ZAP', '4', beat('ZAP ZAP'), 'joker-alone', 'You can’t beat with two Zaps: jokers have no number.', 'ZAP ZAP'],
  [
    'ABRACADABRA 10 ZAP',
    '4',
    beat('ABRACADABRA 10 ZAP'),
    'joker-alone',
    'You can’t beat with Abracadabra and Zap: jokers have no number.',
    'ABRACADABRA ZAP',
  ],
];

const KEPT_ROWS: readonly KeptRow[] = [
  ['4 5', '', attack('4'), 'your-turn'],
  ['4 4 5', '', attack('4 4'), 'from-hand'],
  ['4 5', '', attack('4'), 'phase-lead'],
  ['4 5', '3', beat('4'), 'phase-lead'],
  ['4 5', '', attack('4'), 'phase-answer'],
  ['4 5', '3', beat('4'), 'phase-answer'],
  ['4 5', '3', take, 'some-card'],
  ['4 5', '3', joker(''), 'some-card'],
  ['4 5', '3', beat('4'), 'some-card'],
  ['4 4 5', '', attack('4 4'), 'same-number'],
  ['4 5', '3', joker('4 5'), 'same-number'],
  ['4 5', '', attack('4'), 'joker-alone'],
  ['4 ZAP', '3', joker('ZAP'), 'joker-alone'],
];

describe('rulings on odd tries', () => testSentences(WORDING_ROWS));
describe('tries that keep the rule', () => testKept(KEPT_ROWS));

test('findings come in order: the turn, the table, the hand, then the cards', () => {
  const rules = sentencesOn('4 ZAP', '6', attack('5 ZAP'), OTHER_TURN).map((one) => one.rule.replace('sixty/', ''));
  expect(rules).toEqual(['your-turn', 'phase-answer', 'from-hand', 'same-number', 'joker-alone']);
});
