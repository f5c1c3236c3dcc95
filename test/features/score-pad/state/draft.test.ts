import { expect, test } from 'vitest';
import { createDraft, setAmount, setClaim } from '../../../../src/features/score-pad/state/draft.ts';
import { readBook, type Sheet, writeBook } from '../../../../src/features/score-pad/state/sheet.ts';
import { games } from '../../../../src/games/index.ts';

const [game] = games as [(typeof games)[0]];
const NAMES = ['Ann', 'Bert'];
const POINTS_FIELD = {
  kind: 'amounts',
  id: 'points',
  label: '',
  labels: NAMES,
  blank: 'zero',
  whyNot: () => null,
} as const;
const sheet = (id: number, ...rounds: Sheet['rounds']): Sheet => ({
  ...{ id: String(id), names: NAMES, options: {}, first: 0 },
  rounds,
});
const storeAndRead = (...sheets: readonly Sheet[]) =>
  readBook(game, JSON.parse(JSON.stringify(writeBook({ open: null, sheets }))));

test('however much is typed into a round, the sheet can be read again', () => {
  const longText = Array(50).fill('10').join('+');
  const { way, entry, claims } = setClaim(
    setAmount(createDraft('points'), POINTS_FIELD, 0, longText),
    1,
    longText,
    NAMES.length,
  );
  expect(storeAndRead(sheet(1, { way, entry, claims }))?.sheets[0]?.rounds).toHaveLength(1);
});

test('however many tables there were, all can be read again', () => {
  const manySheets = Array.from({ length: 300 }, (_, i) => sheet(i + 1));
  expect(storeAndRead(...manySheets)?.sheets).toHaveLength(300);
});
