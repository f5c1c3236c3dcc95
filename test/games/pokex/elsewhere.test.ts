import { expect, test } from 'vitest';
import { listOtherCounts } from '../../../src/features/desk/CountStep.tsx';
import { readDeskDraft } from '../../../src/features/desk/state/draft.ts';
import { gameById } from '../../../src/games/index.ts';
import { countReadings, readingsOf } from '../readings.ts';

test('a bid that fails says what it would have cost under another house rule', () => {
  const missed = { game: 'pokex', bid: 3, declarer: 0, tricks: [2, 4], scores: [0, 0] };
  expect(countReadings(missed)).toEqual([['failed', 'The points would be −6 to 0, not 0 to 0.']]);
});

const trick = {
  dealer: 3,
  phase: 'play',
  bids: [
    { seat: 0, tricks: 3 },
    { seat: 1, pass: true },
    { seat: 2, pass: true },
    { seat: 3, pass: true },
  ],
};

test('laying second names the house rule about turns', () => {
  const position = { ...trick, laid: [{ seat: 0, cards: ['AS', 'KS'] }] };
  const lay = (seat: number) => ({
    game: 'pokex',
    position,
    seat,
    move: { type: 'lay', cards: ['2C', '2D'] },
  });
  const options = (seat: number) => readingsOf(lay(seat)).map(([option]) => option);
  expect(options(2)).toContain('order');
  expect(options(1)).toContain('order');
  expect(options(3)).not.toContain('order');
});

test('leading the second trick names the house rule about the leader', () => {
  const position = { ...trick, played: 1, tricks: [1, 0], leader: 1 };
  const lead = (seat: number) => ({
    game: 'pokex',
    position,
    seat,
    move: { type: 'lay', cards: ['2C', '2D'] },
  });
  expect(readingsOf(lead(0))).toContainEqual(['lead', 'winner', undefined]);
  expect(readingsOf(lead(2)).map(([option]) => option)).not.toContain('lead');
});

test('the desk’s comparison of two hands names the house rule on equal hands', () => {
  const game = gameById('pokex');
  if (!game) throw new Error('no Pokex');
  const trickJson = { leading: ['QH', 'X', '7C', '7D'], other: ['QC', 'QD', '7S', '7H'], centre: ['QS'] };
  const draft = readDeskDraft(game, { game: 'pokex', question: 'hands', ...trickJson });
  if (!draft.ok) throw new Error(draft.fault.says);
  const otherCounts = listOtherCounts(game, draft.value).map(({ option, value }) => [option, value]);
  expect(otherCounts).toContainEqual(['tie', 'nobody']);
  expect(otherCounts).toContainEqual(['tie', 'leader']);
});
