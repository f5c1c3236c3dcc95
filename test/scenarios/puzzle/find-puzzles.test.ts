import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { answer } from '../../../src/referee/answer.ts';
import { makeAllCardsPuzzles } from '../../../src/scenarios/puzzle/all-cards.ts';
import type { PuzzleKind } from '../../../src/scenarios/puzzle/kinds.ts';
import { type Moment, playMoments } from '../../../src/scenarios/puzzle/moments.ts';
import type { FoundPuzzle, PuzzleRequest } from '../../../src/scenarios/puzzle/puzzle.ts';
import { findPuzzles, makePuzzles } from '../../../src/scenarios/puzzle/puzzles.ts';
import { duelWith } from '../duel/duel.ts';
import type { Duel } from '../duel/rules.ts';

const DECK = '2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H';
const game = duelWith(DECK, 5);
const requestOf = (kind: PuzzleKind, more: Partial<PuzzleRequest> = {}): PuzzleRequest => ({
  ...{ game, options: defaultOptions(game.options), kind, count: 8, seed: 1, rules: [] },
  ...more,
});
const find = (kind: PuzzleKind, more: Partial<PuzzleRequest> = {}): readonly FoundPuzzle[] => [
  ...findPuzzles(requestOf(kind, more)),
];
const times = (puzzles: readonly FoundPuzzle[], rule: string): number =>
  puzzles.filter(({ rules }) => rules.includes(rule)).length;
const caseText = ({ puzzle }: FoundPuzzle): string => JSON.stringify(puzzle.case);

/** The first moments of the same games. */
const moments = playMoments(game, defaultOptions(game.options), 1).take(300).toArray();
const textOf = ({ state, seat }: Moment): string =>
  JSON.stringify([game.notation.position.write(game.visibility.view(state, seat)), seat]);
const momentText = ({ puzzle }: FoundPuzzle): string => JSON.stringify([puzzle.case['position'], puzzle.case['seat']]);

describe('the puzzles of a request', () => {
  test('are as many as wanted, no two alike, and at least six moves apart', () => {
    const puzzles = find('all');
    const texts = moments.map(textOf);
    const places = puzzles.map((one) => texts.indexOf(momentText(one)));
    expect(puzzles).toHaveLength(8);
    expect(new Set(puzzles.map(caseText)).size).toBe(8);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  });

  test('are the first that come after the five moves that are skipped', () => {
    const fitting = moments.map((one) => makeAllCardsPuzzles(game, one).length > 0);
    let next = 0;
    for (const one of find('all', { count: 20 })) {
      const place = fitting.indexOf(true, next);
      expect(momentText(one)).toBe(textOf(moments[place] as Moment));
      next = place + 6;
    }
  });

  test('don’t repeat a position', () => {
    // All cards are dealt to one player in turn: the same two deals come again and again.
    const small = duelWith('2S 3S 9S 2H', 2);
    const puzzles = find('rule', { game: small, count: 400, options: defaultOptions(small.options) });
    expect(puzzles.length).toBeLessThan(400);
    expect(puzzles.length).toBeGreaterThan(20);
    expect(new Set(puzzles.map(caseText)).size).toBe(puzzles.length);
  });

  test('end where none is found', () => {
    const small = duelWith(DECK, 3);
    // A hand of three is too small.
    expect(find('all', { game: small })).toEqual([]);
    expect(find('rule', { rules: ['duel/held'], count: 1 })).toEqual([]);
    expect(find('rule', { count: 0 })).toEqual([]);
  });

  test('ask about rules that were seldom asked about before', () => {
    // Nobody slips while a card is led: whoever answers may play out of turn or not follow.
    const { tries } = game.play;
    const answered: WholeGame = {
      ...game,
      play: { ...game.play, tries: (state, seat) => ((state as Duel).led === null ? [] : tries(state, seat)) },
    };
    const puzzles = find('rule', { game: answered, count: 20 });
    expect(times(puzzles, 'duel/turn')).toBe(10);
    expect(times(puzzles, 'duel/follow')).toBe(10);
  });

  test('ask about given rules in turn', () => {
    const inTurn = find('rule', { rules: ['duel/follow', 'duel/turn'], count: 5 });
    expect(inTurn.map(({ rules }) => rules)).toEqual(
      ['duel/follow', 'duel/turn', 'duel/follow', 'duel/turn', 'duel/follow'].map((rule) => [rule]),
    );
    const legal = find('legal', { rules: ['duel/lead', 'duel/follow'], count: 4 });
    expect(legal.map(({ rules }) => rules)).toEqual([
      ['duel/play', 'duel/lead'],
      ['duel/follow'],
      ['duel/play', 'duel/lead'],
      ['duel/follow'],
    ]);
  });

  test('are of an illegal try and of a legal one by turns, if no rules are given', () => {
    const verdicts = find('legal', { count: 6 }).map(({ puzzle }) => puzzle.answers);
    expect(verdicts).toEqual([['illegal'], ['legal'], ['illegal'], ['legal'], ['illegal'], ['legal']]);
  });

  test('are the same without their stored form', () => {
    expect([...makePuzzles(requestOf('who', { count: 3 }))]).toEqual(
      find('who', { count: 3 }).map(({ puzzle }) => puzzle),
    );
  });

  test('of two claims are about a house rule every third time', () => {
    expect(find('who', { count: 6 }).map(({ puzzle }) => puzzle.answers.join() === 'both')).toEqual([
      ...[false, false, true, false, false, true],
    ]);
  });

  test('of the best move are proven as strictly as wanted', () => {
    const small = duelWith('2S 3S 4S 7S 8S 9S 2H 3H', 3);
    const request = { game: small, options: defaultOptions(small.options), count: 2 };
    const puzzles = find('move', { ...request, worlds: 30, sure: 2 });
    expect(puzzles).toHaveLength(2);
    for (const { puzzle } of puzzles) expect(puzzle.proof).toMatchObject({ worlds: 30 });
    expect(find('move', { ...request, worlds: 30, sure: 1e9 })).toEqual([]);
  });
});

