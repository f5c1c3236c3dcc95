import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SOURCE_FOLDER = new URL('../../src/', import.meta.url);
const IMPORT_PATTERN = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;

/** Adds a file and everything it imports. */
function gather(file: URL, textsByUrl: Map<string, string>): void {
  if (textsByUrl.has(file.href)) return;
  const text = readFileSync(file, 'utf8');
  textsByUrl.set(file.href, text);
  for (const [, at = ''] of text.matchAll(IMPORT_PATTERN)) gather(new URL(at, file), textsByUrl);
}

/**
 * Returns a hash of all code that decides how bots play a game. Results with another hash aren't comparable.
 */
export function botCodeHash(game: string): string {
  const textsByUrl = new Map<string, string>();
  for (const file of ['bots/ladder.ts', 'bots/bots.ts', 'bots/reference-players.ts'])
    gather(new URL(file, SOURCE_FOLDER), textsByUrl);
  for (const file of ['engine.ts', 'search/index.ts'])
    gather(new URL(`games/${game}/${file}`, SOURCE_FOLDER), textsByUrl);
  const hash = createHash('sha256');
  for (const [at, text] of [...textsByUrl].sort()) hash.update(at.slice(SOURCE_FOLDER.href.length)).update(text);
  return hash.digest('hex').slice(0, 12);
}
