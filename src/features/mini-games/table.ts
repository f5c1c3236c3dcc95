import type { AnyAim } from '../../game/aim.ts';
import type { CoachedGame } from '../../game/game.ts';
import { loadTeaching } from '../../games/lazy-groups.ts';
import { optionsFor, stepOpening } from '../../scenarios/mini/opening.ts';
import { evaluateStanding, type MiniStanding } from '../../scenarios/mini/standing.ts';
import { fetchAdvisedGame, requireFound } from '../../table/fetch-game.ts';
import { dispatch, getBotClient } from '../practice/index.ts';
import type { Practice } from '../saved-games/index.ts';

/** A game with an aim for the player. */
export interface Mini {
  readonly game: CoachedGame;
  readonly aim: AnyAim;
}

/** A dealt mini-game: its seed, and the number of turns played before the player begins. */
export interface DealtMini extends Mini {
  readonly seed: number;
  readonly start: number;
}

/** @throws Error if it can't be fetched */
export async function fetchMini(game: string, aim: string): Promise<Mini> {
  const [table, teaching] = await Promise.all([fetchAdvisedGame(game, false), loadTeaching(game)]);
  return {
    game: table,
    aim: requireFound(
      teaching?.aims.find(({ id }) => id === aim),
      `mini-game ${aim} of ${game}`,
    ),
  };
}

/** Deals a mini-game and has the bots play until the player begins. @throws Error if no bot answers */
export async function dealMini({ game, aim }: Mini, seed: number): Promise<DealtMini> {
  const botClient = getBotClient();
  const steps = stepOpening(game, aim, seed);
  let result = steps.next();
  while (!result.done) result = steps.next(await botClient.ask({ game: game.id, ...result.value }));
  const opening = requireFound(result.value ?? undefined, `opening of ${aim.id} of ${game.id} from seed ${seed}`);
  const match = { options: optionsFor(game, aim), seed, turns: opening.turns };
  const practice: Practice = { game, match, strength: aim.bot, steps: opening.steps, isTransient: true };
  dispatch({ type: 'sit-down', practice, isNewDeal: true });
  return { game, aim, seed, start: opening.start };
}

export const standingOf = ({ game, aim, start }: DealtMini, { match, steps }: Practice): MiniStanding =>
  evaluateStanding(game, aim, { turns: match.turns, steps, start });

export const stopMini = (): void => dispatch({ type: 'halt' });
