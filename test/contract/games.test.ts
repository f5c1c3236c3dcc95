import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { seeded } from '../../src/random/random.ts';
import { freeze, playThrough, someOptions } from './play-through.ts';

const GAMES = 2000;

describe.each(games.map((game) => [game.name, game] as const))('%s, two thousand random games', (_, game) => {
  test('ends within its bound, keeps its cards, changes nothing it was given, cites a rule for all that happens', () => {
    const citable = new Set(
      game.rules.all
        .filter(({ kind }) => kind === 'consequence' || kind === 'permission')
        .map(({ id }) => id),
    );
    for (let seed = 0; seed < GAMES; seed++) {
      const options = someOptions(game, seeded(seed));
      let steps = 0;
      for (const { state, move, after, events } of playThrough(game, options, seed)) {
        freeze(state);
        if (++steps > game.bound) throw new Error(`seed ${seed}: more than ${game.bound} moves`);
        const stray = events.find(({ rule }) => !citable.has(rule));
        const silent = events.length === 0 && !game.outOfTurn?.(move);
        if (silent || stray) throw new Error(`seed ${seed}, move ${steps}: no rule for ${stray?.kind}`);
        checkCards(seed, steps, game.cards(after), game.turn(after) === null);
        checkScores(seed, game.scores(state), game.scores(after), events);
      }
      expect(steps).toBeGreaterThan(0);
    }
  });

  /** Law 8: no card doubled, none lost while the match goes on. */
  function checkCards(seed: number, step: number, cards: readonly number[], over: boolean): void {
    const left = new Map(game.pack.cards.map((card) => [card, game.pack.copies(card)]));
    for (const card of cards) left.set(card, (left.get(card) ?? 0) - 1);
    const counts = [...left.values()];
    if (counts.some((n) => n < 0)) throw new Error(`seed ${seed}, move ${step}: a card is doubled`);
    if (!over && counts.some((n) => n > 0)) throw new Error(`seed ${seed}, move ${step}: a card is lost`);
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
});
