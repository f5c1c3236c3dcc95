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

/** Whether an answer isn't clearly worse than the best. */
export const isRightChoice = ([, behind, error]: JudgementAnswer): boolean => behind <= Z_95 * error;

const isCount = (json: unknown): json is number => Number.isSafeInteger(json) && Number(json) > 0;
const isText = (json: unknown): json is string => typeof json === 'string' && json !== '';
const isSize = (json: unknown): boolean => typeof json === 'number' && Number.isFinite(json) && json >= 0;

const isAnswer = (json: unknown): boolean =>
  Array.isArray(json) && json.length === 3 && isObject(json[0]) && isSize(json[1]) && isSize(json[2]);

function isPosition(json: unknown, asks: JsonObject): boolean {
  if (!isObject(json) || !isObject(json['case']) || !isText(asks[String(json['kind'])])) return false;
  const { answers } = json;
  return Array.isArray(answers) && answers.length > 1 && answers.every(isAnswer);
}

/**
 * Checks a stock.
 * @throws Error if it isn't valid
 */
export function readJudgementStock(json: unknown): JudgementStock {
  const all: JsonObject = isObject(json) ? json : {};
  const { asks, positions } = all;
  const whole =
    isText(all['command']) && isCount(all['worlds']) && isCount(all['seed']) && isText(all['unit']);
  if (!whole || !isObject(asks) || !Array.isArray(positions))
    throw new Error('not a stock of judgement positions');
  const odd = positions.findIndex((one: unknown) => !isPosition(one, asks));
  if (odd >= 0) throw new Error(`position ${odd + 1} is not valid`);
  return json as JudgementStock;
}
