import { expect, test } from 'vitest';
import { game } from '../../../src/games/sixty/index.ts';
import { answer } from '../../../src/referee/answer.ts';

const cards = (text: string): string[] => text.split(' ');
const DISCARD_CARDS =
  'ZAP ZAP 15 6 12 ABRACADABRA 3 3 3 20 4 20 6 12 3 6 HOCUS ABRACADABRA 3 15 5 3 3 HOCUS 4 4 6 6 5 5 15';
const OTHER_CARDS = '3 6 5 3 3 6 4 4 3 12 3 4 4 5 5 4 10 5 5 30 3 10 4 4 12 12 15 20 4 4 10 6 6 5 5 5';

/** The record's word for the cards' position. */
const THEN_KEY = 'then';
const NEXT_ROUND = {
  turn: 1,
  hands: [['5?'], cards('6 HOCUS 5 ZAP 3'), ['5?']],
  discard: [],
  deck: ['68?'],
  penalty: [[], [], []],
  round: 2,
  starter: 1,
  totals: [0, 51, 42],
};

/** The end of a round with all hands unseen; then the next one is dealt, and seat 1 shows its cards. */
const ROUND_RECORD = {
  game: 'sixty',
  options: { seats: 3 },
  start: {
    position: {
      turn: 0,
      hands: [['2?'], ['3?'], ['3?']],
      discard: cards(`${DISCARD_CARDS} ${OTHER_CARDS}`),
      deck: [],
      penalty: [[], cards('? 3 3 3 3'), ['3?']],
      round: 1,
      starter: 1,
      totals: [0, 0, 0],
    },
  },
  moves: [
    { seat: 0, move: { type: 'attack', cards: ['6'] } },
    { seat: 1, move: { type: 'take' } },
    { seat: 2, move: { type: 'attack', cards: ['4'] } },
    { seat: 0, move: { type: 'pass-on', cards: ['4'] } },
    { seat: 1, move: { type: 'pass-on', cards: ['4'] } },
    { seat: 2, move: { type: 'take' } },
    { seat: 1, move: { type: 'attack', cards: ['5'] } },
    { seat: 2, move: { type: 'beat', cards: ['3', '3'] }, [THEN_KEY]: { position: NEXT_ROUND } },
  ],
};

test('cards dealt in the next round say nothing about a card kept back in the last', () => {
  const auditAnswer = answer('audit', JSON.stringify(ROUND_RECORD), () => game as never);
  expect(auditAnswer).toMatchObject({ tries: 8, irregular: [] });
  const settled = (auditAnswer['unsure'] as readonly { readonly settled: unknown }[]).map((one) => one.settled);
  expect(settled).toEqual(new Array(8).fill(null));
});

/** All but twelve cards are on the discard pile: a player without a number can't lead, which others can't see. */
const LATE_POSITION = {
  turn: 0,
  hands: [['6', '5'], ['2?'], ['2?']],
  discard: ['60?'],
  deck: [],
  penalty: [[], [], []],
  round: 1,
  starter: 0,
  totals: [0, 0, 0],
};
const ATTACK_ENTRY = { seat: 0, move: { type: 'attack', cards: ['6'] } };
const TAKE_ENTRY = { seat: 1, move: { type: 'take' } };
const SECOND_ATTACK = { seat: 0, move: { type: 'attack', cards: ['5'] } };

function heardOf(position: object, ...moves: object[]) {
  const record = { game: 'sixty', options: { seats: 3 }, start: { position }, moves };
  const auditAnswer = answer('audit', JSON.stringify(record), () => game as never);
  return {
    irregular: (auditAnswer['irregular'] as readonly { readonly at: number }[]).map(({ at }) => at),
    unsure: (auditAnswer['unsure'] as readonly { readonly at: number; readonly depends: readonly string[] }[]).filter(
      ({ at }) => at === 2,
    ),
    position: auditAnswer['position'],
  };
}

test('the turn depends on unseen cards: the player who plays next may have been next', () => {
  const auditAnswer = heardOf(LATE_POSITION, ATTACK_ENTRY, TAKE_ENTRY, SECOND_ATTACK);
  expect(auditAnswer.irregular).toEqual([]);
  expect(auditAnswer.unsure[0]?.depends).toEqual(['whether it is the turn of seat 0']);
  expect(auditAnswer.position).toMatchObject({ turn: 1, attack: ['5'], from: 0 });
});

test('a player who was seen to hold a number isn’t skipped, and no player comes before them', () => {
  const seenPosition = { ...LATE_POSITION, hands: [['6', '5'], ['2?'], ['3', '4']], discard: ['60?'] };
  expect(heardOf(seenPosition, ATTACK_ENTRY, TAKE_ENTRY, SECOND_ATTACK).irregular).toEqual([2]);
  const ownEntry = { seat: 1, move: { type: 'attack', cards: ['3'] } };
  expect(heardOf(LATE_POSITION, ATTACK_ENTRY, TAKE_ENTRY, ownEntry).irregular).toEqual([2]);
});

test('a position that skipped a player may have come about; one that skipped a player with a number may not', () => {
  const nextPosition = { ...LATE_POSITION, hands: [['5'], ['2?'], ['2?']], penalty: [[], ['6'], []] };
  expect(
    heardOf(LATE_POSITION, ATTACK_ENTRY, { ...TAKE_ENTRY, [THEN_KEY]: { position: nextPosition } }).irregular,
  ).toEqual([]);
  const wrongPosition = { ...nextPosition, turn: 1 };
  expect(
    heardOf(LATE_POSITION, ATTACK_ENTRY, { ...TAKE_ENTRY, [THEN_KEY]: { position: wrongPosition } }).irregular,
  ).toEqual([1]);
});
