import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { judge } from '../../../src/game/judge.ts';
import { choices, defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import type { SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { createRandom, type Random } from '../../../src/random/random.ts';
import { verdictOf } from '../../../src/referee/verdict.ts';
import { isDeep, scaledCount } from '../../depth.ts';

/** Random players give up early; a Regular with occasional slips completes piles and empties stocks. */
const SLIP_CHANCE = 0.12;

function houseRules(random: Random): SpiteOptions {
  const chosenOptions = game.options.map((spec) => {
    const optionChoices = choices(spec);
    return [spec.key, optionChoices.length > 0 ? random.pick(optionChoices).value : spec.default];
  });
  return {
    ...defaultOptions(game.options),
    ...Object.fromEntries(chosenOptions),
    goal: 1 + random.integerBelow(26),
  } as SpiteOptions;
}

function* decisions(seed: number): Generator<{ state: SpiteState; seat: number; move: SpiteMove }> {
  const random = createRandom(seed);
  let state = game.play.deal(houseRules(random), seed);
  for (let seat = state.turn; seat !== null; seat = state.turn) {
    const moves = game.play.moves(state, seat);
    const move =
      random.fraction() < SLIP_CHANCE
        ? random.pick(moves)
        : (greedy(untypedGame, game.visibility.view(state, seat), seat, random) as SpiteMove);
    yield { state, seat, move };
    state = game.play.play(state, seat, move).state;
  }
}

const GAMES = Math.max(24, scaledCount(120));

describe('far into games of all sorts', () => {
  test('the legal moves are exactly the tries judged legal', () => {
    const reached = { four: 0, joker: 0, aside: 0, lowStock: 0, sent: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      let stepNumber = seed;
      for (const { state, seat } of decisions(seed)) {
        if (stepNumber++ % (isDeep ? 5 : 11) !== 0) continue;
        const listedKeys = game.play.moves(state, seat).map(game.notation.key).sort();
        const allowedKeys = new Set<string>();
        for (const move of game.play.tries(state, seat)) {
          if (judge(game, state, seat, move).isLegal) allowedKeys.add(game.notation.key(move));
        }
        expect([...allowedKeys].sort()).toEqual(listedKeys);
        if (state.centre.every((pile) => pile.length > 0)) reached.four++;
        if (state.side[seat]?.some((pile) => pile.some((card) => card >= 52))) reached.joker++;
        if (state.aside.length > 0) reached.aside++;
        if (state.stock.length < 5) reached.lowStock++;
        if (state.centreMoved > 0) reached.sent++;
      }
    }
    for (const [situation, count] of Object.entries(reached)) expect(count, situation).toBeGreaterThan(5);
  });

  test('a position reads back as it was written, whichever seat looks at it', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      let stepNumber = seed;
      for (const { state, seat } of decisions(1000 + seed)) {
        if (stepNumber++ % 7 !== 0) continue;
        for (const shownState of [state, game.visibility.view(state, seat), game.visibility.view(state, 1 - seat)]) {
          const writtenPosition = game.notation.position.write(shownState);
          const parsedState = game.notation.position.read(writtenPosition, state.options, 1);
          if (!parsedState.ok) throw new Error(`${JSON.stringify(writtenPosition)}: ${parsedState.fault.says}`);
          expect(game.notation.position.write(parsedState.value)).toEqual(writtenPosition);
        }
      }
    }
  });

  test('a legal move is never refused for a seat that sees neither hand nor stock', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      let stepNumber = seed;
      for (const { state, seat, move } of decisions(2000 + seed)) {
        if (stepNumber++ % 7 !== 0) continue;
        expect(verdictOf(untypedGame, game.visibility.view(state, 1 - seat), seat, move).verdict).not.toBe('illegal');
        expect(verdictOf(untypedGame, game.visibility.view(state, seat), seat, move).verdict).toBe('legal');
      }
    }
  });

  test('every sampled world has the cards of these packs', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      let stepNumber = seed;
      for (const { state, seat } of decisions(3000 + seed)) {
        if (stepNumber++ % 11 !== 0) continue;
        const view = game.visibility.view(state, seat);
        const guess = game.visibility.sampleWorld(view, seat, createRandom(stepNumber));
        const goal = guess.goal.flat();
        expect(new Set(goal).size).toBe(goal.length);
        const parsedState = game.notation.position.read(game.notation.position.write(guess), state.options, 1);
        expect(parsedState.ok).toBe(true);
        expect(game.visibility.view(guess, seat)).toEqual(view);
      }
    }
  });
});
