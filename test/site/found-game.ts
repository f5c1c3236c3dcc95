import { playerName } from '../../src/features/house-rules/names.ts';
import { recordOf } from '../../src/features/saved-games/match-record.ts';
import type { Game } from '../../src/game/game.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Zone } from '../../src/game/zone.ts';
import { createRandom } from '../../src/random/random.ts';
import { packMatch } from '../../src/referee/link.ts';

const YOUR_SEAT = 0;

/** The visible state at the player's turn. */
export interface SeenTurn {
  readonly view: GameState;
  readonly hand: Zone;
}

export interface FoundGame extends SeenTurn {
  /** The game as a link. */
  readonly link: string;
}

/** A random game up to a matching turn of the player; undefined if it never comes. */
export function findGame(
  game: Game,
  isIt: (turn: SeenTurn) => boolean,
  options = defaultOptions(game.options),
): FoundGame | undefined {
  for (let seed = 1; seed <= 20; seed++) {
    const random = createRandom(seed);
    const turns: { seat: number; move: GameMove }[] = [];
    let { state } = begin(game, options, seed);
    for (let seat = game.play.turn(state); seat !== null && turns.length < 400; seat = game.play.turn(state)) {
      const view = game.visibility.view(state, YOUR_SEAT);
      const hand = game.table
        .zones(view, YOUR_SEAT, playerName)
        .find((zone) => zone.kind === 'hand' && zone.seat === YOUR_SEAT);
      if (seat === YOUR_SEAT && hand && isIt({ view, hand })) {
        const practice = { game, match: { options, seed, turns }, strength: 'greedy', steps: [] } as const;
        return { view, hand, link: packMatch(recordOf(practice)) };
      }
      const moves = game.play.moves(state, seat);
      const move = moves[random.integerBelow(moves.length)] as GameMove;
      turns.push({ seat, move });
      state = game.play.play(state, seat, move).state;
    }
  }
  return undefined;
}
