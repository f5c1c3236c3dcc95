import type { PadGame } from '../../../../src/features/score-pad/state/standing.ts';
import { ok } from '../../../../src/game/fault.ts';
import type { PadEntry, PadNextRound, PadRound, PadTable } from '../../../../src/game/pad.ts';

type ToyOptions = { readonly seats: number };
type Round = PadRound<ToyOptions>;

const pointsIn = (entry: PadEntry): readonly string[] => (entry['points'] ?? []) as readonly string[];

/**
 * A game for two to four whose rounds are points, or cards worth as many points as there are. A side wins with ten.
 * The one who began sits out next: the seat to the left begins.
 */
export const toyPadGame = {
  id: 'toy',
  name: 'Toy',
  seats: ({ seats }: ToyOptions) => seats,
  options: [
    { key: 'seats', default: 3, structural: true, values: [2, 3, 4].map((value) => ({ value, label: `${value}` })) },
  ],
  rules: {
    rule: (id: string) => ({ id, title: id, law: '' }),
    chapterOf: () => ({ id: 'count' }),
    number: (id: string) => `R${id}`,
  },
  notation: {},
  pad: {
    roundNoun: 'round',
    best: 'most',
    firstSeatQuestion: null,
    sides: ({ options, name }: PadTable<ToyOptions>) => Array.from({ length: options.seats }, (_, seat) => name(seat)),
    ways: ({ options, name }: PadTable<ToyOptions>) => {
      const labels = Array.from({ length: options.seats }, (_, seat) => name(seat));
      const whyNot = (amount: number) => (amount > 50 ? 'a round holds 50 points' : null);
      const amounts = { kind: 'amounts', label: '', labels, blank: 'zero', whyNot } as const;
      return [
        { id: 'points', label: '', fields: [{ ...amounts, id: 'points' }] },
        { id: 'cards', label: '', fields: [{ ...amounts, id: 'cards' }] },
      ];
    },
    count: ({ options }: Round, way: string, entry: PadEntry) => {
      const texts = way === 'points' ? pointsIn(entry) : ((entry['cards'] ?? []) as readonly string[]);
      if (texts.length === 0) return null;
      const gains = Array.from({ length: options.seats }, (_, side) => Number(texts[side] ?? 0));
      const doubts = entry['odd'] ? [{ says: 'That is odd.', rule: '7' }] : [];
      const lines = gains.map((points, seat) => ({ seat, rule: '3', points, says: `${points} points.` }));
      return ok({ doubts, gains, lines, ...(entry['note'] ? { note: 'All passed' } : {}) });
    },
    start: ({ first, name }: Round): PadNextRound => ({ first, says: `${name(first)} begins.`, rule: null }),
    next: ({ first, options, name }: Round, _gains: unknown, totals: readonly number[]): PadNextRound => {
      const next = (first + 1) % options.seats;
      const winners = totals.flatMap((total, side) => (total >= 10 ? [side] : []));
      const over = winners.length > 0 ? { over: { winners, rule: '9' } } : {};
      return { first: next, says: `${name(next)} begins next.`, rule: '4', ...over };
    },
  },
} as unknown as PadGame;
