import { describe, expect, test } from 'vitest';
import type { Game, GameState } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { seeded } from '../../src/random/random.ts';
import { freeze, often, playThrough, someOptions } from './play-through.ts';
import { isShown } from './shown.ts';

/** A game in the making is played through less often. */
const gamesOf = (game: Game): number => often(isShown(game) ? 2000 : 150);

describe.each(games.map((game) => [game.name, game] as const))(
  '%s, through thousands of random games',
  (_, game) => {
    test('ends within its bound, keeps its cards, changes nothing it was given, cites a rule for all that happens', () => {
      const citable = new Set(
        game.rules.all
          .filter(({ kind }) => kind === 'consequence' || kind === 'permission')
          .map(({ id }) => id),
      );
      const all = gamesOf(game);
      for (let seed = 0; seed < all; seed++) {
        const options = someOptions(game, seeded(seed));
        let steps = 0;
        let dealt: ReadonlyMap<number, number> | undefined;
        for (const { state, move, after, events } of playThrough(game, options, seed)) {
          freeze(state);
          dealt ??= counted(game.cards(state));
          if (++steps > game.bound) throw new Error(`seed ${seed}: more than ${game.bound} moves`);
          const stray = events.find(({ rule }) => !citable.has(rule));
          const silent = events.length === 0 && !game.outOfTurn?.(move);
          if (silent || stray) throw new Error(`seed ${seed}, move ${steps}: no rule for ${stray?.kind}`);
          checkCards(seed, steps, dealt, after);
          checkScores(seed, game.scores(state), game.scores(after), events);
        }
        expect(steps).toBeGreaterThan(0);
      }
    });

    /** How often each card is there. */
    function counted(cards: readonly number[]): ReadonlyMap<number, number> {
      const counts = new Map<number, number>();
      for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
      return counts;
    }

    const isSame = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean =>
      a.size === b.size && [...a].every(([card, n]) => b.get(card) === n);

    /** Law 8: no card doubled, and of those that are in the match none lost while it goes on. */
    function checkCards(
      seed: number,
      step: number,
      dealt: ReadonlyMap<number, number>,
      after: GameState,
    ): void {
      const now = counted(game.cards(after));
      // What was dealt was looked at once; as long as it is all there, nothing can be doubled.
      if (step > 1 && isSame(dealt, now)) return;
      for (const [card, n] of now) {
        if (n > game.pack.copies(card)) throw new Error(`seed ${seed}, move ${step}: a card is doubled`);
      }
      if (game.turn(after) !== null && !isSame(dealt, now))
        throw new Error(`seed ${seed}, move ${step}: a card is lost`);
    }

    /** Law 14: totals grow by exactly what the events say. */
    function checkScores(
      seed: number,
      before: readonly number[],
      after: readonly number[],
      events: readonly { kind: string; seat: number | null; side?: number; n?: number }[],
    ): void {
      const due = [...before];
      for (const event of events) {
        const who = event.side ?? event.seat;
        if (event.kind === 'scored' && who !== null) due[who] = (due[who] ?? 0) + (event.n ?? 0);
      }
      if (due.join() !== after.join())
        throw new Error(`seed ${seed}: ${before} and the lines make ${due}, not ${after}`);
    }
  },
);
