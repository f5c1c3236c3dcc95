import { namesAround } from '../game/names.ts';
import type { GameMove } from '../game/play.ts';
import { loadEngine, loadSearched } from '../games/loader.ts';
import { seeded } from '../random/random.ts';
import { answerWith } from '../workers/answer.ts';
import { BOTS } from './bots.ts';
import type { Answer, BotQuestion, CoachQuestion, Question } from './protocol.ts';
import { type Remark, remarks } from './remark.ts';

/** Bots think here, and the coach looks back, so that the page never waits for them. */
async function choose({ game: name, bot, view, seat, seed }: BotQuestion): Promise<GameMove> {
  const game = await loadSearched(name);
  const choice = BOTS[bot];
  if (!game || !choice) throw new RangeError(`no bot ${bot} for ${name}`);
  return choice(game, view, seat, seeded(seed));
}

async function lookBack({ game: name, view, seat, made }: CoachQuestion): Promise<readonly Remark[]> {
  const game = await loadEngine(name);
  if (!game) throw new RangeError(`no coach for ${name}`);
  return remarks(game, view, seat, made, namesAround(seat));
}

answerWith<Question, Answer>((question) => ('made' in question ? lookBack(question) : choose(question)));
