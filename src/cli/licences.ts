import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The licences of all that the built site ships, in full: `npm run licences`. */
const FILE = fileURLToPath(new URL('../../dist/licences.txt', import.meta.url));

if (existsSync(FILE)) process.stdout.write(readFileSync(FILE, 'utf8'));
else {
  process.stderr.write('There is no built site in dist/: run npm run build first.\n');
  process.exitCode = 2;
}
