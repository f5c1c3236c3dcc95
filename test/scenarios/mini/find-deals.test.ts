import { describe, expect, test } from 'vitest';
import { mean } from '../../../src/bots/statistics.ts';
import { type AnyAim, aimsOf } from '../../../src/game/aim.ts';
import type { GameEvent, GameMove } from '../../../src/game/play.ts';
import { findDeals, playLine, playOpening } from '../../../src/scenarios/mini/deals.ts';
import type { MiniDeal } from '../../../src/scenarios/mini/stock.ts';
import { duelWith, playOf } from '../duel/duel.ts';
import type { Duel } from '../duel/rules.ts';
import { replayDeal } from './replay-deal.ts';

const DECK = '2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H';
const game = duelWith(DECK, 4);
/** Two duels a deal, so that all lines are tried quickly. */
const short = duelWith(DECK, 2);

/** Wins three of the four duels of a deal. */
const aimOf = (more: Partial<AnyAim> = {}): AnyAim => {
  const [aim] = aimsOf<Duel, GameMove, GameEvent>([
    {
      ...{
        id: 'win',
        title: 'Win',
        theme: 'Win duels.',
        afterLesson: 'duels',
        turns: 4,
        turnUnit: 'move',
        stars: [1, 2, 3],
      },
      describeProgress: (progress) => `${progress} duels`,
      measureProgress: (turns, seat) => (turns.at(-1)?.after.won[seat] ?? []).length / 2,
      resultKnown: 'answered',
    },
  ]);
  return { ...(aim as AnyAim), ...more };
};
const find = (aim: AnyAim, count: number, of = game): readonly MiniDeal[] => [...findDeals(of, aim, count)];

/** The share of lines by chance, each card as likely, in which the first player gets three stars. */
function shareOfWins(aim: AnyAim, seed: number): number {
  const opening = playOpening(game, aim, seed);
  if (!opening) return 0;
  const shareFrom = (moves: readonly GameMove[]): number => {
    let choices: readonly GameMove[] = [];
    const line = playLine(game, aim, seed, opening, ({ view, seat }, n) => {
      const move = moves[n];
      if (!move) choices = game.play.moves(view, seat);
      return move ?? null;
    });
    if (line) return line.standing.stars === 3 ? 1 : 0;
    return mean(choices.map((move) => shareFrom([...moves, move])));
  };
  return shareFrom([]);
}

describe('deals for a mini-game', () => {
  test('are as many as wanted, each with a line of legal moves that earns three stars', () => {
    const aim = aimOf();
    const deals = find(aim, 3);
    expect(deals).toHaveLength(3);
    for (const deal of deals) {
      expect(replayDeal(game, aim, deal)).toMatchObject({ stars: 3, turnsLeft: 0, isOver: true });
      expect(deal.line).toHaveLength(4);
      expect(shareOfWins(aim, deal.seed)).toBeGreaterThan(0);
    }
    expect(find(aim, 3)).toEqual(deals);
    expect(find(aim, 2)).toEqual(deals.slice(0, 2));
  });

  test('are the first in which three stars can be had but not by chance', () => {
    const aim = aimOf();
    const seeds = find(aim, 3).map(({ seed }) => seed);
    expect(seeds).toEqual(seeds.toSorted((a, b) => a - b));
    expect(seeds[0]).toBeGreaterThanOrEqual(1);
    const isFound = Array.from({ length: seeds.at(-1) ?? 0 }, (_, i) => seeds.includes(i + 1));
    const shares = isFound.map((_, i) => shareOfWins(aim, i + 1));
    // Nothing wins the one, almost everything the other; near three in five, chance tells.
    shares.forEach((share, i) => {
      if (share === 0 || share > 0.85) expect(isFound[i]).toBe(false);
      if (share > 0.1 && share < 0.4) expect(isFound[i]).toBe(true);
    });
    expect(shares.some((share) => share === 0)).toBe(true);
    expect(shares.some((share) => share > 0.85)).toBe(true);
  });

  test('are none if the aim can’t be reached, or most lines reach it', () => {
    const five = { ...aimOf({ stars: [2, 4, 5] }) };
    expect(find(five, 1, short)).toEqual([]);
    const any = aimOf({ stars: [1, 1, 1], measureProgress: () => 1 });
    expect(find(any, 2, short)).toEqual([]);
    expect(find(aimOf(), 0)).toEqual([]);
  });

  test('are none if the play never gets to the beginning, or is over then', () => {
    expect(find(aimOf({ begins: () => false }), 1)).toEqual([]);
    const reached = aimOf({ stars: [0, 0, 0], resultKnown: 'at-once' });
    expect(find(reached, 1)).toEqual([]);
  });

  test('need a line better than three in five by chance', () => {
    /** Three stars for playing first what so many of ten lines by chance play first. */
    const afterFirst = (isWon: (code: string) => boolean): AnyAim =>
      aimOf({
        ...{ turns: 1, stars: [1, 1, 1], resultKnown: 'last-turn' },
        measureProgress: (turns) => {
          const [first] = turns.filter(({ seat }) => seat === 0);
          return first && isWon(game.notation.key(first.move)) ? 1 : 0;
        },
      });
    // Of four cards to lead, any of three is too easy; one or two is not.
    const lowest = (count: number) => (code: string) => Number(code[0]) <= count;
    expect(find(afterFirst(lowest(9)), 1)).toEqual([]);
    expect(find(afterFirst(lowest(2)), 1)).toHaveLength(1);
    const [deal] = find(afterFirst(lowest(2)), 1);
    expect(deal?.line).toEqual([{ type: 'play', card: expect.stringMatching(/^2/) }]);
  });
});

