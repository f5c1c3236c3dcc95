import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { COMMANDS, type Command } from '../../src/referee/answer.ts';
import { irregularRecord } from '../contract/irregular-record.ts';
import { beginningOf, decisionsOf, wholeGame } from '../contract/random-game.ts';
import { changeJson } from './change-json.ts';
import { fillNesting, hideCards, overgrown } from './overgrown.ts';

/** A line that was good once, and the seed that reproduces it. */
export interface FuzzLine {
  readonly seed: number;
  readonly command: Command;
  readonly text: string;
}

/** Number of lines made from the same games. */
export const POOL_LINES = 500;
/** Number of decisions of a game made into lines. */
const MAX_DECISIONS = 8;

interface Pool {
  readonly cases: readonly JsonObject[];
  readonly records: readonly JsonObject[];
  readonly counts: readonly JsonObject[];
}

/** Good cases, records and counts of a random game. */
function poolOf(game: WholeGame, random: Random): Pool {
  const randomGame = beginningOf(wholeGame(game, random.integerBelow(2 ** 31)));
  const { options } = randomGame;
  const decisions = random.shuffle([...decisionsOf(game, randomGame)]).slice(0, MAX_DECISIONS);
  const cases = decisions.map(({ state, seat, move }): JsonObject => {
    const knownState =
      random.integerBelow(2) === 0 ? state : game.visibility.view(state, random.integerBelow(game.seats(options)));
    const position = game.notation.position.write(knownState);
    return { game: game.id, options, position, seat, move: game.notation.move.write(move) };
  });
  const keys = game.notation.score?.keys ?? [];
  const counts = cases.map(({ position }): JsonObject => {
    const fields = Object.entries(position as JsonObject).filter(([key]) => keys.includes(key));
    return { game: game.id, options, ...Object.fromEntries(fields) };
  });
  const shortGame = { ...randomGame, choices: randomGame.choices.slice(0, 40) };
  return { cases, records: [irregularRecord(game, shortGame).record], counts };
}

/** Changes a good line, except one in ten. */
function changeLine(goodJson: JsonObject, donors: readonly JsonObject[], random: Random): JsonObject {
  const choice = random.integerBelow(10);
  if (choice === 0) return goodJson;
  if (choice < 6) return changeJson(goodJson, donors, random);
  if (choice < 8) return overgrown(goodJson, random);
  return hideCards(choice === 8 ? goodJson : changeJson(goodJson, donors, random), random);
}

/** Yields lines without end, starting at a seed. Each seed makes its line independently. */
export function* linesFrom(games: readonly WholeGame[], firstSeed: number): Generator<FuzzLine> {
  let block = -1;
  let pools: readonly Pool[] = [];
  for (let seed = firstSeed; ; seed++) {
    if (Math.floor(seed / POOL_LINES) !== block) {
      block = Math.floor(seed / POOL_LINES);
      const random = createRandom(block + 1);
      pools = games.map((game) => poolOf(game, random));
    }
    const random = createRandom(seed);
    const { cases, records, counts } = random.pick(pools);
    const command = random.pick([...COMMANDS, 'judge', 'apply'] as const);
    const pool = command === 'audit' ? records : command === 'score' ? counts : cases;
    yield { seed, command, text: fillNesting(JSON.stringify(changeLine(random.pick(pool), pool, random))) };
  }
}
