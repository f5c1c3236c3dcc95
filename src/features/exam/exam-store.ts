import type { WritableAtom } from 'nanostores';
import { isObject } from '../../game/json.ts';
import { PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { type ExamSitting, isLevel, isSeed, type PaperId, parseSitting } from './sitting.ts';

/** Where an exam is kept on this device. @param id a game’s id, or `all` */
const examKey = (id: string): string => `fair-deal/exam/${id}`;

/** A name on a certificate has so many letters at most. */
export const LONGEST_NAME = 40;

/** A paper that was passed. */
export interface PassedPaper extends PaperId {
  readonly right: number;
  /** Days since 1970. */
  readonly day: number;
}

const VERSION = 1;

/** What is kept of an exam: the paper under way, the best one passed of each level, and whose certificate it is. */
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

/** Undefined where that is none of ours. */
export function parseExam(json: unknown): ExamRecord | undefined {
  if (!isObject(json) || json['version'] !== VERSION) return undefined;
  const { sitting, passed, name } = json;
  const read = sitting === null ? null : parseSitting(sitting);
  if (read === undefined || !Array.isArray(passed) || !passed.every(isPassed)) return undefined;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return undefined;
  return { version: VERSION, sitting: read, passed, name };
}

/** With one more paper passed: of each level the best is kept, of two alike the first. */
export function withPassed(kept: ExamRecord, one: PassedPaper): ExamRecord {
  const before = kept.passed.find(({ level }) => level === one.level);
  if (before && before.right >= one.right) return kept;
  const others = kept.passed.filter(({ level }) => level !== one.level);
  return { ...kept, passed: [...others, one].sort((a, b) => a.level - b.level) };
}

/** What is kept of an exam on this device. @param id a game’s id, or `all` */
export const examStore = (id: string): WritableAtom<ExamRecord> =>
  persistentAtom<ExamRecord>({
    key: examKey(id),
    version: VERSION,
    what: 'your exam',
    empty: EMPTY_EXAM,
    read: parseExam,
  });
