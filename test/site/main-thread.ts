import type { CDPSession, Page } from '@playwright/test';

/** A task of a page's main thread, in ms. */
export interface Task {
  /** Wall-clock time, including other load of the machine. */
  readonly clock: number;
  /** CPU time of the page's own work. */
  readonly ownTime: number;
  /** The parts that took most of it, the longest first. */
  readonly parts: readonly string[];
}

/** An event of a trace in Chromium's format; times in microseconds, `tdur` is CPU time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const ms = (microseconds: number): number => Math.round(microseconds / 100) / 10;

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Returns a task with the page's own work in it; the test's own evaluations aren't traced. */
function readTask(task: TraceEvent, events: readonly TraceEvent[]): Task {
  const innerEvents = events.filter((one) => one !== task && one.ts >= task.ts && endOf(one) <= endOf(task));
  let coveredUntil = 0;
  let ownMicroseconds = 0;
  for (const one of innerEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (one.ts < coveredUntil) continue;
    coveredUntil = endOf(one);
    ownMicroseconds += one.tdur ?? 0;
  }
  const longest = innerEvents.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, 8);
  const parts = longest.map(({ name, tdur = 0 }) => `${name} ${ms(tdur)}`);
  return { clock: ms(task.dur ?? 0), ownTime: ms(ownMicroseconds), parts };
}

/** Traces the long tasks of a page's main thread. */
export class MainThread {
  readonly #session: CDPSession;
  readonly #events: TraceEvent[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Tracing.dataCollected', ({ value }) => this.#events.push(...(value as unknown as TraceEvent[])));
  }

  /** Starts tracing. */
  static async watch(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page);
    const thread = new MainThread(session);
    const traceConfig = { includedCategories: TRACE_CATEGORIES };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    return thread;
  }

  /** Stops tracing. @returns the tasks of at least this wall-clock time in ms, most work first */
  async longest(minMs: number): Promise<readonly Task[]> {
    const traceEnd = new Promise<void>((resolve) => this.#session.once('Tracing.tracingComplete', () => resolve()));
    await this.#session.send('Tracing.end');
    await traceEnd;
    const main = this.#events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
    if (!main) throw new Error('the trace knows no main thread');
    const events = this.#events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
    return events
      .filter(({ name, dur = 0 }) => name === 'RunTask' && dur >= minMs * 1000)
      .map((task) => readTask(task, events))
      .toSorted((a, b) => b.ownTime - a.ownTime);
  }
}