describe('a puzzle about points', () => {
  test('shows all cards and asks for the points of a seat, line by line', () => {
    const puzzles = find('score', { count: 6 });
    for (const { puzzle, posed, rules } of puzzles) {
      const { seat, position, move } = puzzle.case as { seat?: number; position?: object; move?: { card?: string } };
      const of = posed.kind === 'score' ? posed.of : undefined;
      expect(JSON.stringify(position)).not.toContain('?');
      const [points] = puzzle.answers;
      const card = game.pack.text(game.pack.read(move?.card ?? '') ?? 0);
      expect(puzzle.asks).toBe(`Seat ${seat}: “Play ${card}.” How many points does that bring seat ${of}?`);
      expect(puzzle.proof).toEqual({ lines: [{ rule: 'duel/count', points, says: `seat ${of}: ${points}.` }] });
      expect(rules).toEqual(['duel/count']);
      const applied = answer('apply', JSON.stringify(puzzle.case), () => game);
      expect(JSON.stringify(applied['events'])).toContain(`"seat ${of}: ${points}."`);
    }
    expect(puzzles).toHaveLength(6);
  });

  test('asks for the points of a side where partners score together, and for none of nobody’s', () => {
    const { play } = game.play;
    const partners: WholeGame = {
      ...game,
      play: {
        ...game.play,
        play: (...given) => {
          const result = play(...given);
          const count = { kind: 'counted', rule: 'duel/count', cards: [] };
          const events = [
            { ...count, seat: 0, points: 2 },
            { ...count, seat: null, side: 1, points: 4 },
            { ...count, seat: null, points: 8 },
            { ...count, seat: null, side: 1, points: 16 },
            { ...count, seat: 0 },
          ];
          return { ...result, events };
        },
      },
    };
    const [first, second] = find('score', { game: partners, count: 2 });
    expect(first?.puzzle.asks).toMatch(/ How many points does that bring seat 0\?$/);
    expect([first?.puzzle.answers, first?.posed]).toMatchObject([[2], { of: 0 }]);
    expect(first?.rules).toEqual(['duel/count']);
    // The other one of the same move has the same position, and comes with another.
    expect(second?.puzzle.asks).toMatch(/ How many points does that bring seat 0\?$/);
    const [side] = find('score', { game: { ...partners, play: { ...partners.play, play: onlySide } }, count: 1 });
    expect(side?.puzzle.asks).toMatch(/ How many points does that bring the side of seats 1 and 3\?$/);
    expect([side?.puzzle.answers, side?.posed]).toMatchObject([[20], { of: 1 }]);
    expect(side?.rules).toEqual(['duel/count', 'duel/count']);

    function onlySide(...given: Parameters<typeof play>) {
      const result = partners.play.play(...given);
      return { ...result, events: result.events.filter(({ seat }) => seat === null) };
    }
  });
});
