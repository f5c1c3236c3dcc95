import { isObject, type JsonObject } from '../../game/json.ts';

/** A move, how far it is behind the best on average, and the standard error of that, which is 0 for the best. */
export type JudgementAnswer = readonly [move: JsonObject, behind: number, error: number];

export interface JudgementPosition {
  /** Id of the decision. */
  readonly kind: string;
  /** The position in the wire format. */
  readonly case: JsonObject;
  /** The answers, best first. */
  readonly answers: readonly JudgementAnswer[];
}

/** All stored positions of a game. */
export interface JudgementStock {
  /** The command that created it. */
  readonly command: string;
  readonly worlds: number;
  readonly seed: number;
  /** Unit of the figures, written after a number. */
  readonly unit: string;
  /** The question for each kind. */
  readonly asks: Readonly<Record<string, string>>;
  readonly positions: readonly JudgementPosition[];
}

/** Standard errors in a 95 % interval. */
const Z_95 = 1.96;

/** Returns whether an answer isn't clearly worse than the best: the 95 % interval includes zero. */
export const isRightChoice = ([, distance, error]: JudgementAnswer): boolean => distance <= Z_95 * error;

const isCount = (json: unknown): json is number => Number.isSafeInteger(json) && Number(json) > 0;
const isText = (json: unknown): json is string => typeof json === 'string' && json !== '';
const isSize = (json: unknown): boolean => typeof json === 'number' && Number.isFinite(json) && json >= 0;

const isAnswer = (json: unknown): boolean =>
  Array.isArray(json) && json.length === 3 && isObject(json[0]) && isSize(json[1]) && isSize(json[2]);

function isPosition(json: unknown, questions: JsonObject): boolean {
  if (!isObject(json) || !isObject(json['case']) || !isText(questions[String(json['kind'])])) return false;
  const { answers } = json;
  return Array.isArray(answers) && answers.length > 1 && answers.every(isAnswer);
}

/**
 * Checks a stock.
 * @throws Error if it isn't valid
 */
export function readJudgementStock(json: unknown): JudgementStock {
  const stockJson: JsonObject = isObject(json) ? json : {};
  const { asks, positions } = stockJson;
  const hasValidHead =
    isText(stockJson['command']) &&
    isCount(stockJson['worlds']) &&
    isCount(stockJson['seed']) &&
    isText(stockJson['unit']);
  if (!hasValidHead || !isObject(asks) || !Array.isArray(positions))
    throw new Error('not a stock of judgement positions');
  const invalidIndex = positions.findIndex((one: unknown) => !isPosition(one, asks));
  if (invalidIndex >= 0) throw new Error(`position ${invalidIndex + 1} is not valid`);
  return json as JudgementStock;
}
