import { isObject } from '../../game/json.ts';
import { EXAM_LEVELS, type ExamLevel, PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { type ExamAnswer, nextAspect } from '../../scenarios/exam/exam-answer.ts';

/** Identifies a paper: the same level and seed give the same cases. */
export interface PaperId {
  readonly level: ExamLevel;
  readonly seed: number;
}

/** A paper with the answers so far, in order; the last answer may be incomplete. */
export interface ExamSitting extends PaperId {
  readonly said: readonly ExamAnswer[];
}

export type AnswerPart = Partial<ExamAnswer>;

export const startSitting = (paper: PaperId): ExamSitting => ({ ...paper, said: [] });

/** Index of the current case; the number of cases once the paper is done. */
export function caseIndexOf({ level, said }: ExamSitting): number {
  const lastAnswer = said.at(-1);
  return lastAnswer && nextAspect(level, lastAnswer) !== null ? said.length - 1 : said.length;
}

export const isDone = (sitting: ExamSitting): boolean => caseIndexOf(sitting) >= PAPER_LENGTH;

/** Adds the next part of the answer to the current case, the verdict first. */
export function addAnswer(sitting: ExamSitting, part: AnswerPart): ExamSitting {
  const index = caseIndexOf(sitting);
  const earlierAnswer = sitting.said[index];
  const answer = earlierAnswer?.answer ?? part.answer;
  if (answer === undefined || index >= PAPER_LENGTH) return sitting;
  return { ...sitting, said: [...sitting.said.slice(0, index), { ...earlierAnswer, ...part, answer }] };
}

/** Takes back the last part of an incomplete answer. */
export function takeBackAnswer(sitting: ExamSitting): ExamSitting {
  const index = caseIndexOf(sitting);
  const currentAnswer = sitting.said[index];
  if (!currentAnswer) return sitting;
  const earlierAnswers = sitting.said.slice(0, index);
  const { answer, rule } = currentAnswer;
  return { ...sitting, said: rule === undefined ? earlierAnswers : [...earlierAnswers, { answer }] };
}

const VERDICTS: readonly unknown[] = ['legal', 'illegal', 'depends'];

function isExamAnswer(json: unknown): json is ExamAnswer {
  if (!isObject(json)) return false;
  const { answer, rule, cards } = json;
  const isAnswer = VERDICTS.includes(answer) || (Number.isInteger(answer) && Number(answer) >= 0);
  const isRule = rule === undefined || typeof rule === 'string';
  const isCards = cards === undefined || (Array.isArray(cards) && cards.every((one) => typeof one === 'string'));
  return isAnswer && isRule && isCards;
}

const SEED_LIMIT = 2 ** 32;
export const isLevel = (json: unknown): json is ExamLevel => EXAM_LEVELS.some((level) => level === json);
export const isSeed = (json: unknown): json is number =>
  Number.isInteger(json) && Number(json) >= 0 && Number(json) < SEED_LIMIT;

/** Parses a stored sitting; undefined if the JSON has another shape. */
export function parseSitting(json: unknown): ExamSitting | undefined {
  if (!isObject(json)) return undefined;
  const { level, seed, said } = json;
  if (!isLevel(level) || !isSeed(seed)) return undefined;
  if (!Array.isArray(said) || said.length > PAPER_LENGTH || !said.every(isExamAnswer)) return undefined;
  const sitting = { level, seed, said };
  // All answers but the last must be complete.
  return said.slice(0, -1).every((one) => nextAspect(level, one) === null) ? sitting : undefined;
}
