import type { Game } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { createRandom } from '../../src/random/random.ts';

interface Client {
  readonly moves: { move(move: GameMove): void };
  getState(): { readonly G: GameState };
  start(): void;
}
type MakeClient = (spec: object) => Client;

/** boardgame.io isn't a dependency; it is measured only if it was installed beside the project. */
async function load(): Promise<MakeClient | undefined> {
  const name = 'boardgame.io/dist/cjs/client.js';
  try {
    const module = (await import(name)) as { Client?: MakeClient; default?: { Client: MakeClient } };
    return module.Client ?? module.default?.Client;
  } catch {
    return undefined;
  }
}

/**
 * Plays the same rules through boardgame.io's own client; the moves come from our engine.
 * @returns moves per second, or undefined without boardgame.io
 */
export async function onBoardgame(game: Game, seconds: number): Promise<number | undefined> {
  const make = await load();
  if (!make) return undefined;
  const random = createRandom(1);
  const options = defaultOptions(game.options);
  let moveCount = 0;
  const start = performance.now();
  for (let seed = 0; performance.now() - start < seconds * 1000; seed++) {
    const client = make({
      debug: false,
      game: {
        setup: () => game.play.deal(options, seed),
        moves: {
          move: ({ G }: { G: GameState }, move: GameMove) => game.play.play(G, game.play.turn(G) ?? 0, move).state,
        },
      },
    });
    client.start();
    for (
      let state = client.getState().G;
      game.play.turn(state) !== null && performance.now() - start < seconds * 1000;
    ) {
      client.moves.move(random.pick(game.play.moves(state, game.play.turn(state) ?? 0)));
      state = client.getState().G;
      moveCount++;
    }
  }
  return (moveCount / (performance.now() - start)) * 1000;
}
