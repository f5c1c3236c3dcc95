import { describe, expect, test } from 'vitest';
import { beginner, greedy } from '../../src/bots/greedy.ts';
import { random as randomBot } from '../../src/bots/random.ts';
import { UNKNOWN } from '../../src/cards/card.ts';
import type { Game, GameMove, GameState } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import { replay } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { seeded } from '../../src/random/random.ts';
import { verdictOf } from '../../src/referee/ruling.ts';
import { type Decision, often, playThrough, someOptions } from './play-through.ts';

/** Decisions worth a close look: every so-and-so-many-th of some games under all sorts of house rules. */
function sample(game: Game, count: number, every: number): Decision[] {
  const found: Decision[] = [];
  for (let seed = 0; seed < count; seed++) {
    let n = seed;
    for (const decision of playThrough(game, someOptions(game, seeded(1000 + seed)), seed)) {
      if (n++ % every === 0) found.push(decision);
    }
  }
  return found;
}

const name = (seat: number): string => `seat ${seat}`;
const codes = (game: Game, state: GameState): string => JSON.stringify(game.wire.position.write(state));

/** So many tries at most are compared; a longer list is compared as far as it goes. */
const MOST_TRIES = 10_000;

function firstTries(game: Game, state: GameState, seat: number): { tries: GameMove[]; all: boolean } {
  const tries: GameMove[] = [];
  for (const move of game.tries(state, seat)) {
    if (tries.length >= MOST_TRIES) return { tries, all: false };
    tries.push(move);
  }
  return { tries, all: true };
}

