import { loadGames } from '../../src/cli/games.ts';
import type { Game } from '../../src/game/game.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove } from '../../src/game/play.ts';
import type { Zone } from '../../src/game/zone.ts';
import { seeded } from '../../src/random/random.ts';
import { packMatch } from '../../src/referee/link.ts';
import { recordOf } from '../../src/stores/match-record.ts';
import { playerName } from '../../src/stores/names.ts';

const YOU = 0;

export interface Crowd {
  readonly id: string;
  /** Of a game that is shared. */
  readonly link: string;
  readonly hand: Zone;
}

/** The game in which you come to hold so many cards, by chance; undefined where nobody ever does. */
function crowdIn(game: Game, cards: number): Crowd | undefined {
  const options = defaultOptions(game.options);
  for (let seed = 1; seed <= 20; seed++) {
    const random = seeded(seed);
    const turns: { seat: number; move: GameMove }[] = [];
    let { state } = begin(game, options, seed);
    for (
      let seat = game.play.turn(state);
      seat !== null && turns.length < 400;
      seat = game.play.turn(state)
    ) {
      const hand = game.table
        .zones(game.seen.view(state, YOU), YOU, playerName)
        .find((zone) => zone.kind === 'hand' && zone.seat === YOU);
      if (seat === YOU && hand && hand.items.length >= cards) {
        const practice = { game, match: { options, seed, turns }, strength: 'greedy', steps: [] } as const;
        return { id: game.id, link: packMatch(recordOf(practice)), hand };
      }
      const moves = game.play.moves(state, seat);
      const move = moves[random.below(moves.length)] as GameMove;
      turns.push({ seat, move });
      state = game.play.play(state, seat, move).state;
    }
  }
  return undefined;
}

/** A game whose hand is fuller than any that fits one line. */
export async function fullHand(cards: number): Promise<Crowd | undefined> {
  for (const game of (await loadGames()).values()) {
    const crowd = crowdIn(game, cards);
    if (crowd) return crowd;
  }
  return undefined;
}
