import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { fixRandomValues } from './fixed-random.ts';

/** Address of every built page. */
export const PAGES: readonly string[] = builtPages();

/**
 * Cuts thinking times and windows to a tenth. Timers of ten seconds and more, such as timeouts, are
 * unchanged.
 */
const hurry = (): void => {
  const wait = window.setTimeout;
  const hurried = (handler: TimerHandler, ms = 0, ...handlerArgs: unknown[]): number =>
    wait(handler, ms > 100 && ms < 10_000 ? ms / 10 : ms, ...handlerArgs);
  Object.assign(window, { setTimeout: hurried });
};

interface Fixtures {
  /** Whether the table runs with shortened timers. */
  readonly hurried: boolean;
  readonly chance: undefined;
  readonly quiet: undefined;
}

/** A page on which every error and every blocked request fails the test, with the same cards in every run. */
export const test = base.extend<Fixtures>({
  hurried: [false, { option: true }],
  chance: [
    async ({ context, hurried }, use, info) => {
      if (hurried) await context.addInitScript(hurry);
      // The seed differs from test to test: it comes from the title.
      const start = [...info.titlePath.join()].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);
      await context.addInitScript(fixRandomValues, start);
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) problems.push(`asked for ${url}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The findings of axe on a page, one line each: the rule and the first places. Runs once and without the list of
 * passes, which takes most of its time; there are no frames.
 */
export async function axe(page: Page, { within, rules, without }: AxeScope = {}): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) builder.include(within);
  if (rules) builder.withRules([...rules]);
  if (without) builder.disableRules([...without]);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html }) => html).slice(0, 3);
    return `${id}: ${places.join(' | ')}`;
  });
}

interface AxeScope {
  /** Selector of the part to check. */
  readonly within?: string;
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** All rules but these. */
  readonly without?: readonly string[];
}

export { expect };
