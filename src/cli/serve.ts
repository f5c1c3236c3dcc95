import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { quote } from '../cards/words.ts';
import { addressAt, listen, readPort } from './listen.ts';
import { createSiteHandler } from './site.ts';
import { UsageError } from './usage-error.ts';

const ROOT = fileURLToPath(new URL('../../dist/', import.meta.url));
const HOST = process.env['HOST'] || 'localhost';

try {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined) {
    throw new UsageError(
      `serve takes nothing like ${quote(argument)}: HOST and PORT in the environment say where it serves, as in “PORT=8080 npm run serve”.`,
    );
  }
  const firstPort = readPort(process.env['PORT']);
  if (!existsSync(`${ROOT}index.html`)) {
    throw new UsageError('dist/ holds no built site: run npm run build first.');
  }
  const port = await listen(createServer(createSiteHandler(ROOT)), HOST, firstPort);
  process.stdout.write(`Fair Deal is served at ${addressAt(HOST, port)}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
