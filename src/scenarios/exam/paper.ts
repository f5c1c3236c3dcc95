import type { CoachedGame } from '../../game/game.ts';
import { createRandom, type Random } from '../../random/random.ts';
import { type CaseSource, createCaseSource } from './case-source.ts';
import { createIllegalCase, createLegalCase, createRecordCase, createUnseenCase } from './cases.ts';
import { type CaseKind, type ExamCase, PAPER_LENGTH } from './exam.ts';
import { createHouseCase } from './house-case.ts';
import { scanMoments } from './scan.ts';

/** Number of moments to scan for a whole paper. */
const TOTAL_MOMENTS = 48;
/** Lower limit of the moments to scan for each game. */
const MIN_MOMENTS = 14;
/** Number of moments by which each further scan grows, once the moments are used up. */
const MORE_MOMENTS = 12;
/** Number of further scans before giving up. */
const MAX_ROUNDS = 20;

/** Kinds of the cases, without the records that end each third of the paper and without one random case. */
const SINGLE_KINDS: readonly CaseKind[] = [
  ...Array<CaseKind>(6).fill('illegal'),
  ...Array<CaseKind>(3).fill('legal'),
  ...Array<CaseKind>(3).fill('house'),
  ...Array<CaseKind>(2).fill('unseen'),
];

/** Returns the kinds in order. One is random, so that the remaining ones can't be counted. */
function planKinds(random: Random): readonly CaseKind[] {
  const extraKind: CaseKind = random.pick(['illegal', 'legal', 'legal', 'unseen']);
  const singles = random.shuffle([...SINGLE_KINDS, extraKind]);
  return [0, 1, 2].flatMap((third): CaseKind[] => [...singles.slice(third * 5, third * 5 + 5), 'record']);
}

/**
 * Creates a case of this kind, or undefined.
 * @param caseIndex number of cases of the same game so far; every third prefers rare rules
 */
function tryKind(source: CaseSource, kind: CaseKind, caseIndex: number): ExamCase | undefined {
  const order = caseIndex % 3 === 0 ? 'rare' : 'any';
  switch (kind) {
    case 'illegal':
      return createIllegalCase(source, order);
    case 'legal':
      return createLegalCase(source, order);
    case 'house':
      return createHouseCase(source);
    case 'unseen':
      return createUnseenCase(source, source.random.fraction() < 0.7 ? 'depends' : 'sure');
    case 'record':
      return createRecordCase(source, order);
  }
}

/**
 * Creates a case, if possible of this kind.
 * @throws RangeError if none can be made
 */
function createCaseFor(source: CaseSource, kind: CaseKind, caseIndex: number): ExamCase {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const kinds: readonly CaseKind[] = kind === 'record' ? [kind] : [kind, 'illegal', 'legal'];
    for (const triedKind of kinds) {
      const examCase = tryKind(source, triedKind, caseIndex);
      if (examCase) return examCase;
    }
    source.scan = scanMoments(source.game, source.options, source.random, MORE_MOMENTS + round * MORE_MOMENTS);
  }
  throw new RangeError(`${source.game.id}: no case could be made.`);
}

/**
 * Creates a paper from games played for it. The same games and seed give the same paper. No table occurs twice.
 * @param games the games in any order
 */
export function createPaper(games: readonly CoachedGame[], seed: number): readonly ExamCase[] {
  const random = createRandom(seed);
  const momentsPerGame = Math.max(MIN_MOMENTS, Math.ceil(TOTAL_MOMENTS / games.length));
  const sources = random
    .shuffle(games.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .map((game) => createCaseSource(game, createRandom(random.integerBelow(2 ** 31)), momentsPerGame));
  return planKinds(random)
    .slice(0, PAPER_LENGTH)
    .map((kind, n) => createCaseFor(sources[n % sources.length] as CaseSource, kind, Math.floor(n / sources.length)));
}
