import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listen, readPort } from './listen.ts';
import { siteAt } from './site.ts';
import { UsageError } from './usage-error.ts';

const ROOT = fileURLToPath(new URL('../../dist/', import.meta.url));
const HOST = process.env['HOST'] || 'localhost';

try {
  const first = readPort(process.env['PORT']);
  if (!existsSync(`${ROOT}index.html`)) {
    throw new UsageError('There is no built site in dist/: run npm run build first.');
  }
  const port = await listen(createServer(siteAt(ROOT)), HOST, first);
  process.stdout.write(`Fair Deal is served at http://${HOST}:${port}/\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
