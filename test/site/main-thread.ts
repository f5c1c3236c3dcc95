import type { CDPSession, Page } from '@playwright/test';

/** A task of a page’s main thread, in milliseconds. */
export interface Task {
  /** By the clock: all that had to wait for it, be it for what else the machine does. */
  readonly clock: number;
  /** The processor’s time that the page’s own work took. */
  readonly own: number;
  /** What took most of it, the longest first. */
  readonly parts: readonly string[];
}

/** An event of a trace, as Chromium writes it; times in microseconds, `tdur` the processor’s. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const ms = (microseconds: number): number => Math.round(microseconds / 100) / 10;

const endOf = ({ ts, dur = 0 }: Traced): number => ts + dur;

/** A task with what the page did in it; what a test asks of the page is none of that, and isn’t traced. */
function read(task: Traced, events: readonly Traced[]): Task {
  const within = events.filter((one) => one !== task && one.ts >= task.ts && endOf(one) <= endOf(task));
  let until = 0;
  let own = 0;
  for (const one of within.toSorted((a, b) => a.ts - b.ts)) {
    if (one.ts < until) continue;
    until = endOf(one);
    own += one.tdur ?? 0;
  }
  const longest = within.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, 8);
  const parts = longest.map(({ name, tdur = 0 }) => `${name} ${ms(tdur)}`);
  return { clock: ms(task.dur ?? 0), own: ms(own), parts };
}

/** Notes the tasks of a page’s main thread that take their time. */
export class MainThread {
  readonly #session: CDPSession;
  readonly #events: Traced[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Tracing.dataCollected', ({ value }) => this.#events.push(...(value as unknown as Traced[])));
  }

  /** From now on everything is noted. */
  static async watch(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page);
    const thread = new MainThread(session);
    const traceConfig = { includedCategories: CATEGORIES };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    return thread;
  }

  /** The tasks until now that took so many milliseconds by the clock, those with the most work first. */
  async longest(least: number): Promise<readonly Task[]> {
    const told = new Promise<void>((done) => this.#session.once('Tracing.tracingComplete', () => done()));
    await this.#session.send('Tracing.end');
    await told;
    const main = this.#events.find(
      ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
    );
    if (!main) throw new Error('the trace knows no main thread');
    const events = this.#events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
    return events
      .filter(({ name, dur = 0 }) => name === 'RunTask' && dur >= least * 1000)
      .map((task) => read(task, events))
      .toSorted((a, b) => b.own - a.own);
  }
}
