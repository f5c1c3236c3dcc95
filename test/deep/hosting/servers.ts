import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../../src/cli/listen.ts';
import { createSiteHandler } from '../../../src/cli/site.ts';
import { HOSTING } from '../../../src/hosting/files.ts';
import { freePort } from '../../site/free-port.ts';

const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 10_000;

/** The site as it lies on a disk. */
export interface PlacedSite {
  /** Path of the site, without its last slash; empty at the top. */
  readonly base: string;
  /** Folder that a server has as its root; the build lies at `base` below it. */
  readonly root: string;
  /** Folder for what a server writes. */
  readonly scratch: string;
}

/** A server that answers at a port. */
export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** A server that reads one of the files of `hosting/`. */
export interface OtherServer {
  readonly name: string;
  /** Its version; undefined if it isn't installed. */
  readVersion(): string | undefined;
  start(site: PlacedSite): Promise<RunningServer>;
}

/** Replaces text that a user of a hosting file replaces. @throws Error if the file doesn't have it */
function withReplaced(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((changedText, [from, to]) => {
    if (!changedText.includes(from)) throw new Error(`the hosting file has no “${from}”`);
    return changedText.replaceAll(from, to);
  }, text);
}

/** A hosting file with the changes that docs/hosting.md asks for: folder, and the path before two addresses. */
const placed = (file: string, { base, root }: PlacedSite): string =>
  withReplaced(HOSTING[file] ?? '', {
    '/srv/fair-deal': root,
    ' /_astro/': ` ${base}/_astro/`,
    ' /404.html': ` ${base}/404.html`,
  });

function versionOf(command: string, flag: string): string | undefined {
  const { stdout, stderr, status } = spawnSync(command, [flag], { encoding: 'utf8' });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout + stderr)?.[0] : undefined;
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && child.exitCode === null; await wait(50)) {
    const socket = connect(port, HOST);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`${child.spawnfile} doesn’t answer at port ${port}`);
}

/** Starts a program and waits until it listens. What it writes is shown if it doesn't. */
async function startProgram(port: number, command: string, args: readonly string[], home: string) {
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text));
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  try {
    await waitForPort(port, child);
  } catch (error) {
    kill();
    throw new Error(`${(error as Error).message}: ${output.join('')}`);
  }
  return {
    port,
    async stop() {
      process.off('exit', kill);
      kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

const NGINX: OtherServer = {
  name: 'nginx',
  readVersion: () => versionOf('nginx', '-v'),
  async start(site) {
    const port = await freePort();
    const server = withReplaced(placed('nginx.conf', site), {
      'listen 80;': `listen ${HOST}:${port};`,
      'cards.example': 'localhost',
    });
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = [
      // Its processes may then read the folder, which is ours alone.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${join(site.scratch, 'nginx.pid')}; error_log stderr warn; events {}`,
      'http {',
      ...places.map((place) => `${place}_temp_path ${join(site.scratch, place)};`),
      'access_log off; default_type application/octet-stream;',
      server,
      '}',
    ];
    const file = join(site.scratch, 'nginx.conf');
    writeFileSync(file, config.join('\n'));
    return startProgram(port, 'nginx', ['-p', site.scratch, '-e', 'stderr', '-c', file], site.scratch);
  },
};

const CADDY: OtherServer = {
  name: 'Caddy',
  readVersion: () => versionOf('caddy', 'version'),
  async start(site) {
    const port = await freePort();
    const config = withReplaced(placed('Caddyfile', site), { 'cards.example': `http://${HOST}:${port}` });
    const file = join(site.scratch, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
    return startProgram(port, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], site.scratch);
  },
};

export const OTHER_SERVERS: readonly OtherServer[] = [NGINX, CADDY];

/** Starts our own server. It knows no path, so the path is taken off each request, as a proxy before it does. */
export async function startOwn({ base, root }: PlacedSite): Promise<RunningServer> {
  const answer = createSiteHandler(join(root, base, '/'));
  const server = createServer((request, response) => {
    const { url = '' } = request;
    answer(Object.assign(request, { url: url.startsWith(base) ? url.slice(base.length) : url }), response);
  });
  const port = await listen(server, HOST, await freePort());
  return {
    port,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
