import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { isAce, PACK } from '../../../src/games/lucky-number/pack.ts';
import { baseOf, withAces } from '../../../src/games/lucky-number/play/combination.ts';
import { contentOf } from '../../../src/rulebook/content.ts';

/** The fields of a position in a file of the book that concern its pile. */
interface PileState {
  readonly source: string;
  readonly lucky: readonly (number | null)[];
  readonly pile: readonly string[];
  readonly owed?: { readonly by: 'cards' | 'dice'; readonly n: number };
}

type WrittenPosition = { readonly position?: Omit<PileState, 'where'> };

/** Every position with a pile in the lessons and cases of the book. */
function positions(): readonly PileState[] {
  const { cases = [], lessons = [] } = contentOf('lucky-number');
  const bookPositions = [
    ...cases.flatMap(({ file, cases: fileCases }) =>
      fileCases.map((one) => ({ ...(one as WrittenPosition), where: `${file} ${(one as { id: string }).id}` })),
    ),
    ...lessons.flatMap(({ file, data }) => {
      const { steps } = data as { steps: readonly WrittenPosition[] };
      const stepPositions = [data as WrittenPosition, ...steps];
      return stepPositions.map((one, i) => ({ ...one, where: `${file} ${i === 0 ? 'head' : `step ${i}`}` }));
    }),
  ];
  return bookPositions.flatMap(({ where: source, position }) =>
    position?.pile ? [{ ...position, where: source }] : [],
  );
}

const rankOf = (code: string): string => code.slice(0, -1) || code;
const suitOf = (code: string): string => (code === 'X' ? '' : code.slice(-1));

/** Whether a single card could have been laid on another, with any suit named for a jack. */
function canFollow(card: string, beneath: string): boolean {
  if (card === 'X' || beneath === 'X' || rankOf(card) === 'A') return true;
  if (rankOf(card) === '2' && rankOf(beneath) === 'A') return true;
  if (rankOf(beneath) === 'J') return true;
  return rankOf(card) === rankOf(beneath) || suitOf(card) === suitOf(beneath);
}

/** Whether these cards are a combination for a player with one of these numbers, with any position of its aces. */
function isCombination(codes: readonly string[], lucky: PileState['lucky']): boolean {
  if (codes.at(-1) === 'X') return false;
  const cards = codes.map((code) => PACK.read(code) as Card);
  const aces = cards.filter(isAce);
  return Array.from({ length: aces.length + 1 }, (_, extraCount) => {
    const extra = aces.slice(0, extraCount);
    const base = cards.filter((card) => !extra.includes(card));
    if (base.length < 3) return false;
    const { totals } = baseOf(base, undefined, true);
    return withAces(totals, extraCount).some((n) => lucky.includes(n) || lucky.includes(null));
  }).includes(true);
}

/** Whether each card could follow those beneath it. The lowest card may be one left by a reshuffle. */
function isPossible({ pile, lucky, owed }: PileState): boolean {
  const canEndAt = [true];
  const isCombinedRange = (from: number, to: number): boolean =>
    canEndAt[from] === true && isCombination(pile.slice(from + 1, to + 1), lucky);
  for (let at = 1; at < pile.length; at++) {
    const isSingleLay = canEndAt[at - 1] === true && canFollow(pile[at] as string, pile[at - 1] as string);
    canEndAt[at] = isSingleLay || Array.from({ length: at }, (_, from) => isCombinedRange(from, at)).includes(true);
  }
  const lastIndex = pile.length - 1;
  if (owed?.by === 'dice') return isCombinedRange(lastIndex - owed.n, lastIndex);
  return canEndAt[lastIndex] === true && (owed === undefined || owed.n <= 3 * costlyCardCount(pile));
}

/** Aces and jokers in the chain on top. */
function costlyCardCount(pile: readonly string[]): number {
  const chainStart = pile.findLastIndex((code) => !['A', '2', 'X'].includes(rankOf(code)));
  return pile.slice(chainStart + 1).filter((code) => rankOf(code) !== '2').length;
}

describe('every pile the book shows could have come about', () => {
  test.each(positions().map((pileState) => [pileState.source, pileState.pile.join(' '), pileState] as const))(
    '%s: %s',
    (_, _pile, pileState) => {
      expect(isPossible(pileState)).toBe(true);
    },
  );

  test('an impossible pile is found', () => {
    const lucky = [24, 9, 21];
    const isPossiblePile = (pile: string, debt?: PileState['owed']): boolean =>
      isPossible({ source: '', lucky, pile: pile.split(' '), ...(debt ? { owed: debt } : {}) });
    expect(isPossiblePile('9H 2D 3D 4D AC', { by: 'dice', n: 4 })).toBe(true);
    expect(isPossiblePile('9H 2D 3C 4C AC', { by: 'dice', n: 4 })).toBe(false);
    expect(isPossiblePile('2D 3D 4D AC', { by: 'dice', n: 4 })).toBe(false);
    expect(isPossiblePile('9H AC 4C', undefined)).toBe(true);
    expect(isPossiblePile('9H AC 4H', undefined)).toBe(false);
    expect(isPossiblePile('QH 10C')).toBe(false);
    expect(isPossiblePile('9H AC', { by: 'cards', n: 6 })).toBe(false);
  });
});
