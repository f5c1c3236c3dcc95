import { describe } from 'vitest';
import type { ThinkingGame } from '../../src/game/game.ts';
import { isQuick } from '../depth.ts';
import { edgeGames } from './edges.ts';
import { holdFor } from './hold.ts';
import { inputLaws } from './laws-of-input.ts';
import { anyTableLaws, legalityLaws } from './laws-of-legality.ts';
import { matchLaws } from './laws-of-matches.ts';
import { recordLaws } from './laws-of-records.ts';
import { sightLaws } from './laws-of-sight.ts';
import { tableLaws } from './laws-of-tables.ts';
import { sometimes } from './sometimes.ts';

/** Every law of the contract, held against random games of one game. Each game's own folder calls it. */
export function laws(game: ThinkingGame): void {
  describe(`${game.name} obeys the laws`, () => {
    const hold = holdFor(game);
    matchLaws(hold);
    legalityLaws(hold);
    anyTableLaws(hold);
    sightLaws(hold);
    tableLaws(hold);
    inputLaws(hold);
    recordLaws(hold);
    sometimes(hold);
  });

  describe.skipIf(isQuick)(`${game.name} obeys the laws at both edges of every number`, () => {
    const hold = holdFor(game, edgeGames(game));
    matchLaws(hold);
    anyTableLaws(hold);
    sightLaws(hold);
    tableLaws(hold);
  });
}
