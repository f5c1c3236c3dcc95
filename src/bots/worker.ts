import type { GameMove } from '../game/play.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { loadCoached, loadEngine } from '../games/engines.ts';
import { createRandom } from '../random/random.ts';
import { serveAnswers } from '../workers/server.ts';
import type { ShortSighted } from './bot.ts';
import { beginner, greedy } from './greedy.ts';
import type {
  Answer,
  BotQuestion,
  CoachQuestion,
  Hinted,
  HintQuestion,
  Question,
  WholeDeal,
} from './protocol.ts';
import { type Remark, remarks } from './remark.ts';
import { playWhole } from './whole.ts';

/** A slow device looks at fewer worlds, so that nobody waits: milliseconds. */
const PATIENCE = 250;

/** Those who look no further than the table. */
const SHORT: Readonly<Record<string, ShortSighted>> = { beginner, greedy };

/** Who looks ahead, and the game for it: fetched for whoever plays with a Shark, or asks for a hint. */
async function farSighted(name: string) {
  const [shark, game] = await Promise.all([import('./shark.ts'), loadEngine(name)]);
  if (!game) throw new RangeError(`nobody looks ahead in ${name}`);
  return { ...shark, game };
}

/** Bots think here, and the coach looks back, so that the page never waits for them. */
async function choose({ game: name, bot, view, seat, seed }: BotQuestion): Promise<GameMove> {
  if (bot === 'shark') {
    const { shark, game, MOST } = await farSighted(name);
    return shark(game, view, seat, createRandom(seed), { worlds: MOST, ms: PATIENCE });
  }
  const game = await loadEngine(name);
  const choice = SHORT[bot];
  if (!game || !choice) throw new RangeError(`no bot ${bot} for ${name}`);
  return choice(game, view, seat, createRandom(seed));
}

async function advise({ hint: { game: name, view, seat }, ms }: HintQuestion): Promise<Hinted> {
  const { choiceOf, game, judgeAll, MOST } = await farSighted(name);
  return choiceOf(judgeAll(game, view, seat, { budget: { worlds: MOST, ms } }));
}

async function lookBack({ game: name, view, seat, made }: CoachQuestion): Promise<readonly Remark[]> {
  const game = await loadCoached(name);
  if (!game) throw new RangeError(`no coach for ${name}`);
  const all = remarks(game, view, seat, made, seatNamerFor(seat));
  if (all.every(({ better }) => better === null)) return all;
  // A coach finds no fault that a hint or a review wouldn’t.
  const far = await farSighted(name);
  const budget = { worlds: far.MOST, ms: PATIENCE };
  return far.isClearlyWorse(far.game, { view, seat, move: made }, budget)
    ? all
    : all.filter(({ better }) => better === null);
}

async function whole({ bot, ...deal }: WholeDeal): Promise<readonly number[]> {
  const { shark, game } = await farSighted(deal.game);
  const choice = bot === 'shark' ? shark : SHORT[bot];
  if (!choice) throw new RangeError(`no bot ${bot}`);
  return playWhole(game, choice, deal);
}

serveAnswers<Question, Answer>((question) => {
  if ('deal' in question) return whole(question.deal);
  if ('made' in question) return lookBack(question);
  return 'hint' in question ? advise(question) : choose(question);
});
