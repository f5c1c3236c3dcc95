import { isObject } from '../../game/json.ts';
import { EXAM_LEVELS, type ExamLevel, PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { type ExamAnswer, nextAspect } from '../../scenarios/exam/exam-answer.ts';

/** Which paper: everybody who has this has the same one. */
export interface PaperId {
  readonly level: ExamLevel;
  readonly seed: number;
}

/** A paper under way, or done: what was said of each case, in order; of the last one perhaps not all. */
export interface ExamSitting extends PaperId {
  readonly said: readonly ExamAnswer[];
}

/** A part of an answer. */
export type AnswerPart = Partial<ExamAnswer>;

export const startSitting = (paper: PaperId): ExamSitting => ({ ...paper, said: [] });

/** The case one is at; as many as there are once the paper is done. */
export function currentCase({ level, said }: ExamSitting): number {
  const last = said.at(-1);
  return last && nextAspect(level, last) !== null ? said.length - 1 : said.length;
}

export const isDone = (sitting: ExamSitting): boolean => currentCase(sitting) >= PAPER_LENGTH;

/** The next part of the answer to the case one is at: its verdict first. */
export function addAnswer(sitting: ExamSitting, part: AnswerPart): ExamSitting {
  const here = currentCase(sitting);
  const before = sitting.said[here];
  const answer = before?.answer ?? part.answer;
  if (answer === undefined || here >= PAPER_LENGTH) return sitting;
  return { ...sitting, said: [...sitting.said.slice(0, here), { ...before, ...part, answer }] };
}

/** The last part taken back, as long as the case isn’t done. */
export function takeBackAnswer(sitting: ExamSitting): ExamSitting {
  const here = currentCase(sitting);
  const now = sitting.said[here];
  if (!now) return sitting;
  const before = sitting.said.slice(0, here);
  const { answer, rule } = now;
  return { ...sitting, said: rule === undefined ? before : [...before, { answer }] };
}

const VERDICTS: readonly unknown[] = ['legal', 'illegal', 'depends'];

function isCaseAnswer(json: unknown): json is ExamAnswer {
  if (!isObject(json)) return false;
  const { answer, rule, cards } = json;
  const isAnswer = VERDICTS.includes(answer) || (Number.isInteger(answer) && Number(answer) >= 0);
  const isRule = rule === undefined || typeof rule === 'string';
  const isCards =
    cards === undefined || (Array.isArray(cards) && cards.every((one) => typeof one === 'string'));
  return isAnswer && isRule && isCards;
}

export const isLevel = (json: unknown): json is ExamLevel => EXAM_LEVELS.some((level) => level === json);
export const isSeed = (json: unknown): json is number =>
  Number.isInteger(json) && Number(json) >= 0 && Number(json) < 2 ** 32;

/** Undefined where that is no sitting of ours. */
export function parseSitting(json: unknown): ExamSitting | undefined {
  if (!isObject(json)) return undefined;
  const { level, seed, said } = json;
  if (!isLevel(level) || !isSeed(seed)) return undefined;
  if (!Array.isArray(said) || said.length > PAPER_LENGTH || !said.every(isCaseAnswer)) return undefined;
  const sitting = { level, seed, said };
  // All but the last are done.
  return said.slice(0, -1).every((one) => nextAspect(level, one) === null) ? sitting : undefined;
}
