import { describe } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { lawRunner } from '../contract/law-runner.ts';
import { everyLaw } from '../contract/laws.ts';
import { baseSeed } from '../depth.ts';
import { gamesOverPairs, pairsOf } from './pairs.ts';

/** Decisions per game; `DECISIONS=…` sets another number, `GAME=…` one game. */
const DECISION_COUNT = Number(process.env['DECISIONS'] ?? 100_000);
const gameId = process.env['GAME'];

const chosenGames: readonly WholeGame[] = [...(await loadGames()).values()].filter(
  ({ id }) => gameId === undefined || gameId === id,
);

describe.each(chosenGames.map((game) => [game.name, game] as const))('%s at scale', (name, game) => {
  const games = gamesOverPairs(game, DECISION_COUNT, baseSeed);
  const decisions = games.reduce((sum, { choices }) => sum + choices.length, 0);
  console.info(
    `${name}: ${games.length} games, ${decisions} decisions, ${pairsOf(game).length} pairs of house rules, SEED=${baseSeed}.`,
  );
  everyLaw(lawRunner(game, games));
});
