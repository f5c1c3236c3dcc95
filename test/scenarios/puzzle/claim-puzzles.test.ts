import { describe, expect, test } from 'vitest';
import { TooMuch } from '../../../src/game/fault.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { makeClaimPuzzles } from '../../../src/scenarios/puzzle/claim-puzzles.ts';
import { claimText, findTrueClaims, type WeighedRuling } from '../../../src/scenarios/puzzle/claims.ts';
import type { FoundPuzzle } from '../../../src/scenarios/puzzle/puzzle.ts';
import { settlePuzzle } from '../../../src/scenarios/puzzle/settled-puzzle.ts';
import { cards, duelAt, duelWith, playOf } from '../duel/duel.ts';
import type { Duel } from '../duel/rules.ts';

const game = duelWith('2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H', 3);
const [EIGHT = 0] = cards('8S');
/**
 * The second player is to answer the eight of spades. The heart doesn't follow, which some tables allow; whatever the
 * first player plays is out of turn, and the heart, which doesn't follow either, breaks two rules.
 */
const ANSWERING = duelAt(['2S 3H 4S', '9S 5H 3S'], { turn: 1, led: EIGHT });
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const puzzlesAt = (state: Duel, seed: number, index: number, of: WholeGame = game): readonly FoundPuzzle[] =>
  makeClaimPuzzles(of, { state, seat: state.turn ?? 0, seed, playedMove: playOf('9S') }, index);
const manyAt = (state: Duel, index = 0, of = game): readonly FoundPuzzle[] =>
  SEEDS.flatMap((seed) => puzzlesAt(state, seed, index, of));
const cardOf = ({ puzzle }: FoundPuzzle): unknown => (puzzle.case['move'] as { card: string }).card;
const claimsOf = ({ puzzle }: FoundPuzzle): readonly string[] =>
  (puzzle.offers as readonly { claim: string }[]).map(({ claim }) => claim);
const setOf = <T>(items: readonly T[]): ReadonlySet<T> => new Set(items);

