import type { WritableAtom } from 'nanostores';
import { isObject } from '../../game/json.ts';
import { PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { type ExamSitting, isLevel, isSeed, type PaperId, parseSitting } from './sitting.ts';
import { STORED } from './start-words.ts';

/** Storage key of an exam. @param id a game's id, or `all` */
const examKey = (id: string): string => `fair-deal/exam/${id}`;

/** Longest name on a certificate, in letters. */
export const LONGEST_NAME = 40;

/** A passed paper, with the number of its right answers. */
export interface PassedPaper extends PaperId {
  readonly right: number;
  /** Days since 1970. */
  readonly day: number;
}

const VERSION = 1;

/** The stored exam: the paper in progress, the best paper passed at each level, and the name on the certificate. */
export interface ExamRecord {
  readonly version: typeof VERSION;
  readonly sitting: ExamSitting | null;
  readonly passed: readonly PassedPaper[];
  readonly name: string;
}

const EMPTY_EXAM: ExamRecord = { version: VERSION, sitting: null, passed: [], name: '' };

const isPassed = (json: unknown): json is PassedPaper =>
  isObject(json) &&
  isLevel(json['level']) &&
  isSeed(json['seed']) &&
  Number.isInteger(json['right']) &&
  Number(json['right']) <= PAPER_LENGTH &&
  Number.isInteger(json['day']);

/** Parses a stored exam; undefined if the JSON has another shape or version. */
export function parseExam(json: unknown): ExamRecord | undefined {
  if (!isObject(json) || json['version'] !== VERSION) return undefined;
  const { sitting, passed, name } = json;
  const parsedSitting = sitting === null ? null : parseSitting(sitting);
  if (parsedSitting === undefined || !Array.isArray(passed) || !passed.every(isPassed)) return undefined;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return undefined;
  return { version: VERSION, sitting: parsedSitting, passed, name };
}

/** Adds a passed paper. The record keeps the best paper of each level; of equal ones, the first. */
export function withPassed(record: ExamRecord, paper: PassedPaper): ExamRecord {
  const earlierPaper = record.passed.find(({ level }) => level === paper.level);
  if (earlierPaper && earlierPaper.right >= paper.right) return record;
  const otherPapers = record.passed.filter(({ level }) => level !== paper.level);
  return { ...record, passed: [...otherPapers, paper].sort((a, b) => a.level - b.level) };
}

/** The store of an exam on this device. @param id a game's id, or `all` */
export const examStore = (id: string): WritableAtom<ExamRecord> =>
  persistentAtom<ExamRecord>({
    key: examKey(id),
    version: VERSION,
    description: STORED,
    empty: EMPTY_EXAM,
    read: parseExam,
  });