describe.each(games.map((game) => [game.name, game] as const))('%s obeys the laws', (_, game) => {
  let sampled: readonly Decision[] | undefined;
  const decisions = (): readonly Decision[] => {
    sampled ??= sample(game, often(40), 23);
    return sampled;
  };

  test('law 1: the same seed and moves are the same match', () => {
    const options = defaultOptions(game.options);
    const turns = [...playThrough(game, options, 5)].map(({ seat, move }) => ({ seat, move }));
    const seed = seeded(5).below(2 ** 31);
    const once = replay(game, { options, seed, turns });
    expect(once.broken).toBeNull();
    expect(replay(game, { options, seed, turns }).steps.at(-1)).toEqual(once.steps.at(-1));
    expect(game.deal(options, seed + 1)).not.toEqual(game.deal(options, seed));
  });

  test('laws 2 and 3: what is built as legal is exactly what is judged legal, and a refusal says why', () => {
    const known = new Set(game.rules.all.map(({ id }) => id));
    let complete = 0;
    for (const { state, seat, moves } of decisions().filter((_d, i) => i % 3 === 0)) {
      const built = new Map(moves.map((move) => [game.key(move), move]));
      expect(built.size).toBe(moves.length);
      for (const move of moves) {
        const { legal, permits } = judge(game, state, seat, move);
        expect({ move, legal, permitted: permits.length > 0 }).toEqual({
          move,
          legal: true,
          permitted: true,
        });
      }
      const { tries, all } = firstTries(game, state, seat);
      const allowed = new Set<string>();
      for (const move of tries) {
        const { legal, findings } = judge(game, state, seat, move);
        if (legal) allowed.add(game.key(move));
        else if (findings.length === 0 || findings.some(({ rule }) => !known.has(rule))) {
          throw new Error(`refused without a rule: ${JSON.stringify(game.wire.move.write(move))}`);
        }
      }
      for (const key of allowed) expect(built.has(key), `${key} is judged legal and not built`).toBe(true);
      if (!all) continue;
      complete++;
      for (const key of built.keys()) expect(allowed.has(key), `${key} is built and never tried`).toBe(true);
    }
    expect(complete).toBeGreaterThan(decisions().length / 20);
  });

  test('law 4: out of turn is said by a rule, first of all', () => {
    for (const { state, seat, move } of decisions()) {
      if (game.outOfTurn?.(move)) continue;
      const other = (seat + 1) % Number(state.options['seats']);
      const { findings } = judge(game, state, other, move);
      expect(findings[0]?.about).toBe('turn');
      expect(game.moves(state, other)).toEqual([]);
    }
  });

  test('law 6: states, moves and views survive a clone and JSON', () => {
    for (const { state, seat, move } of decisions()) {
      for (const thing of [state, move, game.view(state, seat)]) {
        expect(structuredClone(thing)).toEqual(thing);
        expect(JSON.parse(JSON.stringify(thing))).toEqual(thing);
      }
    }
  });

  test('law 7: the wire reads back what it writes, positions and moves', () => {
    for (const { state, seat, moves } of decisions()) {
      for (const shown of [state, game.view(state, seat)]) {
        const written = game.wire.position.write(shown);
        const read = game.wire.position.read(written, state.options, 1);
        expect(read.ok && game.wire.position.write(read.value)).toEqual(written);
      }
      for (const move of moves.slice(0, 40)) {
        const read = game.wire.move.read(game.wire.move.write(move), state.options);
        expect(read).toEqual({ ok: true, value: move });
      }
    }
  });

  test('law 11: a guess fits its view, and what is hidden changes neither view nor ruling nor advice', () => {
    for (const [i, { state, seat, move }] of decisions().entries()) {
      const view = game.view(state, seat);
      const guess = game.guess(view, seat, seeded(i));
      expect(game.cards(guess)).not.toContain(UNKNOWN);
      expect(game.view(guess, seat)).toEqual(view);
      expect(judge(game, guess, seat, move)).toEqual(judge(game, state, seat, move));
      expect(game.rate(view, seat, move)).toBe(game.rate(game.view(guess, seat), seat, move));
    }
  });

  test('however a hand is sorted, every card of it lies there once, and a bundle is part of it', () => {
    for (const { state, seat } of decisions()) {
      for (const { items, sortings = [] } of game.zones(game.view(state, seat), seat, name)) {
        const all = items.map(({ id }) => id).sort();
        for (const { groups, bundles } of sortings) {
          expect([...groups.flat()].sort()).toEqual(all);
          for (const bundle of bundles) {
            expect(new Set(bundle.items).size).toBe(bundle.items.length);
            expect(bundle.items.filter((id) => !all.includes(id))).toEqual([]);
          }
        }
      }
    }
  });

  test('a moment to act out of turn looks the same whoever could, and whoever is asked may let it go', () => {
    for (const [i, { state, seat }] of decisions().entries()) {
      const seats = Array.from({ length: Number(state.options['seats']) }, (_s, n) => n);
      for (const other of seats) {
        const view = game.view(state, other);
        const window = game.window?.(view, other);
        expect(game.window?.(game.guess(view, other, seeded(i)), other)).toEqual(window);
        if (other !== seat || game.question?.(view, seat) === undefined) continue;
        expect(window, 'whoever is asked has a moment to answer').toBeDefined();
        expect(window && judge(game, state, seat, window.decline).legal).toBe(true);
      }
    }
  });

  test('law 12: zones show each visible card once and no hidden face', () => {
    for (const { state, seat } of decisions()) {
      const view = game.view(state, seat);
      const shown = game.zones(view, seat, name).flatMap((zone) => zone.items.flatMap((item) => item.cards));
      const faces = shown.filter((card) => card !== UNKNOWN).sort((a, b) => a - b);
      const visible = game
        .cards(view)
        .filter((card) => card !== UNKNOWN)
        .sort((a, b) => a - b);
      expect(faces).toEqual(visible);
      for (const zone of game.zones(view, seat, name)) {
        expect(new Set(zone.items.map(({ id }) => id)).size).toBe(zone.items.length);
      }
    }
  });

  test('law 13: bots see a view only, answer legally, and answer the same with the same chance', () => {
    for (const [i, { state, seat }] of decisions().entries()) {
      const view = game.view(state, seat);
      for (const bot of [randomBot, greedy, beginner]) {
        const move = bot(game, view, seat, seeded(i));
        expect(judge(game, state, seat, move).legal).toBe(true);
        expect(bot(game, structuredClone(view), seat, seeded(i))).toEqual(move);
      }
    }
  });

  test('what is legal with every card known is never refused when some are hidden', () => {
    for (const { state, seat, move } of decisions()) {
      const other = game.view(state, (seat + 1) % Number(state.options['seats']));
      expect(verdictOf(game, other, seat, move).verdict).not.toBe('illegal');
    }
  });

  test('a position says everything that later rulings rest on', () => {
    for (const { state, seat, moves } of decisions().slice(0, 60)) {
      const read = game.wire.position.read(game.wire.position.write(state), state.options, 1);
      if (!read.ok) throw new Error(`${codes(game, state)}: ${read.fault.says}`);
      expect(game.moves(read.value, seat)).toEqual(moves);
    }
  });

  test('every proposal can be judged, and the touched cards of a legal move propose that very move', () => {
    for (const { state, seat, move } of decisions()) {
      const view = game.view(state, seat);
      const proposals = game.propose(view, seat, game.picksOf(view, seat, move));
      const keys = proposals.map((proposal) => game.key(proposal.move));
      for (const proposal of proposals) judge(game, state, seat, proposal.move);
      if (proposals.filter(({ label }) => label === proposals[0]?.label).length < 4) {
        expect(keys).toContain(game.key(move));
      }
    }
  });
});
