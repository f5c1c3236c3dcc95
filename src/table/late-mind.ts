import type { Game, TableGame, ThinkingGame } from '../game/game.ts';

type Mind = ThinkingGame['heuristics'];

/** As long as nobody thinks, nobody says anything. */
const SILENT: Mind = { rate: () => 0, rateNaively: () => 0, advise: () => [], reasons: () => [] };

/** Who thinks in a game, and may still be on the way. */
export interface LateMind {
  readonly heuristics: Mind;
  /** Whether they are there. */
  readonly thinks?: () => boolean;
  /** Fetches them, if nobody has. It fails where they can’t be had; the next who asks tries again. */
  readonly sendForMind?: () => Promise<void>;
}

/** A game whose thinker may still be on the way. */
export type SoonThinking = Game & LateMind;

/** Where who thinks is: no page begins with it. */
export const fetchMinds = () => import('../games/engines.ts');

/** The game with who thinks in it as soon as they are there: no table needs them to be laid, and no judge. */
export function withLateMind<G extends TableGame>(game: G): G & LateMind {
  let mind: Mind | undefined;
  return {
    ...game,
    get heuristics() {
      return mind ?? SILENT;
    },
    thinks: () => mind !== undefined,
    async sendForMind() {
      const { loadCoached } = await fetchMinds();
      mind ??= (await loadCoached(game.id))?.heuristics;
      if (!mind) throw new Error(`nobody thinks in ${game.id}`);
    },
  };
}
