import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, ask } from './hosting/ask.ts';
import { type Exchange, KNOWN_DIFFERENCES, OWN_TO_EACH } from './hosting/known.ts';
import { requestsFor, type SiteRequest } from './hosting/requests.ts';
import { OTHER_SERVERS, type OtherServer, type PlacedSite, startOwn } from './hosting/servers.ts';
import { ROOT, run } from './pictures/site.ts';

/**
 * Tries the files of `hosting/` in their servers, at the top of a host and below a path: each request is answered as by
 * our own server, header by header, but for what known.ts lists.
 */

const BASES = ['', '/fair/deal'];

/** Parts of an answer that differ: `status`, `body`, and names of headers. */
function differencesOf({ own, other }: Exchange): readonly string[] {
  const names = new Set([...Object.keys(own.headers), ...Object.keys(other.headers)]);
  return [
    ...(own.status === other.status ? [] : ['status']),
    ...(own.body.equals(other.body) ? [] : ['body']),
    ...[...names].filter((name) => !OWN_TO_EACH.includes(name) && own.headers[name] !== other.headers[name]),
  ];
}

/** Index of the known difference that a part of an answer is; -1 if it is a new one. */
const knownIndex = (exchange: Exchange, part: string): number =>
  KNOWN_DIFFERENCES.findIndex(({ of, isAt }) => (of.includes('all') || of.includes(part)) && isAt(exchange));

/** A part of an answer in words. */
function wordsOf(answer: Answer, part: string): string {
  if (part === 'status') return String(answer.status);
  if (part === 'body') return `${answer.body.length} bytes`;
  return answer.headers[part] ?? 'none';
}

/** Differences of a run: how often each known one was seen, and the new ones in words. */
interface Tally {
  readonly knownCounts: Map<number, number>;
  readonly problems: string[];
}

/** Compares two answers, and notes their differences. @returns the cell of the table: `=`, or numbers of known ones */
function compare(exchange: Exchange, { knownCounts, problems }: Tally): string {
  const { server, request, own, other } = exchange;
  const seenIndexes = new Set<number>();
  for (const part of differencesOf(exchange)) {
    const index = knownIndex(exchange, part);
    seenIndexes.add(index);
    if (index >= 0) continue;
    const at = `${server}: ${request.method} ${request.address}${request.again ? ` again ${request.again}` : ''}`;
    problems.push(`${at}: ${part} is ${wordsOf(other, part)}, ours is ${wordsOf(own, part)}`);
  }
  for (const index of seenIndexes) if (index >= 0) knownCounts.set(index, (knownCounts.get(index) ?? 0) + 1);
  const marks = [...seenIndexes].toSorted((a, b) => a - b).map((index) => (index < 0 ? '✘' : String(index + 1)));
  return marks.length === 0 ? '=' : `≈${marks.join()}`;
}

/** What our own server says, as a line of the table. */
function summaryOf({ method, address, headers, again }: SiteRequest, { status, headers: sent }: Answer): string {
  const asked = [method, address, again && `again ${again}`, headers['Range']].filter(Boolean).join(' ');
  const { 'content-type': type, 'cache-control': cache, 'content-encoding': coding, location } = sent;
  const said = [status, location, type, cache?.replace(/.*immutable/, 'for ever'), coding].filter(Boolean);
  return `${asked.padEnd(64)} ${said.join(' · ').padEnd(58)}`;
}

/** Compares all servers over a placed site, and prints the table. @returns the number of requests */
async function compareAll(site: PlacedSite, servers: readonly OtherServer[], tally: Tally): Promise<number> {
  const own = await startOwn(site);
  const others = await Promise.all(servers.map(async (one) => ({ name: one.name, running: await one.start(site) })));
  const requests = requestsFor(join(site.root, site.base));
  process.stdout.write(`\n${site.base || 'At the top'}\n`);
  for (const request of requests) {
    const answer = await ask(own.port, site.base, request);
    const { location } = answer.headers;
    const ownAnswer = location ? { ...answer, headers: { ...answer.headers, location: site.base + location } } : answer;
    const cells: string[] = [];
    for (const { name, running } of others) {
      const other = await ask(running.port, site.base, request);
      cells.push(`${name} ${compare({ server: name, request, own: ownAnswer, other }, tally)}`.padEnd(16));
    }
    process.stdout.write(`${summaryOf(request, answer)} ${cells.join(' ').trimEnd()}\n`);
  }
  await Promise.all([own, ...others.map(({ running }) => running)].map((one) => one.stop()));
  return requests.length;
}

/** Builds the site for a path and places it there below a root. */
async function placeSite(folder: string, base: string): Promise<PlacedSite> {
  const [root, scratch] = [join(folder, 'root'), join(folder, 'scratch')];
  mkdirSync(scratch, { recursive: true });
  await run(ROOT, 'env', `BASE_PATH=${base}`, 'npx', 'astro', 'build', '--outDir', join(root, base, '/'));
  return { base, root, scratch };
}

const versions = new Map(OTHER_SERVERS.map((server) => [server, server.readVersion()]));
const installed = OTHER_SERVERS.filter((server) => versions.get(server));
for (const server of OTHER_SERVERS)
  if (!versions.get(server)) process.stdout.write(`Skipped: ${server.name} isn’t installed.\n`);

const tally: Tally = { knownCounts: new Map(), problems: [] };
const requestCounts: number[] = [];
for (const base of installed.length > 0 ? BASES : []) {
  const folder = mkdtempSync(join(tmpdir(), 'fair-deal-hosting-'));
  try {
    requestCounts.push(await compareAll(await placeSite(folder, base), installed, tally));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const { knownCounts, problems } = tally;
process.stdout.write('\n');
for (const [i, { of, why }] of KNOWN_DIFFERENCES.entries())
  if (knownCounts.has(i)) process.stdout.write(`≈${i + 1} (${of.join(', ')}, ${knownCounts.get(i)} times): ${why}\n`);
for (const problem of problems) process.stdout.write(`✘ ${problem}\n`);
const tried = installed.map((server) => `${server.name} ${versions.get(server)}`).join(' and ');
process.stdout.write(
  installed.length === 0
    ? 'Hosting: skipped, no server of ours to try it in is installed.\n'
    : `Hosting: ${requestCounts.join(' + ')} requests at the top and below a path to ${tried}: ${problems.length} unknown differences from our own server, ${knownCounts.size} known ones.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
