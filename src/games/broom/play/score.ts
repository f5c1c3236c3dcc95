import { type Card, rankOf, suitOf } from '../../../cards/card.ts';
import { highestIndices } from '../../../mechanics/standings.ts';
import type { BroomOptions } from '../options.ts';
import { JOKER_11, JOKER_15, JOKER_20, PACK } from '../pack.ts';
import type { BroomGain } from '../state.ts';

export const CAROUSEL = PACK.read('10D') as Card;
export const SCHNAPPS = PACK.read('2S') as Card;

export const POINT_CARDS: readonly (readonly [rule: string, card: Card, points: number])[] = [
  ['broom/score-joker-20', JOKER_20, 10],
  ['broom/score-joker-15', JOKER_15, 5],
  ['broom/score-joker-11', JOKER_11, 3],
  ['broom/score-carousel', CAROUSEL, 2],
  ['broom/score-schnapps', SCHNAPPS, 2],
];

export const MAJORITY_POINTS = 2;
export const isSpade = (card: Card): boolean => suitOf(card) === 'S';
export const isAce = (card: Card): boolean => rankOf(card) === 'A';

interface BroomScoreLine {
  readonly seat: number | null;
  readonly rule: string;
  /** In a tie: the rule whose points are shared, without the game's prefix. */
  readonly for?: string;
  readonly points: number;
  readonly gain: BroomGain;
}

/** Score lines for "most spades" or "most cards": one winner, or a tie of two or more. */
function mostLines(
  counts: readonly number[],
  rule: string,
  countedKind: 'spade' | 'card',
): { readonly winnerLines: readonly BroomScoreLine[]; readonly tieLines: readonly BroomScoreLine[] } {
  const highestCount = Math.max(...counts);
  const holders = highestIndices(counts);
  if (highestCount === 0) return { winnerLines: [], tieLines: [] };
  const [soleHolder] = holders;
  if (holders.length === 1 && soleHolder !== undefined) {
    return {
      winnerLines: [
        { seat: soleHolder, rule, points: MAJORITY_POINTS, gain: { for: 'most', what: countedKind, n: highestCount } },
      ],
      tieLines: [],
    };
  }
  const gain: BroomGain = { for: 'tie', what: countedKind, n: highestCount, sides: holders.length };
  const tie = { rule: 'broom/score-tie', for: rule.replace('broom/', '') };
  return {
    winnerLines: [],
    tieLines:
      holders.length > 2
        ? [{ seat: null, ...tie, points: 0, gain }]
        : holders.map((seat) => ({ seat, ...tie, points: 1, gain })),
  };
}

/**
 * Scores the piles of one session.
 * @param piles cards per seat or side, all known
 * @returns one line per rule and side with points, in rulebook order, ties last
 * @see rules `broom/score-*`
 */
export function scoreLines(options: BroomOptions, piles: readonly (readonly Card[])[]): readonly BroomScoreLine[] {
  const countedKind = options.point;
  const singles = POINT_CARDS.flatMap(([rule, card, points]) =>
    piles.flatMap((pile, seat): BroomScoreLine[] =>
      pile.includes(card) ? [{ seat, rule, points, gain: { for: 'card', card } }] : [],
    ),
  );
  const singlePointLines = piles.flatMap((pile, seat): BroomScoreLine[] => {
    const cards = pile.filter(countedKind === 'spade' ? isSpade : isAce);
    const gain: BroomGain = { for: 'each', what: countedKind, cards };
    return cards.length === 0 ? [] : [{ seat, rule: 'broom/score-each', points: cards.length, gain }];
  });
  const spades = mostLines(
    piles.map((pile) => pile.filter(isSpade).length),
    'broom/score-most-spades',
    'spade',
  );
  const cards = mostLines(
    piles.map((pile) => pile.length),
    'broom/score-most-cards',
    'card',
  );
  return [
    ...singles,
    ...singlePointLines,
    ...spades.winnerLines,
    ...cards.winnerLines,
    ...spades.tieLines,
    ...cards.tieLines,
  ];
}

/** Adds the points of score lines to the totals of their seats or sides. */
export function addLines(totals: readonly number[], lines: readonly BroomScoreLine[]): number[] {
  return totals.map((total, side) =>
    lines.reduce((sum, line) => (line.seat === side ? sum + line.points : sum), total),
  );
}

/** The rule that ends the game with these totals after this session; undefined if it goes on. */
export function endingRule(
  { target, sessionCap }: BroomOptions,
  session: number,
  totals: readonly number[],
): string | undefined {
  const leaders = highestIndices(totals);
  const [leader = 0] = leaders;
  if (leaders.length === 1 && (totals[leader] ?? 0) >= target) return 'broom/target';
  return sessionCap > 0 && session >= sessionCap ? 'broom/session-cap' : undefined;
}
