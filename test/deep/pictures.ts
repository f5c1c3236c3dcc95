import { mkdirSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../site/chromium.ts';
import { differenceOf } from './pictures/compare.ts';
import { LOOKS, type Look, photograph } from './pictures/photograph.ts';
import { checkOut, ROOT, run, serve } from './pictures/site.ts';
import { SITUATIONS, type Situation } from './pictures/situations.ts';

/** Compares every kind of page in mid-use with an earlier version, pixel by pixel. */

interface PictureState {
  readonly situation: Situation;
  readonly look: Look;
}

const nameOf = ({ situation, look: { viewport, colorScheme } }: PictureState): string =>
  `${situation.name}, ${viewport.width}×${viewport.height}, ${colorScheme}`;

/** Pictures taken of each state if they differ: sticky elements are sometimes a pixel off. */
const TAKES = 5;
/** Number of states compared in parallel. */
const HANDS = 2;

interface ComparedPictures {
  readonly before: Buffer;
  readonly after: Buffer;
}

type Sites = readonly [before: string, after: string];

/** The last pictures of both sites in a state and their difference; null if two of them are equal. */
async function difference(browser: Browser, [was, is]: Sites, { situation, look }: PictureState) {
  const taken: ComparedPictures[] = [];
  for (;;) {
    const [before, after] = await Promise.all([
      photograph(browser, was, situation, look),
      photograph(browser, is, situation, look),
    ]);
    taken.push({ before, after });
    if (taken.some((one) => one.before.equals(after) || one.after.equals(before))) return null;
    const found = await differenceOf(before, after);
    if (!found) return null;
    if (taken.length === TAKES)
      return { pixels: found.pixels, pictures: { before, after, difference: found.drawn } };
  }
}

/** Compares both sites in a state; the text to print, or null if they are equal. */
async function compare(
  browser: Browser,
  sites: Sites,
  state: PictureState,
  folder: string,
): Promise<string | null> {
  const name = nameOf(state);
  try {
    const found = await difference(browser, sites, state);
    if (!found) return null;
    const place = join(folder, name.replaceAll(/[^\w-]+/g, '-'));
    mkdirSync(place);
    for (const [file, png] of Object.entries(found.pictures)) writeFileSync(join(place, `${file}.png`), png);
    return `${name}: ${found.pixels} pixels, ${place}/{before,after,difference}.png`;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : error}`;
  }
}

/** Compares all states. @returns the number that differ */
async function compareAll(sites: Sites, only: string): Promise<number> {
  const states = SITUATIONS.flatMap((situation) => LOOKS.map((look) => ({ situation, look }))).filter(
    (state) => nameOf(state).includes(only),
  );
  if (states.length === 0) throw new Error(`no state is called “${only}”`);
  const folder = mkdtempSync(join(tmpdir(), 'fair-deal-pictures-'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      '--num-raster-threads=1',
    ],
  });
  let differ = 0;
  const left = states.values();
  const work = async (): Promise<void> => {
    for (const state of left) {
      const line = await compare(browser, sites, state, folder);
      if (line === null) continue;
      differ++;
      process.stdout.write(`${line}\n`);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  await browser.close();
  if (differ === 0) rmdirSync(folder);
  process.stdout.write(`${states.length - differ} of ${states.length} states look the same.\n`);
  return differ;
}

/**
 * Compares the site in this folder with that of an earlier commit.
 * @param args `--against REF`, by default the point where this branch left `main`; `--only 'part of a name'`
 * @returns whether they look the same
 */
export async function checkPictures(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
  });
  const ref = values.against ?? (await run(ROOT, 'git', 'merge-base', 'HEAD', 'main'));
  process.stdout.write(`\n── Every kind of page, before and after: against ${ref}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const before = await checkOut(ref);
  const served: { stop(): void }[] = [];
  try {
    for (const folder of [before.folder, ROOT]) await run(folder, 'npm', 'run', '-s', 'build');
    const [was, is] = await Promise.all([serve(before.folder), serve(ROOT)]);
    served.push(was, is);
    return (await compareAll([was.url, is.url], values.only)) === 0;
  } finally {
    for (const one of served) one.stop();
    before.remove();
  }
}