describe('a stored line', () => {
  const aim = aimOf();
  const [deal] = find(aim, 1) as readonly [MiniDeal];

  test('can’t be replayed if it is too short, illegal or no line at all', () => {
    expect(replayDeal(game, aim, { ...deal, line: deal.line.slice(1) })).toBeNull();
    expect(replayDeal(game, aim, { ...deal, line: deal.line.slice(0, 3) })).toBeNull();
    expect(
      replayDeal(game, aim, { ...deal, line: [{ type: 'play', card: 'nonsense' }, ...deal.line.slice(1)] }),
    ).toBeNull();
    expect(replayDeal(game, aimOf({ begins: () => false }), deal)).toBeNull();
  });
});

describe('a line', () => {
  test('ends without a standing if the player has no choice', () => {
    const aim = aimOf();
    const opening = playOpening(game, aim, 1);
    if (!opening) throw new Error('it doesn’t begin');
    expect(playLine(game, aim, 1, opening, () => null)).toBeNull();
  });

  test('ends if the game goes on beyond its bound', () => {
    const aim = aimOf();
    const endless = { ...game, play: { ...game.play, play: (state: Duel) => ({ state, events: [] }), bound: () => 3 } };
    const opening = playOpening(game, aim, 1);
    if (!opening) throw new Error('it doesn’t begin');
    let asked = 0;
    const choose = (): GameMove => {
      asked++;
      return playOf('2S');
    };
    expect(playLine(endless as unknown as typeof game, aim, 1, opening, choose)).toBeNull();
    // Three moves, and one that is too much.
    expect(asked).toBe(4);
  });

  test('declines what comes up out of turn, which is none of the player’s moves', () => {
    const aim = aimOf();
    const opening = playOpening(game, aim, 1);
    if (!opening) throw new Error('it doesn’t begin');
    const decline = playOf('2S');
    // At the first duel that the player answers, a window is open.
    const aside = {
      question: (view: Duel, seat: number) => (seat === 0 && view.led !== null ? 'Claim it?' : undefined),
      window: (view: Duel, seat: number) => ({ decline: game.play.moves(view, seat)[0] ?? decline }),
    };
    const open = { ...game, aside } as unknown as typeof game;
    const choices: number[] = [];
    const line = playLine(open, aim, 1, opening, ({ view, seat }, n) => {
      choices.push(n);
      return game.play.moves(view, seat)[0] ?? null;
    });
    expect(choices).toEqual(choices.map((_, i) => i));
    expect(line?.playerMoves).toHaveLength(choices.length);
    expect(choices.length).toBeLessThan(4);
    expect(choices.length).toBeGreaterThan(0);
  });
});
