import { listCandidates, type SimpleBot } from '../../bots/bot.ts';
import { beginner, greedy, rankCandidates } from '../../bots/greedy.ts';
import { random } from '../../bots/random.ts';
import type { AnyAim } from '../../game/aim.ts';
import type { WholeGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { hashOf } from '../../random/hash.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { addMove, type MiniQuestion, optionsFor, questionAt, stepOpening } from './opening.ts';
import { evaluateStanding, type MiniPath, type MiniStanding, MY_SEAT } from './standing.ts';
import type { MiniDeal } from './stock.ts';

/** The bots that aims may name. */
const BOTS_BY_NAME: Readonly<Record<AnyAim['bot'], SimpleBot>> = { beginner, greedy };

/** Returns the bot's move, chosen as in the page's worker. */
export const answerQuestion = (game: WholeGame, { bot, view, seat, seed }: MiniQuestion): GameMove =>
  BOTS_BY_NAME[bot](game, view, seat, createRandom(seed));

/** Plays to the start of a mini-game; null if the deal doesn't get there. */
export function playOpening(game: WholeGame, aim: AnyAim, seed: number): MiniPath | null {
  const steps = stepOpening(game, aim, seed);
  let step = steps.next();
  while (!step.done) step = steps.next(answerQuestion(game, step.value));
  return step.value;
}

/** Chooses the player's move; `n` is its number from 0. Null ends the attempt. */
type ChooseOwn = (question: MiniQuestion, n: number) => GameMove | null;

/** A played line: its standing and the player's moves. */
interface PlayedLine {
  readonly standing: MiniStanding;
  readonly playerMoves: readonly GameMove[];
}

/**
 * Plays a mini-game to its end with the player's choices; null if a choice is null. The player declines all windows.
 */
export function playLine(
  game: WholeGame,
  aim: AnyAim,
  seed: number,
  opening: MiniPath,
  choose: ChooseOwn,
): PlayedLine | null {
  let path = opening;
  const playerMoves: GameMove[] = [];
  const maxMoves = game.play.bound(optionsFor(game, aim));
  for (let moveCount = 0; moveCount <= maxMoves; moveCount++) {
    const standing = evaluateStanding(game, aim, path);
    const question = standing.isOver ? null : questionAt(game, aim.bot, path, seed);
    if (!question) return { standing, playerMoves };
    const { seat, view } = question;
    const isAside = seat === MY_SEAT && game.aside?.question(view, seat) !== undefined;
    const move = isAside
      ? (game.aside?.window(view, seat)?.decline ?? null)
      : seat === MY_SEAT
        ? choose(question, playerMoves.length)
        : answerQuestion(game, question);
    if (!move) return null;
    if (seat === MY_SEAT && !isAside) playerMoves.push(move);
    path = addMove(game, path, seat, move);
  }
  return null;
}

/** Most lines to try for three stars. */
const MAX_LINES = 160;
/** Number of random lines that test how easy a deal is. */
const RANDOM_LINES = 50;
/** A deal is too easy if more random lines than this reach three stars. */
const MAX_RANDOM_SUCCESSES = 30;

/** Chooses one of the best-rated moves most of the time, otherwise any. */
function createSensiblePlayer(game: WholeGame, chance: Random): ChooseOwn {
  return ({ view, seat }) => {
    const dice = chance.fraction();
    if (dice < 0.25) return chance.pick(listCandidates(game, view, seat));
    const rankedMoves = rankCandidates(game, view, seat, chance);
    return (dice < 0.6 ? rankedMoves[0] : chance.pick(rankedMoves.slice(0, 3))) ?? null;
  };
}

/** Whether random play gets three stars in most lines. */
function isTooEasy(game: WholeGame, aim: AnyAim, seed: number, opening: MiniPath): boolean {
  let successes = 0;
  for (let lineIndex = 0; lineIndex < RANDOM_LINES; lineIndex++) {
    const chance = createRandom(hashOf(`${aim.id} ${seed} easy ${lineIndex}`));
    const line = playLine(game, aim, seed, opening, ({ view, seat }) => random(game, view, seat, chance));
    if (line?.standing.stars === 3) successes++;
    // Stops once the result is certain.
    if (successes > MAX_RANDOM_SUCCESSES) return true;
    if (successes + RANDOM_LINES - 1 - lineIndex <= MAX_RANDOM_SUCCESSES) return false;
  }
  return false;
}

/**
 * Returns a line with three stars; null if none was found or if the deal is too easy. Every third attempt is
 * played freely; the others follow the best line so far up to a random move and then deviate.
 */
function findLine(game: WholeGame, aim: AnyAim, seed: number): readonly GameMove[] | null {
  const opening = playOpening(game, aim, seed);
  if (!opening || evaluateStanding(game, aim, opening).isOver) return null;
  let bestLine: PlayedLine | null = null;
  for (let lineIndex = 0; lineIndex < MAX_LINES; lineIndex++) {
    const chance = createRandom(hashOf(`${aim.id} ${seed} line ${lineIndex}`));
    const chooseFreely = createSensiblePlayer(game, chance);
    const keptMoves: readonly GameMove[] =
      bestLine && lineIndex % 3 > 0
        ? bestLine.playerMoves.slice(0, chance.integerBelow(bestLine.playerMoves.length))
        : [];
    const line = playLine(game, aim, seed, opening, (question, at) => keptMoves[at] ?? chooseFreely(question, at));
    if (!line) continue;
    if (line.standing.stars === 3) return isTooEasy(game, aim, seed, opening) ? null : line.playerMoves;
    if (!bestLine || line.standing.progress >= bestLine.standing.progress) bestLine = line;
  }
  return null;
}

/** Most seeds to examine per deal. */
const MAX_SEEDS = 25;

/** Yields deals in which three stars are possible but not trivial; fewer than wanted if there aren't enough. */
export function* findDeals(game: WholeGame, aim: AnyAim, dealCount: number): Generator<MiniDeal> {
  let foundCount = 0;
  for (let seed = 1; seed <= dealCount * MAX_SEEDS && foundCount < dealCount; seed++) {
    const line = findLine(game, aim, seed);
    if (!line) continue;
    foundCount++;
    yield { seed, line: line.map((move) => game.notation.move.write(move)) };
  }
}
