import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../site/free-port.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A command in a folder; what it prints is answered. @throws Error with what it printed, where it fails */
export async function run(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more) => (text += more));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${text}`);
  return text.trim();
}

/** A checkout of another commit, with the packages of this one. */
export interface Checkout {
  readonly folder: string;
  remove(): void;
}

/** @param ref the commit, or a name for it */
export async function checkOut(ref: string): Promise<Checkout> {
  const place = mkdtempSync(join(tmpdir(), 'fair-deal-before-'));
  const folder = join(place, 'tree');
  await run(ROOT, 'git', 'worktree', 'add', '--detach', folder, ref);
  const remove = (): void => {
    process.off('exit', remove);
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT });
    rmSync(place, { recursive: true, force: true });
  };
  // A run that is stopped leaves nothing behind, either.
  process.once('exit', remove);
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  // What a build remembers lies there, too: that stays with its own checkout.
  const all = readdirSync(join(ROOT, 'node_modules')).filter(
    (name) => !name.startsWith('.') || name === '.bin',
  );
  for (const name of all) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  return { folder, remove };
}

/** A site that is served. */
export interface Served {
  readonly url: string;
  stop(): void;
}

/** Serves the site that was built in a checkout, with the server of that checkout. */
export async function serve(folder: string): Promise<Served> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const server = spawn('npm', ['run', '-s', 'serve'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): void => {
    process.off('exit', stop);
    // It stands behind npm and its shell.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  process.once('exit', stop);
  await once(server.stdout, 'data');
  return { url: `http://localhost:${port}`, stop };
}
