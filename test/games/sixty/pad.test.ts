import { expect, test } from 'vitest';
import type { WrittenRound } from '../../../src/features/score-pad/state/sheet.ts';
import { computeStanding } from '../../../src/features/score-pad/state/standing.ts';
import { game } from '../../../src/games/sixty/index.ts';
import { FULL_PACK, pointsOf } from '../../../src/games/sixty/pack.ts';

const points = (...points: string[]): WrittenRound => ({ way: 'points', entry: { points }, claims: [] });
const evening = (rounds: readonly WrittenRound[], options = {}) =>
  computeStanding(game, { id: '1', names: ['Ann', 'Bert', 'Cleo'], options, first: 1, rounds });

test('the player with most penalty points begins the next round; among equals the higher total, then the next clockwise', () => {
  const { rounds, nextRound } = evening([points('33', '12', ''), points('30', '10', '30')]);
  expect(rounds[0]?.gains).toEqual([33, 12, 0]);
  expect(rounds[0]?.nextRound.first).toBe(0);
  expect(nextRound).toMatchObject({ first: 0, says: 'Ann begins.', rule: 'sixty/first-player' });
});

test('after three rounds the lowest total wins; if it is shared one more is played', () => {
  const three = [points('10', '20', '30'), points('10', '20', '30'), points('20', '0', '30')];
  const shared = evening(three);
  expect(shared).toMatchObject({ totals: [40, 40, 90], endedAt: null });
  expect(shared.nextRound.says).toBe('A tie for the lowest total: one more round. Cleo begins.');
  const standing = evening([...three, points('5', '6', '')]);
  expect(standing.rounds[3]?.nextRound.over).toEqual({ winners: [0], rule: 'sixty/last-round' });
  expect(standing.endedAt).toBe(3);
});

test('cards are counted by the judge, jokers sixty each', () => {
  const cards: WrittenRound = {
    way: 'cards',
    entry: { cards: [['3', '30', 'ZAP'], [], ['4', '4']] },
    claims: ['90', '', ''],
  };
  const [round] = evening([cards]).rounds;
  expect(round?.gains).toEqual([93, 0, 8]);
  expect(round?.claims[0]).toEqual({ claimed: 90, counted: 93 });
  expect(round?.lines.some(({ says }) => says === '93 points for taking a 3, a 30 and Zap.')).toBe(true);
});

test('the pad doubts more points than all cards hold', () => {
  expect(evening([points('500', '401', '0')]).rounds[0]?.doubts[0]?.says).toContain('901 points');
});

test('points that no cards add up to are refused, and all others are accepted', () => {
  const sums = new Set([0]);
  for (const card of FULL_PACK) for (const sum of [...sums]) sums.add(sum + pointsOf(card));
  const texts = Array.from({ length: 905 }, (_, n) => String(n));
  const acceptedTexts = texts.filter((text) => evening([points(text, '', '')]).rounds[0]?.fault === null);
  expect(acceptedTexts).toEqual(texts.filter((text) => sums.has(Number(text))));
  const faultFor = (text: string) => evening([points(text, '', '')]).rounds[0]?.fault?.says;
  expect([faultFor('2'), faultFor('1'), faultFor('-3'), faultFor('901')]).toEqual([
    'Ann: “2” can’t be, no cards add up to 2 points.',
    'Ann: “1” can’t be, no cards add up to 1 point.',
    'Ann: “-3” can’t be, it is less than zero.',
    'Ann: “901” can’t be, all the cards together are worth 900 points.',
  ]);
});
