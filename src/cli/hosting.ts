import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOSTING } from '../hosting/files.ts';

/** Folder of the configurations for other servers, written by `npm run hosting`. */
const HOSTING_FOLDER = fileURLToPath(new URL('../../hosting/', import.meta.url));

mkdirSync(HOSTING_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(HOSTING)) writeFileSync(HOSTING_FOLDER + name, text);
process.stdout.write(`hosting/: ${Object.keys(HOSTING).join(', ')}\n`);
