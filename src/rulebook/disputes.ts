import { parse } from 'yaml';
import type { Game } from '../game/game.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { readCase } from '../referee/case.ts';

/** A common dispute, as a case to start from at the desk. */
export interface Dispute {
  readonly title: string;
  readonly json: JsonObject;
}

const files = import.meta.glob<string>('../../content/*/quarrels.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The disputes of a game.
 * @throws RangeError if an entry isn't a case that can be judged
 */
export function disputesOf(game: Game): readonly Dispute[] {
  const file = `content/${game.id}/quarrels.yaml`;
  const text = files[`../../${file}`];
  const parsedFile: unknown = text === undefined ? null : parse(text);
  const list: unknown = isObject(parsedFile) ? parsedFile['quarrels'] : [];
  return (Array.isArray(list) ? list : []).map((one: unknown): Dispute => {
    if (!isObject(one) || typeof one['title'] !== 'string') throw new RangeError(`${file}: one has no title.`);
    const { title, ...json } = one;
    const parsedCase = readCase({ game: game.id, ...json }, () => game, 'move');
    if (!parsedCase.ok) throw new RangeError(`${file}: “${title}”: ${parsedCase.fault.path}: ${parsedCase.fault.says}`);
    return { title: one['title'], json };
  });
}
