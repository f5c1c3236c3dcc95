import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { random } from '../../../src/bots/random.ts';
import type { AnyAim } from '../../../src/game/aim.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { aimsOf } from '../../../src/games/book-parts.ts';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { playLine, playOpening } from '../../../src/scenarios/mini/deals.ts';
import { evaluateStanding, type MiniStanding, starsFor } from '../../../src/scenarios/mini/standing.ts';
import { type MiniDeal, readMinis, writeMinis } from '../../../src/scenarios/mini/stock.ts';
import { replayDeal } from './replay-deal.ts';

const MIN_AIMS = 4;
const MIN_DEALS = 30;

const storedText = (game: string): string =>
  readFileSync(new URL(`../../../content/${game}/minis.json`, import.meta.url), 'utf8');

/** Results of random lines in the first deals. */
function playRandomLines(game: WholeGame, aim: AnyAim, deals: readonly MiniDeal[]): readonly MiniStanding[] {
  return deals.slice(0, 6).flatMap(({ seed }) => {
    const opening = playOpening(game, aim, seed);
    const generator = createRandom(seed);
    const line = opening && playLine(game, aim, seed, opening, ({ view, seat }) => random(game, view, seat, generator));
    return line ? [line.standing] : [];
  });
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  const text = storedText(game.id);
  const stock = readMinis(text);
  const aims = aimsOf(game.id);

  test('has mini-games, each after an existing lesson, and deals for those only', () => {
    const lessons = (contentOf(game.id).lessons ?? []).map(({ name }) => name.replace(/^\d+-/, ''));
    expect(aims.length).toBeGreaterThanOrEqual(MIN_AIMS);
    expect(new Set(aims.map(({ afterLesson }) => afterLesson)).size).toBeGreaterThanOrEqual(MIN_AIMS);
    expect(aims.filter(({ afterLesson }) => !lessons.includes(afterLesson)).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(stock)).toEqual(aims.map(({ id }) => id));
    expect(writeMinis(stock)).toBe(text);
  });

  test.each(aims.map((aim) => [aim.title, aim] as const))(
    '%s: every deal has a solution with three stars',
    (_, aim) => {
      const deals = stock[aim.id] ?? [];
      expect(new Set(deals.map(({ seed }) => seed)).size).toBeGreaterThanOrEqual(MIN_DEALS);
      const stars = deals.map((deal) => ({ seed: deal.seed, stars: replayDeal(game, aim, deal)?.stars }));
      expect(stars.filter((one) => one.stars !== 3)).toEqual([]);
    },
  );

  test.each(aims.map((aim) => [aim.title, aim] as const))(
    '%s: a player who does nothing right gets no star',
    (_, aim) => {
      const deals = stock[aim.id] ?? [];
      const [firstDeal] = deals;
      const opening = firstDeal && playOpening(game, aim, firstDeal.seed);
      expect(opening && evaluateStanding(game, aim, opening)).toMatchObject({
        stars: 0,
        turnsLeft: aim.turns,
        isOver: false,
      });
      expect(starsFor(aim, aim.stars[0] - 1)).toBe(0);
      const ends = playRandomLines(game, aim, deals);
      expect(ends.every(({ isOver }) => isOver)).toBe(true);
      expect(ends.filter(({ progress, stars }) => progress < aim.stars[0] && stars > 0)).toEqual([]);
    },
  );
});
