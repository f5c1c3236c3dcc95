import { mendAddress } from '../../referee/mend-address.ts';
import { isLevel, isSeed, type PaperId } from './sitting.ts';

/** Formats a paper for the address: level and seed, `2-k7f3q`. */
export const paperAddress = ({ level, seed }: PaperId): string => `${level}-${seed.toString(36)}`;

/** Matches a line break that a mail program inserted, with quote marks. */
const MAIL_WRAP = /\s*(?:[\r\n]|>\s|\s{2})[\s>]*(?=\w)/g;
/**
 * Matches level and seed up to the end of a word or a query, so that a truncated address matches no other
 * paper.
 */
const PAPER_ADDRESS = /(?:^|#)\W*([123])-([0-9a-z]{1,7})(?=$|[\s?&]|[^\s0-9a-z]+(?:\s|$))/i;

/** Parses the paper in an address, even one altered by a chat program; undefined if there is none. */
export function parsePaperAddress(address: string): PaperId | undefined {
  const text = mendAddress(address).replace(MAIL_WRAP, '');
  const [, level = '', code = ''] = PAPER_ADDRESS.exec(text) ?? [];
  const paper = { level: Number(level), seed: Number.parseInt(code, 36) };
  return isLevel(paper.level) && isSeed(paper.seed) ? { level: paper.level, seed: paper.seed } : undefined;
}
