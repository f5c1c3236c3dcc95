import { expect, test } from 'vitest';
import { computeStanding } from '../../../../src/features/score-pad/state/standing.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { parseSum, readTexts } from '../../../../src/game/pad-entry.ts';
import { games } from '../../../../src/games/index.ts';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];

/** Every amount that some game asks for, with its way of scoring. */
const AMOUNT_CASES = games.flatMap((game) => {
  const options = defaultOptions(game.options);
  const padWays = game.pad.ways({ options, name: (seat) => NAMES[seat] ?? '' });
  return padWays.flatMap(({ id, fields }) =>
    fields.flatMap((field) => (field.kind === 'amounts' ? [[game.name, field.label, game, id, field] as const] : [])),
  );
});

/** The standing of a sheet where Bert's amount is this text and all others are 9. */
function sheetWith([, , game, way, field]: (typeof AMOUNT_CASES)[number], text: string) {
  const entry = { [field.id]: field.labels.map((_, i) => (i === 1 ? text : '9')) };
  return computeStanding(game, {
    ...{ id: '1', names: NAMES.slice(0, game.seats(defaultOptions(game.options))), options: {}, first: 0 },
    rounds: [{ way, entry, claims: [] }],
  });
}

const UNREADABLE_TEXTS = ['1.5', '1,5', '1e3', '--5', '+', '-', '٣', '３', '½', '3 5', '1 000', '10²', 'nine', '0x9'];

test.each(AMOUNT_CASES)(
  '%s, %s: an amount that isn’t a whole number is named, and nothing is written',
  (...amountCase) => {
    for (const text of UNREADABLE_TEXTS) {
      const { rounds, totals } = sheetWith(amountCase, text);
      expect(rounds[0]?.fault?.says).toBe(`Bert: “${text}” isn’t a whole number.`);
      expect(totals).toEqual(totals.map(() => 0));
    }
  },
);

test.each(AMOUNT_CASES)('%s, %s: an amount outside the game’s range is refused', (...amountCase) => {
  for (const text of ['-4', '0-4', '5000', '123456', '9'.repeat(40)])
    expect(sheetWith(amountCase, text).rounds[0]?.fault?.says).toContain('” can’t be, ');
});

test('figures are added up while they are typed, with spaces around signs', () => {
  expect(['10+15-8', ' 10 + 15 − 8 ', '10+', '007', ''].map(parseSum)).toEqual([17, 17, 10, 7, null]);
});

test('a number in a link is read like a typed one', () => {
  expect(readTexts({ left: [9, '7', null, 1.5] }, { id: 'left', labels: NAMES.slice(0, 4) })).toEqual([
    '9',
    '7',
    '',
    '1.5',
  ]);
});
