import { loadSearched } from '../../games/parts.ts';
import { answerWith } from '../../workers/answer.ts';
import type { BotsAsked } from './ask.ts';
import { botsPlay } from './bots-play.ts';

/** A whole game is played here by bots: the page never waits for it. */
answerWith(async ({ game: id, ...deal }: BotsAsked) => {
  const game = await loadSearched(id);
  if (!game) throw new RangeError(`There is no game ${id}.`);
  return botsPlay(game, deal);
});
