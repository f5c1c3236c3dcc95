import { namesAround } from '../game/names.ts';
import type { GameMove } from '../game/play.ts';
import { loadEngine, loadSearched } from '../games/loader.ts';
import { seeded } from '../random/random.ts';
import { answerWith } from '../workers/answer.ts';
import type { Budget } from './bot.ts';
import { BOTS } from './bots.ts';
import type { Answer, BotQuestion, CoachQuestion, Hinted, HintQuestion, Question } from './protocol.ts';
import { type Remark, remarks } from './remark.ts';
import { proofOf, think } from './shark.ts';

/** A slow device looks at fewer worlds, so that nobody waits. */
const BUDGET: Budget = { worlds: 64, ms: 250 };

/** Bots think here, and the coach looks back, so that the page never waits for them. */
async function choose({ game: name, bot, view, seat, seed }: BotQuestion): Promise<GameMove> {
  const game = await loadSearched(name);
  const choice = BOTS[bot];
  if (!game || !choice) throw new RangeError(`no bot ${bot} for ${name}`);
  return choice(game, view, seat, seeded(seed), BUDGET);
}

async function advise({ hint: { game: name, view, seat, seed } }: HintQuestion): Promise<Hinted> {
  const game = await loadSearched(name);
  if (!game) throw new RangeError(`nobody to ask in ${name}`);
  const choice = think(game, view, seat, seeded(seed), BUDGET);
  return { move: choice.move, proof: proofOf(choice) };
}

async function lookBack({ game: name, view, seat, made }: CoachQuestion): Promise<readonly Remark[]> {
  const game = await loadEngine(name);
  if (!game) throw new RangeError(`no coach for ${name}`);
  return remarks(game, view, seat, made, namesAround(seat));
}

answerWith<Question, Answer>((question) => {
  if ('made' in question) return lookBack(question);
  return 'hint' in question ? advise(question) : choose(question);
});