describe('a puzzle with two claims', () => {
  test('is about a house rule every third time, and then both are right', () => {
    for (const seed of SEEDS) {
      const puzzles = puzzlesAt(ANSWERING, seed, 5);
      expect(puzzles.map(cardOf)).toEqual(['5H']);
      expect(puzzles[0]?.puzzle.answers).toEqual(['both']);
      expect(claimsOf(puzzles[0] as FoundPuzzle).toSorted()).toEqual(['illegal', 'legal']);
    }
    for (const index of [0, 1, 3, 4]) expect(setOf(manyAt(ANSWERING, index).map(cardOf))).not.toContain('5H');
    expect(manyAt(ANSWERING, 2)).toHaveLength(SEEDS.length);
  });

  test('says who claims what, and why one of them is right', () => {
    const json = {
      game: 'duel',
      position: { turn: 1, led: '8S', hands: ['? ? ?', '9S 5H 3S'], won: ['', ''] },
      seat: 1,
      move: { type: 'play', card: '5H' },
    };
    const both = manyAt(ANSWERING, 2);
    const illegalFirst = both.find((one) => claimsOf(one)[0] === 'illegal');
    expect(illegalFirst).toEqual({
      puzzle: {
        kind: 'who',
        case: json,
        asks: 'Seat 1: “Play 5♥.” Ann: “That’s not allowed.” Bert: “That’s allowed.” Who is right?',
        offers: [
          { name: 'Ann', claim: 'illegal' },
          { name: 'Bert', claim: 'legal' },
        ],
        answers: ['both'],
        proof: {
          verdict: 'illegal',
          rules: ['duel/follow'],
          readings: [{ option: 'follow', value: false, verdict: 'legal' }],
        },
      },
      rules: ['duel/follow'],
      posed: { kind: 'who', case: json, claims: ['illegal', 'legal'] },
    });
    expect(both.some((one) => claimsOf(one)[0] === 'legal')).toBe(true);
  });

  test('is otherwise right for the one who agrees with the referee: now Ann, now Bert', () => {
    const puzzles = manyAt(ANSWERING);
    for (const { puzzle, posed } of puzzles) {
      const [answer] = puzzle.answers;
      expect(settlePuzzle(game, posed)?.rightAnswers).toEqual([answer === 'Ann' ? '0' : '1']);
    }
    expect(setOf(puzzles.map(({ puzzle }) => puzzle.answers.join()))).toEqual(new Set(['Ann', 'Bert']));
  });

  test('claims of a legal card that it breaks a rule that another card breaks', () => {
    const legal = manyAt(ANSWERING).filter(({ puzzle }) => puzzle.proof['verdict'] === 'legal');
    expect(setOf(legal.map(cardOf))).toEqual(new Set(['9S', '3S']));
    expect(setOf(legal.flatMap(claimsOf))).toEqual(new Set(['legal', 'duel/turn', 'duel/follow']));
    for (const one of legal) {
      expect(claimsOf(one)).toContain('legal');
      expect(setOf(claimsOf(one)).size).toBe(2);
      expect(one.rules).toEqual(['duel/play']);
    }
  });

  test('claims of an illegal card the rule it breaks, and that it is legal or breaks another rule', () => {
    const illegal = manyAt(ANSWERING).filter(({ puzzle }) => puzzle.proof['verdict'] === 'illegal');
    expect(setOf(illegal.map(cardOf))).toEqual(new Set(['2S', '4S']));
    expect(setOf(illegal.flatMap(claimsOf))).toEqual(new Set(['duel/turn', 'legal', 'duel/follow']));
    for (const one of illegal) {
      expect(claimsOf(one)).toContain('duel/turn');
      expect(one.rules).toEqual(['duel/turn']);
      expect(one.puzzle.case['seat']).toBe(0);
    }
  });

  test('takes any rule that isn’t broken where no card breaks one', () => {
    const following = duelAt(['', '9S 3S'], { turn: 1, led: EIGHT });
    const claims = setOf(manyAt(following).flatMap(claimsOf));
    expect(claims).toEqual(new Set(['legal', 'duel/turn', 'duel/held', 'duel/follow', 'duel/kind']));
  });

  test('takes three legal cards at most, each tried as often as not', () => {
    const following = duelAt(['', '2S 3S 4S 5S 9S'], { turn: 1, led: EIGHT });
    for (const seed of SEEDS) expect(puzzlesAt(following, seed, 0)).toHaveLength(3);
    expect(setOf(manyAt(following).map(cardOf)).size).toBe(5);
  });

  test('isn’t made if unseen cards decide, here or at tables with another house rule', () => {
    // The first player leads; only at kind tables it matters what the other can follow.
    const lead = duelAt(['9S 5H', '2S 3H'], {});
    const kindLead = duelAt(['9S 5H', '2S 3H'], { options: { follow: true, kind: true } });
    for (const index of [0, 2]) {
      for (const state of [lead, kindLead])
        expect(manyAt(state, index).filter(({ puzzle }) => puzzle.case['seat'] === 0)).toEqual([]);
    }
  });

  test('isn’t made of a try that takes too long to rule on', () => {
    const { attempt } = game.play;
    const slow: WholeGame = {
      ...game,
      play: {
        ...game.play,
        attempt(state, seat, move) {
          if (JSON.stringify(move) === JSON.stringify(playOf('9S'))) throw new TooMuch('move', 'Too many worlds.');
          return attempt(state, seat, move);
        },
      },
    };
    const following = duelAt(['', '9S 3S'], { turn: 1, led: EIGHT });
    // Near misses are looked for first, without worlds.
    const tries = { ...slow, play: { ...slow.play, tries: () => [] } };
    expect(setOf(manyAt(following, 0, tries).map(cardOf))).toEqual(new Set(['3S']));
  });
});

describe('a claim', () => {
  test('is a sentence; a rule is cited by its law', () => {
    expect(claimText(game, 'legal')).toBe('That’s allowed.');
    expect(claimText(game, 'illegal')).toBe('That’s not allowed.');
    expect(claimText(game, 'duel/follow')).toBe('That’s not allowed: One follows suit.');
    expect(claimText(game, 'duel/gone')).toBe('That’s not allowed: duel/gone');
  });

  test('is true if the referee rules so; if both are, there is no answer', () => {
    const findings = [{ rule: 'duel/turn' }, { rule: 'duel/follow' }];
    const illegal = { verdict: 'illegal', findings, readings: [] } as unknown as WeighedRuling;
    const legal = { verdict: 'legal', findings: [], readings: [] } as unknown as WeighedRuling;
    expect(findTrueClaims(['legal', 'duel/turn'], illegal)).toEqual(['1']);
    expect(findTrueClaims(['illegal', 'legal'], illegal)).toEqual(['0']);
    expect(findTrueClaims(['duel/turn', 'duel/follow'], illegal)).toEqual([]);
    expect(findTrueClaims(['duel/held', 'duel/kind'], illegal)).toEqual([]);
    expect(findTrueClaims(['legal', 'duel/turn'], legal)).toEqual(['0']);
    // A cautious ruling may list what could be broken; a legal card breaks nothing.
    expect(findTrueClaims(['duel/turn', 'legal'], { ...legal, findings: illegal.findings })).toEqual(['1']);
  });
});
