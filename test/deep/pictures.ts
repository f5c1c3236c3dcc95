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

/** Number of pictures taken of a state that differs. Sticky elements are sometimes a pixel off. */
const MAX_TAKES = 5;
/** Number of states compared in parallel. */
const WORKER_COUNT = 2;

interface ComparedPictures {
  readonly before: Buffer;
  readonly after: Buffer;
}

type Sites = readonly [before: string, after: string];

/**
 * Takes pictures of a state on both sites. Returns the last ones with their difference; null if two of them
 * are equal.
 */
async function findDifference(browser: Browser, [oldSite, newSite]: Sites, { situation, look }: PictureState) {
  const takenPictures: ComparedPictures[] = [];
  for (;;) {
    const [before, after] = await Promise.all([
      photograph(browser, oldSite, situation, look),
      photograph(browser, newSite, situation, look),
    ]);
    takenPictures.push({ before, after });
    if (takenPictures.some((one) => one.before.equals(after) || one.after.equals(before))) return null;
    const difference = await differenceOf(before, after);
    if (!difference) return null;
    if (takenPictures.length === MAX_TAKES)
      return { pixels: difference.pixels, pictures: { before, after, difference: difference.picture } };
  }
}

/** Compares both sites in a state; the text to print, or null if they are equal. */
async function compare(browser: Browser, sites: Sites, state: PictureState, folder: string): Promise<string | null> {
  const name = nameOf(state);
  try {
    const pictureDifference = await findDifference(browser, sites, state);
    if (!pictureDifference) return null;
    const place = join(folder, name.replaceAll(/[^\w-]+/g, '-'));
    mkdirSync(place);
    for (const [file, png] of Object.entries(pictureDifference.pictures))
      writeFileSync(join(place, `${file}.png`), png);
    return `${name}: ${pictureDifference.pixels} pixels, ${place}/{before,after,difference}.png`;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : error}`;
  }
}

/** Compares all states. @returns the number that differ */
async function compareAll(sites: Sites, filterText: string): Promise<number> {
  const states = SITUATIONS.flatMap((situation) => LOOKS.map((look) => ({ situation, look }))).filter((state) =>
    nameOf(state).includes(filterText),
  );
  if (states.length === 0) throw new Error(`no state is called “${filterText}”`);
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
  const statesLeft = states.values();
  const work = async (): Promise<void> => {
    for (const state of statesLeft) {
      const line = await compare(browser, sites, state, folder);
      if (line === null) continue;
      differ++;
      process.stdout.write(`${line}\n`);
    }
  };
  await Promise.all(Array.from({ length: WORKER_COUNT }, work));
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
async function checkPictures(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
  });
  const ref = values.against ?? (await run(ROOT, 'git', 'merge-base', 'HEAD', 'main'));
  process.stdout.write(`Against ${ref}.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const oldCheckout = await checkOut(ref);
  const served: { stop(): void }[] = [];
  try {
    for (const folder of [oldCheckout.folder, ROOT]) await run(folder, 'npm', 'run', '-s', 'build');
    const [oldSite, newSite] = await Promise.all([serve(oldCheckout.folder), serve(ROOT)]);
    served.push(oldSite, newSite);
    return (await compareAll([oldSite.url, newSite.url], values.only)) === 0;
  } finally {
    for (const one of served) one.stop();
    oldCheckout.remove();
  }
}

process.exit((await checkPictures(process.argv.slice(2))) ? 0 : 1);
