import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SRC = new URL('../../src/', import.meta.url);
const IMPORTS = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;

/** Adds a file and everything it imports. */
function gather(file: URL, found: Map<string, string>): void {
  if (found.has(file.href)) return;
  const text = readFileSync(file, 'utf8');
  found.set(file.href, text);
  for (const [, at = ''] of text.matchAll(IMPORTS)) gather(new URL(at, file), found);
}

/**
 * Returns a hash of all code that decides how bots play a game. Results with another hash aren't comparable.
 */
export function botCodeHash(game: string): string {
  const found = new Map<string, string>();
  for (const file of ['bots/ladder.ts', 'bots/bots.ts', 'bots/reference-players.ts']) gather(new URL(file, SRC), found);
  for (const file of ['engine.ts', 'search/index.ts']) gather(new URL(`games/${game}/${file}`, SRC), found);
  const hash = createHash('sha256');
  for (const [at, text] of [...found].sort()) hash.update(at.slice(SRC.href.length)).update(text);
  return hash.digest('hex').slice(0, 12);
}
