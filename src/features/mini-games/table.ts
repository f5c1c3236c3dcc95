import type { AnyAim } from '../../game/aim.ts';
import type { CoachedGame } from '../../game/game.ts';
import { loadTeaching } from '../../games/lazy-groups.ts';
import { optionsFor, stepOpening } from '../../scenarios/mini/opening.ts';
import { evaluateStanding, type MiniStanding } from '../../scenarios/mini/standing.ts';
import { fetchAdvisedGame, requirePart } from '../../table/game.ts';
import type { Practice } from '../practice/match-record.ts';
import { dispatch, getThinker } from '../practice/state/run.ts';

/** What is played on a page: the game, and what one tries to bring about in it. */
export interface Mini {
  readonly game: CoachedGame;
  readonly aim: AnyAim;
}

/** A mini-game that was dealt: from which deal, and after how many turns it began. */
export interface DealtMini extends Mini {
  readonly seed: number;
  readonly start: number;
}

/** @throws Error where it can’t be had */
export async function fetchMini(game: string, aim: string): Promise<Mini> {
  const [table, teaching] = await Promise.all([fetchAdvisedGame(game, false), loadTeaching(game)]);
  return {
    game: table,
    aim: requirePart(
      teaching?.aims.find(({ id }) => id === aim),
      `${game}: ${aim}`,
    ),
  };
}

/** Deals a mini-game, has the others play to where it begins, and sits down. @throws Error where nobody answers */
export async function dealMini({ game, aim }: Mini, seed: number): Promise<DealtMini> {
  const thinker = getThinker();
  const steps = stepOpening(game, aim, seed);
  let next = steps.next();
  while (!next.done) next = steps.next(await thinker.ask({ game: game.id, ...next.value }));
  const way = requirePart(next.value ?? undefined, `${game.id}: ${aim.id} ${seed}`);
  const match = { options: optionsFor(game, aim), seed, turns: way.turns };
  const practice: Practice = { game, match, strength: aim.bot, steps: way.steps, isTransient: true };
  dispatch({ type: 'sit-down', practice, dealt: true });
  return { game, aim, seed, start: way.start };
}

/** How it stands. */
export const standingOf = ({ game, aim, start }: DealtMini, { match, steps }: Practice): MiniStanding =>
  evaluateStanding(game, aim, { turns: match.turns, steps, start });

/** It is over: nobody plays on. */
export const stopMini = (): void => dispatch({ type: 'halt' });
