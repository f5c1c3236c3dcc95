import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isObject } from '../../game/json.ts';
import { type JudgementStock, readJudgementStock } from './judgement.ts';

/** Serializes a stock; the positions are deflated, in base64. */
export function packJudgementStock({ positions, ...rest }: JudgementStock): string {
  const packed = btoa(strFromU8(deflateSync(strToU8(JSON.stringify(positions)), { level: 9 }), true));
  return `${JSON.stringify({ ...rest, positions: packed }, null, 2)}\n`;
}

/**
 * Reads a serialized stock.
 * @throws Error if it isn't valid
 */
export function unpackJudgementStock(text: string): JudgementStock {
  const json: unknown = JSON.parse(text);
  const packed = isObject(json) ? json['positions'] : undefined;
  if (!isObject(json) || typeof packed !== 'string') throw new Error('not a stock of judgement positions');
  const positions: unknown = JSON.parse(strFromU8(inflateSync(strToU8(atob(packed), true))));
  return readJudgementStock({ ...json, positions });
}
