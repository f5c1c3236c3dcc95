import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import type { PosedPuzzle, StoredPuzzle } from '../../../src/scenarios/puzzle/posed-puzzle.ts';
import { findFault } from '../../../src/scenarios/puzzle/proof.ts';
import { offerRules } from '../../../src/scenarios/puzzle/rule-offers.ts';
import { settlePuzzle } from '../../../src/scenarios/puzzle/settled-puzzle.ts';
import { packStock, unpackStock } from '../../../src/scenarios/puzzle/stock.ts';
import { containsCards } from '../../../src/scenarios/slips/slips.ts';
import { isDeep } from '../../depth.ts';

/** All other puzzles are proven in the deep check. */
const SAMPLE_SIZE = 24;

for (const game of games) {
  const text = readFileSync(`content/${game.id}/puzzles.json`, 'utf8');
  const storedPuzzles = Object.values(unpackStock(text)).flat();
  const mixed = createRandom(23).shuffle(storedPuzzles);
  const isFast = ({ kind }: StoredPuzzle): boolean => kind !== 'move';

  test(`${game.id}: ${isDeep ? 'every puzzle is valid' : 'a sample of the puzzles is valid'}`, () => {
    const sampledPuzzles = isDeep ? storedPuzzles : mixed.filter(isFast).slice(0, SAMPLE_SIZE);
    const faults = sampledPuzzles.flatMap((one) => {
      const fault = findFault(game, one);
      return fault === null ? [] : [`${one.kind} ${JSON.stringify(one.case)}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(sampledPuzzles.length).toBeGreaterThanOrEqual(SAMPLE_SIZE);
    process.stdout.write(`${game.id}: ${sampledPuzzles.length} of ${storedPuzzles.length} puzzles proven\n`);
  });

  test(`${game.id}: no puzzle names a card that its player can’t touch`, () => {
    const untouchable = storedPuzzles.flatMap((one) => {
      const at = settlePuzzle(game, one);
      if (!at) throw new Error('it can’t be read');
      const { view, seat } = at;
      const zones = game.table.zones(view, seat, String);
      return at.tries.filter((move) => {
        const picks = game.table.picksOf(view, seat, move);
        const touchedCards = picks.flatMap(({ zone, item }) => {
          const items = zones.find(({ id }) => id === zone)?.items ?? [];
          return items.find(({ id }) => id === item)?.cards ?? [];
        });
        return !containsCards(touchedCards, game.notation.cardsOf(move, view, seat).played);
      });
    });
    expect(untouchable.map(game.texts.describeMove)).toEqual([]);
  });

  test(`${game.id}: rules to choose from include one right answer, and the others are kept`, () => {
    for (const one of mixed.filter(({ kind }) => kind === 'rule').slice(0, 10)) {
      const at = settlePuzzle(game, one);
      if (!at) throw new Error('it can’t be read');
      const rules = offerRules(at);
      expect(new Set(rules).size).toBe(4);
      expect(rules.filter((id) => at.rightAnswers.includes(id))).toHaveLength(1);
    }
  });

  test(`${game.id}: some are easy and some hard, and packing is reversible`, () => {
    const hard = storedPuzzles.map((one) => one.hard);
    expect(Math.min(...hard)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...hard)).toBeLessThanOrEqual(100);
    expect(new Set(hard).size).toBeGreaterThan(10);
    expect(packStock(unpackStock(text))).toBe(text);
  });
}

/** The first puzzle of a kind in any game. */
function firstOf<K extends PosedPuzzle['kind']>(kind: K) {
  for (const game of games) {
    const one = unpackStock(readFileSync(`content/${game.id}/puzzles.json`, 'utf8'))[kind]?.[0];
    if (one) return { game, one: one as Extract<StoredPuzzle, { kind: K }> };
  }
  throw new Error(`there is no ${kind}`);
}

test('an invalid puzzle is found', () => {
  const allCardsPuzzles = firstOf('all');
  expect(findFault(allCardsPuzzles.game, { ...allCardsPuzzles.one, action: 'Nothing' })).toBe('no answer is right');
  const pair = firstOf('pair');
  const [firstTry] = pair.one.tries;
  expect(findFault(pair.game, { ...pair.one, tries: [firstTry, firstTry] })).not.toBeNull();
  const claimPuzzle = firstOf('who');
  expect(findFault(claimPuzzle.game, { ...claimPuzzle.one, claims: ['depends', 'depends'] })).toBe(
    'no answer is right',
  );
  const move = firstOf('move');
  const [, second] = move.one.figures;
  if (!second) throw new Error('nothing to choose from');
  expect(findFault(move.game, { ...move.one, best: [second[0]] })).not.toBeNull();
});

test('a malformed puzzle is reported', () => {
  expect(() => unpackStock('{"nonsense":"abc"}')).toThrow('no kind of puzzle');
});
