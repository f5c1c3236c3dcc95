import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { readCase } from '../../../src/referee/case.ts';
import { tryAt } from '../../../src/referee/tried.ts';
import { freshTries } from '../../../src/scenarios/puzzle/fresh.ts';
import { mixed } from '../../../src/stores/drill-fresh.ts';

for (const game of games) {
  const restrictions = game.rules.all.filter(({ kind }) => kind === 'restriction').map(({ id }) => id);

  test(`${game.id}: many rules have a fresh table, both verdicts come up, none is the same with another seed`, () => {
    const found = freshTries(game, restrictions, 7, 50);
    expect(new Set(found.map(({ rule }) => rule)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(restrictions.length / 4);
    const verdicts = found.map((one) => {
      const read = readCase({ ...one.case, game: game.id }, () => game, 'move');
      if (!read.ok || !read.value.move) throw new Error(`${one.rule} can’t be read`);
      const { state, seat, move } = read.value;
      const { ruling } = tryAt({ game, state, seat, name: (n) => `seat ${n}`, hidden: true }, move);
      if (ruling.verdict === 'illegal') expect(ruling.findings.map(({ rule }) => rule)).toContain(one.rule);
      return ruling.verdict;
    });
    expect(new Set(verdicts)).toEqual(new Set(['legal', 'illegal']));
    expect(freshTries(game, restrictions, 7, 50)).toEqual(found);
    const texts = new Set(found.map((one) => JSON.stringify(one.case)));
    for (const one of freshTries(game, restrictions, 8, 20))
      expect(texts).not.toContain(JSON.stringify(one.case));
  });
}

test('a fresh table stands in for one of the book’s about the same rule, each once', () => {
  const book = ['a', 'a', 'b'].map((rule, n) => ({ rule, house: ['by a house rule'], json: { n } }));
  expect(
    mixed(book, [
      { rule: 'a', case: { fresh: 1 } },
      { rule: 'c', case: { fresh: 2 } },
    ]),
  ).toEqual([{ rule: 'a', house: [], json: { fresh: 1 } }, book[1], book[2]]);
});
