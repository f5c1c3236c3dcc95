import { listCandidates, type SimpleBot } from '../../bots/bot.ts';
import { beginner, greedy, rankCandidates } from '../../bots/greedy.ts';
import { random } from '../../bots/random.ts';
import type { AnyAim } from '../../game/aim.ts';
import type { WholeGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import { hashOf } from '../../random/hash.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { addMove, type MiniQuestion, optionsFor, questionAt, stepOpening } from './opening.ts';
import { evaluateStanding, type MiniPath, type MiniStanding, MY_SEAT } from './standing.ts';
import { type MiniDeal, readLine } from './stock.ts';

/** Who plays, by the names aims know. */
const BOTS: Readonly<Record<AnyAim['bot'], SimpleBot>> = { beginner, greedy };

/** What a bot answers: the same as in the worker of the page. */
export const answerQuestion = (game: WholeGame, { bot, view, seat, seed }: MiniQuestion): GameMove =>
  BOTS[bot](game, view, seat, createRandom(seed));

/** Where a mini-game with that seed begins; null where the deal never comes to it. */
export function playOpening(game: WholeGame, aim: AnyAim, seed: number): MiniPath | null {
  const steps = stepOpening(game, aim, seed);
  let next = steps.next();
  while (!next.done) next = steps.next(answerQuestion(game, next.value));
  return next.value;
}

/** How one plays: the move of one’s own, the number of which is given. */
type ChooseOwn = (asked: MiniQuestion, n: number) => GameMove | null;

/** A line that was played: how it stands, and one’s own moves. */
interface PlayedLine {
  readonly standing: MiniStanding;
  readonly own: readonly GameMove[];
}

/** Plays a mini-game to its end: the others as at the table, oneself as told. What is asked out of turn is let go. */
export function playLine(
  game: WholeGame,
  aim: AnyAim,
  seed: number,
  begun: MiniPath,
  choose: ChooseOwn,
): PlayedLine | null {
  let way = begun;
  const own: GameMove[] = [];
  const most = game.play.bound(optionsFor(game, aim));
  for (let n = 0; n < most; n++) {
    const stands = evaluateStanding(game, aim, way);
    const asked = stands.over ? null : questionAt(game, aim.bot, way, seed);
    if (!asked) return { standing: stands, own };
    const { seat, view } = asked;
    const aside = seat === MY_SEAT && game.aside?.question(view, seat) !== undefined;
    const move = aside
      ? (game.aside?.window(view, seat)?.decline ?? null)
      : seat === MY_SEAT
        ? choose(asked, own.length)
        : answerQuestion(game, asked);
    if (!move) return null;
    if (seat === MY_SEAT && !aside) own.push(move);
    way = addMove(game, way, seat, move);
  }
  return null;
}

/** Lines that are tried for three stars, at most. */
const MAX_LINES = 160;
/** Lines at random, and of these so many that reach three stars make a deal too easy. */
const RANDOM_LINES = 50;
const TOO_EASY = 30;

/** Mostly one of the moves that look best, now and then any. */
function createSensiblePlayer(game: WholeGame, chance: Random): ChooseOwn {
  return ({ view, seat }) => {
    const dice = chance.fraction();
    if (dice < 0.25) return chance.pick(listCandidates(game, view, seat));
    const best = rankCandidates(game, view, seat, chance);
    return (dice < 0.6 ? best[0] : chance.pick(best.slice(0, 3))) ?? null;
  };
}

/** Whether playing at random reaches three stars most of the time. */
function isTooEasy(game: WholeGame, aim: AnyAim, seed: number, begun: MiniPath): boolean {
  let reached = 0;
  for (let n = 0; n < RANDOM_LINES; n++) {
    const chance = createRandom(hashOf(`${aim.id} ${seed} easy ${n}`));
    const line = playLine(game, aim, seed, begun, ({ view, seat }) => random(game, view, seat, chance));
    if (line?.standing.stars === 3) reached++;
    // It is decided either way.
    if (reached > TOO_EASY) return true;
    if (reached + RANDOM_LINES - 1 - n <= TOO_EASY) return false;
  }
  return false;
}

/**
 * A line to three stars, or null where none was found, and where anybody would stumble on one. The first tries are
 * sensible play from the start; the later ones follow the best line so far and leave it somewhere.
 */
function findLine(game: WholeGame, aim: AnyAim, seed: number): readonly GameMove[] | null {
  const begun = playOpening(game, aim, seed);
  if (!begun || evaluateStanding(game, aim, begun).over) return null;
  let best: PlayedLine | null = null;
  for (let n = 0; n < MAX_LINES; n++) {
    const chance = createRandom(hashOf(`${aim.id} ${seed} line ${n}`));
    const free = createSensiblePlayer(game, chance);
    const kept: readonly GameMove[] =
      best && n % 3 > 0 ? best.own.slice(0, chance.below(best.own.length)) : [];
    const line = playLine(game, aim, seed, begun, (asked, at) => kept[at] ?? free(asked, at));
    if (!line) continue;
    if (line.standing.stars === 3) return isTooEasy(game, aim, seed, begun) ? null : line.own;
    if (!best || line.standing.far >= best.standing.far) best = line;
  }
  return null;
}

/** So many deals are looked at for each that is wanted, at most. */
const MAX_SEEDS = 25;

/** Deals whose aim can be reached, and isn’t at every turn; fewer where there aren’t as many. */
export function* findDeals(game: WholeGame, aim: AnyAim, wanted: number): Generator<MiniDeal> {
  let found = 0;
  for (let seed = 1; seed <= wanted * MAX_SEEDS && found < wanted; seed++) {
    const line = findLine(game, aim, seed);
    if (!line) continue;
    found++;
    yield { seed, line: line.map((move) => game.notation.move.write(move)) };
  }
}

/** How a deal stands at the end of its line; null where that can’t be played to its end. */
export function replayDeal(game: WholeGame, aim: AnyAim, deal: MiniDeal): MiniStanding | null {
  const begun = playOpening(game, aim, deal.seed);
  const moves = readLine(game, aim, deal);
  if (!begun || !moves) return null;
  const line = playLine(game, aim, deal.seed, begun, ({ view, seat }, n) => {
    const move = moves[n];
    return move && judge(game, view, seat, move).legal ? move : null;
  });
  return line?.standing ?? null;
}
