import { describe } from 'vitest';
import type { CoachedGame } from '../../src/game/game.ts';
import { isQuick } from '../depth.ts';
import { edgeGames } from './edges.ts';
import { type LawRunner, lawRunner } from './law-runner.ts';
import { inputLaws } from './laws-of-input.ts';
import { anyTableLaws, legalityLaws } from './laws-of-legality.ts';
import { testMatchLaws } from './laws-of-matches.ts';
import { recordLaws } from './laws-of-records.ts';
import { sightLaws } from './laws-of-sight.ts';
import { tableLaws } from './laws-of-tables.ts';
import { occurrenceLaw } from './occurrence-law.ts';

/** Checks every law of the contract against some games. */
export function everyLaw(hold: LawRunner): void {
  testMatchLaws(hold);
  legalityLaws(hold);
  anyTableLaws(hold);
  sightLaws(hold);
  tableLaws(hold);
  inputLaws(hold);
  recordLaws(hold);
}

/**
 * Checks every law against random games of one game, and most laws against its edges. Called from each game's folder.
 */
export function laws(game: CoachedGame): void {
  describe(`${game.name} obeys the laws`, () => {
    const hold = lawRunner(game);
    everyLaw(hold);
    occurrenceLaw(hold);
  });

  // Games at an edge may end before the table is small enough for the comparison of legality.
  describe.skipIf(isQuick)(`${game.name} obeys the laws at both edges of every number`, () => {
    const hold = lawRunner(game, edgeGames(game));
    testMatchLaws(hold);
    anyTableLaws(hold);
    sightLaws(hold);
    tableLaws(hold);
  });
}
