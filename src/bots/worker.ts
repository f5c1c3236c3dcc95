import type { GameMove } from '../game/play.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { loadCoached, loadEngine } from '../games/engines.ts';
import { createRandom } from '../random/random.ts';
import { serveAnswers } from '../workers/server.ts';
import type { SimpleBot } from './bot.ts';
import { beginner, greedy } from './greedy.ts';
import type {
  BotQuestion,
  CoachQuestion,
  DealQuestion,
  HintAnswer,
  HintQuestion,
  WorkerAnswer,
  WorkerQuestion,
} from './protocol.ts';
import { type CoachRemark, findRemarks } from './remark.ts';
import { playDeal } from './whole-deal.ts';

/** Time limit in ms, for slow devices. */
const TIME_LIMIT_MS = 250;

/** Bots that don't look ahead. */
const SIMPLE_BOTS: Readonly<Record<string, SimpleBot>> = { beginner, greedy };

/** Loads the shark and the game it needs, only when a shark or a hint is asked for. */
async function loadShark(name: string) {
  const [shark, game] = await Promise.all([import('./shark.ts'), loadEngine(name)]);
  if (!game) throw new RangeError(`no shark for ${name}`);
  return { ...shark, game };
}

async function chooseMove({ game: name, bot, view, seat, seed }: BotQuestion): Promise<GameMove> {
  if (bot === 'shark') {
    const { shark, game, MAX_WORLDS } = await loadShark(name);
    return shark(game, view, seat, createRandom(seed), { worlds: MAX_WORLDS, ms: TIME_LIMIT_MS });
  }
  const game = await loadEngine(name);
  const choice = SIMPLE_BOTS[bot];
  if (!game || !choice) throw new RangeError(`no bot ${bot} for ${name}`);
  return choice(game, view, seat, createRandom(seed));
}

async function advise({ hint: { game: name, view, seat }, ms }: HintQuestion): Promise<HintAnswer> {
  const { toBotChoice, game, evaluateCandidates, MAX_WORLDS } = await loadShark(name);
  return toBotChoice(evaluateCandidates(game, view, seat, { budget: { worlds: MAX_WORLDS, ms } }));
}

async function remarkOn({ game: name, view, seat, playedMove }: CoachQuestion): Promise<readonly CoachRemark[]> {
  const game = await loadCoached(name);
  if (!game) throw new RangeError(`no coach for ${name}`);
  const remarks = findRemarks(game, view, seat, playedMove, seatNamerFor(seat));
  if (remarks.every(({ better }) => better === null)) return remarks;
  // The coach criticizes only what hint and review would criticize as well.
  const sharkModule = await loadShark(name);
  const budget = { worlds: sharkModule.MAX_WORLDS, ms: TIME_LIMIT_MS };
  return sharkModule.isClearlyWorse(sharkModule.game, { view, seat, move: playedMove }, budget)
    ? remarks
    : remarks.filter(({ better }) => better === null);
}

async function totalDeal({ bot, ...deal }: DealQuestion): Promise<readonly number[]> {
  const { shark, game } = await loadShark(deal.game);
  const choice = bot === 'shark' ? shark : SIMPLE_BOTS[bot];
  if (!choice) throw new RangeError(`no bot ${bot}`);
  return playDeal(game, choice, deal);
}

serveAnswers<WorkerQuestion, WorkerAnswer>((question) => {
  if ('deal' in question) return totalDeal(question.deal);
  if ('playedMove' in question) return remarkOn(question);
  return 'hint' in question ? advise(question) : chooseMove(question);
});
