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
    ['attack 7', null],
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

/** Sentences as players write them, at an empty table. */
export const SPOKEN_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'ann attacked with two 4s',
        'ann attacks 4 4',
        'Ann attacks with 4 and 4.',
        'can ann attack with two fours?',
        'ann’s 4 4 attack',
        'ann attacked bert with 4 4',
        'did ann attack with 4, 4',
        'ann tries to attack with two 4s',
      ],
      seat: 1,
      move: { type: 'attack', cards: ['4', '4'] },
      places: { turn: 1, attack: [], 'hand-1': ['4', '4', '3?'] },
    },
    {
      sentences: [
        'i attack with two 4s',
        'i attacked ann with two 4s',
        'attacking with 4 4',
        'my 4 4 attack',
        'I attacked with 4 and 4',
      ],
      move: { type: 'attack', cards: ['4', '4'] },
    },
    {
      sentences: [
        'bert attacked me with 4 4 4 and i beat with 10 10',
        'bert played three 4s on me, i beat them with two 10s',
        'bert attacked me with three fours, my two tens beat them',
        '4 4 4 from bert, i beat it with 10 10',
        'it was bert’s attack, i beat 4 4 4 with 10 10',
        'bert’s attack was 4 4 4, two tens beat it',
        'bert lays 4 4 4. I beat with 10 10',
      ],
      move: { type: 'beat', cards: ['10', '10'] },
      places: { attack: ['4', '4', '4'], from: 2, 'hand-0': ['10', '10', '3?'] },
    },
    {
      sentences: [
        'i attacked ann with 4 4 and she beat with 10',
        'i played 4 4 on ann, ann beats with a 10',
        'i attacked ann with 4 4, ann beat them with 10',
      ],
      seat: 1,
      move: { type: 'beat', cards: ['10'] },
      places: { attack: ['4', '4'], from: 0, turn: 1 },
    },
    {
      sentences: [
        'ann beat 4 4 4 with 10 10',
        'ann’s two tens beat three fours',
        'with two 10s ann beats 4 4 4',
        'ann defends against 4 4 4 with 10 10',
        'ann has beaten 4 4 4 with two tens',
        '10 10 beats 4 4 4 by ann',
      ],
      seat: 1,
      move: { type: 'beat', cards: ['10', '10'] },
      places: { attack: ['4', '4', '4'], turn: 1 },
    },
    {
      sentences: [
        'i beat 4 4 4 with 10 10',
        'beating three 4s with two 10s',
        'can two tens beat three fours?',
        'i defended against three 4s with two 10s',
      ],
      move: { type: 'beat', cards: ['10', '10'] },
      places: { attack: ['4', '4', '4'] },
    },
    {
      sentences: [
        'ann passed it on with a 4',
        'ann passes on 4',
        'Ann passed the attack on with her 4',
        'ann’s 4 passes it on',
        'ann passed them on with one 4',
      ],
      seat: 1,
      move: { type: 'pass-on', cards: ['4'] },
    },
    {
      sentences: [
        '4 4 on the table, i pass on with a 4',
        'i pass 4 4 on with a 4',
        'with 4 4 on the table i pass it on with my 4',
        'attack is 4 4. pass on 4',
        'i pass along with a 4, the attack was 4 4',
      ],
      move: { type: 'pass-on', cards: ['4'] },
      places: { attack: ['4', '4'] },
    },
    {
      sentences: [
        'i used zap on 5 5 5',
        'zap against three 5s',
        'i play my zap on three fives',
        'may I use zap against 5 5 5?',
      ],
      move: { type: 'joker', cards: ['ZAP'] },
      places: { attack: ['5', '5', '5'] },
    },
    {
      sentences: ['ann played abracadabra', 'ann uses abracadabra', 'ann’s turn, she plays abracadabra'],
      seat: 1,
      move: { type: 'joker', cards: ['ABRACADABRA'] },
      places: { turn: 1 },
    },
    {
      sentences: [
        'i play hocus pocus and pick a 4',
        'i used hocus and picked the 4 from the discard pile',
        '4 in the discard pile, i play hocus-pocus and pick 4',
        'hocus picks 4',
      ],
      move: { type: 'joker', cards: ['HOCUS'], pick: '4' },
      places: { discard: ['4'] },
    },
    {
      sentences: ['bert took the cards', 'bert takes them', 'bert picked up the cards', 'bert took it'],
      seat: 2,
      move: { type: 'take' },
      places: { turn: 2 },
    },
    { sentences: ['i take them', 'i picked up them', 'i took 4 4', 'taking the cards'], move: { type: 'take' } },
    {
      sentences: ['we play anticlockwise, i attack 20', 'counterclockwise. i attack with a 20'],
      move: { type: 'attack', cards: ['20'] },
      places: { direction: -1 },
    },
    {
      sentences: ['ann has 2 cards. it is bert’s turn', 'bert’s turn, ann had two cards left'],
      move: null,
      places: { turn: 2, 'hand-1': ['2?'] },
    },
    {
      sentences: ['deck empty, i attack with a 20', 'i attack 20, the deck is empty'],
      move: { type: 'attack', cards: ['20'] },
      places: { deck: [] },
    },
  ],
  unreadable: [
    ['zoe attacks 4 4', 'zoe'],
    ['i attack bert with 4 4', null],
    ['ann attacked with my 4 4', null],
    ['ann attacks somehow', 'somehow'],
    ['ann beats bert', null],
    ['i beat 10 10 badly', 'badly'],
    ['attack 4 4 4 unless 5', 'unless'],
    ['ann and bert attack 4 4', null],
    ['i don’t take', "don't"],
    ['ann plays 4 4 on 4', null],
    ['pass on ann', null],
  ],
};
