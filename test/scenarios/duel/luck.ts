import type { WholeGame } from '../../../src/game/game.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { cards, duelAt, duelWith } from './duel.ts';
import type { Duel, DuelMove } from './rules.ts';

type Lucky = Duel & { readonly world?: number; readonly played?: string };

/** What the card of a code is worth in a world. */
type Luck = (code: string, world: number) => number;

/** The second player is to answer the eight of spades with the nine, the three or the four. */
export const LUCKY_STATE: Duel = duelAt(['? ?', '9S 3S 4S'], { turn: 1, led: cards('8S')[0] ?? null });

/**
 * A game in which each move ends the deal and is worth what luck says: that of the code in the nth world sampled. The
 * worlds differ in nothing else. A new game counts its worlds from 0.
 */
export function gameOfLuck(worthOf: Luck, leadOf = worthOf): WholeGame {
  const game = duelWith('8S 9S 3S 4S 5H 6H', 3);
  let sampled = 0;
  const worth = (end: GameState, luck: Luck): number => {
    const { world = 0, played = '' } = end as Lucky;
    return luck(played, world);
  };
  return {
    ...game,
    play: {
      ...game.play,
      play: (state: GameState, _seat: number, move: GameMove) => ({
        state: { ...state, turn: null, played: game.pack.code((move as DuelMove).card) } as Lucky,
        events: [],
      }),
    },
    visibility: { ...game.visibility, sampleWorld: (view: GameState) => ({ ...view, world: sampled++ }) as Lucky },
    search: { ...game.search, evaluate: (end) => worth(end, worthOf), lead: (end) => worth(end, leadOf) },
  };
}
