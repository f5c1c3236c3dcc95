import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { UNKNOWN } from '../../src/cards/card.ts';
import { readFlags } from '../../src/cli/flags.ts';
import { loadGames } from '../../src/cli/games.ts';
import { describeTable } from '../../src/cli/table-text.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { isQuick } from '../depth.ts';

const games = [...(await loadGames()).values()];
const lines = (game: (typeof games)[number], ...flags: readonly string[]): readonly string[] =>
  describeTable(game, readFlags('show', game, flags));

test.each(games)('$id is printed in words: every zone, whose turn it is, the scores', (game) => {
  const shownLines = lines(game, '--seed=3');
  const state = game.play.deal(defaultOptions(game.options), 3);
  const zones = game.table.zones(game.visibility.view(state, 0), 0, seatNamerFor(0));
  expect(zones.length).toBeGreaterThan(1);
  for (const { label } of zones) expect(shownLines.some((line) => line.startsWith(`${label}: `))).toBe(true);
  expect(shownLines.at(-2)).toMatch(/^It is .+ turn\.$/);
  expect(shownLines.at(-1)).toMatch(/^Scores: You: 0|^Scores: Side 0: 0/);
});

test.each(games)('$id: a hand is printed, but not for a player who may not see it', (game) => {
  const state = game.play.deal(defaultOptions(game.options), 3);
  const hand = (seat: number): string => {
    const zones = game.table.zones(game.visibility.view(state, seat), seat, () => 'you');
    const cards = zones.find(({ kind }) => kind === 'hand')?.items.flatMap((item) => item.cards) ?? [];
    expect(cards).not.toContain(UNKNOWN);
    return cards.map((card) => game.pack.text(card)).join(', ');
  };
  const [firstHand, secondHand] = [hand(0), hand(1)];
  expect(firstHand).not.toBe(secondHand);
  const openTable = lines(game, '--seed=3').join('\n');
  expect(openTable).toContain(firstHand);
  expect(openTable).toContain(secondHand);
  const seenText = lines(game, '--seed=3', '--as=1').join('\n');
  expect(seenText).not.toContain(firstHand);
  expect(seenText).toContain(secondHand);
});

test.each(games)(
  '$id: moves are printed in the order they happened, and the same seed gives the same moves',
  (game) => {
    const shortGame = lines(game, '--seed=3', '--moves=2');
    const longGame = lines(game, '--seed=3', '--moves=9');
    const eventLines = shortGame.slice(0, shortGame.indexOf(''));
    expect(eventLines.length).toBeGreaterThan(0);
    expect(longGame.slice(0, eventLines.length)).toEqual(eventLines);
    expect(longGame.indexOf('')).toBeGreaterThan(eventLines.length);
    expect(lines(game, '--seed=3', '--moves=9')).toEqual(longGame);
  },
);

test.each(games)('$id: a game that is over says so', (game) => {
  expect(lines(game, `--moves=${game.play.bound(defaultOptions(game.options))}`).at(-2)).toBe('The game is over.');
});

test.skipIf(isQuick)('a wrong command line is reported in a sentence', () => {
  const file = fileURLToPath(new URL('../../src/cli/show.ts', import.meta.url));
  const show = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
    return { status, stderr };
  };
  const [game] = games;
  expect(show()).toEqual({ status: 2, stderr: expect.stringContaining('Usage: npm run show') });
  expect(show('chess', '1')).toEqual({ status: 2, stderr: expect.stringContaining('“chess”') });
  expect(show(`${game?.id}`, 'x')).toEqual({ status: 2, stderr: expect.stringContaining('“x”') });
  expect(show(`${game?.id}`, '1', '--as', '9')).toEqual({
    status: 2,
    stderr: expect.stringContaining('--as is a seat from 0 to'),
  });
});
