import type { TypedTable } from '../../typed/typed-table.ts';

const four = ['4', '4'];

/** An empty table: an attack is made by the player who tries, never on them. */
export const DEFAULT_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'attack 4 4',
        'attack with two 4s',
        'Attack with two 4s.',
        'attacks with two fours',
        'attacked with 4 and 4',
        '4 4 attack',
        'I attack with 4, 4',
        'ATTACK 4 4',
      ],
      move: { type: 'attack', cards: four },
      places: { 'hand-0': ['4', '4', '3?'], attack: [] },
    },
    {
      sentences: ['attack with a twenty', 'attack 20', 'attack with the 20'],
      move: { type: 'attack', cards: ['20'] },
    },
    {
      sentences: ['attack with three 3s', 'attack 3 3 3', 'attack with 3 threes'],
      move: { type: 'attack', cards: ['3', '3', '3'] },
    },
    { sentences: ['attack with zap', 'Attack with Zap.'], move: { type: 'attack', cards: ['ZAP'] } },
    { sentences: ['attack with no card', 'attack with nothing'], move: { type: 'attack', cards: [] } },
    {
      sentences: [
        'pass on 4',
        'pass on with a 4',
        'Pass the cards on with a 4.',
        'passes the cards on with 4',
        '4 passes on',
        '4 passes it on',
        'pass the attack on with 4',
        'pass them on with the four',
      ],
      move: { type: 'pass-on', cards: ['4'] },
      places: { 'hand-0': ['4', '4?'], attack: [] },
    },
    {
      sentences: ['10 10 beats 4 4 4', 'beat 4 4 4 with 10 10', 'two 10s beat three 4s', 'two tens beat three fours'],
      move: { type: 'beat', cards: ['10', '10'] },
      places: { 'hand-0': ['10', '10', '3?'], attack: ['4', '4', '4'] },
    },
    {
      sentences: ['beat with 10 10', 'Beat the cards with two 10s.', '10 10 beats', 'beats them with two tens'],
      move: { type: 'beat', cards: ['10', '10'] },
    },
    {
      sentences: ['zap on 5 5 5', 'play zap on 5 5 5', 'use zap against three 5s'],
      move: { type: 'joker', cards: ['ZAP'] },
      places: { 'hand-0': ['ZAP', '4?'], attack: ['5', '5', '5'] },
    },
    { sentences: ['play abracadabra', 'Play Abracadabra.'], move: { type: 'joker', cards: ['ABRACADABRA'] } },
    {
      sentences: [
        'Play Hocus-pocus and pick a 4.',
        'play hocus and pick 4',
        'hocus pocus picks a 4',
        'play hocus pocus, pick four from the discard pile',
      ],
      move: { type: 'joker', cards: ['HOCUS'], pick: '4' },
      places: { discard: ['4'] },
    },
    {
      sentences: ['take', 'takes the cards', 'Take the cards.', 'took them', 'take 4 4'],
      move: { type: 'take' },
    },
  ],
  unreadable: [
    ['attack', null],
    ['attack 7', '7'],
    ['attack ben with 4', 'ben'],
    ['pass', null],
    ['play 4 4', null],
    ['4 on 4', null],
    ['beat 10 10', null],
    ['attack 4 zorn', 'zorn'],
    ['throw 4 4', 'throw'],
    ['attack 4 then 5', 'then'],
    ['take 4 with 5', null],
  ],
};

/** A table with an attack. */
export const LAID_TABLE: TypedTable = {
  position: { hands: [['10', '10', 'ZAP', '4', '3'], ['5?'], ['5?']], attack: ['4', '4', '4'], from: 2 },
  meanings: [
    {
      sentences: ['beat the attack with 10 10', '10 10 beats 4 4 4'],
      move: { type: 'beat', cards: ['10', '10'] },
      places: { attack: ['4', '4', '4'], 'hand-0': ['10', '10', 'ZAP', '4', '3'] },
    },
    {
      sentences: ['pass on 4'],
      move: { type: 'pass-on', cards: ['4'] },
      places: { attack: ['4', '4', '4'] },
    },
  ],
  unreadable: [],
};
