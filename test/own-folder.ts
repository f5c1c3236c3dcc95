import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a test run its own temporary folder, removed at the end.
 * @returns a function that ends it; throws if a test left files behind
 */
export default function ownFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'fair-deal-run-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // A run that is interrupted doesn't call the returned function.
  process.once('exit', remove);
  process.once('SIGTERM', () => process.exit(143));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => {
    const leftFolders = readdirSync(folder).filter((name) => name.startsWith('fair-deal-'));
    remove();
    if (leftFolders.length > 0) throw new Error(`Tests left behind: ${leftFolders.join(', ')}`);
  };
}
