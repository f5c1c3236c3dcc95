import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeDeal } from '../../../src/features/challenge/deal.ts';
import { findLinkTarget } from '../../../src/features/share/find-link-target.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { games } from '../../../src/games/index.ts';
import { packCase, packMatch } from '../../../src/referee/link.ts';

const [game, otherGame] = games as [(typeof games)[0], (typeof games)[0]];
const options = defaultOptions(otherGame.options);

beforeEach(() => vi.stubGlobal('location', { pathname: `/cards/${game.id}/play/` }));
afterEach(() => vi.unstubAllGlobals());

test('a friend’s deal of another game, opened here, leads to that game’s table', async () => {
  const link = packMatch(writeDeal({ game: otherGame.id, options, seed: 5, strength: 'greedy' }, { scores: [3, 4] }));
  const target = await findLinkTarget(link, game.id, 'play/');
  expect(target).toEqual({
    label: `Open it in ${otherGame.name}: Play`,
    href: `/cards/${otherGame.id}/play/#${link}`,
  });
});

test('a record leads to the table of its game, and a question to its desk', async () => {
  const record = packMatch({ game: otherGame.id, options, start: { seed: 5 }, moves: [] });
  expect((await findLinkTarget(record, game.id, 'play/'))?.href).toBe(`/cards/${otherGame.id}/play/#${record}`);
  const question = packCase({ game: game.id, position: {} });
  expect((await findLinkTarget(question, game.id, 'play/'))?.href).toBe(`/cards/${game.id}/referee/#${question}`);
});

test('what the page itself opens, and what names no game, leads nowhere', async () => {
  const record = packMatch({ game: game.id, options, start: { seed: 5 }, moves: [] });
  expect(await findLinkTarget(record, game.id, 'play/')).toBeNull();
  expect(await findLinkTarget(packMatch({ moves: [] }), game.id, 'play/')).toBeNull();
  expect(await findLinkTarget('good morning', game.id, 'play/')).toBeNull();
});
