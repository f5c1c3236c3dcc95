import type { PaperOf } from './sitting.ts';
import { isLevel, isSeed } from './sitting.ts';

/** A paper as it stands in the address: level and seed, `2-k7f3q`. */
export const addressOf = ({ level, seed }: PaperOf): string => `${level}-${seed.toString(36)}`;

/** The paper an address asks for; undefined where it asks for none. A chat may have stuck something to its end. */
export function paperIn(hash: string): PaperOf | undefined {
  const [, level = '', code = ''] = /^#?([123])-([0-9a-z]{1,7})[.,;:!?)\]]*$/i.exec(hash) ?? [];
  const paper = { level: Number(level), seed: Number.parseInt(code, 36) };
  return isLevel(paper.level) && isSeed(paper.seed) ? { level: paper.level, seed: paper.seed } : undefined;
}
