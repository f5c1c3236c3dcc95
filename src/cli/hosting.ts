import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOSTING } from '../hosting/files.ts';

/** Folder of the configurations for other servers, written by `npm run hosting`. */
const FOLDER = fileURLToPath(new URL('../../hosting/', import.meta.url));

mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of Object.entries(HOSTING)) writeFileSync(FOLDER + name, text);
process.stdout.write(`hosting/: ${Object.keys(HOSTING).join(', ')}\n`);
