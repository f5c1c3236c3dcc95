import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import { settlePuzzle } from '../../../src/scenarios/puzzle/settled-puzzle.ts';
import { unpackStock } from '../../../src/scenarios/puzzle/stock.ts';
import { baseSeed, isDeep, isQuick } from '../../depth.ts';
import { refusedAnswers } from './refused-answers.ts';

/** Random puzzles per game; best moves need worlds and are left to the deep check. */
const PUZZLES_PER_GAME = isDeep ? 50 : isQuick ? 5 : 15;
/** Worlds that no best move was found in. */
const OTHER_WORLDS = 7_700_000 + baseSeed;

for (const game of games) {
  const storedPuzzles = Object.values(unpackStock(readFileSync(`content/${game.id}/puzzles.json`, 'utf8'))).flat();

  test(`${game.id}: none of ${PUZZLES_PER_GAME} puzzles drawn at random has a second right answer that is refused`, () => {
    const drawnPuzzles = createRandom(baseSeed)
      .shuffle(storedPuzzles)
      .filter(({ kind }) => isDeep || kind !== 'move')
      .slice(0, PUZZLES_PER_GAME);
    let examined = 0;
    for (const one of drawnPuzzles) {
      const at = settlePuzzle(game, one);
      if (!at) throw new Error('it can’t be read');
      const answers = refusedAnswers(game, one, at, OTHER_WORLDS);
      examined += answers.length;
      expect(answers.length).toBeGreaterThan(0);
      expect(
        answers.filter(([, isRight]) => isRight),
        `${one.kind} ${JSON.stringify(one.case)}`,
      ).toEqual([]);
    }
    expect(drawnPuzzles).toHaveLength(PUZZLES_PER_GAME);
    process.stdout.write(
      `${game.id}: ${examined} refused answers of ${drawnPuzzles.length} puzzles, 0 of them right\n`,
    );
  });
}
