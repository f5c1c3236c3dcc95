import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../site/free-port.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a command in a folder. @returns its output @throws Error with its output if it fails */
export async function run(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${text}`);
  return text.trim();
}

/** A checkout of another commit, with this checkout's packages. */
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
  // Also cleans up when the run is stopped.
  process.once('exit', remove);
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  // The build cache is in there, so each checkout keeps its own.
  const packageNames = readdirSync(join(ROOT, 'node_modules')).filter(
    (name) => !name.startsWith('.') || name === '.bin',
  );
  for (const name of packageNames) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  return { folder, remove };
}

/** A running server of a site. */
export interface SiteServer {
  readonly url: string;
  stop(): void;
}

/** Serves a checkout's build with its own server. */
export async function serve(folder: string): Promise<SiteServer> {
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
    // A process below npm and its shell.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  process.once('exit', stop);
  await once(server.stdout, 'data');
  return { url: `http://localhost:${port}`, stop };
}
