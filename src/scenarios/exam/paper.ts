import type { CoachedGame } from '../../game/game.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { type CaseSource, createCaseSource } from './case-source.ts';
import { createIllegalCase, createLegalCase, createRecordCase, createUnseenCase } from './cases.ts';
import { type CaseKind, type ExamCase, PAPER_LENGTH } from './exam.ts';
import { createHouseCase } from './house-case.ts';
import { scanMoments } from './scan.ts';

/** So many moments are looked through for a paper, shared by its games; and so many more whenever they don’t do. */
const TOTAL_MOMENTS = 48;
const MIN_MOMENTS = 14;
const MORE_MOMENTS = 12;
/** So often more is looked through before a paper is given up. */
const MAX_ROUNDS = 20;

/** What a paper is made of, but for its last case of each third, which is a record. */
const SINGLE_KINDS: readonly CaseKind[] = [
  ...Array<CaseKind>(6).fill('illegal'),
  ...Array<CaseKind>(3).fill('legal'),
  ...Array<CaseKind>(3).fill('house'),
  ...Array<CaseKind>(2).fill('unseen'),
];

/** Kinds in the order in which they come; one of them as it may be, so that nobody can count what is left. */
function planKinds(random: Random): readonly CaseKind[] {
  const odd: CaseKind = random.pick(['illegal', 'legal', 'legal', 'unseen']);
  const singles = random.shuffle([...SINGLE_KINDS, odd]);
  return [0, 1, 2].flatMap((third): CaseKind[] => [...singles.slice(third * 5, third * 5 + 5), 'record']);
}

/** A case of a kind; `n` counts those of the same game: the first ones take what comes least often. */
function tryKind(bench: CaseSource, kind: CaseKind, n: number): ExamCase | undefined {
  const order = n % 3 === 0 ? 'rare' : 'any';
  switch (kind) {
    case 'illegal':
      return createIllegalCase(bench, order);
    case 'legal':
      return createLegalCase(bench, order);
    case 'house':
      return createHouseCase(bench);
    case 'unseen':
      return createUnseenCase(bench, bench.random.fraction() < 0.7 ? 'depends' : 'sure');
    case 'record':
      return createRecordCase(bench, order);
  }
}

/** A case, of this kind if it can be had. @throws RangeError where none can: the game has nothing to ask */
function createCaseFor(bench: CaseSource, kind: CaseKind, n: number): ExamCase {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const kinds: readonly CaseKind[] = kind === 'record' ? [kind] : [kind, 'illegal', 'legal'];
    for (const one of kinds) {
      const found = tryKind(bench, one, n);
      if (found) return found;
    }
    bench.scan = scanMoments(bench.game, bench.options, bench.random, MORE_MOMENTS + round * MORE_MOMENTS);
  }
  throw new RangeError(`${bench.game.id}: nothing to ask.`);
}

/**
 * Eighteen fresh cases, out of games played for them: same games, same seed, same paper. No table comes twice. What
 * is right is the referee’s to say, of each when it is asked.
 * @param games all that are asked about, in any order
 */
export function createPaper(games: readonly CoachedGame[], seed: number): readonly ExamCase[] {
  const random = createRandom(seed);
  const each = Math.max(MIN_MOMENTS, Math.ceil(TOTAL_MOMENTS / games.length));
  const benches = random
    .shuffle(games.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .map((game) => createCaseSource(game, createRandom(random.below(2 ** 31)), each));
  return planKinds(random)
    .slice(0, PAPER_LENGTH)
    .map((kind, n) =>
      createCaseFor(benches[n % benches.length] as CaseSource, kind, Math.floor(n / benches.length)),
    );
}
