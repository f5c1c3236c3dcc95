import { type Card, rankOf, suitOf } from '../../cards/card.ts';
import { count, list } from '../../cards/words.ts';
import type { ScoreLine } from '../../game/wire.ts';
import type { BroomOptions } from './options.ts';
import { JOKER_11, JOKER_15, JOKER_20, PACK } from './pack.ts';

const CAROUSEL = PACK.read('10D') as Card;
const SCHNAPPS = PACK.read('2S') as Card;

const SINGLES: readonly (readonly [rule: string, card: Card, points: number])[] = [
  ['broom/score-joker-20', JOKER_20, 10],
  ['broom/score-joker-15', JOKER_15, 5],
  ['broom/score-joker-11', JOKER_11, 3],
  ['broom/score-carousel', CAROUSEL, 2],
  ['broom/score-schnapps', SCHNAPPS, 2],
];

const MOST = 2;
const isSpade = (card: Card): boolean => suitOf(card) === 'S';
const isAce = (card: Card): boolean => rankOf(card) === 'A';

/** Lines for "most spades" or "most cards": one winner, a tie of two, or a tie of more. */
function most(
  counts: readonly number[],
  rule: string,
  thing: string,
): { readonly won: readonly ScoreLine[]; readonly tied: readonly ScoreLine[] } {
  const top = Math.max(...counts);
  const holders = counts.flatMap((n, side) => (n === top ? [side] : []));
  if (top === 0) return { won: [], tied: [] };
  const has = count(top, thing);
  const [only] = holders;
  if (holders.length === 1 && only !== undefined) {
    return {
      won: [{ seat: only, rule, points: MOST, says: says(`most ${thing}s (${top})`, MOST) }],
      tied: [],
    };
  }
  const tie = { rule: 'broom/score-tie', for: rule.replace('broom/', '') };
  if (holders.length > 2) {
    return {
      won: [],
      tied: [
        {
          seat: null,
          ...tie,
          points: 0,
          says: `${holders.length} players are level with ${has}: nobody gets the points for most ${thing}s.`,
        },
      ],
    };
  }
  return {
    won: [],
    tied: holders.map((seat) => ({
      seat,
      ...tie,
      points: 1,
      says: says(`a tie for most ${thing}s (${has})`, 1),
    })),
  };
}

/**
 * Counts the piles of one session.
 * @param taken cards per seat or side, all known
 * @returns one line per rule and side with points, in rulebook order, ties last
 * @see rules `broom/score-*`
 */
export function scoreLines(options: BroomOptions, taken: readonly (readonly Card[])[]): readonly ScoreLine[] {
  const each = options.point === 'spade' ? isSpade : isAce;
  const word = options.point === 'spade' ? 'spade' : 'ace';
  const singles = SINGLES.flatMap(([rule, card, points]) =>
    taken.flatMap((pile, seat) =>
      pile.includes(card) ? [{ seat, rule, points, says: says(name(card), points) }] : [],
    ),
  );
  const eaches = taken.flatMap((pile, seat): ScoreLine[] => {
    const cards = pile.filter(each);
    if (cards.length === 0) return [];
    const what = `${count(cards.length, word)} (${list(cards.map(PACK.text))})`;
    return [{ seat, rule: 'broom/score-each', points: cards.length, says: says(what, cards.length) }];
  });
  const spades = most(
    taken.map((pile) => pile.filter(isSpade).length),
    'broom/score-most-spades',
    'spade',
  );
  const cards = most(
    taken.map((pile) => pile.length),
    'broom/score-most-cards',
    'card',
  );
  return [...singles, ...eaches, ...spades.won, ...cards.won, ...spades.tied, ...cards.tied];
}

function name(card: Card): string {
  if (card === CAROUSEL) return '10♦, the Carousel';
  return card === SCHNAPPS ? '2♠, the Schnapps' : PACK.text(card);
}

function says(what: string, points: number): string {
  return `${count(points, 'point')} for ${what}.`;
}

/** Totals after the lines. */
export function addUp(before: readonly number[], lines: readonly ScoreLine[]): number[] {
  return before.map((n, side) =>
    lines.reduce((sum, line) => (line.seat === side ? sum + line.points : sum), n),
  );
}

export { CAROUSEL, SCHNAPPS };
